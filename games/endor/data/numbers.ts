/** The numbers printed on the components or fixed by the rules. */
export const numbers = {
  handSize: 6,
  /** Cards a seat plans, and draws, in a round: alone on its side, or one of a team. */
  cardsPerRound: { alone: 3, inTeam: 2 },
  mostAttackDice: 5,
  deployed: 4,
  markerHitOn: 5,
  deathStarShot: { dice: 2, hitOn: 5 },
  deathStarHitOn: 6,
  shieldDice: 5,
  mostTroopers: 3,
  troopers: 9,
  duel: { dice: 4, hitOn: 4, emperorHits: 2 },
  bonus: { clearSector: 1, marker: 1, falcon: 2, luke: 4, vader: 3, redeemed: 5 },
  mostRounds: 200,
};

/** The number to beat on each space of the Shield Assault Track, from space 1 on; the last one is the generator. */
export const shieldTracks = {
  long28: [2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5],
  short20: [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5],
} as const;

/** END-COMP-11: how many hits the duellists take; Vader can be redeemed at 3, 2 and 1 remaining. */
export const duelTracks = {
  seed4: { luke: 4, vader: 4 },
  published12_13: { luke: 12, vader: 13 },
} as const;

export const redeemableAt: readonly number[] = [3, 2, 1];
