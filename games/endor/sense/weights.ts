/**
 * What things are worth to a sensible player, in orders: 1 is what one Shield Assault gains. Tuned by thousands of games of the
 * pilot against itself, so that either side does well with them and both win a fair share.
 */
export const weights = {
  /** A blind bonus card. */
  card: 0.8,
  /** A destroyed fighter, by type. */
  xwing: 0.33,
  ywing: 0.4,
  bwing: 0.45,
  tie: 0.16,
  /** A hit on a special ship, and what its destruction adds. */
  falconHit: 0.36,
  falconKill: 0.3,
  executorHit: 0.15,
  executorKill: 1,
  /** The end of the game. */
  victory: 30,
  /** Spaces of delay by Stormtroopers, against spaces of advance by the team. */
  ambush: 1.5,
  assault: 1,
  /** The duel: how much of its worked-out worth counts. */
  duel: 1.5,
  /** What a chance to hit the Death Star with the next order is worth once the shield is down ... */
  readiness: 8,
  /** ... and over how many Shield Assaults still needed that worth fades to a third. */
  horizon: 2,
  /** The share of what the enemy could destroy with one order that counts as lost already. */
  exposure: 0.06,
  /** Each sector that a Rebel fighter is nearer to the Death Star. */
  approach: 0.05,
  /** Each TIE fighter that can strike Rebels by its next order, and each that is out of the Reserve. */
  engaged: 0.08,
  deployed: 0.04,
  /** The share of the fighters on a marker that counts as lost while they stay there. */
  onMarker: 0.24,
  /** How much less an order is worth each time the same plan repeats it. */
  repeat: 0.75,
  /** How much less each later place in a plan counts. */
  later: 0.97,
};
