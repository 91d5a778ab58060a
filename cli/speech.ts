import { type AnyGame, type GameEvent, houseRefusal, type Outcome, type Refusal } from '@holoboard/kernel';
import type { Terminal } from './terminal.ts';

/** Tells events, one sentence a line. */
export function sayEvents(
  terminal: Terminal,
  game: AnyGame,
  view: unknown,
  events: readonly GameEvent[],
): void {
  for (const event of events) {
    const sentence = game.words.en.event(view, event);
    if (sentence !== '') terminal.text(sentence, '    ', '  · ');
  }
}

/** Shows the position as text. */
export function sayBoard(terminal: Terminal, game: AnyGame, view: unknown): void {
  for (const line of game.words.en.board(view)) terminal.line(line);
}

/** Says why not, and by which clause. */
export function sayRefusal(terminal: Terminal, game: AnyGame, refusal: Refusal): void {
  const house = houseRefusal(refusal);
  terminal.text(house ?? `${game.words.en.refusal(refusal)} [${refusal.clause}]`);
}

/** Says how the game ended. */
export function sayOutcome(terminal: Terminal, game: AnyGame, view: unknown, outcome: Outcome): void {
  terminal.styledText('bold', game.words.en.outcome(view, outcome));
}

/** How the person who reads this started the program, so that a hint can be typed as it stands. */
export function calledAs(): string {
  return process.env['npm_lifecycle_event'] === 'holoboard' ? 'npm run holoboard --' : 'holoboard';
}
