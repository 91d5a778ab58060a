import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/e2e',
  reporter: 'list',
  workers: 2,
  forbidOnly: true,
  use: { launchOptions: { executablePath: await browserPath(), args: browserArguments } },
});
