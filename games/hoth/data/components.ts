/** What lies in the box, and the numbers printed on it. */
export const components = {
  boards: 1,
  xWingMarkers: 4,
  tieFighterMarkers: 1,
  xWingPuzzles: 4,
  spinners: 2,
  forceCards: 1,
};

/** The four Rebel commanders, by seat. Each is known by name, colour, shape and letter. */
export const commanders = [
  { id: 'blue', colour: '#4aa3ff', glyph: 'circle', letter: 'B' },
  { id: 'green', colour: '#4fd18b', glyph: 'triangle', letter: 'G' },
  { id: 'orange', colour: '#ff9a3c', glyph: 'square', letter: 'O' },
  { id: 'violet', colour: '#b98cff', glyph: 'diamond', letter: 'V' },
] as const;

/** The X-Wing puzzle: how many pieces, and the order in which they come off. The last one never does. */
export const puzzle = {
  wholePieces: 5,
  fewestPieces: 1,
  order: ['port upper wing', 'starboard lower wing', 'port lower wing', 'starboard upper wing', 'fuselage'],
} as const;

/** House variant numbers. */
export const house = { throttleTokens: 3, orderCards: 8, surgeRebel: 10, surgeVader: 8 };
