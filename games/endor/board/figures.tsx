import { memo, type ReactNode } from 'react';
import { FlatSign } from './flat-sign.tsx';

/*
 * People and their arms as flat signs, like the ships: from -50 to 50, in the colour of the text around them.
 */

const figures = {
  trooper: {
    hull: 'M0-44C-21-44-32-30-33-8L-38 16L-25 34L-13 29L-8 42H8L13 29L25 34L38 16L33-8C32-30 21-44 0-44Z',
    detail:
      'M-27-8C-20-14-8-13-4-7L-6 4C-14 8-22 6-27 2ZM27-8C20-14 8-13 4-7L6 4C14 8 22 6 27 2ZM-12 16H12L8 25H-8ZM-20-26H20V-21H-20Z',
  },
  team: {
    hull: 'M0-46A14 14 0 0 1 9-21C16-18 21-10 22 0A11 11 0 0 1 35 16C43 20 47 30 47 42H-47C-47 30-43 20-35 16A11 11 0 0 1-22 0C-21-10-16-18-9-21A14 14 0 0 1 0-46Z',
    detail: 'M-11-33H11V-28H-11ZM-3 0H3V34H-3ZM-9 8H9V14H-9Z',
  },
  vader: {
    hull: 'M0-46C-22-46-32-30-34-8L-47 30L-25 26L-13 42H13L25 26L47 30L34-8C32-30 22-46 0-46Z',
    detail: 'M-25-6L-5-1L-7 8L-22 6ZM25-6L5-1L7 8L22 6ZM0 10L10 30H-10ZM-1.5-40H1.5V-12H-1.5Z',
  },
  luke: {
    hull: 'M24-48L30-42L-10 12L-5 17L-12 24L-17 20L-38 42L-44 36L-23 14L-27 9L-20 2L-15 7Z',
    detail: 'M-20 12L-15 17L-36 39L-41 34Z',
  },
  emperor: {
    hull: 'M10-48L-24 6H-4L-14 48L26-10H6L20-48Z',
    detail: 'M8-36L-12 0H4L-4 28L14-4H-2L11-36Z',
  },
  redeemed: {
    hull: 'M0-32C-18-32-27-20-28-4L-38 24L-20 21L-11 34H11L20 21L38 24L28-4C27-20 18-32 0-32ZM-3-50H3V-38H-3ZM-30-42L-26-46L-18-37L-22-33ZM30-42L26-46L18-37L22-33Z',
    detail: 'M-20-3L-4 1L-6 8L-18 7ZM20-3L4 1L6 8L18 7ZM0 10L8 25H-8Z',
  },
  deathStar: {
    hull: 'M0-46A46 46 0 1 1 0 46A46 46 0 1 1 0-46Z',
    detail: 'M-44 1H44V8H-44ZM-16-30A12 12 0 1 1-16-6A12 12 0 1 1-16-30Z',
  },
  generator: {
    hull: 'M-46-30C-30-2-2 8 30-6L8 10L26 44H-26L-8 12C-28 8-42-10-46-30ZM20-44A8 8 0 1 1 20-28A8 8 0 1 1 20-44Z',
    detail: 'M-38-16C-24 0-4 6 14 4L-2-2C-16-4-30-8-38-16Z',
  },
  star: {
    hull: 'M0-46L12-16L44-14L19 6L28 38L0 20L-28 38L-19 6L-44-14L-12-16Z',
    detail: '',
  },
} as const;

/** The people and things there are signs of. */
export type FigureName = keyof typeof figures;

/** Somebody, or something, as a flat sign. */
export const FigureSign = memo(function FigureSign({ figure }: { readonly figure: FigureName }): ReactNode {
  return <FlatSign {...figures[figure]} />;
});
