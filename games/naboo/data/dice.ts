/** Attack dice, in the order they are rolled. */
export type AttackColour = 'red' | 'gray';
/** Defence dice, in the order they are rolled. */
export type DefenceColour = 'green' | 'gold' | 'blue';

/** NAB-COMP-05, NAB-DICE-01: the hits on the six faces of each attack die. */
export const hitFaces: Readonly<Record<AttackColour, readonly number[]>> = {
  red: [2, 2, 1, 1, 0, 0],
  gray: [1, 1, 1, 0, 0, 0],
};

/** NAB-COMP-06, NAB-DICE-02, NAB-DICE-03: the blocks on the six faces of each defence die. */
export const blockFaces: Readonly<Record<DefenceColour, readonly number[]>> = {
  green: [2, 1, 1, 0, 0, 0],
  gold: [2, 2, 1, 1, 0, 0],
  blue: [1, 1, 1, 0, 0, 0],
};

/** NAB-RIP-01: the face of the green die that strikes back. NAB-RIP-03: it blocks nothing. */
export const riposteFace = 3;

export const faces = 6;
