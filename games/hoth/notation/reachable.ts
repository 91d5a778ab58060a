import { at } from '@holoboard/kernel';
import { commanders, house } from '../data/components.ts';
import { rebelStart, tieSymbol } from '../data/graph.ts';
import { allOrders } from '../phases/house.ts';
import { isInAttackPosition, shelterOf } from '../phases/laser-attack.ts';
import { isGoal } from '../phases/rebel-move.ts';
import { type HothState, none, spaceOf } from '../state.ts';

type Demand = readonly [holds: boolean, otherwise: string];

/**
 * Why play can never lead to a position, although its parts fit together (`possible.ts`) and the rules could go on from it. Every demand
 * holds in all games that are played from the set-up.
 */
export function whyImpossible(state: HothState): string | null {
  for (const demands of [ending, attacks, course, untouched]) {
    const broken = demands(state).find(([holds]) => !holds);
    if (broken) return `This position is impossible: ${broken[1]}.`;
  }
  return null;
}

/** HOTH-WIN-03, HOTH-RULING-27: a game is won in the own turn by landing, or by the last one who remains. */
function ending(state: HothState): Demand[] {
  if (state.phase !== 'over') return [];
  const playing = state.rebels.filter((space) => space !== none).length;
  const hasLanded = isGoal(state.options, spaceOf(state, state.winner));
  return [
    [hasLanded !== (playing === 1), 'the winner has landed, or is the last one who remains'],
    [!hasLanded || state.active === state.winner, 'the winner has landed in the turn of another player'],
  ];
}

/** HOTH-ATT-09, HOTH-RULING-15: attacks go round from the left of the active player, against all in position without a shelter. */
function attacks(state: HothState): Demand[] {
  const { targets, active, options } = state;
  const seats = state.rebels.length;
  const place = (seat: number): number => (seat - active - 1 + seats) % seats;
  const isDue = (seat: number): boolean => isInAttackPosition(state, seat) && shelterOf(state, seat) === null;
  const [first] = targets;
  const inOrder = targets.every((seat, i) => i === 0 || place(seat) > place(at(targets, i - 1)));
  // HOTH-RULING-16: a card that has just been spent has sheltered its holder.
  const isComplete =
    first === undefined ||
    options.forceCardSingleUse ||
    state.rebels.every((_, seat) => place(seat) < place(first) || !isDue(seat) || targets.includes(seat));
  return [
    [inOrder, 'the targets are attacked in another order'],
    [targets.every(isDue), 'a target is sheltered or not in attack position'],
    [isComplete, 'a Rebel in attack position is not attacked'],
  ];
}

/** How many turns a seat has begun, when nobody has resigned. */
function turnsOf({ turn, active, rebels }: HothState, seat: number): number {
  const ago = (active - seat + rebels.length) % rebels.length;
  return Math.ceil((turn - ago) / rebels.length);
}

function isAnybodyGone({ rebels }: HothState): boolean {
  return rebels.includes(none);
}

/** HOTH-SETUP-11, HOTH-SETUP-12: who goes first, and then turns pass to the left. HOTH-HOUSE-03: who holds the Force may surge it. */
function course(state: HothState): Demand[] {
  const { turn, active, options, rebels, phase } = state;
  const seats = rebels.length;
  const first = (((active - turn + 1) % seats) + seats) % seats;
  const chosen = commanders.findIndex(({ id }) => id === options.firstPlayer);
  const maySurge = options.houseForceSurge && state.force === active;
  return [
    [
      isAnybodyGone(state) || options.firstPlayer === 'random' || first === chosen,
      `it is not this player's turn when ${options.firstPlayer} goes first`,
    ],
    [phase !== 'rebelSpin' || state.surgeable === maySurge, 'who begins a turn with the Force may surge it'],
  ];
}

/** HOTH-SETUP-04, HOTH-SETUP-08, HOTH-SETUP-10: whoever has not flown is on Planet Hoth, and Vader waits on the TIE symbol for his first move. */
function untouched(state: HothState): Demand[] {
  if (isAnybodyGone(state)) return [];
  const { turn, phase, active, rebels, options } = state;
  const isFlying = phase === 'rebelSpin' || phase === 'rebelMove';
  const vaderWaits = turn === 1 && phase !== 'attackSpin' && phase !== 'over';
  const hasFlown = (seat: number): boolean => turnsOf(state, seat) > (seat === active && isFlying ? 1 : 0);
  const isUnused = (seat: number): boolean =>
    turnsOf(state, seat) > 0 ||
    ((state.throttles[seat] ?? house.throttleTokens) === house.throttleTokens &&
      (state.orders[seat] ?? allOrders) === allOrders);
  const force = options.houseFairStart ? (active + rebels.length - 1) % rebels.length : none;
  return [
    [
      rebels.every((space, seat) => (space === rebelStart) !== hasFlown(seat)),
      'those who have had no turn yet, and they alone, are on Planet Hoth',
    ],
    [rebels.every((_, seat) => isUnused(seat)), 'who has had no turn yet has used nothing'],
    [!vaderWaits || state.vader === tieSymbol, 'Vader has not moved yet'],
    [turn > 1 || phase !== 'rebelSpin' || state.force === force, 'nobody has taken the Force yet'],
  ];
}
