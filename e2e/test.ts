import { test as base, expect } from '@playwright/test';
import { Table } from './table.ts';

/** What a test may say about the visitor and about what it provokes. */
export interface Options {
  /** What the visitor has chosen on the page of the settings. */
  readonly settings: Readonly<Record<string, string | boolean>>;
  /** Errors that the browser itself reports because the test breaks something on purpose. */
  readonly provoked: RegExp;
}

/** A test in a real browser. It fails on any error that a page, a worker or the browser reports meanwhile. */
export const test = base.extend<Options & { table: Table; quiet: undefined }>({
  // Nothing moves and every decision is made by hand, unless a test wants it otherwise.
  settings: [{ motion: 'off', playForced: false, sound: false }, { option: true }],
  provoked: [/(?!)/, { option: true }],
  context: async ({ context, settings }, use) => {
    await context.addInitScript((chosen) => {
      const key = 'holoboard.settings';
      if (location.protocol === 'http:') localStorage[key] ??= JSON.stringify(chosen);
    }, settings);
    await use(context);
  },
  table: async ({ page }, use) => {
    await use(new Table(page));
  },
  quiet: [
    async ({ context, provoked }, use) => {
      const errors: string[] = [];
      const report = (error: string): void => {
        if (!provoked.test(error)) errors.push(error);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') report(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => report(String(error.error().stack)));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
