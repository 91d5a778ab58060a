/** TAC-OPT-CMD-04: the Strategy cards. What each does stands in `phases/strategies.ts`. */
export const strategies = [
  'seize_initiative',
  'change_of_plan',
  'forced_march',
  'concentrate_fire',
  'dig_in',
  'evasive_action',
  'smoke_screen',
  'bombardment',
  'field_repairs',
  'reserves',
] as const;

export type Strategy = (typeof strategies)[number];

/** The numbers of the Commanders module; lengths in mils. */
export const command = {
  auraRange: 6000,
  initiativeBonus: 1,
  handSize: 3,
  pilotBonus: 1,
  smokeRadius: 2000,
  bombardmentRadius: 2000,
  /** The least die by which a bombardment does damage. */
  bombardmentFrom: 5,
  /** What Evasive Action adds to Evade. */
  evasion: 2,
} as const;
