import type { AnyGame, GameAction, Outcome, Question, Refusal, Seat, Viewer } from './game.ts';
import type { Clause } from './rulebook.ts';
import type { Target } from './targets.ts';

/** A label and one sentence of why, for the set-up form. */
export interface OptionWords {
  readonly label: string;
  readonly why: string;
  /** Labels of the values, for a choice. */
  readonly values?: Readonly<Record<string, string>>;
}

/** One line of odds: a label and a chance from 0 to 1, or an expected number. */
export interface OddsLine {
  readonly label: string;
  readonly chance?: number;
  readonly expected?: number;
  /** Whether it is bad for the one who decides. */
  readonly warning?: boolean;
  /** Whether another line sums it up. */
  readonly detail?: boolean;
}

/** Everything a game says, in one language. All of it is made from what the viewer may know. */
export interface Words<Action extends GameAction, Event, View> {
  seat(view: View, seat: Seat): string;
  /** The prompt: what must be decided now, told to a viewer; and which step of it is next, after those on `path`. */
  question(view: View, question: Question, viewer: Viewer, path?: readonly string[]): string;
  /** An action as an entry of a menu. */
  action(view: View, action: Action): string;
  /** What pointing at a target is called, after what was picked; nothing where the words of its action say it best. */
  target?(view: View, target: Target<Action>, picked: readonly string[]): string | null;
  /** Exact odds of an action of a seat, before it is committed; none where nothing is left to luck. */
  odds?(view: View, seat: Seat, action: Action): readonly OddsLine[];
  /**
   * Why a seat would rather do this than the other, which is the next best or nothing: parts of one sentence, the weightiest first,
   * in the terms of the game's own judgement.
   */
  reasons?(view: View, seat: Seat, action: Action, other: Action | null): readonly string[];
  /** What happened, as a sentence of the log. */
  event(view: View, event: Event): string;
  /** Why not, in one sentence. */
  refusal(refusal: Refusal): string;
  outcome(view: View, outcome: Outcome): string;
  /** The whole position as lines of text. */
  board(view: View): readonly string[];
  readonly options: Readonly<Record<string, OptionWords>>;
  /** The rulebook in this language, with the same clauses in the same order; absent where the game's own is in it. */
  readonly rulebook?: readonly Clause[];
}

/** What a game says, in a language or else in English. */
// biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
export function wordsIn(game: AnyGame, language: string): Words<any, any, any> {
  return (Object.hasOwn(game.words, language) ? game.words[language] : undefined) ?? game.words.en;
}

/** What pointing at a target is called: the game's name for it, or else the action it leads to. */
export function targetIn(
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  words: Words<any, any, any>,
  view: unknown,
  target: Target<GameAction>,
  picked: readonly string[],
): string {
  const { completes, actions } = target;
  return (
    words.target?.(view, target, picked) ??
    words.action(view, completes ?? actions[0]) + (completes ? '' : ' …')
  );
}

/** So many lines of odds are taken in at a glance, and so many of them are kept for what is bad. */
const mostOdds = 5;
const mostWarnings = 2;

/**
 * The odds of an action, five lines at most, in the game's order: of more, those go first that another line sums up; then the last of what
 * is good and of what is bad, so that both are told.
 */
export function oddsIn(
  // biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
  words: Words<any, any, any>,
  view: unknown,
  seat: Seat,
  action: GameAction,
): readonly OddsLine[] {
  const lines = words.odds?.(view, seat, action) ?? [];
  if (lines.length <= mostOdds) return lines;
  const telling = lines.filter(({ detail }) => !detail);
  const warnings = telling.filter(({ warning }) => warning);
  const others = telling.filter(({ warning }) => !warning);
  const kept = new Set(warnings.slice(0, Math.max(mostWarnings, mostOdds - others.length)));
  for (const line of others.slice(0, mostOdds - kept.size)) kept.add(line);
  return telling.filter((line) => kept.has(line));
}

const conjunctions: Readonly<Record<string, string>> = { en: ', and ', de: ' und ' };

/** What to do and why, in one sentence: 'Take the bridge: 56 % to hold it, and it is the only way across.' */
export function adviceIn(
  game: AnyGame,
  language: string,
  view: unknown,
  seat: Seat,
  action: GameAction,
  other: GameAction | null,
): string {
  const words = wordsIn(game, language);
  const reasons = words.reasons?.(view, seat, action, other) ?? [];
  const first = reasons.slice(0, -1).join(', ');
  const why = first && `${first}${conjunctions[language] ?? conjunctions['en']}`;
  return `${words.action(view, action)}${reasons.length > 0 ? `: ${why}${reasons.at(-1)}` : ''}.`;
}

/** The rulebook of a game in a language; in the game's own where there is no other. */
export function rulebookIn(game: AnyGame, language: string): readonly Clause[] {
  return wordsIn(game, language).rulebook ?? game.rulebook;
}

/** Why not, in one sentence: what holds at every table, or what the game says of its own clause. */
export function refusalIn(game: AnyGame, refusal: Refusal, language: string): string {
  return houseRefusal(refusal, language) ?? wordsIn(game, language).refusal(refusal);
}

type HouseRefusals = Readonly<Record<string, (params: Refusal['params']) => string>>;

/** What is refused at every table, whatever the game. */
export const houseRefusals = {
  'TABLE-OVER': () => 'The game is over.',
  'TABLE-TURN': () => 'It is not your decision now.',
  'TABLE-SHAPE': (params) => `That is not an action: ${params['problem']}.`,
  'TABLE-SEAT': (params) => `There is no seat ${params['seat']} at this table.`,
  'TABLE-UNDO': (params) => undoWords[String(params['barrier'])] ?? 'Nothing can be taken back.',
  'TABLE-STALE': (params) =>
    `The table has moved on: this was meant for version ${params['given']}, and it is now at ${params['current']}.`,
  'TABLE-DEADLINE': () => 'Only the table itself enters the end of the agreed time.',
  'TABLE-REQUEST': (params) => String(params['problem']),
} as const satisfies HouseRefusals;

const undoWords: Readonly<Record<string, string>> = {
  start: 'There is nothing to take back yet.',
  chance: 'Luck has spoken since: a spin, a roll or a draw cannot be taken back.',
  reveal: 'Something hidden has been shown since, and cannot be unseen.',
  resign: 'A resignation stands.',
  seat: 'Another seat has decided since.',
  off: 'Taking back is switched off at this table.',
  secret:
    'That was another player’s secret decision: only they may take it back, before the screen is handed over.',
  handover: 'Nothing can be taken back while the screen is being handed over.',
};

/** The same in German. What only a faulty program can be told is not told apart. */
const germanRefusals: Readonly<Record<keyof typeof houseRefusals, (params: Refusal['params']) => string>> = {
  'TABLE-OVER': () => 'Das Spiel ist zu Ende.',
  'TABLE-TURN': () => 'Du bist gerade nicht gefragt.',
  'TABLE-SHAPE': () => 'Das ist keine Aktion dieses Spiels.',
  'TABLE-SEAT': (params) => `An diesem Tisch gibt es keinen Platz ${params['seat']}.`,
  'TABLE-UNDO': (params) =>
    germanUndoWords[String(params['barrier'])] ?? 'Es lässt sich nichts zurücknehmen.',
  'TABLE-STALE': (params) =>
    `Am Tisch ging es schon weiter: Das galt für Stand ${params['given']}, jetzt ist es Stand ${params['current']}.`,
  'TABLE-DEADLINE': () => 'Nur der Tisch selbst trägt ein, dass die vereinbarte Zeit um ist.',
  'TABLE-REQUEST': (params) =>
    germanReasons.get(String(params['reason'])) ?? 'Das geht an diesem Tisch gerade nicht.',
};

/** Why a request is refused, for programs that say it in their own words. */
export type RequestReason =
  | 'unknown'
  | 'tables'
  | 'blocked'
  | 'removed'
  | 'private'
  | 'fast'
  | 'said'
  | 'storage'
  | 'failed'
  | 'line';

const germanReasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    unknown: 'Diesen Tisch gibt es nicht.',
    tables: 'Du hast zu viele Tische zugleich offen.',
    blocked: 'Wer diesen Tisch eröffnet hat, hat dich blockiert.',
    removed: 'Du wurdest von diesem Tisch entfernt.',
    private: 'An diesem Tisch darf niemand zuschauen.',
    fast: 'Das war zu schnell: Warte bitte einen Moment.',
    said: 'An diesem Tisch wurde genug geredet.',
    storage: 'Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.',
    failed: 'Auf dem Server ist etwas schiefgegangen.',
    line: 'Gerade besteht keine Verbindung zum Server.',
  } satisfies Record<RequestReason, string>),
);

const germanUndoWords: Readonly<Record<string, string>> = {
  start: 'Es gibt noch nichts zurückzunehmen.',
  chance: 'Seither hat der Zufall gesprochen: Was gedreht, gewürfelt oder gezogen ist, bleibt.',
  reveal: 'Seither wurde Verborgenes gezeigt, und das bleibt gesehen.',
  resign: 'Eine Aufgabe gilt.',
  seat: 'Seither hat jemand anders entschieden.',
  off: 'Zurücknehmen ist an diesem Tisch abgeschaltet.',
  secret:
    'Das war eine geheime Entscheidung von jemand anderem. Nur wer sie getroffen hat, kann sie zurücknehmen, und nur vor der Übergabe des Bildschirms.',
  handover: 'Während der Bildschirm übergeben wird, lässt sich nichts zurücknehmen.',
};

const refusalsByLanguage: Readonly<Record<string, HouseRefusals>> = { en: houseRefusals, de: germanRefusals };

/** The sentence for a refusal that holds at every table; nothing when the clause is a game's own. */
export function houseRefusal(refusal: Refusal, language = 'en'): string | null {
  const words = refusalsByLanguage[language] ?? (houseRefusals as HouseRefusals);
  if (!Object.hasOwn(words, refusal.clause)) return null;
  return words[refusal.clause]?.(refusal.params) ?? null;
}
