import { at } from '@holoboard/kernel';
import { house, puzzle } from '../data/components.ts';
import { circleOf, spaceAt, zoneOf } from '../data/graph.ts';
import { imperialSectors, type Reading, rebelSectors } from '../data/spinners.ts';
import { fixedSpeed, isGoal } from '../phases/rebel-move.ts';
import type { HothView } from '../view.ts';

type Demand = readonly [holds: boolean, otherwise: string];

/** What in a position can never be; nothing when its parts fit together. The rules rely on what is promised here. */
export function whatIsImpossible(seen: HothView): string | null {
  const demands = [...players(seen), ...markers(seen), ...phases(seen), ...moves(seen), ...variants(seen)];
  return demands.find(([holds]) => !holds)?.[1] ?? null;
}

function isGone(seen: HothView, seat: number): boolean {
  return seen.rebels[seat]?.space === null;
}

function players(seen: HothView): Demand[] {
  const playing = seen.rebels.filter(({ space }) => space !== null).length;
  const over = seen.phase === 'over';
  return [
    [over || !isGone(seen, seen.active), 'the active player has resigned'],
    [over || playing > 1, 'only one player is left'],
    [over === (seen.winner !== null), 'a winner belongs to phase over'],
    [seen.winner === null || !isGone(seen, seen.winner), 'the winner has resigned'],
    [seen.force === null || !isGone(seen, seen.force), 'the holder of the Force has resigned'],
  ];
}

function markers({ options, rebels, vader, winner }: HothView): Demand[] {
  const vaderZone = zoneOf[spaceAt(vader)];
  const home = ({ space }: HothView['rebels'][number]): boolean =>
    space !== null && isGoal(options, spaceAt(space));
  const fromHoth = ({ space, pieces }: HothView['rebels'][number]): boolean =>
    space === null || pieces === puzzle.wholePieces || zoneOf[spaceAt(space)] !== 'hothPlanet';
  return [
    [vaderZone !== 'hothPlanet' && vaderZone !== 'dantooinePlanet', 'Vader is on a planet'],
    [rebels.every((rebel, seat) => !home(rebel) || seat === winner), 'a Rebel has landed but has not won'],
    [rebels.every(fromHoth), 'a Fighter is damaged before it has left Planet Hoth'],
  ];
}

function phases(seen: HothView): Demand[] {
  const { phase, targets } = seen;
  const moving = phase === 'rebelMove' || phase === 'vaderMove';
  const speed = fixedSpeedOf(seen);
  return [
    [moving === seen.steps > 0, 'steps belong to a move, and a move has steps'],
    [moving || seen.spun === null, 'a spin belongs to a move'],
    [moving || (!seen.free && !seen.replaced), 'only a move can be free or replaced'],
    [phase !== 'rebelSpin' || speed === 0, 'a damaged Fighter or one among asteroids does not spin'],
    [(phase === 'attackSpin') === targets.length > 0, 'targets belong to attackSpin'],
    [targets.every((seat) => !isGone(seen, seat)), 'a target has resigned'],
  ];
}

function fixedSpeedOf({ rebels, active }: HothView): number {
  const { space, pieces } = at(rebels, active);
  return space === null ? 0 : fixedSpeed(spaceAt(space), pieces);
}

/** What the spinner shows for this move; nothing when the sector is not on it. */
function shown({ phase, spun, rebels, active }: HothView): Reading | null {
  if (phase === 'vaderMove') {
    const sector = imperialSectors.find(({ id }) => id === spun);
    return sector ? { exactly: sector.movement } : null;
  }
  const sector = rebelSectors.find(({ id }) => id === spun);
  const { space } = at(rebels, active);
  const circle = space === null ? null : circleOf[spaceAt(space)];
  return sector && circle ? sector[circle] : null;
}

function moves(seen: HothView): Demand[] {
  const { phase, spun, steps, free, replaced, options } = seen;
  if (phase !== 'rebelMove' && phase !== 'vaderMove') return [];
  const rebel = phase === 'rebelMove';
  if (spun === null)
    return [
      [rebel || options.houseImperialOrders, 'Vader moves without a spin'],
      [!rebel || steps === fixedSpeedOf(seen), 'the steps are not those of a Rebel who does not spin'],
      [rebel || steps <= house.orderCards, 'the steps are not those of an order card'],
      [!free && !replaced, 'a move without a spin is neither free nor replaced'],
    ];
  const number = shown(seen);
  const printed = number !== null && ('upTo' in number ? number.upTo : number.exactly);
  const surged = options.houseForceSurge && steps === (rebel ? house.surgeRebel : house.surgeVader);
  const throttled = rebel && options.houseThrottle && steps === printed;
  return [
    [number !== null, 'the spin does not fit the phase'],
    [!rebel || fixedSpeedOf(seen) === 0, 'a damaged Fighter or one among asteroids does not spin'],
    [rebel || !options.houseImperialOrders, 'houseImperialOrders leaves no spin for Vader'],
    [
      replaced
        ? free && (surged || throttled)
        : steps === printed && free === (number !== null && 'upTo' in number),
      'the steps do not fit the spin',
    ],
  ];
}

function variants(seen: HothView): Demand[] {
  const { options, phase, rebels, active, throttles, orders } = seen;
  const mayBeEmpty = (seat: number): boolean =>
    isGone(seen, seat) || (seat === active && ['vaderMove', 'attackSpin', 'over'].includes(phase));
  return [
    [
      throttles.length === (options.houseThrottle ? rebels.length : 0),
      'the throttle tokens do not fit the options',
    ],
    [
      orders.length === (options.houseImperialOrders ? rebels.length : 0),
      'the order cards do not fit the options',
    ],
    [
      orders.every((cards, seat) => cards.length > 0 || mayBeEmpty(seat)),
      'a player has no order card left and has not taken them back',
    ],
    [phase !== 'vaderOrder' || options.houseImperialOrders, 'vaderOrder needs houseImperialOrders'],
    [phase !== 'vaderSpin' || !options.houseImperialOrders, 'houseImperialOrders leaves no vaderSpin'],
    [
      !seen.surgeable || (options.houseForceSurge && seen.force === active),
      'only the holder of the Force can surge',
    ],
  ];
}
