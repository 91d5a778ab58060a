import type { Worker } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { expect, test } from './test.ts';

const { args = [], ...options } = await browserOptions();
test.use({ launchOptions: { ...options, args: [...args, '--js-flags=--expose-gc'] } });

test('every part of a page comes, however often the service worker tidies its memory meanwhile', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers() as [Worker];
  await worker.evaluate('setInterval(gc, 1)');
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  for (let visits = 0; visits < 12; visits++) {
    await page.goto('about:blank');
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  }
  expect(failed).toEqual([]);
});
