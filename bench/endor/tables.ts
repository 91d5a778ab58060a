/**
 * The Battle of Endor as published, every option as it is by default, written down once as flat numbers.
 * Sectors, ships and cards are numbered as in the game's own states, so that the tests can compare positions.
 */

/** What touches what: outer ring, middle ring, inner ring. */
const borders: readonly (readonly [sector: string, touches: string])[] = [
  ['o1', 'o2 o9 m1'],
  ['o2', 'o1 o3 m1 m2'],
  ['o3', 'o2 o4 m2 m3'],
  ['o4', 'o3 o5 m3'],
  ['o5', 'o4 o6 m3 m4 m5'],
  ['o6', 'o5 o7 m5'],
  ['o7', 'o6 o8 m5 m6'],
  ['o8', 'o7 o9 m6'],
  ['o9', 'o1 o8 m1 m6 m7'],
  ['m1', 'o1 o2 o9 m2 m7 i1 i2'],
  ['m2', 'o2 o3 m1 m3 i2'],
  ['m3', 'o3 o4 o5 m2 m4 i2 i3'],
  ['m4', 'o5 m3 m5 i3 i4'],
  ['m5', 'o5 o6 o7 m4 m6 i4 i5'],
  ['m6', 'o7 o8 o9 m5 m7 i5 i6'],
  ['m7', 'o9 m1 m6 i1 i6'],
  ['i1', 'm1 m7 i2 i6'],
  ['i2', 'm1 m2 m3 i1 i3'],
  ['i3', 'm3 m4 i2 i4'],
  ['i4', 'm4 m5 i3 i5'],
  ['i5', 'm5 m6 i4 i6'],
  ['i6', 'm6 m7 i1 i5'],
];

const sectorIds = borders.map(([id]) => id);

/** Places as one number: 22 sectors, the Death Star, 6 slots of fleet markers. Sets of places are the bits of one number. */
export const deathStar: number = sectorIds.length;
export const firstSlot: number = deathStar + 1;
export const slotCount = 6;

/** The sectors that touch each sector. */
export const beside: readonly number[] = borders.map(([, touches]) =>
  touches.split(' ').reduce((set, id) => set | (1 << sectorIds.indexOf(id)), 0),
);
/** The sectors that touch the Death Star. */
export const innerRing: number = sectorIds.reduce(
  (set, id, sector) => (id.startsWith('i') ? set | (1 << sector) : set),
  0,
);
/** The one sector each slot touches, and the slots each sector touches. */
export const slotSector: readonly number[] = ['o1', 'o2', 'o2', 'o3', 'o3', 'o4'].map((id) =>
  sectorIds.indexOf(id),
);
export const slotsBeside: readonly number[] = sectorIds.map((_, sector) =>
  slotSector.reduce((set, touched, slot) => (touched === sector ? set | (1 << (firstSlot + slot)) : set), 0),
);

/** Ships by number. */
export const falcon = 3;
export const tie = 4;
export const executor = 5;
export const shipNames: readonly string[] = ['xwing', 'ywing', 'bwing', 'falcon', 'tie', 'executor'];
export const shipDice: readonly number[] = [1, 1, 1, 2, 1, 4];
export const shipHitOn: readonly number[] = [3, 4, 5, 5, 3, 5];

/** The sides, and the ships of each. */
export const rebel = 0;
export const empire = 1;
export const shipsOf: readonly (readonly number[])[] = [
  [0, 1, 2, falcon],
  [tie, executor],
];

/** The side of each seat at a table of so many. */
export function sideOf(seat: number, seats: number): number {
  return seats === 2 ? seat : ([rebel, empire, empire, rebel][seat] as number);
}

/** Kinds of card by side: how many there are, and their orders. */
const cards: readonly (readonly (readonly [count: number, orders: string])[])[] = [
  [
    [1, 'shieldAssault vaderRedeemed'],
    [3, 'shieldAssault luke'],
    [1, 'xwing vaderRedeemed'],
    [1, 'xwing luke'],
    [1, 'xwing shieldAssault'],
    [4, 'ywing luke'],
    [2, 'ywing shieldAssault'],
    [2, 'bwing luke'],
    [1, 'bwing shieldAssault'],
    [1, 'xwing ywing luke'],
    [1, 'xwing ywing shieldAssault'],
    [1, 'xwing bwing luke'],
    [2, 'xwing bwing shieldAssault'],
    [1, 'ywing bwing shieldAssault'],
    [1, 'falcon bwing shieldAssault'],
    [1, 'falcon xwing luke'],
    [1, 'falcon xwing shieldAssault'],
    [1, 'falcon bwing vaderRedeemed'],
    [1, 'falcon bwing luke'],
    [1, 'falcon ywing luke'],
    [2, 'falcon ywing shieldAssault'],
  ],
  [
    [2, 'executor emperor'],
    [4, 'executor shieldAmbush'],
    [8, 'tie shieldAmbush'],
    [6, 'tie vader'],
    [2, 'tie emperor'],
    [2, 'deathStar shieldAmbush'],
    [2, 'deathStar vader'],
    [2, 'deathStar emperor'],
    [2, 'deathStar executor vader'],
  ],
];

/** The orders on each kind of card, by side. */
export const ordersOn: readonly (readonly (readonly string[])[])[] = cards.map((kinds) =>
  kinds.map(([, orders]) => orders.split(' ')),
);
/** The whole deck of each side, unshuffled. */
export const wholeDecks: readonly (readonly number[])[] = cards.map((kinds) =>
  kinds.flatMap(([count], card) => new Array<number>(count).fill(card)),
);

/** The number to beat on each space of the Shield Assault Track, space 1 first. */
export const shieldTrack: readonly number[] = [
  ...new Array<number>(9).fill(2),
  ...new Array<number>(13).fill(3),
  ...new Array<number>(4).fill(4),
  ...new Array<number>(2).fill(5),
];

/** Ships by sector and type at the start. */
export const startingShips: readonly number[] = (() => {
  const ships = new Array<number>(sectorIds.length * shipNames.length).fill(0);
  const place = (type: number, count: number, ids: string): void => {
    for (const id of ids.split(' ')) ships[sectorIds.indexOf(id) * shipNames.length + type] = count;
  };
  place(0, 5, 'o3 m1');
  place(1, 4, 'o2 m3');
  place(2, 3, 'o1 o4 m2');
  place(falcon, 1, 'm1');
  place(tie, 4, 'o6 o7 m5 m6 i4 i5 i6');
  place(executor, 1, 'o8');
  return ships;
})();
/** Fighters on each marker by type at the start. */
export const startingFighters: readonly number[] = [0, 4, 0, 5, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0, 3, 5, 0, 0];
