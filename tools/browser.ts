import { type Browser, chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../e2e/browser.ts';

/** Starts a browser without a window, to draw pictures with. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    // Colours and letters come out alike on every screen.
    args: [...browserArguments, '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}
