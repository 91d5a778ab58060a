import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.cache/**'],
    setupFiles: ['tools/fixed-luck.ts'],
    // Some tests start whole programs; a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
