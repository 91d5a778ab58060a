import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    setupFiles: ['tools/fixed-luck.ts'],
    // Left to itself, one core of every machine stands idle: half of a small one.
    maxWorkers: availableParallelism(),
    // Some tests start whole programs; a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
