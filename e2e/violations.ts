import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What an automatic check of accessibility finds wrong with a page as it stands; nothing, we hope. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the app lets nothing foreign in.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
}
