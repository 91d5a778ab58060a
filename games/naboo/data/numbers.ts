/** The few numbers of the rules that no chart and no card holds. */
export const numbers = {
  /** NAB-SETUP-34, NAB-ROUND-02, NAB-ROUND-13; NAB-4P-01 to NAB-4P-03. */
  alone: { dealtPerDeck: 5, planned: 4, drawnPerDeck: 2 },
  inTeam: { dealtPerDeck: 3, planned: 2, drawnPerDeck: 1 },
  /** NAB-OBJ-04, NAB-END-07: the Trade Federation wins when no more Naboo palace pieces are left than these. */
  fewestPalacePieces: 2,
  /** NAB-JEDI-09. */
  mostDicePerAttack: 3,
  /** NAB-JEDI-08. */
  attackTwiceDice: 6,
  /** NAB-QUEEN-03. */
  guardMoveWithoutQueen: 2,
  /** NAB-RULING-26: automated play without a limit gives up after so many rounds; blind play sometimes takes 500. */
  mostRounds: 2000,
} as const;
