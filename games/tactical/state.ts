import type { Question, Seat } from '@holoboard/kernel';
import type { TacticalOptions } from './options.ts';

/**
 * Where we are: the questions of the set-up one after the other, then the battle. In `initiative` dice are due; in `battle` the frame on
 * top, or else the active Unit, says what is asked.
 */
export type Phase =
  | 'era'
  | 'table'
  | 'faction'
  | 'army'
  | 'order'
  | 'command'
  | 'deploy'
  | 'initiative'
  | 'battle'
  | 'over';

/** TAC-TRN-01, TAC-TRN-04: where a Unit is. */
export type Status = 'reserve' | 'deployed' | 'embarked' | 'defeated';

export interface Unit {
  /** From 1, by seat, then card, then label; before the armies are revealed, by card and label within the own army. */
  id: number;
  seat: Seat;
  card: string;
  /** TAC-CARD-06: tells Units of one name apart, from 1. */
  label: number;
  /** TAC-GEO-01: the middle of its base, in mils from the south-west corner. */
  x: number;
  y: number;
  /** TAC-BASE-01: in tenths of a degree. For a Unit without a pointer, how it moved last. */
  heading: number;
  /** TAC-BASE-08: the Hull or Health that is left. */
  hull: number;
  status: Status;
  /** The Unit that carries it; 0 for none. */
  carrier: number;
  /** TAC-OPT-CMD-05: whether it flies or drives what carries it, and so takes no room. */
  pilot: boolean;
  /** Whether it has acted this round. */
  acted: boolean;
  /** TAC-ABL-10: whether it ended its last activation where it had begun it. */
  braced: boolean;
  /** Whether Dig In helps it until its next activation. */
  dugIn: boolean;
}

/** TAC-RULING-23: a card in a player's line, with the Units that act when it is activated. */
export interface Slot {
  card: string;
  units: number[];
  rotated: boolean;
  /** Laid out during the activation in progress. */
  fresh: boolean;
}

export interface Player {
  faction: string | null;
  /** 0 while in the game; then the how-manieth to leave it. */
  out: number;
  /** Whether the secret question that is open has been answered, or no Unit is left to deploy. */
  answered: boolean;
  /** Cards and how many Units of each, left to right. */
  army: [card: string, count: number][];
  slots: Slot[];
  /** TAC-OPT-CMD-01: the id of the Commander; 0 for nobody. */
  commander: number;
  /** TAC-OPT-CMD-04: the Strategy cards in hand, and those played. */
  strategies: string[];
  played: string[];
  /** The round in which a Strategy card was last played, and in which the Commander last gave a re-roll. */
  playedIn: number;
  rerolledIn: number;
}

/** The group that acts, and the Unit of it that does so now. */
export interface Activation {
  /** The place of its card in the line of the seat whose turn it is. */
  slot: number;
  /** 0 while the owner picks one. */
  unit: number;
  /** TAC-GEO-12: where its activation began. */
  startX: number;
  startY: number;
  /** TAC-RULING-06: the rating fixed at that moment, in whole inches. */
  maneuvers: number;
  min: number;
  max: number;
  /** TAC-MOVE-03: the speed in mils that the first Maneuver has fixed; -1 before. */
  speed: number;
  /** The Maneuvers still to be taken. */
  left: number;
  mode: 'none' | 'moving' | 'moved' | 'strike' | 'run' | 'hold';
  /** The weapons it has attacked with; for an Attack Run the one it is made with. */
  weapons: string[];
  /** TAC-ATK-02: whether its attacks come before or after its movement. */
  attacks: 'none' | 'before' | 'after';
  repaired: boolean;
  /** TAC-RULING-16: the Units passed on an Attack Run that may be attacked. */
  passed: number[];
  /** TAC-RULING-42: the Infantry that has boarded or left. */
  transferred: number[];
  /** Strategy cards that help the whole group. */
  march: boolean;
  fire: boolean;
  /** Whether the moment at its end has come. */
  closing: boolean;
}

/** An attack on one Unit after the other; the first of the list is being attacked. */
export interface AttackFrame {
  kind: 'attack';
  attacker: number;
  weapon: string;
  run: boolean;
  targets: number[];
  /** What is due: the numbers, an answer to Evasive Action, dice, an answer to a re-roll, the defence die, what follows it. */
  stage: 'aim' | 'evade' | 'roll' | 'reroll' | 'hit' | 'defence' | 'resist' | 'after';
  cover: boolean;
  targeting: number;
  evade: number;
  /** The attack die, or both; with `defenderDie` the attack die and the defender's. */
  dice: number[];
  rerolled: boolean;
  /** Which of these dice cannot be rolled again any more. */
  stands: number[];
  /** The defence die; 0 before. */
  defence: number;
  hit: boolean;
  /** The seats still to be asked about the dice just rolled. */
  asked: Seat[];
  /** Where the card of a Transport that fell with a load was, and whether it is gone; -1 for no wreck. */
  wreck: number;
  wreckGone: boolean;
}

/** TAC-RULING-24: survivors of a Transport, to be placed by their owner one after the other. */
export interface CrashFrame {
  kind: 'crash';
  transport: number;
  slot: number;
  gone: boolean;
  survivors: number[];
  /** Those who are placed already: cards are shared among survivors of one Transport only. From version 2 of the rules. */
  placed?: number[];
}

/** TAC-OPT-CMD-07: a moment at which Strategy cards may be played, and who is still to be asked. */
export interface WindowFrame {
  kind: 'window';
  when: 'initiative' | 'beforeFirst' | 'groupStart' | 'groupEnd' | 'roundEnd';
  seats: Seat[];
}

/** TAC-OPT-CMD-08: a bombardment, and the Units still to roll. */
export interface BombardmentFrame {
  kind: 'bombardment';
  units: number[];
  /** The die just rolled for the first of them; 0 before. */
  die: number;
  stage: 'roll' | 'reroll' | 'after';
  /** The seats still to be asked about that die. */
  asked: Seat[];
  wreck: number;
  wreckGone: boolean;
}

/** The Strategy card Reserves: whether a Unit just Defeated joins them, or Units to be deployed again. */
interface ReservesFrame {
  kind: 'reserves';
  unit: number;
}

export interface ReturnFrame {
  kind: 'return';
  units: number[];
}

export type Frame = AttackFrame | CrashFrame | WindowFrame | BombardmentFrame | ReservesFrame | ReturnFrame;

export type Ending = 'eliminated' | 'surrendered' | 'limit';

/** What a seat can be asked: the battle and the initiative are questions of their own. */
export type TacticalQuestion = Question<
  | Exclude<Phase, 'initiative' | 'battle'>
  | 'act'
  | 'evade'
  | 'place'
  | 'reroll'
  | 'reserve'
  | 'roll'
  | 'select'
  | 'strategy'
  | 'strike'
>;

export interface TacticalState {
  /** The version of the rules; the first one leaves no mark. */
  readonly rules?: number;
  /** Shared by all copies; never changed. */
  readonly options: TacticalOptions;
  phase: Phase;
  era: string | null;
  /** The id of a table of the house, or a table of the players' own as text; see `tables.ts`. */
  table: string | null;
  /** From 1; 0 during the set-up. */
  round: number;
  /** TAC-SET-10: who goes first this round. */
  first: Seat;
  /** Whose decision it is where one seat decides: in the set-up, or whose card is activated. */
  turn: Seat;
  players: Player[];
  units: Unit[];
  active: Activation | null;
  frames: Frame[];
  /** TAC-SEQ-13: whether the agreed time has run out. */
  timeUp: boolean;
  /** Smoke Screens of this round: x, y, x, y. */
  smoke: number[];
  /** Units that return at the start of the next round by the Strategy card Reserves. */
  reserves: number[];
  /** Whether the moment at the end of the round has come. */
  closing: boolean;
  ending: Ending | null;
}
