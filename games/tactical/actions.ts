import type { Seat } from '@holoboard/kernel';
import type { Ending } from './state.ts';

/** A piece of a table of the players' own: its terrain, and a circle as x, y, r, or the corners of a polygon. */
export type DrawnPiece = readonly [terrain: string, ...numbers: number[]];

export type TacticalAction =
  | { readonly type: 'era'; readonly era: string }
  | { readonly type: 'table'; readonly table: string }
  | {
      readonly type: 'draw';
      readonly width: number;
      readonly height: number;
      readonly pieces: readonly DrawnPiece[];
    }
  | { readonly type: 'faction'; readonly faction: string }
  /** A ready-made army. */
  | { readonly type: 'army'; readonly army: string }
  /** An army of one's own: cards and how many Units of each. */
  | { readonly type: 'muster'; readonly cards: readonly (readonly [card: string, count: number])[] }
  | { readonly type: 'order'; readonly cards: readonly string[] }
  | { readonly type: 'command'; readonly commander: number; readonly strategies: readonly string[] }
  | {
      readonly type: 'deploy';
      readonly unit: number;
      readonly x: number;
      readonly y: number;
      readonly heading: number;
    }
  | { readonly type: 'embark'; readonly unit: number; readonly transport: number }
  | { readonly type: 'recall'; readonly unit: number }
  | { readonly type: 'abandon'; readonly unit: number }
  | { readonly type: 'ready' }
  | { readonly type: 'roll' }
  | { readonly type: 'timeUp' }
  | { readonly type: 'select'; readonly unit: number }
  | { readonly type: 'maneuver'; readonly heading: number; readonly speed: number }
  | { readonly type: 'attack'; readonly weapon: string; readonly target: number }
  | { readonly type: 'run'; readonly weapon: string; readonly heading: number; readonly length: number }
  | { readonly type: 'strike'; readonly targets: readonly number[] }
  | { readonly type: 'board'; readonly unit: number }
  | { readonly type: 'drop'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly type: 'repair'; readonly target: number }
  | { readonly type: 'end' }
  | { readonly type: 'reroll' }
  | { readonly type: 'rerollDie'; readonly die: number }
  | { readonly type: 'keep' }
  | { readonly type: 'place'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly type: 'pass' }
  | { readonly type: 'seize' }
  | { readonly type: 'rearrange'; readonly cards: readonly number[] }
  | { readonly type: 'smoke'; readonly x: number; readonly y: number }
  | { readonly type: 'bombard'; readonly x: number; readonly y: number }
  | { readonly type: 'march' }
  | { readonly type: 'concentrate' }
  | { readonly type: 'digIn' }
  | { readonly type: 'evade' }
  | { readonly type: 'mend'; readonly unit: number }
  | { readonly type: 'reserve' };

interface Shown {
  readonly only?: readonly Seat[];
  readonly others?: TacticalEvent;
  readonly reveals?: true;
}

type Spot = { readonly x: number; readonly y: number };

export type TacticalEvent = Shown &
  (
    | { readonly type: 'eraChosen'; readonly seat: Seat; readonly era: string }
    | { readonly type: 'tableChosen'; readonly seat: Seat; readonly table: string }
    | { readonly type: 'factionChosen'; readonly seat: Seat; readonly faction: string }
    | {
        readonly type: 'mustered';
        readonly seat: Seat;
        readonly cards: readonly (readonly [card: string, count: number])[] | null;
      }
    | { readonly type: 'ordered'; readonly seat: Seat; readonly cards: readonly string[] | null }
    | { readonly type: 'commanded'; readonly seat: Seat }
    | ({ readonly type: 'placed'; readonly seat: Seat; readonly unit: number; readonly card: string } & Spot)
    | {
        readonly type: 'loaded';
        readonly seat: Seat;
        readonly unit: number;
        readonly card: string;
        readonly transport: number;
      }
    | {
        readonly type: 'recalled' | 'abandoned';
        readonly seat: Seat;
        readonly unit: number;
        readonly card: string;
      }
    | { readonly type: 'readied'; readonly seat: Seat }
    | { readonly type: 'revealed' }
    /** By seat, 0 for who does not roll. */
    | { readonly type: 'initiativeRolled'; readonly dice: readonly number[]; readonly tied: boolean }
    | { readonly type: 'roundStarted'; readonly round: number; readonly first: Seat }
    | { readonly type: 'activated'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'selected'; readonly unit: number }
    | ({
        readonly type: 'moved';
        readonly unit: number;
        readonly heading: number;
        readonly speed: number;
        readonly stop: 'none' | 'base' | 'wall' | 'edge' | 'swamp';
      } & Spot)
    | ({
        readonly type: 'ran';
        readonly unit: number;
        readonly weapon: string;
        readonly heading: number;
        readonly length: number;
        readonly stop: 'none' | 'base' | 'wall' | 'edge' | 'swamp';
        readonly passed: readonly number[];
      } & Spot)
    | ({ readonly type: 'shifted'; readonly unit: number } & Spot)
    | { readonly type: 'leftTable'; readonly unit: number }
    | { readonly type: 'aimed'; readonly unit: number; readonly weapon: string; readonly target: number }
    | { readonly type: 'outOfRange'; readonly unit: number; readonly target: number }
    | {
        readonly type: 'attackRolled';
        readonly unit: number;
        readonly target: number;
        readonly dice: readonly number[];
        readonly roll: number;
        readonly total: number;
        readonly needed: number;
        readonly cover: boolean;
        readonly again: boolean;
      }
    | { readonly type: 'hit'; readonly unit: number; readonly target: number; readonly six: boolean }
    | { readonly type: 'missed'; readonly unit: number; readonly target: number; readonly one: boolean }
    | {
        readonly type: 'defenceRolled';
        readonly unit: number;
        readonly die: number;
        readonly total: number;
        readonly power: number;
      }
    | { readonly type: 'damaged'; readonly unit: number; readonly hull: number; readonly by: DamageCause }
    | { readonly type: 'defeated'; readonly unit: number; readonly seat: Seat; readonly card: string }
    | { readonly type: 'crashRolled'; readonly transport: number; readonly dice: readonly number[] }
    | { readonly type: 'crushed'; readonly transport: number }
    | ({ readonly type: 'survived'; readonly unit: number } & Spot)
    | { readonly type: 'boarded'; readonly unit: number; readonly transport: number }
    | ({ readonly type: 'dropped'; readonly unit: number; readonly transport: number } & Spot)
    | { readonly type: 'repaired'; readonly unit: number; readonly target: number; readonly hull: number }
    /** `held`: an enemy was in reach of it, and it has not attacked. */
    | { readonly type: 'finished'; readonly unit: number; readonly held: boolean }
    | { readonly type: 'rotated'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'strategyPlayed'; readonly seat: Seat; readonly strategy: string }
    | ({ readonly type: 'smokeLaid' } & Spot)
    | ({ readonly type: 'bombarded' } & Spot)
    | { readonly type: 'bombardmentRolled'; readonly unit: number; readonly die: number }
    | { readonly type: 'dieRerolled'; readonly seat: Seat; readonly was: number; readonly die: number }
    | ({ readonly type: 'returned'; readonly unit: number } & Spot)
    | { readonly type: 'timeRanOut' }
    | { readonly type: 'eliminated'; readonly seat: Seat }
    | { readonly type: 'surrendered'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly reason: Ending; readonly points: readonly number[] }
  );

/** What has done damage. */
export type DamageCause = 'six' | 'hit' | 'deflect' | 'bombardment';
