import type { GameAction, Outcome, Question, Refusal, Seat, Viewer } from './game.ts';

/** A label and one sentence of why, for the set-up form. */
export interface OptionWords {
  readonly label: string;
  readonly why: string;
  /** Labels of the values, for a choice. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Everything a game says, in one language. All of it is made from what the viewer may know. */
export interface Words<Action extends GameAction, Event, View> {
  /** One line about what the game is. */
  readonly summary: string;
  seat(view: View, seat: Seat): string;
  /** The prompt: what must be decided now, told to a viewer. */
  question(view: View, question: Question, viewer: Viewer): string;
  /** An action as an entry of a menu. */
  action(view: View, action: Action): string;
  /** What happened, as a sentence of the log. */
  event(view: View, event: Event): string;
  /** Why not, in one sentence. */
  refusal(refusal: Refusal): string;
  outcome(view: View, outcome: Outcome): string;
  /** The whole position as lines of text. */
  board(view: View): readonly string[];
  readonly options: Readonly<Record<string, OptionWords>>;
}

/** What is refused at every table, whatever the game. */
export const houseRefusals = {
  'TABLE-OVER': () => 'The game is over.',
  'TABLE-TURN': () => 'It is not your decision now.',
  'TABLE-SHAPE': (params: Refusal['params']) => `That is not an action: ${params['problem']}.`,
  'TABLE-SEAT': (params: Refusal['params']) => `There is no seat ${params['seat']} at this table.`,
  'TABLE-UNDO': (params: Refusal['params']) =>
    undoWords[String(params['barrier'])] ?? 'Nothing can be taken back.',
  'TABLE-STALE': (params: Refusal['params']) =>
    `The table has moved on: this was meant for version ${params['given']}, and it is now at ${params['current']}.`,
  'TABLE-REQUEST': (params: Refusal['params']) => String(params['problem']),
} as const satisfies Record<string, (params: Refusal['params']) => string>;

const undoWords: Readonly<Record<string, string>> = {
  start: 'There is nothing to take back yet.',
  chance: 'Luck has spoken since: a spin, a roll or a draw cannot be taken back.',
  reveal: 'Something hidden has been shown since, and cannot be unseen.',
  resign: 'A resignation stands.',
  seat: 'Another seat has decided since.',
  off: 'Taking back is switched off at this table.',
};

/** The sentence for a refusal that holds at every table; nothing when the clause is a game's own. */
export function houseRefusal(refusal: Refusal): string | null {
  if (!Object.hasOwn(houseRefusals, refusal.clause)) return null;
  return houseRefusals[refusal.clause as keyof typeof houseRefusals](refusal.params);
}
