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
  /** Fetches its words in a language other than English. */
  readonly languages?: Readonly<Record<string, () => Promise<AnyGame['words'][string]>>>;
}

/** The registry: every game of the house, in the order they are offered. */
const registry: readonly HouseGame[] = [
  {
    ...hoth,
    rules: async () => (await import('./hoth/game.ts')).hoth,
    languages: { de: async () => (await import('./hoth/words/words.de.ts')).germanWords },
  },
  {
    ...endor,
    rules: async () => (await import('./endor/game.ts')).endor,
    languages: { de: async () => (await import('./endor/words/words.de.ts')).germanWords },
  },
  {
    ...naboo,
    rules: async () => (await import('./naboo/game.ts')).naboo,
    languages: { de: async () => (await import('./naboo/words/words.de.ts')).germanWords },
  },
  {
    ...tactical,
    rules: async () => (await import('./tactical/game.ts')).tactical,
    languages: { de: async () => (await import('./tactical/words/words.de.ts')).germanWords },
  },
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

/** The languages that are read here besides English, and the games that have been fetched. */
const read = new Set<string>();
const fetched = new Map<HouseGame, AnyGame>();

/** The rules of a game, with its words in the languages that are read; throws `UnknownGame`, or whatever the network says. */
export async function loadGame(id: string): Promise<AnyGame> {
  const room = roomOf(id);
  if (!room?.rules) throw new UnknownGame(id);
  const game = await room.rules();
  fetched.set(room, game);
  // A language that does not arrive is English meanwhile.
  await Promise.all([...read].map((language) => addWords(room, game, language).catch(() => {})));
  return game;
}

/** From now on games come with their words in this language too; those that are here already get them now. */
export async function readIn(language: string): Promise<void> {
  // First, so that a game which is under way gets them too.
  read.add(language);
  await Promise.all([...fetched].map(([room, game]) => addWords(room, game, language)));
}

async function addWords(room: HouseGame, game: AnyGame, language: string): Promise<void> {
  if (Object.hasOwn(game.words, language)) return;
  const words = await room.languages?.[language]?.();
  if (words) Object.assign(game.words, { [language]: words });
}

/** The rules of every game that has some. */
export function loadGames(): Promise<readonly AnyGame[]> {
  return Promise.all(ruled.map(({ id }) => loadGame(id)));
}
