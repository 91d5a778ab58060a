import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../e2e/browser.ts';

/** Starts a browser without a window, to draw pictures with. */
export async function openBrowser(): Promise<Browser> {
  const options = await browserOptions();
  // Colours and letters come out alike on every screen.
  const args = [...(options.args ?? []), '--force-color-profile=srgb', '--font-render-hinting=none'];
  return chromium.launch({ ...options, args });
}
