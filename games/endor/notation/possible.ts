import { at } from '@holoboard/kernel';
import { kindsOf, ordersOn } from '../data/deck.ts';
import { numbers, shieldTracks } from '../data/numbers.ts';
import { cardsPerRound, seatsOf, sideIndex, sideOf, sides } from '../data/seats.ts';
import { ships } from '../data/ships.ts';
import { deathStarSector, executor, falcon, sectorCount, shipCount, tie } from '../data/space.ts';
import { tieStart } from '../data/start.ts';
import { attackActions, attackDice } from '../phases/attack.ts';
import { bonusOf, freshBonusOf, pileOf } from '../phases/cards.ts';
import { deathStarTargets } from '../phases/death-star.ts';
import { mayReroll } from '../phases/duel.ts';
import {
  carriedAt,
  carriedOn,
  holds,
  placeId,
  rebelsRemain,
  shipsAt,
  slotBase,
  whereIs,
} from '../phases/fleet.ts';
import { assignments } from '../phases/hits.ts';
import { hasUsableOrder, isValid } from '../phases/orders.ts';
import { deathStarIsOpen, orderedShip } from '../phases/reach.ts';
import { type EndorState, none } from '../state.ts';

type Demand = readonly [holds: boolean, otherwise: string];

/** What in a position can never be; nothing when its parts fit together. The rules rely on what is promised here. */
export function whatIsImpossible(state: EndorState): string | null {
  // Later demands may rely on earlier ones.
  for (const demands of [pieces, places, tracks, cards, memories, ends, turn, moves, rolls]) {
    const broken = demands(state).find(([holds]) => !holds);
    if (broken) return broken[1];
  }
  return null;
}

function inAllSectors(state: EndorState, ship: number): number {
  let count = 0;
  for (let sector = 0; sector < sectorCount; sector++) count += shipsAt(state, sector, ship);
  return count;
}

function pieces(state: EndorState): Demand[] {
  const deployed = inAllSectors(state, tie);
  const { reserve } = tieStart[state.options.tieStart];
  const onMarkers = (ship: number): number =>
    ship < falcon ? state.faceUp.reduce((sum, _, slot) => sum + carriedAt(state, slot, ship), 0) : 0;
  return [
    [
      ships.every(({ count }, ship) => inAllSectors(state, ship) + onMarkers(ship) <= count),
      'there are more ships of a type than the game has',
    ],
    [deployed + state.reserve <= (ships[tie]?.count ?? 0), 'there are more TIE fighters than the game has'],
    [
      state.reserve <= reserve && state.reserve % numbers.deployed === 0,
      `the Reserve is a multiple of ${numbers.deployed} up to ${reserve}`,
    ],
    [
      state.falcon > 0 === inAllSectors(state, falcon) > 0,
      'the Falcon is in a sector while it has hits left',
    ],
    [
      state.executor > 0 === inAllSectors(state, executor) > 0,
      'the Executor is in a sector while it has hits left',
    ],
    [state.executor > 0 || state.reserve === 0, 'the Reserve is lost with the Executor'],
  ];
}

function places(state: EndorState): Demand[] {
  const shared = state.ships.some((_, i) => {
    const sector = Math.floor(i / shipCount);
    return sector !== deathStarSector && holds(state, 'rebel', sector) && holds(state, 'empire', sector);
  });
  const inside = holds(state, 'rebel', deathStarSector) || holds(state, 'empire', deathStarSector);
  return [
    [!shared, 'both sides are in one sector'],
    [!inside || deathStarIsOpen(state), 'nobody can be inside the Death Star'],
    [shipsAt(state, deathStarSector, executor) === 0, 'the Executor is inside the Death Star'],
    [
      state.faceUp.every((up, slot) => up || carriedOn(state, slot) === 0),
      'a destroyed fleet marker carries fighters',
    ],
  ];
}

function tracks(state: EndorState): Demand[] {
  const { troopers, team } = state;
  const last = shieldTracks[state.options.shieldTrack].length;
  return [
    [state.luke > 0 || state.vader > 0, 'the duel ends with the first who falls'],
    [troopers.length <= numbers.troopers, `there are ${numbers.troopers} Stormtroopers`],
    [
      troopers.every((space, i) => space > (i === 0 ? team : at(troopers, i - 1)) && space <= last),
      'Stormtroopers stand ahead of the team, one a space, and are told in order',
    ],
  ];
}

function cards(state: EndorState): Demand[] {
  const seats = state.hands.length;
  const perRound = cardsPerRound(seats);
  const complete = sides.every((side) => {
    const found = [
      ...at(state.decks, sideIndex(side)),
      ...at(state.discards, sideIndex(side)),
      ...seatsOf(side, seats).flatMap((seat) => [...(state.hands[seat] ?? []), ...(state.piles[seat] ?? [])]),
      ...(state.card !== none && sideOf(state.active, seats) === side ? [state.card] : []),
    ];
    return kindsOf(side).every(({ count }, card) => found.filter((each) => each === card).length === count);
  });
  const planning = state.phase === 'plan' || state.planned.includes(false);
  const dealt = state.hands.every((hand, seat) => {
    const planned = pileOf(state, seat).length - bonusOf(state, seat);
    if (!state.planned[seat]) return hand.length === numbers.handSize && state.piles[seat]?.length === 0;
    if (hand.length !== numbers.handSize - perRound) return false;
    return planning ? state.bonus[seat] === 0 && planned === perRound : planned <= perRound;
  });
  return [
    [complete, 'the cards of each side are not the 30 of its deck'],
    [dealt, 'the hands or piles have the wrong number of cards'],
    [!planning || (state.card === none && state.active === 0), 'no card is played while plans are made'],
    [
      state.phase === 'over' || state.planned.includes(false) === (state.phase === 'plan'),
      'planning ends when everybody has planned',
    ],
  ];
}

/** What everybody knows to be out of a deck is not in it, nor was it drawn from it since. */
function memories(state: EndorState): Demand[] {
  const seats = state.hands.length;
  const fits = sides.every((side) => {
    const outside = at(state.outside, sideIndex(side));
    const fresh = [
      ...at(state.decks, sideIndex(side)),
      ...seatsOf(side, seats).flatMap((seat) => {
        const pile = pileOf(state, seat);
        return pile.slice(pile.length - freshBonusOf(state, seat));
      }),
    ];
    return kindsOf(side).every(
      ({ count }, card) => [...outside, ...fresh].filter((each) => each === card).length <= count,
    );
  });
  const ordered = state.outside.every((cards) =>
    cards.every((card, i) => i === 0 || card >= at(cards, i - 1)),
  );
  return [
    [fits, 'a card known to be out of the deck is in it'],
    [ordered, 'the cards out of a deck are told in the order of the card list'],
  ];
}

function ends(state: EndorState): Demand[] {
  const { winner, ending, phase } = state;
  const remain = rebelsRemain(state);
  const down = state.team >= shieldTracks[state.options.shieldTrack].length;
  return [
    [
      (phase === 'over') === (winner !== null) && (winner === null) === (ending === null),
      'a winner and an ending belong to phase over',
    ],
    [remain === (ending !== 'rebelsDestroyed'), 'the Empire wins when no Rebel ship is left, and only then'],
    [ending !== 'rebelsDestroyed' || winner === 'empire', 'the Empire wins by destroying the Rebels'],
    [
      ending !== 'deathStarDestroyed' || (winner === 'rebel' && down),
      'the Rebels win by destroying the Death Star, with the shield down',
    ],
  ];
}

/** What is asked of a card being played; a game that is over may have stopped anywhere. */
function turn(state: EndorState): Demand[] {
  const { phase, card, order } = state;
  const bare = state.moved.length === 0 && state.origins.length === 0 && !state.deployed;
  const rolled = state.dice.length > 0 || state.from !== none || state.target !== none;
  if (phase === 'over') return [];
  if (phase === 'plan')
    return [[order === null && bare && !rolled, 'no order is given while plans are made']];
  if (card === none) return [[false, 'no card is flipped']];
  if (phase === 'chooseOrder')
    return [
      [order === null && bare && !rolled, 'nothing is done before an order is chosen'],
      [hasUsableOrder(state), 'the flipped card has no usable order, so its turn is lost'],
    ];
  const side = sideOf(state.active, state.hands.length);
  if (order === null || !ordersOn(side, card).includes(order))
    return [[false, 'the order is not on the card']];
  const byShips = orderedShip(state) >= 0;
  const afterRoll = phase === 'reroll' || phase === 'assign';
  return [
    [isValid(state, order), 'the order cannot be used'],
    [byShips || bare, 'only an order to ships moves ships'],
    [rolled === afterRoll, 'dice, and what they were rolled for, belong to reroll and assign'],
    [byShips === (phase === 'move' || phase === 'target') || afterRoll, 'the phase does not fit the order'],
    [(phase === 'fire') === (order === 'deathStar') || afterRoll, 'the phase does not fit the order'],
    [(phase === 'ambush') === (order === 'shieldAmbush') || afterRoll, 'the phase does not fit the order'],
    [phase !== 'assign' || byShips, 'only attacks of ships assign hits'],
  ];
}

/** END-RULING-06 to END-RULING-09: what an order has moved so far. */
function moves(state: EndorState): Demand[] {
  const { moved, origins, deployed, options } = state;
  if (state.phase === 'over' || (moved.length === 0 && origins.length === 0 && !deployed)) return [];
  const ship = orderedShip(state);
  const places = moved.filter((_, i) => i % 2 === 0);
  const counts = moved.filter((_, i) => i % 2 === 1);
  const groups = (deployed ? 1 : 0) + (origins.length > 0 ? 1 : 0);
  const merged = deployed && origins.length > 0 && places.length === 1;
  const mostOrigins = options.moveOrigins === 'converging' ? sectorCount + slotBase : 1;
  return [
    [places.length === groups || merged, 'what moved does not fit where it came from'],
    [new Set(places).size === places.length, 'ships that came to one sector are told of together'],
    [
      places.every((sector, i) => origins.includes(sector) || shipsAt(state, sector, ship) >= at(counts, i)),
      'more ships moved to a sector than are in it',
    ],
    [
      new Set(origins).size === origins.length && origins.length <= mostOrigins,
      'ships moved from too many places',
    ],
    [!origins.includes(places.at(-1) as number), 'a move ends in another sector than it began'],
    [origins.every((place) => place < slotBase || ship < falcon), 'only fighters launch from a fleet marker'],
    [
      !deployed || (state.order === 'tie' && state.executor > 0),
      'only TIE fighters deploy, beside the Executor',
    ],
    [
      !deployed || (places[0] === whereIs(state, executor) && at(counts, 0) >= numbers.deployed),
      'TIE fighters deploy where the Executor is',
    ],
    [!deployed || origins.length === 0 || options.deployThenMove, 'a deployment takes the place of a move'],
  ];
}

/** How many dice the order rolls from where it is told to; 0 when it cannot. */
function diceOf(state: EndorState): number {
  switch (state.order) {
    case 'shieldAssault':
      return state.from === none && state.target === none ? numbers.shieldDice : 0;
    case 'luke':
    case 'vader':
      return state.from === none && state.target === none ? numbers.duel.dice : 0;
    case 'deathStar':
      return state.from === none && deathStarTargets(state).includes(state.target)
        ? numbers.deathStarShot.dice
        : 0;
    case 'emperor':
    case 'vaderRedeemed':
    case 'shieldAmbush':
      return 0;
    default: {
      const struck = attackActions(state).some(
        (action) =>
          action.type === 'attack' &&
          state.from !== none &&
          action.from === placeId(state.from) &&
          state.target !== none &&
          action.at === placeId(state.target),
      );
      return struck ? attackDice(state, state.from) : 0;
    }
  }
}

function rolls(state: EndorState): Demand[] {
  const { phase, dice } = state;
  if (phase !== 'reroll' && phase !== 'assign') return [];
  const wanted = diceOf(state);
  return [
    [wanted > 0, 'the order cannot have rolled at that'],
    [dice.length === wanted, `the order rolls ${wanted} dice`],
    [dice.every((die, i) => i === 0 || die >= at(dice, i - 1)), 'dice are told in ascending order'],
    [
      phase !== 'reroll' || mayReroll(state, sideOf(state.active, state.hands.length)),
      'nobody may re-roll here',
    ],
    [
      phase !== 'assign' || (state.target < slotBase && assignments(state).length > 1),
      'there is no choice in assigning these dice',
    ],
  ];
}
