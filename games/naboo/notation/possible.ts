import { at } from '@holoboard/kernel';
import { actions, actionsOfCard, cards, deckOfCard, decks } from '../data/cards.ts';
import { controller, seatsOf, sideOf } from '../data/seats.ts';
import { inCore, isPassable, onPlains } from '../data/spaces.ts';
import { maul, startingPieces } from '../data/start.ts';
import { controlShip, starfighters } from '../data/track.ts';
import { droidIds, droidKind, groupOfDroid, units } from '../data/units.ts';
import { legal, question } from '../phases/asking.ts';
import { whyUnavailable } from '../phases/cards.ts';
import { chartOf, gridAhead, isInPlay, palacePieces, unitAt } from '../phases/pieces.ts';
import { shutTo } from '../phases/reach.ts';
import { decksOf } from '../phases/round.ts';
import { namedUnits } from '../phases/units.ts';
import { type Frame, type NabooState, none } from '../state.ts';

type Demand = readonly [holds: boolean, otherwise: string];

/** What in a position can never be; nothing when its parts fit together. The rules rely on what is promised here. */
export function whatIsImpossible(state: NabooState): string | null {
  // Later demands may rely on earlier ones.
  for (const demands of [places, droids, cardsOfDecks, cardsOfSeats, space, course, stack, asked]) {
    const broken = demands(state).find(([holds]) => !holds);
    if (broken) return broken[1];
  }
  return null;
}

const droidTotals = droidIds.map((_, kind) =>
  startingPieces.reduce(
    (sum, { unit }) => sum + (droidKind[unit] === kind ? at(units, unit).strength : 0),
    0,
  ),
);

function places(state: NabooState): Demand[] {
  const standing = state.at.flatMap((space, piece) => (space >= 0 ? [piece] : []));
  const spaces = standing.map((piece) => at(state.at, piece));
  const fits = (piece: number): boolean => {
    const space = at(state.at, piece);
    const { theatre, duellist } = chartOf(state, piece);
    if (!isPassable(space) || onPlains[space] !== (theatre === 'battlefield')) return false;
    return inCore[space] !== true || duellist;
  };
  const isMoved = ({ unit }: { unit: number }, piece: number): boolean =>
    at(units, unit).move === 0 && isInPlay(state, piece) && state.at[piece] !== startingPieces[piece]?.space;
  return [
    [new Set(spaces).size === spaces.length, 'two pieces stand on one space'],
    [standing.every(fits), 'a piece stands where it cannot be'],
    [!startingPieces.some(isMoved), 'a Fambaa or a Viceroy has moved'],
    [
      startingPieces.every(({ unit }, piece) => at(units, unit).id !== 'viceroy' || isInPlay(state, piece)),
      'a Viceroy is missing',
    ],
    [
      standing.every((piece) => {
        const space = at(state.at, piece);
        return !chartOf(state, piece).droid || onPlains[space] !== true || shutTo(state, piece)[space] === 0;
      }),
      'a tank is under the shield',
    ],
  ];
}

function droids(state: NabooState): Demand[] {
  const counted = droidIds.map((_, kind) => at(state.pool, kind) + at(state.gone, kind));
  state.at.forEach((space, piece) => {
    const kind = at(droidKind, unitAt(state, piece));
    if (space >= 0 && kind >= 0) counted[kind] = at(counted, kind) + at(state.left, piece);
  });
  const anyDroid = state.at.some((space, piece) => space >= 0 && chartOf(state, piece).droid);
  return [
    [
      counted[0] === droidTotals[0],
      `there are ${droidTotals[0]} Battle Droids, on the boards, in the pool and gone`,
    ],
    [
      counted[1] === droidTotals[1],
      `there are ${droidTotals[1]} Destroyer Droids, on the boards, in the pool and gone`,
    ],
    [state.anakin < controlShip || !anyDroid, 'without the Control Ship there are no droids'],
  ];
}

function cardsOfDecks(state: NabooState): Demand[] {
  const count = cards.map(() => 0);
  const add = (card: number): void => {
    count[card] = at(count, card) + 1;
  };
  [state.decks, state.discards, state.hands, state.piles, state.bonus].flat(2).forEach(add);
  const isOwn = (list: readonly number[], deck: number): boolean =>
    list.every((card) => deckOfCard[card] === deck);
  const outsideFits = (list: readonly number[], deck: number): boolean =>
    isOwn(list, deck) &&
    list.every((card, i) => i === 0 || card >= at(list, i - 1)) &&
    at(state.decks, deck).every(
      (card) => howMany(at(state.decks, deck), card) + howMany(list, card) <= at(cards, card).copies,
    );
  return [
    [cards.every(({ copies }, card) => count[card] === copies), 'the cards are not those of the game'],
    [decks.every((_, deck) => isOwn(at(state.decks, deck), deck)), 'a deck holds cards of another'],
    [decks.every((_, deck) => isOwn(at(state.discards, deck), deck)), 'discards lie with another deck'],
    [
      decks.every((_, deck) => outsideFits(at(state.outside, deck), deck)),
      'a deck holds cards known to be outside it',
    ],
    [
      decks.every((_, deck) => at(state.flipped, deck) <= at(state.discards, deck).length),
      'more cards were flipped than discarded',
    ],
  ];
}

function howMany(list: readonly number[], card: number): number {
  return list.filter((each) => each === card).length;
}

function cardsOfSeats(state: NabooState): Demand[] {
  const isOwn = (seat: number, list: readonly number[]): boolean =>
    list.every((card) => decksOf(sideOf(state, seat)).includes(at(deckOfCard, card)));
  const all = state.hands.map((hand, seat) => [hand, at(state.piles, seat), at(state.bonus, seat)].flat());
  const hasBonus = (seat: number): boolean => at(state.bonus, seat).length + at(state.blind, seat) > 0;
  return [
    [all.every((list, seat) => isOwn(seat, list)), 'a seat has cards of the other side'],
    [
      all.every(
        (_, seat) => !hasBonus(seat) || controller(state, sideOf(state, seat), 'battlefield') === seat,
      ),
      'bonus cards lie with the battlefield player of a side',
    ],
  ];
}

function space(state: NabooState): Demand[] {
  const drawn = state.frames.flatMap((frame) => (frame.kind === 'deploy' ? [frame.starfighter] : []));
  const all = [state.starfighters, ...state.stacks, state.passed, drawn].flat();
  return [
    [
      all.length === starfighters.length && new Set(all).size === all.length,
      'each Starfighter card is in one place',
    ],
    [
      state.stacks.every((stack, grid) => grid >= state.anakin || stack.length === 0),
      'Anakin has passed the cards of the grids behind him',
    ],
  ];
}

function course(state: NabooState): Demand[] {
  const { phase, winner, ending } = state;
  const isPlay = phase === 'play';
  const begun = phase === 'plan' || isPlay;
  const queenMissing = (phase === 'plan' || phase === 'play') && state.real === none;
  const noCards = [...state.hands, ...state.piles, ...state.bonus].every((list) => list.length === 0);
  return [
    [isPlay === state.frames.length > 0, 'there are frames while a card is played, and only then'],
    [isPlay === (state.active !== none), 'a seat is active while its card is played, and only then'],
    [(phase === 'over') === (ending !== null), 'a game that is over has an ending, and no other'],
    [phase === 'over' || winner === null, 'somebody has won, but the game goes on'],
    [
      (winner === null) === (ending === null || ending === 'roundLimit' || ending === 'outOfCards'),
      'who has won does not fit the ending',
    ],
    [!queenMissing, 'nobody knows the real queen'],
    [phase !== 'queen' || (state.real === none && noCards), 'the queen is chosen before the cards are dealt'],
    [!begun || palacePieces(state) > 2, 'the Trade Federation has won already'],
    [!isPlay || !state.planned.includes(false), 'cards are played when everybody has planned'],
    [phase !== 'plan' || state.planned.includes(false), 'everybody has planned'],
    [
      phase !== 'plan' ||
        state.planned.every(
          (done, seat) => done || (at(state.piles, seat).length === 0 && at(state.hands, seat).length > 0),
        ),
      'who has yet to plan has cards in hand and none in the pile',
    ],
  ];
}

/** What must lie right under each kind of frame. */
const under: Readonly<Record<Frame['kind'], readonly (Frame['kind'] | 'nothing')[]>> = {
  card: ['nothing', 'card'],
  units: ['card'],
  move: ['units'],
  attack: ['units'],
  duel: ['units'],
  bonus: ['units', 'duel', 'bonus'],
  block: ['card'],
  deploy: ['card'],
  send: ['card'],
  take: ['card'],
  arrive: ['card'],
  activate: ['card'],
};

function stack(state: NabooState): Demand[] {
  return state.frames.flatMap((frame, depth): Demand[] => {
    const below = state.frames[depth - 1];
    const isTop = depth === state.frames.length - 1;
    return [
      [under[frame.kind].includes(below?.kind ?? 'nothing'), `a '${frame.kind}' frame is out of place`],
      [frameFits(state, frame, below, isTop), `a '${frame.kind}' frame does not fit the position`],
    ];
  });
}

function frameFits(state: NabooState, frame: Frame, below: Frame | undefined, isTop: boolean): boolean {
  const card = state.frames[0];
  if (card?.kind !== 'card' || card.seat !== state.active) return false;
  const side = sideOf(state, state.active);
  const effect = below?.kind === 'card' && below.action !== none ? at(actions, below.action).effect : null;
  const plains = controller(state, side, 'battlefield');
  switch (frame.kind) {
    case 'card':
      return cardFits(state, frame, effect?.type === 'drawAndPlay', below === undefined, isTop);
    case 'units':
      return effect?.type === 'activate' && below?.kind === 'card' && unitsFit(state, frame, below.action);
    case 'move':
    case 'attack':
    case 'duel':
      return unitFits(state, frame, below, isTop);
    case 'bonus': {
      const winner = sideOf(state, frame.owner < state.hands.length ? frame.owner : 0);
      return (
        seatsOf(state, winner).includes(frame.seat) &&
        frame.owner === controller(state, winner, 'battlefield') &&
        frame.cards > 0 &&
        frame.cards <= 5
      );
    }
    case 'block':
      return (
        effect?.type === 'moveAnakin' &&
        state.anakin < controlShip &&
        frame.seat === controller(state, 'tradeFederation', 'battlefield') &&
        frame.hits >= 1 &&
        frame.hits <= gridAhead(state).dice
      );
    case 'deploy':
      return effect?.type === 'drawStarfighter' && frame.seat === plains && state.anakin < controlShip;
    case 'send':
      return (
        effect?.type === 'moveToPalace' &&
        frame.seat === plains &&
        droidIds[frame.droid] === effect.droid &&
        whyUnavailable(state, effect) === null
      );
    case 'take':
    case 'arrive': {
      if (effect?.type !== 'moveToPalace' || frame.seat !== plains) return false;
      const left = at(state.left, frame.piece);
      const isGroup = unitAt(state, frame.piece) === groupOfDroid[droidIds.indexOf(effect.droid) as 0 | 1];
      const droids = frame.kind === 'arrive' ? frame.droids : 1;
      const whole = frame.kind === 'take' || droids === left || state.options.partialGroupToPalace;
      const asks = frame.kind === 'arrive' || (state.options.partialGroupToPalace && left > 1);
      return isGroup && isInPlay(state, frame.piece) && droids >= 1 && droids <= left && whole && asks;
    }
    case 'activate':
      return (
        effect?.type === 'activateDroids' &&
        frame.seat === plains &&
        droidIds[frame.droid] === effect.droid &&
        frame.most === effect.most &&
        whyUnavailable(state, effect) === null
      );
  }
}

type FrameOf<Kind extends Frame['kind']> = Frame & { kind: Kind };

/** A card of the seat's side that lies among the discards; drawn by the one beneath it, if there is one. */
function cardFits(
  state: NabooState,
  { seat, card, action, draws }: FrameOf<'card'>,
  isDrawn: boolean,
  isFirst: boolean,
  isTop: boolean,
): boolean {
  const deck = at(deckOfCard, card);
  const own = decksOf(sideOf(state, state.active)).includes(deck);
  const chosen = action === none ? draws === 0 : at(actionsOfCard, card).includes(action);
  const effect = action === none ? null : at(actions, action).effect;
  const drawsFit = effect?.type === 'drawAndPlay' ? draws < effect.cards : draws === 0;
  const isOpen = at(state.discards, deck).slice(-at(state.flipped, deck)).includes(card);
  return (
    own &&
    chosen &&
    drawsFit &&
    seat === state.active &&
    (isFirst || isDrawn) &&
    at(state.flipped, deck) > 0 &&
    isOpen &&
    (action === none) === isTop
  );
}

/** An action's units: never more of a kind than it names, and those used are of these kinds. */
function unitsFit(
  state: NabooState,
  { seat, action, counts, used }: FrameOf<'units'>,
  chosen: number,
): boolean {
  const effect = at(actions, action === none ? 0 : action).effect;
  if (action === none || action !== chosen || effect.type !== 'activate') return false;
  const kinds = at(namedUnits, action);
  const { theatre } = at(units, at(kinds, 0));
  return (
    seat === controller(state, sideOf(state, state.active), theatre) &&
    counts.length === kinds.length &&
    new Set(used).size === used.length &&
    kinds.every((unit, i) => {
      const spent = used.filter((piece) => unitAt(state, piece) === unit).length;
      return spent + at(counts, i) === effect.units[i]?.count;
    }) &&
    used.every((piece) => kinds.includes(unitAt(state, piece)))
  );
}

/** The unit being used is the last one used by the frame beneath it. */
function unitFits(
  state: NabooState,
  frame: FrameOf<'move'> | FrameOf<'attack'> | FrameOf<'duel'>,
  below: Frame | undefined,
  isTop: boolean,
): boolean {
  if (below?.kind !== 'units' || below.seat !== frame.seat) return false;
  if (below.used[below.used.length - 1] !== frame.piece) return false;
  const isDuel = frame.kind === 'duel';
  if (chartOf(state, frame.piece).duellist !== isDuel) return false;
  const effect = at(actions, below.action).effect;
  const most = effect.type === 'activate' && effect.attackTwice ? 6 : 3;
  return (isInPlay(state, frame.piece) || (isDuel && !isTop)) && (!isDuel || frame.dice <= most);
}

/** Somebody is asked, and has an answer. */
function asked(state: NabooState): Demand[] {
  if (state.phase === 'over') return [];
  return [
    [question(state).seats.every((seat) => legal(state, seat).length > 0), 'who is asked has no answer'],
    [state.anakin < controlShip || isInPlay(state, maul), 'Naboo has won already'],
  ];
}
