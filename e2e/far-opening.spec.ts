import { isPlayable, offered } from '@holoboard/games';
import { Person } from './far.ts';
import { expect, test } from './test.ts';

for (const { about } of offered.filter(isPlayable))
  test(`${about.en.title} is opened from the friends page and begins by link`, async ({ browser }) => {
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Person.come(browser, name)));
    if (!ann || !ben) throw new Error('Two people come.');
    const link = await ann.openTable(about.en.title);
    await ben.follow(link);
    for (const { page } of [ann, ben]) {
      await expect(page.locator('.seat')).toHaveCount(2);
      await expect(page.locator('.prompt')).not.toBeEmpty();
    }
    await Promise.all([ann.leave(), ben.leave()]);
  });
