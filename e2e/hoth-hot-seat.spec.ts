import { expect, test } from './test.ts';

const names = ['Ann', 'Ben', 'Cem', 'Dora'];

test('four people play a whole game at one screen, and see whose turn it is', async ({ page, table }) => {
  const first = await table.start({ mode: 'Friends at this screen', names, seed: '12' });
  const turns = new Set<string>();
  await table.playToEnd(async (id, { whose, lit }) => {
    turns.add(whose);
    // The prompt and the only lit seat say the same.
    expect(lit).toEqual([whose]);
    await table.click(id);
  }, first);
  expect([...turns].toSorted()).toEqual([
    'Blue Leader (Ann)',
    'Green Leader (Ben)',
    'Orange Leader (Cem)',
    'Violet Leader (Dora)',
  ]);
  await expect(table.result).toContainText('wins: first on Planet Dantooine');
  await expect(page.locator('.cover')).toHaveCount(0);
});
