import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { freePort } from './port.ts';
import type { Options } from './test.ts';

const port = await freePort();

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/e2e',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: {
    command: `node tools/run.mjs serve --port ${port} --data .cache/e2e-data --new-guests 10000 --requests 100000`,
    cwd: '..',
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: await browserOptions(),
  },
});
