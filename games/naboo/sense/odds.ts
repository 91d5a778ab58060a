import { at } from '@holoboard/kernel';
import { actions } from '../data/cards.ts';
import { type Grid, grids, slots, starfighters } from '../data/track.ts';
import { unitOf, units } from '../data/units.ts';
import type { NabooAction } from '../state.ts';
import type { NabooView } from '../view.ts';
import { attackChances, hitChances } from './dice.ts';

/** Exact chances of what an action leads to at once. */
export type Odds =
  | {
      readonly kind: 'attack';
      /** Hits that count on average, those too many left out. */
      readonly expected: number;
      readonly destroys: number;
      /** The chance that the target strikes back. */
      readonly riposte: number;
      /** The chance of each number of hits that get through. */
      readonly through: readonly number[];
    }
  | {
      readonly kind: 'flight';
      /** The chance that Anakin gets through: the grid before him, or for a whole attempt to the next space. */
      readonly through: number;
    };

/** NAB-DICE-04: in how many of the 36 ways two dice give a sum. */
function waysTo(slot: number): number {
  return 6 - Math.abs(7 - slot);
}

const allWays = 36;

/** The chance that Anakin passes a grid whose slots are blocked so. NAB-SPACE-07, NAB-SPACE-08. */
export function passChance({ printed }: Grid, blocked: readonly number[]): number {
  let open = 0;
  for (const slot of slots) if (!printed.includes(slot) && !blocked.includes(slot)) open += waysTo(slot);
  return open / allWays;
}

/** The slots the Trade Federation blocks best with so many dice: the likeliest free ones. */
function bestBlocks({ printed }: Grid, hits: number): number[] {
  return slots
    .filter((slot) => !printed.includes(slot))
    .sort((a, b) => waysTo(b) - waysTo(a) || a - b)
    .slice(0, hits);
}

/** The chance that Anakin passes a grid which the Trade Federation blocks as well as it can. */
export function screenedChance(grid: Grid): number {
  return hitChances(0, grid.dice).reduce(
    (sum, chance, hits) => sum + chance * passChance(grid, bestBlocks(grid, hits)),
    0,
  );
}

/** The chance that one attempt brings Anakin to the next space, past the Starfighter cards and the grid (NAB-SF-04, NAB-SF-07). */
export function attemptChance(anakin: number, stack: readonly Grid[]): number {
  const printed = grids[anakin];
  if (!printed) return 0;
  return stack.reduce((chance, card) => chance * screenedChance(card), screenedChance(printed));
}

/** The chance of the attempt that is going on, with these slots of the grid or card before Anakin blocked. */
export function blockedChance(view: NabooView, blocked: readonly number[]): number {
  const stack = stackOf(view);
  const top = stack.pop();
  const printed = grids[view.anakin];
  if (!printed) return 0;
  return top ? passChance(top, blocked) * attemptChance(view.anakin, stack) : passChance(printed, blocked);
}

function stackOf(view: NabooView, grid = view.anakin): Grid[] {
  return (view.stacks[grid] ?? []).flatMap((id) => starfighters.find((card) => card.id === id) ?? []);
}

/** The chance of an attempt at a grid, and what it is with one more Starfighter card there; nothing for a grid that is not there. */
export function deployedChance(
  view: NabooView,
  starfighter: string,
  grid: string,
): { readonly before: number; readonly after: number } | null {
  const place = grids.findIndex(({ id }) => id === grid);
  const card = starfighters.find(({ id }) => id === starfighter);
  if (place < 0 || !card) return null;
  const before = attemptChance(place, stackOf(view, place));
  return { before, after: before * screenedChance(card) };
}

/** The exact odds of an action, as far as it rolls dice at once. */
export function oddsOf(view: NabooView, action: NabooAction): Odds | null {
  const frame = view.frames.at(-1);
  switch (action.type) {
    case 'attack':
      return frame?.piece === undefined ? null : attackOdds(view, frame.piece, action.target, null);
    case 'strike':
      return frame?.piece === undefined ? null : attackOdds(view, frame.piece, action.target, action.dice);
    case 'block': {
      const grid = stackOf(view).at(-1) ?? grids[view.anakin];
      return grid ? { kind: 'flight', through: passChance(grid, action.slots) } : null;
    }
    case 'choose': {
      const effect = actions.find(({ id }) => id === action.action)?.effect;
      if (effect?.type !== 'moveAnakin' || view.anakin >= grids.length) return null;
      return { kind: 'flight', through: attemptChance(view.anakin, stackOf(view)) };
    }
    default:
      return null;
  }
}

/** The odds of one piece against another; a duellist's by the dice he strikes with. */
export function attackOdds(
  view: NabooView,
  attacker: string,
  target: string,
  dice: number | null,
): (Odds & { kind: 'attack' }) | null {
  const from = view.pieces.find(({ id }) => id === attacker);
  const to = view.pieces.find(({ id }) => id === target);
  if (!from || !to) return null;
  const chart = at(units, unitOf(from.unit));
  const members = chart.group ? from.left : 1;
  const other = at(units, unitOf(to.unit));
  // NAB-RULING-04: the defence of a group.
  const defenders = other.group && view.options.groupDefense === 'perMember' ? to.left : 1;
  const chances = attackChances(dice ?? chart.red * members, dice === null ? chart.gray * members : 0, {
    green: other.green,
    gold: other.gold * defenders,
    blue: other.blue * defenders,
  });
  const { through } = chances;
  const destroys = through.slice(to.left).reduce((sum, chance) => sum + chance, 0);
  // NAB-RULING-09: with the option a dying duellist does not strike back.
  const silenced = view.options.riposteWhenKilled ? 0 : (chances.riposteAnd[to.left] ?? 0);
  return {
    kind: 'attack',
    expected: through.reduce((sum, chance, hits) => sum + chance * Math.min(hits, to.left), 0),
    destroys,
    riposte: chances.riposte - silenced,
    through,
  };
}
