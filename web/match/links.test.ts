import { readdirSync, readFileSync } from 'node:fs';
import { commitmentOf, readMatchFile, writeMatchFile } from '@holoboard/table';
import { describe, expect, it } from 'vitest';
import { packedIn, packGame, unpackGame } from './links.ts';

const folder = (game: string) => new URL(`../../games/${game}/testing/golden/`, import.meta.url);
const golden = ['hoth', 'endor'].flatMap((game) =>
  readdirSync(folder(game))
    // Beside the matches lies who won them.
    .filter((name) => name !== 'ranks.json')
    .map((name) => [game, name, readFileSync(new URL(name, folder(game)), 'utf8')] as const),
);

describe('a game in an address', () => {
  it.each(golden)(
    'is short enough, and the same when it comes out again: %s %s',
    async (_game, _name, text) => {
      const fragment = (await packGame(text)) ?? '';
      expect(fragment).toMatch(/^#game=[\w-]+$/);
      expect(fragment.length).toBeLessThan(4500);
      expect(await unpackGame(packedIn(fragment) ?? '')).toBe(text);
    },
  );

  it('is left out when it would be too long', async () => {
    const [, , text] = golden.find(([, name]) => name === 'v1-landed-4.json') ?? golden[0] ?? ['', '', ''];
    const file = readMatchFile(text);
    // Names that cannot be shortened.
    const steps = file.steps.map((step, i) => ({
      ...step,
      ...('action' in step && { clientActionId: commitmentOf(String(1e15 + i).repeat(4)) }),
    }));
    expect(await packGame(writeMatchFile({ ...file, steps }))).toBeNull();
  });

  it('is found in the last part of an address alone', () => {
    expect(packedIn('#game=abc')).toBe('abc');
    for (const other of ['', '#', '#abc', '#games=abc']) expect(packedIn(other)).toBeNull();
  });

  it('is refused when it is none', async () => {
    const [, , text] = golden[0] ?? ['', '', ''];
    const whole = packedIn((await packGame(text)) ?? '') ?? '';
    for (const bad of ['', '!', 'abc', whole.slice(0, -40), whole.slice(40), 'A'.repeat(9000)])
      await expect(unpackGame(bad)).rejects.toThrow(/./);
  });
});
