import { eventsFor } from '../../events.ts';
import type { AnyGame, GameAction, Seat } from '../../game.ts';
import { sameJson } from '../../json.ts';
import { nextTargets } from '../../targets.ts';
import { targetIn, type Words } from '../../words.ts';
import { demand, excerpt, type Property, pick, type Run, sample } from '../run.ts';

/** Fails unless a text says something, and nothing a program would say by mistake. */
export function demandWords(text: string, what: string): void {
  demand(typeof text === 'string' && text.trim() !== '', () => `There are no words for ${what}.`);
  const slip = /undefined|NaN|\[object/.exec(text);
  demand(!slip, () => `The words for ${what} say '${slip?.[0]}': ${excerpt(text)}`);
}

/** Everything a game says is said in words, in every language it speaks. */
export const words: Property = {
  name: 'there are words for everything',
  watch: (run) => ({
    position() {
      if (run.version === 0) fixedWords(run);
      if (run.due('words', 3)) positionWords(run);
      // They look far ahead, so that few positions must do.
      if (run.due('judgement words', 25)) for (const seat of run.seats) judgementWords(run, seat);
    },
    step({ events }) {
      if (!run.due('event words', 2)) return;
      for (const viewer of run.viewers) {
        const view: unknown = run.game.view(run.state, viewer);
        for (const event of eventsFor(events, viewer))
          for (const language of Object.values(run.game.words))
            demandWords(language.event(view, event), `the event ${excerpt(event)}`);
      }
    },
  }),
};

/** What is said whatever the position: the rulebook, the options. */
function fixedWords({ game }: Run): void {
  demandWords(game.title, 'the title');
  const ids = game.rulebook.map((clause) => clause.id);
  demand(new Set(ids).size === ids.length, () => 'The rulebook has two clauses of one id.');
  for (const clause of game.rulebook) demandWords(clause.text, clause.id);
  for (const language of Object.values(game.words)) {
    for (const option of game.options) {
      const { label, why, values } = language.options[option.key] ?? { label: '', why: '' };
      demandWords(label, `option '${option.key}'`);
      demandWords(why, `the reason of option '${option.key}'`);
      if (option.kind !== 'flag')
        for (const value of option.values)
          demandWords(values?.[String(value)] ?? '', `value '${value}' of option '${option.key}'`);
    }
  }
}

function positionWords(run: Run): void {
  const { game, state } = run;
  const question = game.question(state);
  const outcome = game.outcome(state);
  const chance = run.chance('words');
  for (const language of Object.values(game.words))
    for (const viewer of run.viewers) {
      const view: unknown = game.view(state, viewer);
      for (const seat of run.seats) demandWords(language.seat(view, seat), `seat ${seat}`);
      if (outcome) demandWords(language.outcome(view, outcome), 'the outcome');
      else demandWords(language.question(view, question, viewer), `the question '${question.kind}'`);
      const lines = language.board(view);
      demandWords(lines.join(' '), 'the board');
      demand(!lines.some((line) => line.includes('\n')), () => 'A line of the board is several lines.');
      if (typeof viewer !== 'number') continue;
      for (const action of sample(chance, game.legal(state, viewer), 10))
        demandWords(language.action(view, action), `the action ${excerpt(action)}`);
      pointingWords(run, language, viewer);
    }
}

/** What can be pointed at has a name, step by step. */
function pointingWords(run: Run, language: Words<GameAction, unknown, unknown>, seat: Seat): void {
  const { game, state } = run;
  const view: unknown = game.view(state, seat);
  const chance = run.chance('pointing words');
  const legal: readonly GameAction[] = game.legal(state, seat);
  const pathOf = pathsOf(game, legal);
  for (const action of sample(chance, legal, 2)) {
    const path = pathOf(action);
    for (let i = 0; i < path.length; i++) {
      const picked = path.slice(0, i);
      for (const target of sample(chance, nextTargets(legal, pathOf, picked).targets, 3))
        demandWords(targetIn(language, view, target, picked), `the target ${target.id}`);
    }
  }
}

/** Odds say what they are about and are numbers, and there are words for every reason. */
function judgementWords(run: Run, seat: Seat): void {
  const { game, state } = run;
  const view: unknown = game.view(state, seat);
  const chance = run.chance('judgement words');
  const [action, other = null] = sample<GameAction>(chance, game.legal(state, seat), 2);
  if (!action) return;
  for (const language of Object.values(game.words)) {
    for (const reason of language.reasons?.(view, seat, action, other) ?? [])
      demandWords(reason, `a reason for ${excerpt(action)}`);
    for (const { label, chance: share, expected } of language.odds?.(view, seat, action) ?? []) {
      demandWords(label, `odds of ${excerpt(action)}`);
      demand(
        (share === undefined || (share >= 0 && share <= 1 + 1e-9)) && !Number.isNaN(expected ?? 0),
        () => `The odds of ${excerpt(action)} are no numbers: ${label} ${share ?? expected}.`,
      );
    }
  }
}

/** Positions and actions have a text form of one line that can be read back; `positions` reads those of positions. */
export const notation: Property = {
  name: 'notation is one line and can be read back',
  watch: (run) => ({
    position() {
      if (!run.due('notation', 2)) return;
      const { notation } = run.game;
      const chance = run.chance('notation');
      const position = notation.position(run.state);
      demandLine(position, 'position');
      damaged(chance, position, (text) => notation.readPosition(text));
      for (const seat of run.seats)
        for (const action of sample(chance, run.game.legal(run.state, seat), 8)) {
          const text = notation.action(action);
          demandLine(text, 'action');
          demand(
            sameJson(notation.readAction(text), action),
            () => `The action ${excerpt(action)} reads back as another one: ${excerpt(text)}`,
          );
          damaged(chance, text, (damagedText) => notation.readAction(damagedText));
        }
    },
  }),
};

function demandLine(text: string, what: string): void {
  demand(text.trim() !== '' && !/[\n\r]/.test(text), () => `The ${what} is not one line: ${excerpt(text)}`);
}

/** A text that was damaged on its way is read, or refused in a plain sentence; it is never an accident. */
function damaged(
  chance: { draw(name: string, sides: number): number },
  text: string,
  read: (text: string) => unknown,
): void {
  const at = chance.draw('damage', text.length);
  const wrong = text.slice(0, at) + pick(chance, ['', '?', ' ', '0', ',', ':']) + text.slice(at + 1);
  try {
    read(wrong);
  } catch (error) {
    demand(
      error instanceof Error && error.constructor.name === 'Error' && error.message.trim() !== '',
      () => `Reading ${excerpt(wrong)} ends in an accident: ${String(error)}`,
    );
  }
}

/** Every legal action can be said by pointing, and no two by pointing at the same things. */
export const paths: Property = {
  name: 'every action can be pointed out',
  watch: (run) => ({
    position() {
      if (!run.due('paths', 3)) return;
      for (const seat of run.seats) demandPaths(run, run.game.legal(run.state, seat));
    },
  }),
};

function demandPaths(run: Run, legal: readonly GameAction[]): void {
  const said = new Map<string, GameAction>();
  const pathOf = pathsOf(run.game, legal);
  for (const action of legal) {
    const path = pathOf(action);
    demand(
      path.length > 0 && path.every((id) => id !== ''),
      () => `There is nothing to point at for ${excerpt(action)}.`,
    );
    const key = JSON.stringify(path);
    const other = said.get(key);
    demand(!other, () => `${excerpt(other)} and ${excerpt(action)} are pointed out in the same way.`);
    said.set(key, action);
  }
  for (const action of sample(run.chance('paths'), legal, 12)) walk(pathOf, legal, action);
}

/** The paths of some actions, each made once. */
function pathsOf(
  { steps }: AnyGame,
  actions: readonly GameAction[],
): (action: GameAction) => readonly string[] {
  const known = new Map(actions.map((action) => [action, steps(action)]));
  return (action) => known.get(action) ?? steps(action);
}

/** Points at one thing after the other, as a player would. */
function walk(
  steps: (action: GameAction) => readonly string[],
  legal: readonly GameAction[],
  action: GameAction,
): void {
  const path = steps(action);
  for (let i = 0; i < path.length; i++) {
    const target = nextTargets(legal, steps, path.slice(0, i)).targets.find(({ id }) => id === path[i]);
    demand(
      target?.actions.includes(action) === true && (i + 1 < path.length || target.completes === action),
      () => `Pointing at ${path.slice(0, i + 1).join(', ')} does not lead to ${excerpt(action)}.`,
    );
  }
}
