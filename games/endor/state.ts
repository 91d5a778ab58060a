import type { Question } from '@holoboard/kernel';
import type { Order } from './data/cards.ts';
import type { ShipType, Side } from './data/ships.ts';
import type { EndorOptions } from './options.ts';

/**
 * Where we are in a round. END-PLAN-01: plan, give orders, draw (which needs no decision). Giving an order goes through
 * `move`, `target`, `reroll` and `assign`, as far as the order has them.
 */
export type Phase =
  | 'plan'
  | 'chooseOrder'
  | 'move'
  | 'target'
  | 'fire'
  | 'ambush'
  | 'reroll'
  | 'assign'
  | 'over';

/** No card, no sector, no seat. */
export const none = -1;

export interface EndorState {
  /** Shared by all copies; never changed. */
  readonly options: EndorOptions;
  round: number;
  phase: Phase;
  /** The seat whose card is being played; during planning, the first seat of the round. */
  active: number;
  /** Ships by sector and type: `sector * 6 + type`. */
  ships: number[];
  /** Fighters on fleet markers by slot and type: `slot * 3 + type`. */
  carried: number[];
  /** Whether each fleet marker is face up. */
  faceUp: boolean[];
  /** Undeployed TIE fighters. */
  reserve: number;
  /** Ships destroyed so far, by type. */
  lost: number[];
  /** Hits the special ships and the duellists can still take; 0 is destroyed. */
  falcon: number;
  executor: number;
  luke: number;
  vader: number;
  redeemed: boolean;
  /** Where the Strike Team stands on its track. */
  team: number;
  /** Spaces of the track that hold a Stormtrooper, in ascending order. */
  troopers: number[];
  /** Order cards by kind, top last; by side (0 Rebel, 1 Empire). */
  decks: number[][];
  discards: number[][];
  /** By seat. */
  hands: number[][];
  /** Order Piles by seat, top first; the last `bonus` cards of a pile are bonus cards nobody has seen. */
  piles: number[][];
  bonus: number[];
  /** How many of a seat's bonus cards were drawn since its side's deck was last shuffled; they lie lowest. */
  freshBonus: number[];
  /**
   * Cards everybody knows to be out of each deck, in ascending order, by side: those in hands and piles when it was last
   * shuffled, and bonus cards drawn and flipped since.
   */
  outside: number[][];
  /** Whether each seat has planned this round. */
  planned: boolean[];
  /** The flipped card being played, or `none`. */
  card: number;
  /** The order chosen on it. */
  order: Order | null;
  /** Where ships came to by this order, and how many: sector, count, sector, count. */
  moved: number[];
  /** Origins already used in a converging move, as places: sectors, and after them slots. */
  origins: number[];
  deployed: boolean;
  /** The sector attacked from, and what is attacked: a sector, a slot, or the Death Star, as places. */
  from: number;
  target: number;
  /** The dice as rolled, in ascending order. */
  dice: number[];
  winner: Side | null;
  ending: Ending | null;
}

export type Ending = 'deathStarDestroyed' | 'rebelsDestroyed' | 'resigned';

export type EndorQuestion = Question<Phase>;

export type EndorAction =
  | { readonly type: 'plan'; readonly cards: readonly string[] }
  | { readonly type: 'order'; readonly order: Order }
  | { readonly type: 'pass' }
  | { readonly type: 'move'; readonly from: string; readonly to: string; readonly ships: number }
  | { readonly type: 'deploy' }
  | { readonly type: 'stay' }
  | { readonly type: 'attack'; readonly from: string; readonly at: string }
  | { readonly type: 'hold' }
  | { readonly type: 'fire'; readonly at: string }
  | { readonly type: 'ambush'; readonly troopers: number }
  | { readonly type: 'reroll'; readonly die: number }
  | { readonly type: 'keep' }
  | { readonly type: 'assign'; readonly hits: readonly ShipType[] };

interface Hidden {
  readonly only?: readonly number[];
  readonly others?: EndorEvent;
  readonly reveals?: true;
}

export type EndorEvent = Hidden &
  (
    | { readonly type: 'roundStarted'; readonly round: number }
    | { readonly type: 'planned'; readonly seat: number; readonly cards: readonly string[] | null }
    | {
        readonly type: 'drew';
        readonly seat: number;
        readonly count: number;
        readonly cards: readonly string[] | null;
      }
    | { readonly type: 'shuffled'; readonly side: Side; readonly count: number }
    | { readonly type: 'flipped'; readonly seat: number; readonly card: string; readonly bonus: boolean }
    | { readonly type: 'turnLost'; readonly seat: number; readonly card: string }
    | { readonly type: 'passed'; readonly seat: number; readonly card: string }
    | { readonly type: 'orderChosen'; readonly seat: number; readonly order: Order }
    | { readonly type: 'stayed' | 'held'; readonly seat: number }
    | {
        readonly type: 'moved';
        readonly seat: number;
        readonly ship: ShipType;
        readonly ships: number;
        readonly from: string;
        readonly to: string;
      }
    | { readonly type: 'deployed'; readonly seat: number; readonly ships: number; readonly to: string }
    | {
        readonly type: 'attacked';
        readonly seat: number;
        readonly ship: ShipType;
        readonly from: string;
        readonly at: string;
        readonly dice: readonly number[];
      }
    | { readonly type: 'fired'; readonly seat: number; readonly at: string; readonly dice: readonly number[] }
    | { readonly type: 'assaulted'; readonly seat: number; readonly dice: readonly number[] }
    | {
        readonly type: 'struck';
        readonly seat: number;
        readonly by: 'luke' | 'vader';
        readonly dice: readonly number[];
      }
    | {
        readonly type: 'rerolled';
        readonly seat: number;
        readonly was: number;
        readonly die: number;
        readonly dice: readonly number[];
      }
    | {
        readonly type: 'shipsHit';
        readonly at: string;
        readonly hits: readonly ShipType[];
        readonly destroyed: readonly ShipType[];
      }
    | { readonly type: 'markerDestroyed'; readonly marker: string; readonly fighters: number }
    | { readonly type: 'missed'; readonly at: string }
    | { readonly type: 'sectorDestroyed'; readonly at: string; readonly ships: number }
    | { readonly type: 'reserveLost'; readonly ships: number }
    | {
        readonly type: 'teamAdvanced';
        readonly from: number;
        readonly to: number;
        readonly dice: readonly number[];
      }
    | { readonly type: 'shieldDown' }
    | { readonly type: 'ambushed'; readonly seat: number; readonly spaces: readonly number[] }
    | {
        readonly type: 'duelHits';
        readonly victim: 'luke' | 'vader';
        readonly hits: number;
        readonly left: number;
      }
    | { readonly type: 'vaderRedeemed'; readonly seat: number }
    | {
        readonly type: 'bonusEarned';
        readonly seat: number;
        readonly cards: number;
        readonly forfeited: number;
      }
    | { readonly type: 'resigned'; readonly seat: number }
    | { readonly type: 'won'; readonly side: Side; readonly reason: Ending }
  );
