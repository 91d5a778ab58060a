import type { UnitId } from '../data/units.ts';

/*
 * Everybody and everything as a flat sign from -50 to 50, standing on 48, in the colour of the text around it. What is told apart at
 * 24 pixels is the outline: the snout of a Battle Droid, the arch of a Destroyer, the ears of a Gungan, the gown of a queen.
 */

interface Sign {
  readonly hull: string;
  readonly detail?: string;
  /** A blade, drawn in its own light. */
  readonly blade?: string;
}

const guard =
  'M0-48C7-48 11-43 11-37H16L14-33L9-31C8-26 5-24 4-23L17-18L19 4L38-6L40-1L18 12L12 14L13 48H3L0 20L-3 48H-13L-12 12L-19 8L-17-18L-4-23C-5-24-8-26-9-31L-12-34L-11-37C-11-43-7-48 0-48Z';
const queen =
  'M0-50C20-50 27-38 22-28C18-22 11-20 8-18L15-10L30 48H-30L-15-10L-8-18C-11-20-18-22-22-28C-27-38-20-50 0-50Z';
const queenFace = 'M0-38C7-38 9-32 8-27C7-22 3-20 0-20C-3-20-7-22-8-27C-9-32-7-38 0-38ZM-3-6H3L9 44H-9Z';
const jedi =
  'M-4-46C5-46 10-40 9-32C9-27 6-24 4-22L17-16L24 48H-26L-19-16L-11-22C-15-26-15-30-14-33C-14-41-10-46-4-46Z';

const battleDroid: Sign = {
  hull: 'M-4-50H8L16-34L8-24H3V-18H15L12 4L36-4L38 2L10 12H8L12 26L9 48H1L3 27L0 12L-3 27L-1 48H-9L-12 26L-8 10H-11L-15-18H-3V-24L-9-31Z',
  detail: 'M-9-14H9L8-9H-8ZM-7-4H7L6 1H-6Z',
};
const destroyerDroid: Sign = {
  hull: 'M-8-44C18-48 36-28 32-4L40 0H50V9H38L27 8C25 14 20 18 15 20L30 48H18L4 25L-1 48H-12L-7 21L-26 46H-38L-18 13C-30-4-28-36-8-44Z',
  detail: 'M-4-32C10-34 20-22 19-8L8 2C-8 0-14-22-4-32Z',
};

/** Everybody and everything there is a sign of. */
export const signs: Readonly<Record<UnitId | FigureId, Sign>> = {
  battleDroid,
  battleDroidGroup: battleDroid,
  destroyerDroid,
  destroyerDroidGroup: destroyerDroid,
  gungan: {
    hull: 'M0-50C9-50 14-42 13-34L30-14L24-9L11-22C10-18 8-16 6-15L18-10C30-8 36 2 36 12C36 24 27 30 18 30L12 26L13 48H3L0 22L-3 48H-13L-11 16L-20 14L-17-10L-6-15C-8-16-10-18-11-22L-24-9L-30-14L-13-34C-14-42-9-50 0-50Z',
    detail: 'M18-2A13 13 0 1 1 18 24A13 13 0 1 1 18-2ZM-6-38H-2V-34H-6ZM2-38H6V-34H2Z',
  },
  kaadu: {
    hull: 'M30-46L50-36L47-29L31-29L25-12C22-2 17 3 14 6L22 26L16 48H4L10 27L2 11C-2 12-6 12-10 11L-13 25L-4 48H-16L-25 25L-22 9C-36 5-47-4-50-16C-36-9-22-10-12-17C0-24 12-26 17-36C20-42 24-46 30-46Z',
    detail: 'M-14-10C-4-14 8-14 16-20C14-6 2 4-14 0Z',
  },
  catapult: {
    hull: 'M28-50A13 13 0 1 1 28-24L24-24L-10 14H44L38 28A11 11 0 1 1 18 30H-14A11 11 0 1 1-36 28L-44 14H-22L16-30A13 13 0 0 1 28-50Z',
    detail:
      'M28-44A7 7 0 1 1 28-30A7 7 0 1 1 28-44ZM28 27A5 5 0 1 1 28 37A5 5 0 1 1 28 27ZM-25 27A5 5 0 1 1-25 37A5 5 0 1 1-25 27Z',
  },
  fambaa: {
    hull: 'M-18-20C-18-36-8-46 4-46C16-46 26-36 26-20C33-19 38-14 40-8L50-12L49 4L39 10L37 46H23L21 24H-17L-19 46H-33L-35 20C-43 18-49 12-49 4C-46-10-34-19-18-20Z',
    detail: 'M-11-20C-11-32-4-39 4-39C12-39 19-32 19-20Z',
  },
  aat: {
    hull: 'M-48 26L-40 8L-16 2L-12-16H14L50-26V-18L20-8L22 2L44 8L48 26L38 38H-38Z',
    detail: 'M-36 18H36L32 26H-32ZM-6-9H8V-4H-6Z',
  },
  mtt: {
    hull: 'M-50 40V-18L-32-36H42L50-12V40Z',
    detail: 'M10-26H38L43-10H10ZM10-2H44V32H10ZM-42-8H2V0H-42ZM-42 14H2V22H-42Z',
  },
  palaceGuard: { hull: guard, detail: 'M-7-39H7V-33H-7ZM-2-16H2V8H-2Z' },
  captainPanaka: {
    hull: 'M0-50C9-50 14-45 14-39H20L18-34L11-31C10-26 7-24 5-23L21-18L23 6L40-4L42 2L21 16L15 16L16 48H3L0 22L-3 48H-16L-15 14L-23 10L-21-18L-5-23C-7-24-10-26-11-31L-15-34L-14-39C-14-45-9-50 0-50Z',
    detail: 'M0-16L3-8L11-8L5-3L7 5L0 0L-7 5L-5-3L-11-8L-3-8ZM-9-41H9V-35H-9Z',
  },
  redQueen: { hull: queen, detail: queenFace },
  purpleQueen: { hull: queen, detail: queenFace },
  quiGon: { hull: jedi, detail: 'M-10-36H5V-30H-10ZM-6-12H2L6 44H-10Z', blade: 'M14-2L40-46' },
  obiWan: { hull: jedi, detail: 'M-10-36H5V-30H-10ZM-6-12H2L6 44H-10Z', blade: 'M-18-2L-42-46' },
  darthMaul: {
    hull: 'M-12-50L-6-44H6L12-50L11-40C14-36 12-28 6-23L19-16L28 48H-28L-19-16L-6-23C-12-28-14-36-11-40Z',
    detail: 'M-8-36L-2-32L-7-30ZM8-36L2-32L7-30ZM-4-12H4L9 44H-9Z',
    blade: 'M-48 12L48-12',
  },
  viceroy: {
    hull: 'M-12-50H12L15-32L7-28L9-22L26 48H-26L-9-22L-7-28L-15-32Z',
    detail: 'M-6-44H6V-36H-6ZM-4-14H4L8 44H-8Z',
  },
  fighter: {
    hull: 'M50 0C40 5 24 7 8 7L3 18H28L24 25H-8L-14 8L-48 3V-3L-14-8L-8-25H24L28-18H3L8-7C24-7 40-5 50 0Z',
    detail: 'M4-3H18V3H4Z',
  },
  starfighter: {
    hull: 'M-10-8H10L46-32L18 0L46 32L10 8H-10L-34 16L-22 0L-34-16Z',
    detail: 'M-6-3H6V3H-6Z',
  },
  ship: {
    hull: 'M42-10A44 44 0 1 0 42 10L24 6A25 25 0 1 1 24-6ZM-3-14A14 14 0 1 1-3 14A14 14 0 1 1-3-14Z',
    detail: 'M-9-4H3V4H-9Z',
  },
  card: { hull: 'M-28-44H28V44H-28Z', detail: 'M-18-34H18V-4H-18ZM-18 8H18V14H-18ZM-18 22H18V28H-18Z' },
};

/** What there are signs of besides units. */
type FigureId = 'fighter' | 'starfighter' | 'ship' | 'card';
export type SignId = UnitId | FigureId;
