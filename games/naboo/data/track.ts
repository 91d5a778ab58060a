/** A grid of Starfighter slots, printed between two Anakin spaces or on a Starfighter card. */
export interface Grid {
  readonly id: string;
  /** Gray dice that the Trade Federation rolls for it. */
  readonly dice: number;
  /** Slots with a printed Starfighter. */
  readonly printed: readonly number[];
}

/** NAB-SPACE-02: the slots of every grid. */
export const slots: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** NAB-SPACE-01, NAB-SPACE-02, NAB-SPACE-04: five grids between six Anakin spaces, two dice each. */
export const grids: readonly Grid[] = [
  { id: 'grid-1', dice: 2, printed: [3, 11] },
  { id: 'grid-2', dice: 2, printed: [4, 10] },
  { id: 'grid-3', dice: 2, printed: [5, 9] },
  { id: 'grid-4', dice: 2, printed: [3, 4, 10, 11] },
  { id: 'grid-5', dice: 2, printed: [4, 5, 9, 10] },
];

/** NAB-COMP-04, NAB-SF-05: the Starfighter cards; one in a state is its place in this list. */
export const starfighters: readonly Grid[] = [
  { id: 'sf-1', dice: 2, printed: [5, 9] },
  { id: 'sf-2', dice: 2, printed: [3, 6, 11] },
  { id: 'sf-3', dice: 2, printed: [2, 4, 8, 12] },
  { id: 'sf-4', dice: 3, printed: [4, 10] },
  { id: 'sf-5', dice: 3, printed: [2, 5, 12] },
  { id: 'sf-6', dice: 3, printed: [3, 9, 11] },
  { id: 'sf-7', dice: 4, printed: [3, 11] },
  { id: 'sf-8', dice: 4, printed: [5, 9] },
];

/** The Anakin space of the Droid Control Ship. */
export const controlShip = grids.length;
