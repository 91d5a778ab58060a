/** The numbers of the rules. Lengths are mils, thousandths of an inch; angles are tenths of a degree. */
export const numbers = {
  inch: 1000,
  /** TAC-MOVE-07: how far a Unit with a pointer may turn either way. */
  maxTurn: 450,
  /** TAC-GEO-08: how deep bases may overlap, by rounding, and count as touching. */
  slack: 2,
  /** TAC-RULING-22: how near is adjacent. */
  adjacency: 500,
  /** TAC-SET-07: how deep the deployment strips are. */
  deployDepth: 4000,
  /** TAC-ABL-08: and for those who infiltrate. */
  infiltrateDepth: 8000,
  /** TAC-TBL-04 */
  terrainGap: 2000,
  /** TAC-TBL-02: three square feet, in square mils. */
  tableArea: 432_000_000,
  longestSide: 96_000,
  /** TAC-GEO-12: the rings a shift is searched on. */
  shiftStep: 10,
  shiftReach: 12_000,
  /** TAC-RULING-27: a game is scored after this round at the latest. */
  lastRound: 40,
  /** TAC-GEN-02 */
  dieSides: 6,
} as const;
