import { at } from '@holoboard/kernel';
import { spaceOf } from './spaces.ts';
import { type UnitId, unitOf, units } from './units.ts';

/** Where everything stands at the start, by unit. */
const places: readonly (readonly [unit: UnitId, places: string])[] = [
  ['gungan', 'G1:bf-4-2 G2:bf-4-3 G3:bf-4-4 G4:bf-4-5 G5:bf-4-6 G6:bf-4-7 G7:bf-4-8 G8:bf-5-1 G9:bf-5-8'],
  ['kaadu', 'K1:bf-5-4 K2:bf-5-5 K3:bf-6-1 K4:bf-6-9'],
  ['catapult', 'C1:bf-6-3 C2:bf-6-5 C3:bf-6-7'],
  ['fambaa', 'F1:bf-5-2 F2:bf-5-7'],
  [
    'battleDroidGroup',
    'BD1:bf-2-1 BD2:bf-2-2 BD3:bf-2-4 BD4:bf-2-5 BD5:bf-2-6 BD6:bf-2-8 BD7:bf-2-9 BD8:bf-1-2 BD9:bf-1-4 BD10:bf-1-5 BD11:bf-1-7',
  ],
  ['destroyerDroidGroup', 'DD1:bf-2-3 DD2:bf-2-7 DD3:bf-1-0 DD4:bf-1-9'],
  ['aat', 'AAT1:bf-1-1 AAT2:bf-1-3 AAT3:bf-1-6 AAT4:bf-1-8'],
  ['mtt', 'MTT1:bf-0-2 MTT2:bf-0-5 MTT3:bf-0-8'],
  [
    'palaceGuard',
    'PG1:f1-1-7 PG2:f1-5-7 PG3:f1-2-8 PG4:f1-4-8 PG5:f1-0-9 PG6:f1-6-9 PG7:gb-1-9 PG8:gb-5-9 PG9:gb-3-10 PG10:gb-1-10 PG11:gb-5-10 PG12:gb-2-11 PG13:gb-4-11 PG14:gb-3-11 PG15:gb-1-11 PG16:gb-5-11 PG17:gb-2-12 PG18:gb-4-12 PG19:gb-0-11 PG20:gb-6-11 PG21:gb-3-12',
  ],
  ['redQueen', 'RedQueen:gb-2-10'],
  ['purpleQueen', 'PurpleQueen:gb-4-10'],
  ['captainPanaka', 'Panaka:gb-3-9'],
  ['quiGon', 'QuiGon:gc-06'],
  ['obiWan', 'ObiWan:gc-07'],
  ['darthMaul', 'Maul:gc-08'],
  [
    'battleDroid',
    'PBD1:f1-0-4 PBD2:f1-1-4 PBD3:f1-3-4 PBD4:f1-5-4 PBD5:f1-6-4 PBD6:f1-2-2 PBD7:f1-4-2 PBD8:f1-2-0 PBD9:f1-4-0 PBD10:f2-1-2 PBD11:f2-5-2 PBD12:f2-1-6 PBD13:f2-5-6 PBD14:f2-3-1 PBD15:f2-3-7 PBD16:f3-2-8 PBD17:f3-4-8 PBD18:f3-1-5 PBD19:f3-5-5 PBD20:f3-1-1 PBD21:f3-5-1',
  ],
  ['destroyerDroid', 'PDD1:f1-3-2 PDD2:f2-3-6 PDD3:f3-3-5 PDD4:f3-3-2'],
  ['viceroy', 'VR1:f3-2-0 VR2:f3-4-0'],
];
/** A piece at the set-up. */
interface StartingPiece {
  readonly id: string;
  readonly unit: number;
  readonly space: number;
}

/**
 * NAB-COMP-01, NAB-COMP-02: the pieces of the game. On the plains NAB-SETUP-02 (Gungans), NAB-SETUP-03 (Kaadu), NAB-SETUP-04
 * (Catapults), NAB-SETUP-05 (Fambaas), NAB-SETUP-06 (Battle Droids), NAB-SETUP-07 (Destroyer Droids), NAB-SETUP-08 (AATs) and
 * NAB-SETUP-09 (MTTs); in palace and core NAB-SETUP-11 (Obi-Wan), NAB-SETUP-12 (Qui-Gon), NAB-SETUP-13 and NAB-SETUP-14 (the queens),
 * NAB-SETUP-15 (Panaka), NAB-SETUP-16 (guards), NAB-SETUP-18 (Darth Maul), NAB-SETUP-19 and NAB-SETUP-20 (droids), NAB-SETUP-21
 * (Viceroys). A piece in a state is its place in this list; pieces made in play are counted on after it.
 */
export const startingPieces: readonly StartingPiece[] = places.flatMap(([unit, text]) =>
  text.split(' ').map((word) => {
    const [id = '', space = ''] = word.split(':');
    return { id, unit: unitOf(unit), space: spaceOf(space) as number };
  }),
);

/** How many pieces there are at the set-up. */
export const startingCount = startingPieces.length;

const startingUnits: readonly number[] = startingPieces.map(({ unit }) => unit);
const startingNumbers = new Map(startingPieces.map(({ id }, piece) => [id, piece]));

/** The letters that a piece made in play is named by, before its number: only droids are made. */
const letters: Readonly<Partial<Record<UnitId, string>>> = {
  battleDroidGroup: 'BD',
  destroyerDroidGroup: 'DD',
  battleDroid: 'PBD',
  destroyerDroid: 'PDD',
};

/** The unit of a piece, given the units of those made in play. */
export function unitOfPiece(made: readonly number[], piece: number): number {
  return piece < startingCount ? at(startingUnits, piece) : at(made, piece - startingCount);
}

const madeNames: string[][] = units.map(() => []);

/** The id of a piece: `BD3` from the set-up, `BD-n7` for the seventh piece made in play, a Battle Droid group. */
export function nameOfPiece(made: readonly number[], piece: number): string {
  if (piece < startingCount) return at(startingPieces, piece).id;
  const unit = at(made, piece - startingCount);
  const names = at(madeNames, unit);
  const number = piece - startingCount + 1;
  names[number] ??= `${letters[at(units, unit).id]}-n${number}`;
  return at(names, number);
}

/** The piece of an id; nothing for a word that names none. */
export function pieceOfName(made: readonly number[], id: string): number | undefined {
  const piece = startingNumbers.get(id);
  if (piece !== undefined) return piece;
  const number = Number(/^[A-Z]{2,3}-n(\d{1,4})$/.exec(id)?.[1] ?? 0);
  if (number < 1 || number > made.length) return undefined;
  return nameOfPiece(made, startingCount + number - 1) === id ? startingCount + number - 1 : undefined;
}

function pieceNamed(id: string): number {
  return startingNumbers.get(id) as number;
}

export const redQueen = pieceNamed('RedQueen');
export const purpleQueen = pieceNamed('PurpleQueen');
export const quiGon = pieceNamed('QuiGon');
export const obiWan = pieceNamed('ObiWan');
export const maul = pieceNamed('Maul');
export const fambaas: readonly number[] = [pieceNamed('F1'), pieceNamed('F2')];
export const viceroys: readonly number[] = [pieceNamed('VR1'), pieceNamed('VR2')];

/** NAB-OBJ-04, NAB-OBJ-05: the pieces Naboo must not lose; they stand together in the list. */
export const firstPalacePiece = pieceNamed('PG1');
export const lastPalacePiece = pieceNamed('ObiWan');
