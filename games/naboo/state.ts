import type { Question } from '@holoboard/kernel';
import type { AttackColour, DefenceColour } from './data/dice.ts';
import type { Side, UnitId } from './data/units.ts';
import type { NabooOptions } from './options.ts';

/** NAB-ROUND-01, NAB-SETUP-30: the queen is chosen once; then rounds of planning and playing cards. */
export type Phase = 'queen' | 'plan' | 'play' | 'over';

/** No piece, no space, no seat, no action. */
export const none = -1;

/**
 * What is still to be done while a card is played, the innermost last. A card that has others drawn and played stays under them.
 * `seat` is who decides (NAB-4P-07).
 */
export type Frame =
  /** A flipped card; once its action is chosen, how many cards it still draws. */
  | { kind: 'card'; seat: number; card: number; action: number; draws: number }
  /** Units still to be used by an action: how many of each kind it names, and the pieces used already. */
  | { kind: 'units'; seat: number; action: number; counts: number[]; used: number[] }
  | { kind: 'move'; seat: number; piece: number }
  | { kind: 'attack'; seat: number; piece: number }
  /** A Jedi or Darth Maul, with the movement and the dice that are left. */
  | { kind: 'duel'; seat: number; piece: number; moves: number; dice: number }
  /** Bonus cards to be drawn for the pile of a seat. */
  | { kind: 'bonus'; seat: number; owner: number; cards: number }
  /** Dice of the Trade Federation that hit and may block slots against Anakin. */
  | { kind: 'block'; seat: number; hits: number }
  | { kind: 'deploy'; seat: number; starfighter: number }
  /** Droids to be sent to the palace: which group; how many of it; where they arrive. */
  | { kind: 'send'; seat: number; droid: number }
  | { kind: 'take'; seat: number; piece: number }
  | { kind: 'arrive'; seat: number; piece: number; droids: number }
  /** Droids to be activated beside an MTT. */
  | { kind: 'activate'; seat: number; droid: number; most: number };

export interface NabooState {
  /** Shared by all copies; never changed. */
  readonly options: NabooOptions;
  round: number;
  phase: Phase;
  /** The seat with the Go First marker. */
  lead: number;
  /** The seat whose card is being played, or `none`. */
  active: number;
  frames: Frame[];
  /** Units of the pieces made in play, in the order they were made; their numbers are never used again. */
  made: number[];
  /** By piece: the space it stands on, or `none`. */
  at: number[];
  /** By piece: members of a group left, or points of damage it can still take. */
  left: number[];
  /** Destroyed droids that can be activated, and droids that are out of the game; Battle Droids, Destroyer Droids. */
  pool: number[];
  gone: number[];
  /** The piece that is the real queen, or `none` before she is chosen. */
  real: number;
  /** How many grids Anakin has passed. */
  anakin: number;
  /** Starfighter cards: face down, top last; on each grid, top last; passed. */
  starfighters: number[];
  stacks: number[][];
  passed: number[];
  /** Cards by deck, top last. */
  decks: number[][];
  discards: number[][];
  /** By deck: how many of the latest discards were flipped in the card play that is still going on. */
  flipped: number[];
  /** By deck: cards everybody knows to be out of it, in ascending order, since it was last shuffled. */
  outside: number[][];
  /** By seat. */
  hands: number[][];
  /** Cards to be played this round, top first; the last `blind` of a pile are bonus cards nobody has seen. */
  piles: number[][];
  blind: number[];
  /** Bonus cards that wait for the next round, in the order they were drawn. */
  bonus: number[][];
  /** Whether each seat has planned this round. */
  planned: boolean[];
  winner: Side | null;
  ending: Ending | null;
}

export type Ending = 'palaceHeld' | 'throneRoom' | 'maulDefeated' | 'roundLimit' | 'outOfCards' | 'resigned';

export type QueenId = 'redQueen' | 'purpleQueen';

export type NabooQuestion = Question<Exclude<Phase, 'play'> | Frame['kind']>;

export type NabooAction =
  | { readonly type: 'queen'; readonly queen: QueenId }
  | { readonly type: 'plan'; readonly cards: readonly string[] }
  | { readonly type: 'choose'; readonly action: string }
  | { readonly type: 'use'; readonly piece: string }
  | { readonly type: 'done' }
  | { readonly type: 'move'; readonly to: string }
  | { readonly type: 'stay' }
  | { readonly type: 'attack'; readonly target: string }
  | { readonly type: 'hold' }
  | { readonly type: 'strike'; readonly target: string; readonly dice: number }
  | { readonly type: 'bonus'; readonly deck: string }
  | { readonly type: 'block'; readonly slots: readonly number[] }
  | { readonly type: 'deploy'; readonly grid: string }
  | { readonly type: 'send'; readonly group: string }
  | { readonly type: 'take'; readonly droids: number }
  | { readonly type: 'arrive'; readonly spaces: readonly string[] }
  | { readonly type: 'activate'; readonly to: string };

/** A die as it fell: hits of an attack die, blocks of a defence die. */
export interface Die<Colour> {
  readonly colour: Colour;
  readonly shows: number;
  /** Set on the riposte side of the green die. */
  readonly riposte?: true;
}

interface Hidden {
  readonly only?: readonly number[];
  readonly others?: NabooEvent;
  readonly reveals?: true;
}

export type NabooEvent = Hidden &
  (
    | { readonly type: 'queenChosen'; readonly seat: number; readonly queen: QueenId | null }
    | { readonly type: 'roundStarted'; readonly round: number; readonly lead: number }
    | {
        readonly type: 'drew';
        readonly seat: number;
        readonly deck: string;
        readonly count: number;
        readonly cards: readonly string[] | null;
      }
    | { readonly type: 'shuffled'; readonly deck: string; readonly count: number }
    | { readonly type: 'planned'; readonly seat: number; readonly cards: readonly string[] | null }
    | {
        readonly type: 'flipped';
        readonly seat: number;
        readonly card: string;
        readonly from: 'pile' | 'bonus' | 'deck';
      }
    | { readonly type: 'cardLost'; readonly seat: number; readonly card: string }
    | { readonly type: 'actionChosen'; readonly seat: number; readonly action: string }
    | { readonly type: 'nothingDrawn'; readonly seat: number; readonly deck: string }
    | { readonly type: 'moved'; readonly piece: string; readonly path: readonly string[] }
    | {
        readonly type: 'attacked';
        readonly piece: string;
        readonly target: string;
        readonly dice: readonly Die<AttackColour>[];
      }
    | { readonly type: 'defended'; readonly piece: string; readonly dice: readonly Die<DefenceColour>[] }
    | { readonly type: 'missed'; readonly piece: string; readonly target: string }
    | {
        readonly type: 'hurt';
        readonly piece: string;
        readonly hits: number;
        readonly left: number;
        readonly riposte: boolean;
      }
    | {
        readonly type: 'destroyed';
        readonly piece: string;
        readonly unit: UnitId;
        readonly space: string;
        readonly hits: number;
        readonly riposte: boolean;
        /** Only of a queen: whether she was the real one. */
        readonly real?: boolean;
      }
    | { readonly type: 'shieldDown' }
    | { readonly type: 'bonusDrawn'; readonly seat: number; readonly deck: string }
    | { readonly type: 'bonusLost'; readonly seat: number; readonly cards: number }
    | { readonly type: 'recovered'; readonly piece: string; readonly points: number; readonly left: number }
    | { readonly type: 'starfighterDrawn'; readonly starfighter: string }
    | { readonly type: 'starfighterDeployed'; readonly starfighter: string; readonly grid: string }
    | { readonly type: 'screened'; readonly grid: string; readonly dice: readonly Die<AttackColour>[] }
    | { readonly type: 'blocked'; readonly grid: string; readonly slots: readonly number[] }
    | {
        readonly type: 'flew';
        readonly grid: string;
        readonly dice: readonly number[];
        readonly through: boolean;
      }
    | { readonly type: 'starfighterPassed'; readonly starfighter: string }
    | { readonly type: 'anakinAdvanced'; readonly to: number }
    | { readonly type: 'droidsShutDown'; readonly pieces: readonly string[] }
    | { readonly type: 'droidsSent'; readonly group: string; readonly droids: number }
    | { readonly type: 'droidArrived'; readonly piece: string; readonly space: string }
    | { readonly type: 'droidsLost'; readonly droids: number }
    | {
        readonly type: 'droidsActivated';
        readonly piece: string;
        readonly space: string;
        readonly droids: number;
      }
    | { readonly type: 'resigned'; readonly seat: number }
    | { readonly type: 'won'; readonly side: Side; readonly reason: Ending }
    | { readonly type: 'drawn'; readonly reason: Ending }
  );
