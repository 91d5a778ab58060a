/** TAC-FAC-02: an era, and the factions that may be used in it. */
export interface Era {
  readonly id: string;
  readonly name: string;
  readonly factions: readonly string[];
}

/**
 * TAC-FAC-03, TAC-FAC-04, TAC-FAC-05, TAC-FAC-06: the four eras and their two sides.
 * TAC-RULING-31: Trade Federation and Confederacy are one faction, and so are New Republic, Alliance and Resistance.
 */
export const eras: readonly Era[] = [
  { id: 'old_republic', name: 'Old Republic', factions: ['or_republic', 'sith_empire'] },
  { id: 'clone_wars', name: 'Clone Wars', factions: ['galactic_republic', 'separatists'] },
  { id: 'rebellion', name: 'Rebellion', factions: ['rebel_alliance', 'galactic_empire'] },
  { id: 'force_awakens', name: 'Force Awakens', factions: ['resistance', 'first_order'] },
];

/** TAC-BASE-05: a faction, with the colour of its rings. */
export interface Faction {
  readonly name: string;
  readonly ring: string;
}

export const factions: Readonly<Record<string, Faction>> = {
  or_republic: { name: 'Republic', ring: '#d9a441' },
  sith_empire: { name: 'Sith Empire', ring: '#8c1c2b' },
  galactic_republic: { name: 'Galactic Republic', ring: '#b5432e' },
  separatists: { name: 'Trade Federation and Separatists', ring: '#3f6fb0' },
  rebel_alliance: { name: 'Rebel Alliance', ring: '#d4572a' },
  galactic_empire: { name: 'Galactic Empire', ring: '#5c6670' },
  resistance: { name: 'Resistance / New Republic', ring: '#e08a2e' },
  first_order: { name: 'First Order', ring: '#2b2f36' },
};

/** The era of an id, if there is one. */
export function findEra(id: string): Era | undefined {
  return eras.find((era) => era.id === id);
}
