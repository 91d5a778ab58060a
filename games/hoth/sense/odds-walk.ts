import type { Chance } from '@holoboard/kernel';
import { type Burst, imperialSectors, piecesLost } from '../data/spinners.ts';
import { legal } from '../phases/actions.ts';
import { takeAction } from '../phases/turn.ts';
import { gatesNow, vaderOptions } from '../phases/vader-move.ts';
import { copy, type HothAction, type HothState, none } from '../state.ts';

/* Walking through everything that can happen next, by the rules themselves: what odds are counted from. */

/** The state after an action; a spin in it ends on the given sector. */
export function played(state: HothState, action: HothAction, sector = 0): HothState {
  const after = copy(state);
  const chance: Chance = { draw: () => sector };
  takeAction(after, action, chance);
  return after;
}

/** The twelve equal ways a spin can end. */
export function spun(state: HothState): (readonly [number, HothState])[] {
  const weight = 1 / imperialSectors.length;
  return imperialSectors.map((_, sector) => [weight, played(state, { type: 'spin' }, sector)]);
}

/** Where Vader can be put from a state in which he is to be moved. */
export function steered(state: HothState): HothState[] {
  return vaderOptions(state).actions.map((action) => played(state, action));
}

/** For each outcome of the spin for Vader, where he can then be put; for order cards, each with the weight of all. */
export function steeringsFrom(state: HothState): (readonly [number, readonly HothState[]])[] {
  if (state.phase === 'vaderOrder')
    return legal(state, state.active).map((order) => [1, steered(played(state, order))]);
  return spun(state).map(([weight, after]) => [weight, steered(after)]);
}

/** Whether a seat is about to be attacked, right after Vader was steered. */
export function isHit(state: HothState, seat: number): boolean {
  return state.targets.includes(seat);
}

/** The share of equally likely items that something holds for. */
export function share<Item>(
  items: readonly (readonly [number, Item])[],
  holds: (item: Item) => boolean,
): number {
  const hits = items.filter(([, item]) => holds(item)).length;
  return items.length ? hits / items.length : 0;
}

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/* Attacks */

const bursts: readonly Burst[] = ['miss', 'oneBurst', 'twoBursts'];

/** Each outcome of an attack: the pieces it breaks off, and the sectors that say it. */
export const outcomes = bursts.map((burst) => ({
  lost: piecesLost[burst],
  sectors: imperialSectors.flatMap(({ attack }, sector) => (attack === burst ? [sector] : [])),
}));

/* The next player's reach */

/**
 * The chance that the next player, if he tries, can put Vader beside a seat: his own flight chosen before Vader is spun
 * for, and every spin counted with its exact share.
 */
export function reachAfter(seat: number): (state: HothState) => number {
  const known = new Map<string, number>();
  return (state) =>
    sum(
      turnEnds(state).map(([weight, next]) => {
        const key = `${next.vader} ${next.force} ${next.pieces[next.active]}`;
        const chance = known.get(key) ?? turnReach(next, seat);
        known.set(key, chance);
        return weight * chance;
      }),
    );
}

/** How the attacks of this turn can end; then the next player is at it. */
function turnEnds(state: HothState): (readonly [number, HothState])[] {
  if (state.phase !== 'attackSpin') return [[1, state]];
  return outcomes.flatMap(({ sectors }) =>
    turnEnds(played(state, { type: 'spin' }, sectors[0])).map(
      ([weight, end]) => [(weight * sectors.length) / imperialSectors.length, end] as const,
    ),
  );
}

function turnReach(state: HothState, seat: number): number {
  const starts = state.phase === 'rebelSpin' ? spun(state) : [[1, state] as const];
  const known = new Map<string, number>();
  return sum(
    starts.map(([weight, start]) => {
      const chances = flown(start).map((end) => {
        const { hyperspace, dantooine } = gatesNow(end);
        // All that a flight can change about Vader's step.
        const key = `${hyperspace} ${dantooine} ${end.force} ${end.surgeable}`;
        const chance = known.get(key) ?? vaderReach(end, seat);
        known.set(key, chance);
        return chance;
      });
      return weight * Math.max(0, ...chances);
    }),
  );
}

/** Every way to end a flight that does not end the game; house variants may come first. */
function flown(state: HothState): HothState[] {
  return legal(state, state.active)
    .map((action) => played(state, action))
    .flatMap((after) => (after.phase === 'rebelMove' ? flown(after) : [after]))
    .filter((after) => after.winner === none);
}

/** The share of spins for Vader after which he can be put beside a seat; with order cards any of them will do. */
function vaderReach(state: HothState, seat: number): number {
  const cards = state.phase === 'vaderOrder';
  const starts = cards
    ? legal(state, state.active).map((order) => [1, played(state, order)] as const)
    : spun(state);
  const chance = share(starts, (start) => canReach(start, seat));
  return cards && chance > 0 ? 1 : chance;
}

function canReach(state: HothState, seat: number): boolean {
  return legal(state, state.active).some((action) => {
    const after = played(state, action);
    return after.phase === 'vaderMove' ? canReach(after, seat) : isHit(after, seat);
  });
}
