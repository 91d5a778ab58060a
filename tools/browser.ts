import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { root } from './node.mjs';

/** The program of a browser: the one named by CHROMIUM, the system's own, or the one among the packages. */
async function browserPath(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const folder = join(root, '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks itself into the temporary folder, with its libraries only on what it takes for its own system.
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Starts a browser without a window. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}
