import { endor } from '@holoboard/endor';
import { hoth } from '@holoboard/hoth';
import type { AnyGame, Clause } from '@holoboard/kernel';

/** The games that can be played. */
export const games: readonly AnyGame[] = [hoth, endor];

/** A game of the house as people see it listed. */
export interface Listing {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The numbers of players it can be played by. */
  readonly players: readonly number[];
  readonly playable: boolean;
}

const inTheMaking: readonly Listing[] = [
  {
    id: 'naboo',
    title: "The Queen's Gambit",
    summary: 'Four battles at once, from the plains to the palace, and never enough cards for all of them.',
    players: [2, 4],
    playable: false,
  },
  {
    id: 'tactical',
    title: 'Tactical Battles',
    summary: 'Squads of miniatures on open ground: ranges are measured, cover matters, orders run out.',
    players: [2, 3, 4],
    playable: false,
  },
];

/** Every game of the house, those that can be played first. */
export const listings: readonly Listing[] = [
  ...games.map((game) => ({
    id: game.id,
    title: game.title,
    summary: game.words.en.summary,
    players: game.seats,
    playable: true,
  })),
  ...inTheMaking,
];

/** The rulebook of a game by section, in its own order. */
export function sectionsOf(game: AnyGame): ReadonlyMap<string, readonly Clause[]> {
  const sections = new Map<string, Clause[]>();
  for (const clause of game.rulebook) {
    const clauses = sections.get(clause.section);
    if (clauses) clauses.push(clause);
    else sections.set(clause.section, [clause]);
  }
  return sections;
}
