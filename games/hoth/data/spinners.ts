/** A plain number must be flown exactly; `upTo` lets the player choose any number from 1. */
export type Reading = { readonly exactly: number } | { readonly upTo: number };

export interface RebelSector {
  readonly id: string;
  readonly inner: Reading;
  readonly outer: Reading;
  /** Whether the sector says that the Force is with you. */
  readonly force: boolean;
}

const exactly = (number: number): Reading => ({ exactly: number });
const oneToTen: Reading = { upTo: 10 };

/** The Rebel spinner: twelve equal sectors. */
export const rebelSectors: readonly RebelSector[] = [
  { id: 'R1', inner: exactly(5), outer: exactly(7), force: false },
  { id: 'R2', inner: exactly(2), outer: exactly(9), force: false },
  { id: 'R3', inner: oneToTen, outer: exactly(4), force: false },
  { id: 'R4', inner: exactly(6), outer: exactly(6), force: true },
  { id: 'R5', inner: exactly(3), outer: exactly(10), force: false },
  { id: 'R6', inner: exactly(8), outer: exactly(3), force: false },
  { id: 'R7', inner: oneToTen, outer: exactly(5), force: false },
  { id: 'R8', inner: exactly(4), outer: oneToTen, force: false },
  { id: 'R9', inner: exactly(7), outer: exactly(6), force: false },
  { id: 'R10', inner: exactly(5), outer: exactly(8), force: true },
  { id: 'R11', inner: oneToTen, outer: exactly(2), force: false },
  { id: 'R12', inner: exactly(6), outer: oneToTen, force: false },
];

/** What an attack spin can say. */
export type Burst = 'miss' | 'oneBurst' | 'twoBursts';

export interface ImperialSector {
  readonly id: string;
  readonly movement: number;
  readonly attack: Burst;
}

/** The Imperial spinner: twelve equal sectors, the movement on its outer circle and the attack on its inner one. */
export const imperialSectors: readonly ImperialSector[] = [
  { id: 'I1', movement: 4, attack: 'oneBurst' },
  { id: 'I2', movement: 1, attack: 'miss' },
  { id: 'I3', movement: 6, attack: 'twoBursts' },
  { id: 'I4', movement: 3, attack: 'oneBurst' },
  { id: 'I5', movement: 8, attack: 'miss' },
  { id: 'I6', movement: 5, attack: 'oneBurst' },
  { id: 'I7', movement: 2, attack: 'twoBursts' },
  { id: 'I8', movement: 6, attack: 'miss' },
  { id: 'I9', movement: 4, attack: 'oneBurst' },
  { id: 'I10', movement: 7, attack: 'twoBursts' },
  { id: 'I11', movement: 3, attack: 'miss' },
  { id: 'I12', movement: 5, attack: 'oneBurst' },
];

/** How many puzzle pieces each outcome of an attack breaks off. */
export const piecesLost: Readonly<Record<Burst, number>> = { miss: 0, oneBurst: 1, twoBursts: 2 };
