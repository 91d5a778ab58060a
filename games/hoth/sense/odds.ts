import { at } from '@holoboard/kernel';
import { puzzle } from '../data/components.ts';
import { idOf, isAsteroid, isStation, neighbours, spaceAt } from '../data/graph.ts';
import { imperialSectors, rebelSectors } from '../data/spinners.ts';
import { check } from '../phases/actions.ts';
import { inAttackPosition, shelterOf } from '../phases/laser-attack.ts';
import { spacesCounted } from '../phases/moves.ts';
import { rebelOptions } from '../phases/rebel-move.ts';
import { vaderOptions } from '../phases/vader-move.ts';
import { type HothAction, type HothState, none, piecesOf, spaceOf } from '../state.ts';
import { type HothView, redeal, view } from '../view.ts';
import {
  isHit,
  outcomes,
  played,
  reachAfter,
  share,
  spun,
  steered,
  steeringsFrom,
  sum,
} from './odds-walk.ts';

/** What a line of odds can be about. */
export type OddsTopic =
  | 'wins'
  | 'asteroids'
  | 'repair'
  | 'shelter'
  | 'attackYourself'
  | 'reach'
  | 'loses'
  | 'expectedLoss'
  | 'holds'
  | 'shelteredByStation'
  | 'shelteredByForce'
  | 'nobodyHit'
  | 'canWin'
  | 'freeChoice'
  | 'force'
  | 'canSlide'
  | 'intoAsteroids'
  | 'canHit'
  | 'nobodyInReach'
  | 'losesCard';

/** One line of odds: whom it is about, and its exact chance or expected number. */
export interface Odds {
  readonly about: OddsTopic;
  readonly seat?: number;
  readonly count?: number;
  readonly chance?: number;
  readonly expected?: number;
  /** Whether it is bad for the one who decides. */
  readonly warning?: boolean;
}

type Move = HothAction & { readonly type: 'fly' | 'steer' };

/** Exact odds of an action of the seat that is asked, before it is committed. */
export function oddsOf(seen: HothView, seat: number, action: HothAction): Odds[] {
  const state = redeal(seen);
  if (seat !== state.active || check(state, action)) return [];
  switch (action.type) {
    case 'fly':
      return flightOdds(state, seat, action);
    case 'steer':
      return steeringOdds(state, seat, action);
    case 'spin':
      return spinOdds(state, seat);
    case 'order':
      return hitOdds(seat, [[1, played(state, action)]]);
    case 'surge':
      return [{ about: 'losesCard', warning: true }];
    case 'throttle':
      return [];
  }
}

/** The spaces counted by a move, the last one where the count ends; nothing for a move that is not legal. */
export function pathOf(seen: HothView, action: Move): readonly string[] {
  const state = redeal(seen);
  return spacesCounted(action.type === 'fly' ? rebelOptions(state) : vaderOptions(state), action);
}

/** What Vader would threaten from a space: the spaces, whom he would attack there, and who would be sheltered. */
export interface Threat {
  readonly spaces: readonly string[];
  readonly hit: readonly number[];
  readonly sheltered: readonly { readonly seat: number; readonly by: 'station' | 'force' }[];
}

/** The threat of Vader on a space, as the board stands (HOTH-ATT-01, HOTH-ATT-02, HOTH-ATT-03). */
export function threatAt(seen: HothView, space: string): Threat {
  const state = redeal(seen);
  const vader = spaceAt(space);
  const { slideEndsAdjacent } = state.options;
  const hit: number[] = [];
  const sheltered: { seat: number; by: 'station' | 'force' }[] = [];
  state.rebels.forEach((rebel, seat) => {
    if (rebel === none || !inAttackPosition(rebel, vader, slideEndsAdjacent)) return;
    const by = shelterOf(state, seat);
    if (by) sheltered.push({ seat, by });
    else hit.push(seat);
  });
  return {
    spaces: [vader, ...neighbours(vader, slideEndsAdjacent)].map((threatened) => at(idOf, threatened)),
    hit,
    sheltered,
  };
}

/* Attacks */

/** The chance to lose 0, 1 and 2 pieces in one attack; HOTH-ATT-12: the last piece never comes off. */
export function lossChances(pieces: number): readonly [number, number, number] {
  const chanceOf = (count: number): number =>
    sum(
      outcomes.map(({ lost, sectors }) =>
        Math.min(lost, pieces - puzzle.fewestPieces) === count ? sectors.length : 0,
      ),
    ) / imperialSectors.length;
  return [chanceOf(0), chanceOf(1), chanceOf(2)];
}

function attackOdds(state: HothState, victim: number, decider: number): Odds[] {
  const chances = lossChances(piecesOf(state, victim));
  const warning = victim === decider;
  if (chances[0] === 1) return [{ about: 'holds', seat: victim, warning }];
  const lines: Odds[] = [];
  for (const count of [1, 2] as const)
    if (chances[count] > 0)
      lines.push({ about: 'loses', seat: victim, count, chance: chances[count], warning });
  lines.push({ about: 'loses', seat: victim, count: 0, chance: chances[0] });
  lines.push({ about: 'expectedLoss', seat: victim, expected: chances[1] + 2 * chances[2], warning });
  return lines;
}

function steeringOdds(state: HothState, seat: number, action: Move): Odds[] {
  const lines: Odds[] = [];
  const { hit, sheltered } = threatAt(view(state, seat), action.to);
  // HOTH-RULING-17: from the left around; oneself, the loudest news, is told first.
  for (const victim of [...hit].sort((a, b) => Number(b === seat) - Number(a === seat)))
    lines.push(...attackOdds(state, victim, seat));
  for (const { seat: safe, by } of sheltered)
    lines.push({ about: by === 'station' ? 'shelteredByStation' : 'shelteredByForce', seat: safe });
  if (!lines.length) lines.push({ about: 'nobodyHit' });
  const steered = played(state, action);
  lines.push(reachLine(steered, seat, reachAfter(seat)(steered)));
  return lines;
}

/* Flights */

function flightOdds(state: HothState, seat: number, action: Move): Odds[] {
  const flown = played(state, action);
  if (flown.winner === seat) return [{ about: 'wins', chance: 1 }];
  const space = spaceOf(flown, seat);
  const lines: Odds[] = [];
  if (isAsteroid[space]) lines.push({ about: 'asteroids', warning: true });
  if (isStation[space])
    lines.push({ about: piecesOf(state, seat) < puzzle.wholePieces ? 'repair' : 'shelter' });
  const steerings = steeringsFrom(flown);
  const forced = share(steerings, (options) => options.every((option) => isHit(option, seat)));
  if (forced > 0) lines.push({ about: 'attackYourself', chance: forced, warning: true });
  const reach = reachAfter(seat);
  const best = steerings.map(([weight, options]) => weight * Math.min(...options.map(reach)));
  const chance = flown.options.houseImperialOrders ? Math.min(...best) : sum(best);
  return [...lines, reachLine(flown, seat, chance)];
}

function reachLine(state: HothState, seat: number, chance: number): Odds {
  const next = state.active === seat ? followerOf(state) : state.active;
  return { about: 'reach', seat: next, chance, warning: chance > 0 };
}

/** HOTH-SETUP-12: who plays after the active player. */
function followerOf(state: HothState): number {
  const seats = state.rebels.length;
  let seat = (state.active + 1) % seats;
  while (state.rebels[seat] === none) seat = (seat + 1) % seats;
  return seat;
}

/* Spins */

function spinOdds(state: HothState, seat: number): Odds[] {
  if (state.phase === 'attackSpin') return attackOdds(state, at(state.targets, 0), seat);
  return state.phase === 'vaderSpin' ? hitOdds(seat, spun(state)) : rebelSpinOdds(state);
}

function rebelSpinOdds(state: HothState): Odds[] {
  const sectors = spun(state).map(([weight, after]) => [weight, rebelOptions(after).moves] as const);
  const free = share(spun(state), (after) => after.free);
  const force = share(spun(state), (after) => rebelSectors[after.spun]?.force === true);
  const canWin = share(spun(state), (after) =>
    rebelOptions(after).actions.some((move) => played(after, move).winner !== none),
  );
  const canSlide = share(sectors, (moves) => moves.some(({ action }) => action.slide));
  const stuck = share(sectors, (moves) => moves.every(({ to }) => isAsteroid[to]));
  const lines: Odds[] = [
    { about: 'canWin', chance: canWin },
    { about: 'canSlide', chance: canSlide },
    { about: 'intoAsteroids', chance: stuck, warning: true },
  ];
  return [
    ...lines.filter(({ chance }) => chance),
    { about: 'freeChoice', chance: free },
    { about: 'force', chance: force },
  ];
}

/** Whom Vader could be put beside, after a spin for him or an order. */
function hitOdds(seat: number, steps: readonly (readonly [number, HothState])[]): Odds[] {
  const steerings = steps.map(([weight, state]) => [weight, steered(state)] as const);
  const lines: Odds[] = [];
  const seats = steps[0]?.[1].rebels.length ?? 0;
  for (let victim = 0; victim < seats; victim++) {
    const own = victim === seat;
    const chance = share(steerings, (options) =>
      own
        ? options.every((option) => isHit(option, victim))
        : options.some((option) => isHit(option, victim)),
    );
    if (chance > 0)
      lines.push(
        own ? { about: 'attackYourself', chance, warning: true } : { about: 'canHit', seat: victim, chance },
      );
  }
  return lines.length ? lines : [{ about: 'nobodyInReach' }];
}
