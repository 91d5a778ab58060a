import { type AnyGame, aboutIn, type Room } from '@holoboard/kernel';
import { room as cargo } from './cargo/room.ts';
import { room as endor } from './endor/room.ts';
import { room as hoth } from './hoth/room.ts';
import { room as naboo } from './naboo/room.ts';
import { room as tactical } from './tactical/room.ts';

/** A game of the house. */
export interface HouseGame extends Room {
  /** Fetches its rules; a game in the making may have none yet. */
  readonly rules?: () => Promise<AnyGame>;
}

/** The registry: every game of the house, in the order they are offered. */
const registry: readonly HouseGame[] = [
  { ...hoth, rules: async () => (await import('./hoth/index.ts')).hoth },
  { ...endor, rules: async () => (await import('./endor/index.ts')).endor },
  { ...naboo, rules: async () => (await import('./naboo/index.ts')).naboo },
  { ...tactical, rules: async () => (await import('./tactical/index.ts')).tactical },
  { ...cargo, rules: async () => (await import('./cargo/index.ts')).cargo },
];

/** The games that players are offered, those in the making among them. */
export const offered: readonly HouseGame[] = registry.filter(({ example }) => !example);

/** The games that have rules, examples and those in the making among them. */
export const ruled: readonly HouseGame[] = registry.filter(({ rules }) => rules);

/** Whether a game is finished, so that players can begin one. */
export function isPlayable({ rules, making }: HouseGame): boolean {
  return rules !== undefined && !making;
}

/** What the house knows of a game, if it has one of that name. */
export function roomOf(id: string): HouseGame | undefined {
  return registry.find((room) => room.id === id);
}

/** The title of a game in a language; its id where the house has none of that name. */
export function titleIn(id: string, language: string): string {
  const room = roomOf(id);
  return room ? aboutIn(room, language).title : id;
}

/** There is no such game here, or not yet. */
export class UnknownGame extends Error {
  readonly id: string;

  constructor(id: string) {
    super(`There is no game '${id}'.`);
    this.id = id;
  }
}

/** The rules of a game; throws `UnknownGame`, or whatever the network says. */
export async function loadGame(id: string): Promise<AnyGame> {
  const rules = roomOf(id)?.rules;
  if (!rules) throw new UnknownGame(id);
  return rules();
}

/** The rules of every game that has some. */
export function loadGames(): Promise<readonly AnyGame[]> {
  return Promise.all(ruled.map(({ id }) => loadGame(id)));
}
