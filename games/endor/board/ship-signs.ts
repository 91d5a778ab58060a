/*
 * Ships of both sides as flat signs that can be told apart at 24 pixels. They fit into a square from -50 to 50 and take the
 * colour of the text around them; details are cut out in the colour of the ground.
 */

/** A wing of the X-wing, mirrored into all four corners. */
const xwingWings = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
]
  .map(([x, y]) =>
    [
      [5, 2],
      [9, 17],
      [40, 42],
      [48, 34],
      [19, 3],
    ]
      .map(
        ([px, py], i) =>
          `${i ? 'L' : 'M'}${(px as number) * (x as number)} ${(py as number) * (y as number)}`,
      )
      .join('')
      .concat('Z'),
  )
  .join('');

/** The hull of each ship, and what is cut out of it. */
export const shipSigns = {
  xwing: {
    hull: `${xwingWings}M-9-15H9L15-6V7L8 15H-8L-15 7V-6Z`,
    detail: 'M-6-10H6L9-2H-9Z',
  },
  ywing: {
    hull: 'M0-49L9-33L8-6H34V-18L38-24L42-18V36L38 46L34 36V9H7L4 24H-4L-7 9H-34V36L-38 46L-42 36V-18L-38-24L-34-18V-6H-8L-9-33Z',
    detail: 'M0-40L4-31L3-20H-3L-4-31Z',
  },
  bwing: {
    hull: 'M0-49A12 12 0 0 1 6-27V-14H42L47-9L42-4H11V6L7 10V40L0 49L-7 40V10L-11 6V-4H-42L-47-9L-42-14H-6V-27A12 12 0 0 1 0-49Z',
    detail: 'M0-43A6 6 0 1 1 0-31A6 6 0 1 1 0-43Z',
  },
  falcon: {
    hull: 'M-4-47L-3-27H3L4-47L12-46L17-24A36 36 0 0 1 31-12L37-16A7 7 0 1 1 41-5L36 1A36 36 0 1 1 -17-24L-12-46Z',
    detail: 'M0-1A10 10 0 1 1 0 19A10 10 0 1 1 0-1ZM-24 28A36 36 0 0 0 24 28L20 24A30 30 0 0 1-20 24Z',
  },
  tie: {
    hull: 'M-43-45L-34-40V-7H-18A19 19 0 0 1 18-7H34V-40L43-45L49-36V36L43 45L34 40V7H18A19 19 0 0 1-18 7H-34V40L-43 45L-49 36V-36Z',
    detail: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  },
  executor: {
    hull: 'M0-50L8-18L27 36L13 40L10 48H-10L-13 40L-27 36L-8-18Z',
    detail: 'M0-16L5 8H3V28H-3V8H-5Z',
  },
  cruiser: {
    hull: 'M-50 3C-46-5-36-10-24-10C-20-15-8-17 2-13C10-17 20-14 24-9C36-8 46-4 50 1C45 7 33 10 22 10C15 15 4 15-2 12C-10 16-22 14-26 10C-36 11-47 9-50 3Z',
    detail: 'M-30 0C-12-5 14-5 34 0C14 4-12 5-30 0Z',
  },
} as const;

/** The ships there are signs of. */
export type ShipName = keyof typeof shipSigns;
