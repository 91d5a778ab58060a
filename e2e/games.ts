import { type HothState, hoth } from '@holoboard/hoth';
import { type GameAction, readOptions, SeededChance } from '@holoboard/kernel';
import {
  exportMatch,
  legal,
  type Match,
  openLocalMatch,
  outcome,
  question,
  replayMatch,
  submit,
  versionFor,
} from '@holoboard/table';

/** Whether a game should stop where it stands: what it asks, how many answers there are, how many steps were taken. */
type Wanted = (asked: {
  readonly phase: HothState['phase'];
  readonly choices: number;
  readonly steps: number;
}) => boolean;

const players = ['Ann', 'Ben', 'Cem'] as const;

/** A game between three people who choose at random, until it is as wanted or over. */
function play(seed: number, wanted: Wanted, game: typeof hoth): Match {
  const chance = new SeededChance(seed);
  const match = openLocalMatch({
    game,
    options: readOptions(game.options, {}, players.length),
    seats: players.map((name) => ({ kind: 'human', name })),
    seed: String(seed).repeat(64).slice(0, 64),
    now: 0,
  });
  while (!outcome(match)) {
    const { seats, kind } = question(match);
    const [seat] = seats as [number];
    const choices = legal(match, seat);
    if (wanted({ phase: kind as HothState['phase'], choices: choices.length, steps: match.steps.length }))
      break;
    const action = choices[chance.draw('choice', choices.length)] as GameAction;
    const refusal = submit(match, { seat, version: versionFor(match, seat), action, now: 0 });
    if (refusal) throw new Error(`A legal move was refused by ${refusal.clause}.`);
  }
  return match;
}

/** The file of a whole game. */
export function finishedGame(seed: number): string {
  return exportMatch(play(seed, () => false, hoth));
}

/** The file of a game that can be played on where it is as wanted; some game is. */
export function unfinishedGame(wanted: Wanted, game: typeof hoth = hoth): string {
  for (let seed = 1; seed < 100; seed++) {
    const match = play(seed, wanted, game);
    if (!outcome(match)) return exportMatch(match, { sealed: true });
  }
  throw new Error('No game comes to such a moment.');
}

/** The file of a game that was played by rules of a later version. */
export function gameFromTheFuture(): string {
  return unfinishedGame(({ steps }) => steps === 5, { ...hoth, rulesVersion: 99 });
}

/** The text board of a game after so many steps, as somebody sees it who does not play. */
export function textBoardAt(text: string, steps: number): string {
  const { state } = replayMatch([hoth], text, steps);
  return hoth.words.en.board(hoth.view(state as HothState, 'spectator')).join('\n');
}
