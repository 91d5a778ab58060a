/** Makes the pictures of docs/screenshots from a fresh build: always the same games, so that only real changes show. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseAction } from '@holoboard/bots';
import { type EndorView, endor } from '@holoboard/endor';
import { type HothView, hoth } from '@holoboard/hoth';
import type { AnyGame } from '@holoboard/kernel';
import { type NabooView, naboo } from '@holoboard/naboo';
import {
  exportMatch,
  legal,
  type Match,
  openLocalMatch,
  outcome,
  question,
  type SeatSpec,
  submit,
  versionFor,
  viewFor,
} from '@holoboard/table';
import { type TacticalView, tactical } from '@holoboard/tactical';
import type { Browser, Page } from '@playwright/test';
import { build, preview } from 'vite';
import { openBrowser } from './browser.ts';
import { root } from './node.mjs';
import { type Pixels, smallPng } from './small-png.ts';

const sizes = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  '360x740': { width: 360, height: 740 },
  '844x390': { width: 844, height: 390 },
  '768x1024': { width: 768, height: 1024 },
  '820x1180': { width: 820, height: 1180 },
  '1024x768': { width: 1024, height: 768 },
  '1440x900': { width: 1440, height: 900 },
  '2560x1080': { width: 2560, height: 1080 },
} as const;

/** Those that are touched, not clicked. */
const touched: readonly (keyof typeof sizes)[] = [
  'phone',
  '360x740',
  '844x390',
  '768x1024',
  '820x1180',
  '1024x768',
];

/** One picture: where to go, and with which game on the device. */
interface Picture {
  readonly name: string;
  readonly size: keyof typeof sizes;
  readonly match?: () => Match;
  readonly prepare: (page: Page) => Promise<void>;
}

const afternoon = Date.UTC(2026, 4, 4, 16);

/** A game, and who plays it; the first of them is the one who looks. */
interface Setting {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatSpec[];
}

const raceForFour: Setting = {
  game: hoth,
  options: { firstPlayer: 'blue' },
  seats: [
    { kind: 'human', name: 'Leia' },
    { kind: 'bot', name: 'Wedge', level: 'pilot' },
    { kind: 'bot', name: 'Biggs', level: 'pilot' },
    { kind: 'bot', name: 'Jek', level: 'recruit' },
  ],
};

const warForTwo: Setting = {
  game: naboo,
  options: {},
  seats: [
    { kind: 'human', name: 'Leia' },
    { kind: 'bot', name: 'Nute', level: 'pilot' },
  ],
};

const skirmishForTwo: Setting = { ...warForTwo, game: tactical };

const battleForTwo: Setting = {
  game: endor,
  options: {},
  seats: [
    { kind: 'human', name: 'Leia' },
    { kind: 'bot', name: 'Piett', level: 'pilot' },
  ],
};

/** When a picture is to be taken: what is seen, and how many choices there are. */
type Wanted<View> = (view: View, choices: number) => boolean;

/** A game that pilots play until it is as wanted on a turn of the first; to its end when it never is. */
function playUntil<View>({ game, options, seats }: Setting, seed: string, wanted: Wanted<View>): Match {
  const match = openLocalMatch({ game, options, seats, seed, now: afternoon });
  while (!outcome(match)) {
    const [seat] = question(match).seats as [number];
    const view = viewFor(match, seat) as View;
    const choices = legal(match, seat);
    if (seat === 0 && wanted(view, choices.length)) break;
    const version = versionFor(match, seat);
    const action = chooseAction({ game, view, seat, level: 'pilot', seed: version, legal: choices });
    submit(match, { seat, version, action, now: afternoon });
  }
  return match;
}

/** The first game with such a moment: bots may learn, and then another game has it. */
function gameWith<View>(setting: Setting, wanted: Wanted<View>): Match {
  for (let seed = 0; seed < 256; seed++) {
    const match = playUntil(setting, seed.toString(16).padStart(2, '0').repeat(32), wanted);
    if (!outcome(match)) return match;
  }
  throw new Error('No game has the moment that a picture needs.');
}

/** Ships at both planets and between them, and a spin that leaves much to choose. */
const race = (): Match =>
  gameWith<HothView>(raceForFour, ({ phase, rebels }, choices) => {
    const zones = new Set(rebels.map(({ space }) => space?.split('-')[0]));
    return phase === 'rebelMove' && choices >= 8 && zones.size >= 3;
  });

const stations = ['hyper-09', 'hyper-18', 'hyper-28'];

/** Vader may go two ways, and one of them hits two others, whom neither a station nor the Force shelters. */
const threat = (): Match =>
  gameWith<HothView>(raceForFour, (view, choices) => {
    const { phase, rebels, vader, steps, force } = view;
    const hyper = (space: string | null): number =>
      space?.startsWith('hyper-') ? Number(space.slice(6)) : 0;
    const exposed = rebels
      .filter(({ space }, seat) => seat > 0 && seat !== force && !stations.includes(space ?? ''))
      .map(({ space }) => hyper(space));
    const near = (at: number): number =>
      exposed.filter((place) => place > 0 && Math.abs(place - at) <= 1).length;
    const from = hyper(vader);
    return phase === 'vaderMove' && choices >= 2 && from > 0 && near(from + steps) >= 2 && view.turn > 20;
  });

const finished = (): Match => playUntil(raceForFour, '05'.repeat(32), () => false);

/** The turn has come round, and others have flown and been hit. */
const returning = (): Match =>
  gameWith<HothView>(
    raceForFour,
    ({ phase, rebels, turn }) =>
      phase === 'rebelSpin' && turn > 16 && rebels.some(({ pieces }) => pieces < 5),
  );

/** A battle in full swing: both fleets spread out, the team on its way, and several things to attack. */
const battle = (): Match =>
  gameWith<EndorView>(
    battleForTwo,
    ({ phase, team, ships }, choices) =>
      phase === 'target' && choices >= 4 && team > 4 && Object.keys(ships).length >= 11,
  );

/** Six cards to choose from, some rounds into a battle. */
const planning = (): Match =>
  gameWith<EndorView>(battleForTwo, ({ phase, round, team }) => phase === 'plan' && round === 3 && team > 8);

/** A piece of several can go to many places, some rounds into a war. */
const war = (): Match =>
  gameWith<NabooView>(
    warForTwo,
    ({ phase, round }, choices) => phase === 'play' && round === 2 && choices >= 8,
  );

/** Cards to choose from, some rounds into a war. */
const warPlanning = (): Match =>
  gameWith<NabooView>(warForTwo, ({ phase, round }) => phase === 'plan' && round === 2);

/** A Unit is about to move, and the other side has come near. */
const skirmish = (): Match =>
  gameWith<TacticalView>(
    skirmishForTwo,
    ({ phase, round, active }, choices) =>
      phase === 'battle' && round === 3 && (active?.unit ?? 0) > 0 && active?.mode === 'none' && choices >= 8,
  );

/** Points at a choice, so that what would come of it is shown. */
const point = (choice: number) => async (page: Page) => {
  await page.locator('[data-choice]').nth(choice).hover();
};

const pictures: readonly Picture[] = [
  { name: 'home', size: 'desktop', prepare: async () => {} },
  { name: 'table', size: 'desktop', match: race, prepare: point(4) },
  { name: 'vader', size: 'desktop', match: threat, prepare: point(0) },
  {
    name: 'replay',
    size: 'desktop',
    match: finished,
    prepare: async (page) => {
      for (let turn = 0; turn < 12; turn++) await page.keyboard.press('PageUp');
    },
  },
  {
    name: 'lesson',
    size: 'desktop',
    prepare: async (page) => {
      await page.locator('a[href="/learn/hoth"]').click();
      for (let lesson = 0; lesson < 8; lesson++) await page.locator('.coach-ways button').nth(1).click();
    },
  },
  { name: 'home', size: 'phone', prepare: async () => {} },
  { name: 'table', size: 'phone', match: race, prepare: async () => {} },
  { name: 'endor', size: 'desktop', match: battle, prepare: point(1) },
  { name: 'endor', size: 'phone', match: planning, prepare: async () => {} },
];

/** The tables in every size that they are made for: to be looked at after a change, not kept. */
const everySize: readonly Picture[] = (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) => [
  { name: 'hoth', size, match: returning, prepare: async () => {} },
  { name: 'endor', size, match: battle, prepare: async () => {} },
  { name: 'planning', size, match: planning, prepare: async () => {} },
  { name: 'naboo', size, match: war, prepare: async () => {} },
  { name: 'war', size, match: warPlanning, prepare: async () => {} },
  { name: 'tactical', size, match: skirmish, prepare: async () => {} },
]);

/** Games that have been played for a picture, by what they are for: the next picture needs not play them again. */
const played = new Map<() => Match, string>();

function fileOf(match: () => Match): string {
  const text = played.get(match) ?? exportMatch(match(), { sealed: true });
  played.set(match, text);
  return text;
}

/** How long everything is given to come to rest, in milliseconds. */
const rest = 700;

async function take(browser: Browser, address: string, { size, match, prepare }: Picture): Promise<Buffer> {
  const phone = touched.includes(size);
  const context = await browser.newContext({
    viewport: sizes[size],
    isMobile: phone,
    hasTouch: phone,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    // Nothing moves, so nothing is caught halfway.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(afternoon);
    await page.goto(address);
    if (match) {
      const text = fileOf(match);
      const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.setInputFiles('input[type=file]', file);
      await page.locator('.dock').waitFor();
    }
    await prepare(page);
    await page.waitForTimeout(rest);
    return smallPng(await pixelsOf(page, await page.screenshot()));
  } finally {
    await context.close();
  }
}

/** Lets the browser unpack a picture, which it can do anyway. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const { data } = canvas?.getImageData(0, 0, image.width, image.height) ?? {
        data: new Uint8ClampedArray(),
      };
      let binary = '';
      for (let at = 0; at < data.length; at += 8192)
        binary += String.fromCharCode(...data.subarray(at, at + 8192));
      return { width: image.width, height: image.height, base64: btoa(binary) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { width, height, data: Buffer.from(base64, 'base64') };
}

/** Whether the tables are to be taken in every size: into a folder that is not kept. */
const inEverySize = process.argv[2] === 'sizes';

/** All of them, unless the command line names some by how they begin. */
function isWanted(name: string): boolean {
  const wanted = process.argv.slice(inEverySize ? 3 : 2);
  return wanted.length === 0 || wanted.some((begins) => name.startsWith(begins));
}

const built = mkdtempSync(join(tmpdir(), 'holoboard-screenshots-'));
const folder = inEverySize ? join(root, '.cache', 'screenshots') : join(root, 'docs', 'screenshots');
const web = join(root, 'web');
mkdirSync(folder, { recursive: true });
try {
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true },
  });
  const server = await preview({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    build: { outDir: built },
    preview: { port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const browser = await openBrowser();
  try {
    for (const picture of inEverySize ? everySize : pictures) {
      const name = `${picture.name}-${picture.size}.png`;
      if (!isWanted(name)) continue;
      const png = await take(browser, address, picture);
      writeFileSync(join(folder, name), png);
      console.log(`${name}: ${Math.round(png.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(built, { recursive: true, force: true });
}
