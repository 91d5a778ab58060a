import type { Chance } from '../chance.ts';
import type { AnyGame, GameAction } from '../game.ts';
import { readTerms } from '../terms.ts';
import { pick, playOn, type Run } from './run.ts';

const borrowed = new WeakMap<Run, readonly GameAction[]>();

/** Actions of all kinds, collected once a run from another random game: most are not legal in the position at hand. */
export function borrowedActions(run: Run): readonly GameAction[] {
  const found = borrowed.get(run) ?? collect(run);
  borrowed.set(run, found);
  return found;
}

function collect(run: Run): readonly GameAction[] {
  const { game, session } = run;
  const { options, seats, rules } = readTerms(game.options, session.log);
  const chance = run.chance('borrowed');
  const actions: GameAction[] = [];
  const collecting: AnyGame = {
    ...game,
    apply(state, seat, action, luck) {
      actions.push(action);
      game.apply(state, seat, action, luck);
    },
  };
  playOn(collecting, game.setup(options, seats, chance, rules), chance, 200);
  return actions;
}

/** Something that looks more or less like an action and is most likely none. */
export function forge(chance: Chance, models: readonly GameAction[]): unknown {
  const kind = chance.draw('kind', 8);
  if (kind === 0 || models.length === 0) return pick(chance, garbage)();
  const model = pick(chance, models);
  if (kind < 3) return model;
  const forged = mutate(chance, model, pick(chance, models));
  return kind < 7 ? forged : mutate(chance, forged, pick(chance, models));
}

type Node = Record<string, unknown>;

/** Values that belong nowhere, or only in few places. */
const oddValues: readonly (() => unknown)[] = [
  ...[null, true, false, 0, -0, -1, 1, 2, 0.5, 1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', 'x', '0', 'constructor', '__proto__', 'toString', 'x'.repeat(501), undefined],
].map((value) => () => value);
const oddParts: readonly (() => unknown)[] = [...oddValues, () => [], () => ({}), () => [null]];

/** Values that are no action at all. */
const garbage: readonly (() => unknown)[] = [
  ...oddParts,
  () => 'resign',
  () => ({ type: null }),
  () => ({ type: 7 }),
  () => ({ type: '' }),
  () => ({ type: ['fly'] }),
  () => ({ type: 'constructor' }),
  () => ({ type: '__proto__' }),
  () => ({ Type: 'x' }),
  () => Object.create({ type: 'inherited' }) as unknown,
  () => JSON.parse('{"type":"x","__proto__":{"type":"y"}}') as unknown,
  () => ({ type: 'x', list: Array.from({ length: 3000 }, () => 0) }),
  () => {
    let nested: unknown = 0;
    for (let i = 0; i < 20; i++) nested = [nested];
    return { type: 'x', nested };
  },
];

/** The value with one part dropped, added, replaced, nudged or taken from another action. */
function mutate(chance: Chance, value: unknown, donor: GameAction): unknown {
  if (typeof value !== 'object' || value === null) return pick(chance, oddParts)();
  const forged = clone(value) as Node;
  const node = pick(chance, nodesOf(forged));
  const keys = Object.keys(node);
  const key = keys.length > 0 ? pick(chance, keys) : 'extra';
  switch (chance.draw('mutation', 5)) {
    case 0:
      if (Array.isArray(node)) node.splice(Number(key), 1);
      else delete node[key];
      break;
    case 1:
      if (Array.isArray(node)) node.push(pick(chance, [...node, 0]));
      else node['extra'] = pick(chance, oddParts)();
      break;
    case 2:
      node[key] = pick(chance, oddParts)();
      break;
    case 3:
      node[key] = Object.hasOwn(donor, key) ? clone((donor as unknown as Node)[key]) : donor.type;
      break;
    default:
      node[key] = nudged(chance, node[key]);
  }
  return forged;
}

function nudged(chance: Chance, value: unknown): unknown {
  if (typeof value === 'number') return value + pick(chance, [-1, 1, 0.5]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(chance, [`${value} `, value.slice(1), value.toUpperCase()]);
  if (Array.isArray(value)) return value.toReversed();
  return pick(chance, oddParts)();
}

/** The records and lists in a value, itself first. */
function nodesOf(value: Node): Node[] {
  const nodes = [value];
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) nodes.push(...nodesOf(part as Node));
  return nodes;
}

/** Unlike a way through JSON text, this keeps the odd values of an earlier mutation. */
function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clone);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clone(part)]));
}
