import { at, type Viewer } from '@holoboard/kernel';
import { actions, cardId, deckOfCard, decks } from './data/cards.ts';
import { sideOf } from './data/seats.ts';
import { spaceId } from './data/spaces.ts';
import { redQueen } from './data/start.ts';
import { starfighters } from './data/track.ts';
import { type Side, type UnitId, units } from './data/units.ts';
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
