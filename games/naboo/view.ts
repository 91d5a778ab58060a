import { at, type Chance, shuffle, type Viewer } from '@holoboard/kernel';
import { actions, cardId, cardOf, cards, deckOfCard, decks } from './data/cards.ts';
import { seatsOf, sideOf } from './data/seats.ts';
import { spaceId, spaceOf } from './data/spaces.ts';
import { pieceOfName, purpleQueen, redQueen, startingCount } from './data/start.ts';
import { starfighters } from './data/track.ts';
import { type Side, sides, type UnitId, unitOf, units } from './data/units.ts';
import type { NabooOptions } from './options.ts';
import { isQueenKnown, isShieldUp, palacePieces, pieceId, unitAt } from './phases/pieces.ts';
import { throneRoomLead } from './phases/victory.ts';
import { type Ending, type Frame, type NabooState, none, type Phase, type QueenId } from './state.ts';

/** A piece that is on a board. */
interface SeenPiece {
  readonly id: string;
  readonly unit: UnitId;
  readonly space: string;
  /** Members of a group left, or points of damage it can still take. */
  readonly left: number;
}

/** What is still to be done, as everybody may know it: a frame with the ids of what it is about. */
export interface SeenFrame {
  readonly kind: Frame['kind'];
  readonly seat: number;
  readonly card?: string;
  readonly action?: string | null;
  readonly draws?: number;
  readonly counts?: readonly number[];
  readonly used?: readonly string[];
  readonly piece?: string;
  readonly moves?: number;
  readonly dice?: number;
  readonly owner?: number;
  readonly cards?: number;
  readonly hits?: number;
  readonly starfighter?: string;
  readonly droid?: number;
  readonly droids?: number;
  readonly most?: number;
}

/** What a viewer may know: the boards, all open cards, the own side's cards and queen, and counts of all others. */
export interface NabooView {
  readonly options: NabooOptions;
  readonly round: number;
  readonly phase: Phase;
  readonly lead: number;
  readonly active: number | null;
  readonly frames: readonly SeenFrame[];
  readonly pieces: readonly SeenPiece[];
  /** Units of the pieces made in play, those that are gone too. */
  readonly made: readonly UnitId[];
  readonly pool: readonly number[];
  readonly gone: readonly number[];
  readonly shield: boolean;
  readonly queenChosen: boolean;
  /** The real queen, for those who know her. */
  readonly real: QueenId | null;
  /** Naboo's pieces in palace and core, and by how many it leads in the throne room. */
  readonly palacePieces: number;
  readonly throneRoom: number;
  readonly anakin: number;
  /** How many Starfighter cards lie face down, those on each grid, the top one last, and those passed. */
  readonly starfighters: number;
  readonly stacks: readonly (readonly string[])[];
  readonly passed: readonly string[];
  /** By deck: how many cards it holds, its discards, face up, and how many of those are from the card play going on. */
  readonly decks: readonly number[];
  readonly discards: readonly (readonly string[])[];
  readonly flipped: readonly number[];
  /** By deck: cards that cannot be in it, as everybody could see. */
  readonly outside: readonly (readonly string[])[];
  /** By seat: faces only for the own side. */
  readonly hands: readonly { readonly count: number; readonly cards: readonly string[] | null }[];
  /** By seat: planned cards still to be flipped, top first, and the decks of the blind bonus cards beneath them. */
  readonly piles: readonly {
    readonly planned: number;
    readonly cards: readonly string[] | null;
    readonly blind: readonly string[];
  }[];
  /** By seat: the decks of the bonus cards that wait for the next round, in the order they were drawn. */
  readonly bonus: readonly (readonly string[])[];
  /** By seat: how many cards of hand and plan are from the Battlefield deck; every draw and every flip was open. */
  readonly fromBattlefield: readonly number[];
  readonly planned: readonly boolean[];
  readonly winner: Side | null;
  readonly ending: Ending | null;
}

/** What a viewer may know now. */
export function view(state: NabooState, viewer: Viewer): NabooView {
  const sees = (side: Side): boolean =>
    viewer === 'everything' || (viewer !== 'spectator' && sideOf(state, viewer) === side);
  const knowsQueen = state.real !== none && (sees('naboo') || isQueenKnown(state));
  return {
    options: state.options,
    round: state.round,
    phase: state.phase,
    lead: state.lead,
    active: state.active === none ? null : state.active,
    frames: state.frames.map((frame) => seenFrame(state, frame)),
    pieces: seenPieces(state),
    made: state.made.map((unit) => at(units, unit).id),
    pool: state.pool.slice(),
    gone: state.gone.slice(),
    shield: isShieldUp(state),
    queenChosen: state.real !== none,
    // NAB-SETUP-31, NAB-SETUP-32, NAB-QUEEN-02: Naboo always knows; the others once a queen has died.
    real: knowsQueen ? (state.real === redQueen ? 'redQueen' : 'purpleQueen') : null,
    palacePieces: palacePieces(state),
    throneRoom: throneRoomLead(state),
    anakin: state.anakin,
    starfighters: state.starfighters.length,
    stacks: state.stacks.map((stack) => stack.map((card) => at(starfighters, card).id)),
    passed: state.passed.map((card) => at(starfighters, card).id),
    decks: state.decks.map((deck) => deck.length),
    // NAB-RULING-36: what was played lies open.
    discards: state.discards.map((pile) => pile.map(cardId)),
    flipped: state.flipped.slice(),
    outside: state.outside.map((list) => list.map(cardId)),
    // NAB-SETUP-35, NAB-4P-08: hands and plans are for the own side's eyes, bonus cards for nobody's (NAB-BONUS-07).
    hands: state.hands.map((hand, seat) => ({
      count: hand.length,
      cards: sees(sideOf(state, seat)) ? hand.map(cardId) : null,
    })),
    piles: state.piles.map((pile, seat) => {
      const planned = pile.length - at(state.blind, seat);
      return {
        planned,
        cards: sees(sideOf(state, seat)) ? pile.slice(0, planned).map(cardId) : null,
        blind: pile.slice(planned).map(deckIdOf),
      };
    }),
    bonus: state.bonus.map((cards) => cards.map(deckIdOf)),
    fromBattlefield: state.hands.map((_, seat) => fromBattlefield(state, seat)),
    planned: state.planned.slice(),
    winner: state.winner,
    ending: state.ending,
  };
}

function deckIdOf(card: number): string {
  return at(decks, at(deckOfCard, card)).id;
}

/** How many cards in the hand and plan of a seat are from the Battlefield deck of its side. */
function fromBattlefield(state: NabooState, seat: number): number {
  const planned = at(state.piles, seat).length - at(state.blind, seat);
  const own = [...at(state.hands, seat), ...at(state.piles, seat).slice(0, planned)];
  return own.filter((card) => at(decks, at(deckOfCard, card)).theatre === 'battlefield').length;
}

function seenPieces(state: NabooState): SeenPiece[] {
  return state.at.flatMap((space, piece) =>
    space < 0
      ? []
      : [
          {
            id: pieceId(state, piece),
            unit: at(units, unitAt(state, piece)).id,
            space: spaceId(space),
            left: at(state.left, piece),
          },
        ],
  );
}

function seenFrame(state: NabooState, frame: Frame): SeenFrame {
  const { kind, seat } = frame;
  switch (frame.kind) {
    case 'card':
      return { kind, seat, card: cardId(frame.card), action: actionId(frame.action), draws: frame.draws };
    case 'units':
      return {
        kind,
        seat,
        action: actionId(frame.action),
        counts: frame.counts.slice(),
        used: frame.used.map((piece) => pieceId(state, piece)),
      };
    case 'deploy':
      return { kind, seat, starfighter: at(starfighters, frame.starfighter).id };
    case 'move':
    case 'attack':
    case 'duel':
    case 'take':
    case 'arrive':
      return { ...frame, piece: pieceId(state, frame.piece) };
    default:
      return { ...frame };
  }
}

function actionId(action: number): string | null {
  return action === none ? null : at(actions, action).id;
}

/**
 * A state that fits a seat's view: the cards it has not seen are dealt at random to where unseen cards lie, and who the real queen
 * is, is drawn where it is not known. What everybody could see is respected: the deck each card came from, and which cards were
 * outside a deck when it was shuffled.
 */
export function redeal(seen: NabooView, _seat: number, chance: Chance): NabooState {
  const made = seen.made.map(unitOf);
  const places = new Array<number>(startingCount + made.length).fill(none);
  const left = places.map(() => 0);
  for (const { id, space, left: strength } of seen.pieces) {
    const piece = pieceOfName(made, id) as number;
    places[piece] = spaceOf(space) as number;
    left[piece] = strength;
  }
  const numbersOf = (ids: readonly string[]): number[] => ids.map((id) => cardOf(id) as number);
  const starfightersOf = (ids: readonly string[]): number[] =>
    ids.map((id) => starfighters.findIndex((card) => card.id === id));
  const state: NabooState = {
    options: seen.options,
    round: seen.round,
    phase: seen.phase,
    lead: seen.lead,
    active: seen.active ?? none,
    frames: seen.frames.map((frame) => frameOf(made, frame)),
    made,
    at: places,
    left,
    pool: seen.pool.slice(),
    gone: seen.gone.slice(),
    real: realQueen(seen, chance),
    anakin: seen.anakin,
    starfighters: [],
    stacks: seen.stacks.map(starfightersOf),
    passed: starfightersOf(seen.passed),
    decks: decks.map(() => []),
    discards: seen.discards.map(numbersOf),
    flipped: seen.flipped.slice(),
    outside: seen.outside.map(numbersOf),
    hands: seen.hands.map(({ cards: hand }) => numbersOf(hand ?? [])),
    piles: seen.piles.map(({ cards: pile }) => numbersOf(pile ?? [])),
    blind: seen.piles.map(({ blind }) => blind.length),
    bonus: seen.bonus.map(() => []),
    planned: seen.planned.slice(),
    winner: seen.winner,
    ending: seen.ending,
  };
  dealStarfighters(state, chance);
  for (const side of sides) dealSide(state, seen, side, chance);
  return state;
}

/** NAB-QUEEN-02: before a queen has died, either may be the real one to those who were not told. */
function realQueen(seen: NabooView, chance: Chance): number {
  if (!seen.queenChosen) return none;
  if (seen.real === null) return chance.draw('redeal', 2) === 0 ? redQueen : purpleQueen;
  return seen.real === 'redQueen' ? redQueen : purpleQueen;
}

function frameOf(made: readonly number[], seen: SeenFrame): Frame {
  const { kind, seat } = seen;
  const piece = seen.piece === undefined ? none : (pieceOfName(made, seen.piece) as number);
  const action = seen.action ? actions.findIndex(({ id }) => id === seen.action) : none;
  switch (kind) {
    case 'card':
      return { kind, seat, card: cardOf(seen.card ?? '') as number, action, draws: seen.draws ?? 0 };
    case 'units': {
      const used = (seen.used ?? []).map((id) => pieceOfName(made, id) as number);
      return { kind, seat, action, counts: [...(seen.counts ?? [])], used };
    }
    case 'deploy':
      return { kind, seat, starfighter: starfighters.findIndex(({ id }) => id === seen.starfighter) };
    default:
      return { ...seen, ...(piece === none ? {} : { piece }) } as Frame;
  }
}

function dealStarfighters(state: NabooState, chance: Chance): void {
  const open = new Set([...state.stacks.flat(), ...state.passed]);
  for (const frame of state.frames) if (frame.kind === 'deploy') open.add(frame.starfighter);
  const unseen = starfighters.flatMap((_, card) => (open.has(card) ? [] : [card]));
  state.starfighters = shuffle(chance, 'redeal', unseen);
}

/** Deals the unseen cards of a side to deck, bonus cards, hands and plans as the view counts them. */
function dealSide(state: NabooState, seen: NabooView, side: Side, chance: Chance): void {
  const own = seatsOf(state, side);
  const rest = new Map<string, number[]>();
  decks.forEach(({ id, side: owner }, deck) => {
    if (owner !== side) return;
    const unseen = unseenCards(state, deck, own);
    const candidates = shuffle(chance, 'redeal', cardsOf(inDeck(state, deck, unseen)));
    state.decks[deck] = candidates.slice(0, at(seen.decks, deck));
    for (const card of at(state.decks, deck)) unseen[card] = at(unseen, card) - 1;
    rest.set(id, shuffle(chance, 'redeal', cardsOf(unseen)));
  });
  const take = (deck: string): number => rest.get(deck)?.pop() as number;
  for (const seat of own) {
    const { cards: known, planned, blind } = at(seen.piles, seat);
    if (known === null) dealHidden(state, seen, seat, planned, take, chance);
    at(state.piles, seat).push(...blind.map(take));
    at(state.bonus, seat).push(...at(seen.bonus, seat).map(take));
  }
}

/** Deals hand and plan of a seat whose cards are not seen, with as many of each deck as everybody could count. */
function dealHidden(
  state: NabooState,
  seen: NabooView,
  seat: number,
  planned: number,
  take: (deck: string) => number,
  chance: Chance,
): void {
  const own = decks.filter(({ side }) => side === sideOf(state, seat)).map(({ id }) => id);
  const count = at(seen.hands, seat).count + planned;
  const battlefield = at(seen.fromBattlefield, seat);
  const dealt = Array.from({ length: count }, (_, i) => take(at(own, i < battlefield ? 0 : 1)));
  shuffle(chance, 'redeal', dealt);
  at(state.piles, seat).push(...dealt.splice(0, planned));
  at(state.hands, seat).push(...dealt);
}

/** How many of each kind are in a whole deck less all cards in sight. */
function unseenCards(state: NabooState, deck: number, own: readonly number[]): number[] {
  const left = cards.map((card) => (card.deck === deck ? card.copies : 0));
  const without = (card: number): void => {
    if (at(deckOfCard, card) === deck) left[card] = at(left, card) - 1;
  };
  at(state.discards, deck).forEach(without);
  for (const seat of own) {
    at(state.hands, seat).forEach(without);
    at(state.piles, seat).forEach(without);
  }
  return left;
}

/** Those unseen cards that can be in the deck. */
function inDeck(state: NabooState, deck: number, unseen: readonly number[]): number[] {
  const left = cards.map((card) => (card.deck === deck ? card.copies : 0));
  for (const card of at(state.outside, deck)) left[card] = at(left, card) - 1;
  return left.map((count, card) => Math.max(0, Math.min(count, at(unseen, card))));
}

function cardsOf(counts: readonly number[]): number[] {
  return counts.flatMap((count, card) => new Array<number>(count).fill(card));
}
