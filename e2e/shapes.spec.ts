import { isPlayable, loadGame, offered } from '@holoboard/games';
import { type AnyGame, readOptions, SeededChance } from '@holoboard/kernel';
import { exportMatch, openLocalMatch } from '@holoboard/table';
import { decide, nextDecision } from './decisions.ts';
import { faultsOf } from './fitting.ts';
import { expect, test } from './test.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const touchSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
];

const mouseSizes: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1080 },
];

/** Whole games take some minutes on a busy machine. */
test.describe.configure({ timeout: 600_000 });

/** How a game is played: in which sizes, by how many, how many decisions long, and how large a target must be. */
interface Journey {
  readonly name: string;
  readonly touch: boolean;
  readonly sizes: readonly Size[];
  readonly seats: 'most' | 'few' | 'least';
  readonly decisions: number;
  readonly leastTarget: number;
}

const journeys: readonly Journey[] = [
  {
    name: 'a whole game by finger',
    touch: true,
    sizes: touchSizes,
    seats: 'most',
    decisions: Number.POSITIVE_INFINITY,
    leastTarget: 44,
  },
  {
    name: 'the first rounds by finger',
    touch: true,
    sizes: touchSizes,
    seats: 'few',
    decisions: 50,
    leastTarget: 44,
  },
  {
    name: 'a whole game by mouse',
    touch: false,
    sizes: mouseSizes,
    seats: 'least',
    decisions: Number.POSITIVE_INFINITY,
    leastTarget: 24,
  },
];

/**
 * A game of many hundred decisions is set up small, and played to its end by few; or it is played against bots that play to win, where one that
 * all play blindly would be very long, or not come to an end at all.
 */
const brief: Readonly<
  Record<
    string,
    {
      readonly options?: Readonly<Record<string, string>>;
      readonly level?: string;
      /** How many play where there would be as many as can, and where there would be few. */
      readonly most?: number;
      readonly few?: number;
      readonly least?: number;
    }
  >
> = {
  tactical: { options: { pointsLimit: '50', roundLimit: '6' }, most: 2, few: 4 },
  endor: { level: 'pilot' },
  naboo: { level: 'pilot' },
};

/*
 * Every game that is offered goes on all these journeys. Each decision is looked at in one size, the next one in the next; and a decision of a
 * kind that has not been seen yet is looked at in all of them.
 */
for (const room of offered.filter(isPlayable))
  for (const { name, touch, sizes, seats, decisions, leastTarget } of journeys)
    test.describe(`${room.id}, ${name}`, () => {
      test.use({ viewport: sizes[0] ?? null, hasTouch: touch, isMobile: touch });
      test('every decision fits on every screen', async ({ page, table }) => {
        const game = await loadGame(room.id);
        const { options = {}, level = 'recruit', ...by } = brief[room.id] ?? {};
        await table.openFile(freshGame(game, by[seats] ?? countOf(game, seats), options, level));
        const kinds = new Set<string>();
        const chance = new SeededChance(1);
        let sight = await nextDecision(page, '');
        let taken = 0;
        for (; !sight.over && taken < decisions; taken++) {
          const looked = kinds.has(sight.kind) ? [sizes[taken % sizes.length] as Size] : sizes;
          kinds.add(sight.kind);
          for (const size of looked) {
            await page.setViewportSize(size);
            const faults = await faultsOf(page, leastTarget);
            expect.soft(faults, `${size.width}x${size.height}: ${sight.prompt}`).toEqual([]);
          }
          // Where one thing does not fit, others will not either: a few are enough to see what is wrong.
          if (test.info().errors.length > 5) return;
          await decide(page, sight, chance, touch);
          sight = await nextDecision(page, sight.mark);
        }
        // Else nothing much was proved. A small game has few kinds of decisions: all of it is enough.
        expect(taken).toBeGreaterThan(3);
        if (!sight.over) expect(kinds.size).toBeGreaterThan(3);
      });
    });

/** How many sit at the table of a journey. */
function countOf({ seats }: AnyGame, wanted: Journey['seats']): number {
  return (wanted === 'most' ? seats.at(-1) : seats[0]) ?? 2;
}

/** The file of a game that has just begun: a person, and quick bots as the others. */
function freshGame(
  game: AnyGame,
  count: number,
  options: Readonly<Record<string, string>>,
  level: string,
): string {
  const match = openLocalMatch({
    game,
    options: readOptions(game.options, options, count),
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: 'Ann' } : { kind: 'bot', name: `Bot ${seat}`, level },
    ),
    seed: '7'.repeat(64),
    now: 0,
  });
  return exportMatch(match, { sealed: true });
}
