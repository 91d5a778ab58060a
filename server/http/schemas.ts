import { readFileSync } from 'node:fs';
import { isPlayable, roomOf } from '@holoboard/games';

/** The JSON Schema of a game's actions, events, views and questions, as text; null if there is no such game. */
export function schemaOf(id: string): string | null {
  const room = roomOf(id);
  if (!room || !isPlayable(room)) return null;
  return readFileSync(new URL(`./${room.id}/schema.json`, import.meta.resolve('@holoboard/games')), 'utf8');
}
