/** Measures in a real browser how long it takes from a click to the next picture: see bench/README.md. */
import { join } from 'node:path';
import { isPlayable, loadGame, offered } from '@holoboard/games';
import { readOptions, SeededChance } from '@holoboard/kernel';
import { exportMatch, openLocalMatch } from '@holoboard/table';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { median } from '../bench/measure.ts';
import { openBrowser } from './browser.ts';
import { root } from './node.mjs';

/** How much slower the processor is made, how many decisions are made, and the longest that half of the clicks of a kind may take. */
const slowdown = 4;
const decisions = 32;
export const clickGoal = 100;

/** What one kind of click takes, in milliseconds. */
export interface ClickReport {
  readonly game: string;
  readonly kind: string;
  readonly clicks: number;
  readonly median: number;
  readonly slowest: number;
  readonly goalMet: boolean;
}

/** Plays some decisions of every game that is offered, and measures each kind of click. */
export async function measureClicks(): Promise<readonly ClickReport[]> {
  const web = join(root, 'web');
  const configFile = join(web, 'vite.config.ts');
  const outDir = join(root, '.cache', 'bench-web');
  await build({ root: web, configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({ root: web, configFile, build: { outDir }, preview: { port: 0 } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const browser = await openBrowser();
  try {
    const reports: ClickReport[] = [];
    for (const { id } of offered.filter(isPlayable)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
      for (const [kind, times] of await clicksIn(page, address, id))
        reports.push({
          game: id,
          kind,
          clicks: times.length,
          median: median(times),
          slowest: Math.max(...times),
          goalMet: median(times) <= clickGoal,
        });
      await page.close();
    }
    return reports;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The reports as lines of a table. */
export function clickLines(reports: readonly ClickReport[]): string[] {
  const rows = reports.map(({ game, kind, clicks, median: half, slowest, goalMet }) =>
    [game, kind, clicks, half, slowest, `at most ${clickGoal}: ${goalMet ? 'met' : 'missed'}`].join(' | '),
  );
  return [
    `From a click to the next picture, in milliseconds, the processor ${slowdown} times slower:`,
    '',
    '| game | click on | clicks | median | slowest | goal for the median |',
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...rows.map((row) => `| ${row} |`),
  ];
}

const open = '.dock [data-choice]:not([aria-disabled="true"], [aria-pressed="true"])';

async function clicksIn(page: Page, address: string, id: string): Promise<Map<string, number[]>> {
  await page.addInitScript(() => {
    localStorage['holoboard.settings'] ??= JSON.stringify({ motion: 'off', playForced: false, sound: false });
  });
  await page.goto(address);
  const buffer = Buffer.from(await freshGame(id));
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.prompt[data-mine="true"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(listen);
  const chance = new SeededChance(1);
  for (let made = 0; made < decisions && (await decide(page, chance)); made++) {
    if (made % 8 > 0) continue;
    // What belongs to the decision is answered before anything else is clicked at.
    if (!(await settled(page))) break;
    for (const tab of ['Rules', 'Reference', 'Text board', 'Log'])
      await click(page, `tab ${tab}`, page.getByRole('tab', { name: tab }));
    for (const button of ['Zoom in', 'Zoom out', 'Hint', 'Hint'])
      await click(page, button, page.getByRole('button', { name: button, exact: true }).first());
  }
  return new Map(await page.evaluate(heard));
}

/** A game that has just begun: a person, and quick bots as the others. */
async function freshGame(id: string): Promise<string> {
  const game = await loadGame(id);
  const count = game.seats[0] ?? 2;
  const match = openLocalMatch({
    game,
    options: readOptions(game.options, {}, count),
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: 'Ann' } : { kind: 'bot', name: 'Ben', level: 'recruit' },
    ),
    seed: '7'.repeat(64),
    now: 0,
  });
  return exportMatch(match, { sealed: true });
}

/** Waits until somebody here is asked; false when the game is over. */
async function settled(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.prompt[data-mine="true"], .over-words') !== null);
  return (await page.locator('.over-words').count()) === 0;
}

/** Makes the next click of a decision; false when the game is over. */
async function decide(page: Page, chance: SeededChance): Promise<boolean> {
  if (!(await settled(page))) return false;
  const main = page.locator('.choices .button.primary');
  const choices = page.locator(open);
  const wanted =
    (await main.count()) > 0
      ? main.first()
      : choices.nth(chance.draw('choice', Math.max(1, await choices.count())));
  const id = await wanted.getAttribute('data-choice');
  await click(page, `choice ${id?.replace(/[:+].*/, '') || 'button'}`, wanted);
  return true;
}

async function click(page: Page, kind: string, on: ReturnType<Page['locator']>): Promise<void> {
  // Not every board can be zoomed at every moment.
  if (!(await on.isVisible())) return;
  await page.evaluate((what) => {
    (globalThis as unknown as Heard).kinds.push([performance.now(), what]);
  }, kind);
  await on.click();
  // Two pictures later the click has been answered.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

interface Heard {
  readonly kinds: [time: number, kind: string][];
  readonly delays: Map<number, [time: number, duration: number]>;
}

/** Listens in the page to how long every interaction takes. */
function listen(): void {
  const delays: Heard['delays'] = new Map();
  Object.assign(globalThis, { kinds: [], delays });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId, startTime, duration } = entry;
      if (interactionId > 0 && duration >= (delays.get(interactionId)?.[1] ?? 0))
        delays.set(interactionId, [startTime, duration]);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** What was heard, by kind of click. */
function heard(): [string, number[]][] {
  const { kinds, delays } = globalThis as unknown as Heard;
  const times = new Map<string, number[]>();
  for (const [start, duration] of delays.values()) {
    const kind = kinds.findLast(([time]) => time <= start)?.[1];
    if (kind) times.set(kind, [...(times.get(kind) ?? []), duration]);
  }
  return [...times];
}
