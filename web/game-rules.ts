import type { AnyGame, Words } from '@holoboard/kernel';

/** The games of the house in the order they are offered; those in the making have no rules yet. */
export const catalogue = ['hoth', 'endor', 'naboo', 'tactical'] as const;

/** The rules of each game are a chunk of their own, fetched when first needed. */
const rules: Readonly<Record<string, () => Promise<AnyGame>>> = {
  hoth: async () => (await import('@holoboard/hoth')).hoth,
  endor: async () => (await import('@holoboard/endor')).endor,
};

/** Whether a game can be played already. */
export function isPlayable(id: string): boolean {
  return Object.hasOwn(rules, id);
}

/** The rules of a game; throws `UnknownGame`, or whatever the network says. */
export async function loadGame(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(rules, id) ? rules[id] : undefined;
  if (!load) throw new UnknownGame(id);
  return load();
}

/** There is no such game here. */
export class UnknownGame extends Error {}

/** What a game says, in a language or else in English. */
// biome-ignore lint/suspicious/noExplicitAny: the types of different games only meet here.
export function gameWords(game: AnyGame, language: string): Words<any, any, any> {
  return (Object.hasOwn(game.words, language) ? game.words[language] : undefined) ?? game.words.en;
}
