import type { Page } from '@playwright/test';

/** What a phone is for a test. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** How far a page could be pushed sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wide = [
      document.documentElement,
      document.body,
      ...document.querySelectorAll('main, .table, .dock'),
    ];
    return Math.max(...wide.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}
