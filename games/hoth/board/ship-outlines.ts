/* Ships are seen from the front and fit into a square from -50 to 50. */

export const wing = 'M5-3L8-16L42-39L49-31L18-3Z';
export const cannon = 'M46-46V-25';

/** The five pieces in the order in which they come off; a wing is mirrored into its corner. */
export const corners = [
  { name: 'port upper', x: -1, y: 1 },
  { name: 'starboard lower', x: 1, y: -1 },
  { name: 'port lower', x: -1, y: -1 },
  { name: 'starboard upper', x: 1, y: 1 },
] as const;

/** The last piece of an X-Wing. */
export const fuselage = 'M-8-16H8L14-7V8L7 16H-7L-14 8V-7Z';

/** One side of Darth Vader's TIE Fighter, mirrored for the other. */
export const tie = {
  arm: 'M-37-4L-11-7V7L-37 4Z',
  panel: 'M-18-44L-46-22V22L-18 44L-12 37L-36 17V-17L-12-37Z',
};
