import { existsSync, readdirSync } from 'node:fs';
import { aboutIn } from '@holoboard/kernel';
import { expect, test } from 'vitest';
import { isPlayable, loadGame, loadGames, offered, roomOf, ruled, titleIn, UnknownGame } from './index.ts';

const here = new URL('.', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);

test('every room of the folder is in the registry', () => {
  for (const folder of folders) expect(roomOf(folder)?.id).toBe(folder);
});

test.each(folders)('the room %s says what it is in every language of the house', (id) => {
  const room = roomOf(id);
  for (const language of ['en', 'de']) {
    const { title, summary, facts } = room?.about[language] ?? { title: '', summary: '', facts: '' };
    expect(title).toMatch(/\S/);
    expect(summary).toMatch(/^\S.*\.$/);
    expect(facts).toMatch(/ · /);
  }
  expect(room?.about['de']?.summary).not.toBe(room?.about.en.summary);
  expect(room?.picture.length).toBeGreaterThan(0);
  expect(room?.players.length).toBeGreaterThan(0);
});

test.each(ruled.map(({ id }) => id))('%s has its furniture where it is looked for', async (id) => {
  const game = await loadGame(id);
  expect([game.id, game.title, game.seats]).toEqual([id, roomOf(id)?.about.en.title, roomOf(id)?.players]);
  const board = roomOf(id)?.making ? [] : ['board/index.ts'];
  for (const file of ['README.md', 'testing/perft.ts', ...board])
    expect(existsSync(new URL(`${id}/${file}`, here)), file).toBe(true);
});

test('examples are known, but not offered', async () => {
  expect((await loadGame('cargo')).id).toBe('cargo');
  expect(offered.some(({ example }) => example)).toBe(false);
  expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(['hoth', 'endor', 'naboo', 'tactical']));
});

test('games in the making are listed, but cannot be begun; their rules are known', async () => {
  expect(offered.filter(isPlayable).map(({ id }) => id)).toEqual(
    offered.filter(({ making }) => !making).map(({ id }) => id),
  );
  const hoth = ruled.find(({ id }) => id === 'hoth');
  expect(hoth && [isPlayable(hoth), isPlayable({ ...hoth, making: true })]).toEqual([true, false]);
  expect((await loadGames()).map(({ id }) => id)).toEqual(ruled.map(({ id }) => id));
  expect((await loadGame('naboo')).id).toBe('naboo');
  expect((await loadGame('tactical')).id).toBe('tactical');
  await expect(loadGame('chess')).rejects.toThrow(UnknownGame);
});

test('a game that the house does not have is told by its name', async () => {
  expect(roomOf('toString')).toBeUndefined();
  expect(titleIn('chess', 'en')).toBe('chess');
  await expect(loadGame('chess')).rejects.toThrow("There is no game 'chess'.");
});

test('what is said of a game is English where there is no other', () => {
  const room = roomOf('hoth');
  expect(room && aboutIn(room, 'toString').facts).toBe('1982 · 2 to 4 players · 20 minutes');
  expect(room && aboutIn(room, 'de').facts).toBe('1982 · 2 bis 4 Personen · 20 Minuten');
  expect(titleIn('endor', 'de')).toBe('The Battle of Endor');
});
