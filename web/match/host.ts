import type { Seat } from '@holoboard/kernel';
import { type BotTurn, LocalSitting, type Match } from '@holoboard/table';
import type { SaveProblem } from '../saved-games.ts';
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
  sitting.subscribe(() => saver.request());
  return {
    sitting,
    host: {
      botToMove: () => sitting.botToMove(),
      letBotPlay: () =>
        sitting.letBotPlay(({ game, ...request }) => thinking.choose({ ...request, game: game.id })),
      overlong: () => sitting.overlong(),
      file: () => sitting.file(),
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
