/** A sector of space: its place in the rings, how it is drawn, and what it touches. */
export interface SectorData {
  readonly id: string;
  readonly ring: 'outer' | 'middle' | 'inner' | 'centre';
  /** Where its pieces are drawn, on the canvas of 1000 by 960 units. */
  readonly x: number;
  readonly y: number;
  /** Its outline: two radii and two angles in degrees, 0 straight down, positive to the right. */
  readonly arc: readonly [innerRadius: number, outerRadius: number, from: number, to: number];
  readonly adjacent: readonly string[];
}

export const canvas = { width: 1000, height: 960, centre: { x: 500, y: 440 } };

/** The 22 sectors in three rings, and the Death Star in their centre; the place in this list is the number in a state. */
export const sectors: readonly SectorData[] = [
  { id: 'o1', ring: 'outer', x: 206, y: 620, arc: [290, 400, -72, -45], adjacent: ['o2', 'o9', 'm1'] },
  { id: 'o2', ring: 'outer', x: 368, y: 759, arc: [290, 400, -45, 0], adjacent: ['o1', 'o3', 'm1', 'm2'] },
  { id: 'o3', ring: 'outer', x: 632, y: 759, arc: [290, 400, 0, 45], adjacent: ['o2', 'o4', 'm2', 'm3'] },
  { id: 'o4', ring: 'outer', x: 794, y: 620, arc: [290, 400, 45, 72], adjacent: ['o3', 'o5', 'm3'] },
  {
    id: 'o5',
    ring: 'outer',
    x: 837,
    y: 368,
    arc: [290, 400, 72, 132],
    adjacent: ['o4', 'o6', 'm3', 'm4', 'm5'],
  },
  { id: 'o6', ring: 'outer', x: 693, y: 154, arc: [290, 400, 132, 160], adjacent: ['o5', 'o7', 'm5'] },
  { id: 'o7', ring: 'outer', x: 500, y: 95, arc: [290, 400, 160, 200], adjacent: ['o6', 'o8', 'm5', 'm6'] },
  { id: 'o8', ring: 'outer', x: 307, y: 154, arc: [290, 400, -160, -132], adjacent: ['o7', 'o9', 'm6'] },
  {
    id: 'o9',
    ring: 'outer',
    x: 163,
    y: 368,
    arc: [290, 400, -132, -72],
    adjacent: ['o1', 'o8', 'm1', 'm6', 'm7'],
  },
  {
    id: 'm1',
    ring: 'middle',
    x: 318,
    y: 593,
    arc: [185, 290, -80, -20],
    adjacent: ['o1', 'o2', 'o9', 'm2', 'm7', 'i1', 'i2'],
  },
  {
    id: 'm2',
    ring: 'middle',
    x: 500,
    y: 678,
    arc: [185, 290, -20, 20],
    adjacent: ['o2', 'o3', 'm1', 'm3', 'i2'],
  },
  {
    id: 'm3',
    ring: 'middle',
    x: 682,
    y: 593,
    arc: [185, 290, 20, 80],
    adjacent: ['o3', 'o4', 'o5', 'm2', 'm4', 'i2', 'i3'],
  },
  {
    id: 'm4',
    ring: 'middle',
    x: 734,
    y: 399,
    arc: [185, 290, 80, 120],
    adjacent: ['o5', 'm3', 'm5', 'i3', 'i4'],
  },
  {
    id: 'm5',
    ring: 'middle',
    x: 619,
    y: 234,
    arc: [185, 290, 120, 180],
    adjacent: ['o5', 'o6', 'o7', 'm4', 'm6', 'i4', 'i5'],
  },
  {
    id: 'm6',
    ring: 'middle',
    x: 381,
    y: 234,
    arc: [185, 290, -180, -120],
    adjacent: ['o7', 'o8', 'o9', 'm5', 'm7', 'i5', 'i6'],
  },
  {
    id: 'm7',
    ring: 'middle',
    x: 266,
    y: 399,
    arc: [185, 290, -120, -80],
    adjacent: ['o9', 'm1', 'm6', 'i1', 'i6'],
  },
  { id: 'i1', ring: 'inner', x: 377, y: 495, arc: [85, 185, -100, -32], adjacent: ['m1', 'm7', 'i2', 'i6'] },
  {
    id: 'i2',
    ring: 'inner',
    x: 500,
    y: 575,
    arc: [85, 185, -32, 32],
    adjacent: ['m1', 'm2', 'm3', 'i1', 'i3'],
  },
  { id: 'i3', ring: 'inner', x: 623, y: 495, arc: [85, 185, 32, 100], adjacent: ['m3', 'm4', 'i2', 'i4'] },
  { id: 'i4', ring: 'inner', x: 611, y: 363, arc: [85, 185, 100, 150], adjacent: ['m4', 'm5', 'i3', 'i5'] },
  { id: 'i5', ring: 'inner', x: 500, y: 305, arc: [85, 185, 150, 210], adjacent: ['m5', 'm6', 'i4', 'i6'] },
  { id: 'i6', ring: 'inner', x: 389, y: 363, arc: [85, 185, -150, -100], adjacent: ['m6', 'm7', 'i1', 'i5'] },
  {
    id: 'ds',
    ring: 'centre',
    x: 500,
    y: 440,
    arc: [0, 85, -180, 180],
    adjacent: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'],
  },
];

/** A fleet marker in its slot off the Rebel edge: the one sector it touches, and the fighters it carries at the start. */
export interface MarkerData {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly adjacent: string;
  readonly fighters: Readonly<Partial<Record<'xwing' | 'ywing' | 'bwing', number>>>;
}

/** END-COMP-06, END-FLEET-01: six of them, each with backup fighters. */
export const markers: readonly MarkerData[] = [
  { id: 'f1', x: 104, y: 683, adjacent: 'o1', fighters: { ywing: 4 } },
  { id: 'f2', x: 240, y: 826, adjacent: 'o2', fighters: { xwing: 5 } },
  { id: 'f3', x: 403, y: 895, adjacent: 'o2', fighters: { bwing: 3 } },
  { id: 'f4', x: 597, y: 895, adjacent: 'o3', fighters: { ywing: 4 } },
  { id: 'f5', x: 760, y: 826, adjacent: 'o3', fighters: { bwing: 3 } },
  { id: 'f6', x: 896, y: 683, adjacent: 'o4', fighters: { xwing: 5 } },
];
