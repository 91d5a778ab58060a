/** The parts of the board, in flying order. */
export type Zone =
  | 'hothPlanet'
  | 'hothInner'
  | 'hothOuter'
  | 'hyperspace'
  | 'dantooineOuter'
  | 'dantooineInner'
  | 'dantooinePlanet';

/** Which circle of the Rebel spinner a Rebel reads. */
export type Circle = 'inner' | 'outer';

export interface ZoneData {
  readonly zone: Zone;
  readonly kind: 'planet' | 'ring' | 'track';
  readonly size: number;
  /** The circle a Rebel standing here reads; nobody spins on Dantooine itself. */
  readonly circle: Circle | null;
  readonly direction?: 'clockwise' | 'counterClockwise';
  readonly centre?: { readonly x: number; readonly y: number };
  readonly radius?: number;
}

const hoth = { x: 310, y: 690 };
const dantooine = { x: 1290, y: 310 };

/** HOTH-RULING-05: two rings around each planet. HOTH-RULING-26: the goal is Dantooine. */
export const zones: readonly ZoneData[] = [
  { zone: 'hothPlanet', kind: 'planet', size: 1, circle: 'inner', centre: hoth, radius: 78 },
  {
    zone: 'hothInner',
    kind: 'ring',
    size: 15,
    circle: 'inner',
    direction: 'counterClockwise',
    centre: hoth,
    radius: 122,
  },
  {
    zone: 'hothOuter',
    kind: 'ring',
    size: 21,
    circle: 'inner',
    direction: 'counterClockwise',
    centre: hoth,
    radius: 208,
  },
  { zone: 'hyperspace', kind: 'track', size: 36, circle: 'outer' },
  {
    zone: 'dantooineOuter',
    kind: 'ring',
    size: 20,
    circle: 'inner',
    direction: 'clockwise',
    centre: dantooine,
    radius: 208,
  },
  {
    zone: 'dantooineInner',
    kind: 'ring',
    size: 16,
    circle: 'inner',
    direction: 'clockwise',
    centre: dantooine,
    radius: 122,
  },
  { zone: 'dantooinePlanet', kind: 'planet', size: 1, circle: null, centre: dantooine, radius: 78 },
];
