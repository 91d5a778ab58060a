import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The letters of the house, all weights in one file, by the name that the file gives itself. */
const house = 'Oxanium ExtraLight';

/** The fonts that the browser took for what is written in these places, but not in what they hold. */
async function fontsOf(page: Page, places: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: places });
  const names = new Set<string>();
  for (const nodeId of nodeIds)
    for (const { familyName, isCustomFont } of (await session.send('CSS.getPlatformFontsForNode', { nodeId }))
      .fonts)
      names.add(isCustomFont ? familyName : `${familyName} of the system`);
  await session.detach();
  return [...names];
}

/** What is written before the letters have come is written in them as soon as they have; meanwhile the page may draw itself anew. */
async function written(page: Page, places: string): Promise<void> {
  await expect(async () => expect(await fontsOf(page, places)).toEqual([house])).toPass({ timeout: 20_000 });
}

test('pages, fields and boards are written in the letters of the house', async ({ page, table }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await written(page, 'h1, h2, label, select, option, button, a');
  // The page asks for them before its styles do, and only once.
  expect(await page.locator('link[rel=preload][as=font]').getAttribute('href')).toBe(asked[0]);
  expect(asked).toHaveLength(1);

  await table.start({ seed: '6' });
  await written(page, '.board svg text');
});
