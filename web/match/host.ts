import type { Seat, Viewer } from '@holoboard/kernel';
import { type BotTurn, LocalSitting, type Match, stepOf, versionOf } from '@holoboard/table';
import { replayAddress, type SaveProblem } from '../saved-games.ts';
import { Saver } from './saver.ts';
import type { Thinking } from './thinking.ts';

/** What somebody does at this screen who also holds the match: a table elsewhere has its host there. */
export interface Host {
  /** The first bot that is asked now; nothing when none is. */
  botToMove(): Seat | null;
  /** Lets that bot think and play; nothing when there is none. */
  letBotPlay(): Promise<BotTurn | null>;
  /** Whether bots among themselves should stop here. */
  overlong(): boolean;
  /** The match as the text of a file, to be kept or opened elsewhere. */
  file(): string;
  /** The address in the replay of a moment, by how many steps a viewer had been told then. */
  replayAddress(viewer: Viewer, version: number): number;
  /** Tells when saving fails, and when it works again. */
  onSaving(listener: (problem: SaveProblem | null) => void): void;
  /** Resolves when everything that was played is saved, or cannot be. */
  settled(): Promise<void>;
  /** Stops the bots, for good; what was played is saved. */
  close(): void;
}

/** What a match at this screen is hosted with. */
export interface HostSetup {
  readonly match: Match;
  readonly thinking: Pick<Thinking, 'choose' | 'close'>;
  readonly save: (match: Match) => Promise<SaveProblem | null>;
  readonly now: () => number;
}

/** Hosts a match in this page: saves every step and lets bots play when they are told to. */
export function hostMatch({ match, thinking, save, now }: HostSetup): { sitting: LocalSitting; host: Host } {
  const sitting = new LocalSitting(match, now);
  let report: (problem: SaveProblem | null) => void = () => {};
  const saver = new Saver(
    () => save(match),
    (problem) => report(problem),
  );
  let saved = versionOf(match);
  const saveNew = (): void => {
    if (versionOf(match) === saved) return;
    saved = versionOf(match);
    saver.request();
  };
  sitting.subscribe(saveNew);
  return {
    sitting,
    host: {
      botToMove: () => sitting.botToMove(),
      async letBotPlay() {
        const turn = await sitting.letBotPlay(({ game, ...request }) =>
          thinking.choose({ ...request, game: game.id }),
        );
        // What is told to nobody here is saved too.
        saveNew();
        return turn;
      },
      overlong: () => sitting.overlong(),
      file: () => sitting.file(),
      replayAddress: (viewer, version) => replayAddress(match, stepOf(match, viewer, version)),
      onSaving: (listener) => {
        report = listener;
      },
      settled: () => saver.settled(),
      close() {
        sitting.leave();
        thinking.close();
      },
    },
  };
}
