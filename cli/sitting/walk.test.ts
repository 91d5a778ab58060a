import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holoboard, testFolder } from '../testing.ts';

let folder: string;

beforeEach(() => {
  folder = testFolder();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const endor = ['play', 'endor', '--seed', '5', '--save', 'battle.json'];

/** What is written in answer to each line, the question before the first one at the beginning. */
async function answers(
  lines: readonly string[],
  args: readonly string[] = endor,
  env: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const input = lines.map((line) => `${line}\n`).join('');
  const { code, output, errors } = await holoboard(args, { cwd: folder, input, env });
  expect([code, errors]).toEqual([0, '']);
  return output.split(/^> (?! ?Rebel|Galactic).*$/m);
}

/** The numbered choices of a text. */
function choices(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/^ {2,3}\d+ {2}(.*)$/gm)].map(([, label = '']) => label);
}

describe('planning in the terminal', () => {
  it('goes card by card and back, and is confirmed at the end', async () => {
    const [asked, first, second, third, back, again, laid] = await answers(['2', '1', '1', 'b', '4', '']);
    const hand = choices(asked);
    expect(hand).toHaveLength(6);
    // What is planned is gone from the hand: the second card, then the first, then what was the third.
    expect(choices(first)).toEqual(hand.filter((_, i) => i !== 1));
    expect(choices(second)).toEqual(hand.slice(2));
    expect(second).toContain(`  ${hand[1]}, then ${hand[0]} (b: back)\n`);
    expect(third).toContain('  Enter: Lay the pile down\n');
    expect(back).toBe(second);
    expect(again).toContain('  Enter: Lay the pile down\n');
    const planned = (laid ?? '').replace(/\s+/g, ' ');
    expect(planned).toContain(`Rebel Alliance plans “${hand[1]}”, “${hand[0]}” and “${hand[5]}”.`);
  });

  it('takes the whole plan in short form, also in the middle of the way', async () => {
    const [, , laid] = await answers(['3', 'plan R02 R03 R07']);
    expect((laid ?? '').replace(/\s+/g, ' ')).toContain(
      'Rebel Alliance plans “Shield Assault / Luke Skywalker”, “X-wings / Darth Vader Redeemed” and “Y-wings / Shield Assault”.',
    );
  });

  it('says what cannot be done there', async () => {
    const [, back, why, tooFar, enter] = await answers(['b', 'why 1', '7', '']);
    expect(back).toContain('Nothing has been chosen yet');
    expect(why).toContain('There is more to choose after that');
    expect(tooFar).toContain('Type a number from 1 to 6, or help.');
    expect(enter).toContain('Type a number from 1 to 6, or help.');
  });
});

describe('moving in the terminal', () => {
  it('asks which ships, where to and how many, with odds beside what decides', async () => {
    const [, orders, moves, places, counts] = await answers(['plan R02 R03 R07', '1', '3', '1']);
    // 5 dice of which nearly all meet the 2 of each space; four blows, half of them hits, and (1/2)^4 that all four are.
    expect(choices(orders)).toEqual([
      'Shield Assault [Spaces, average: 4.2]',
      'Luke Skywalker [Hits on Vader, average: 2; Vader falls: 6\u00a0%]',
    ]);
    expect(choices(moves)).toContain("Falcon's Run (m1): 5");
    expect(places).toContain("  Falcon's Run (m1): 5 (b: back)\n");
    expect(choices(places).every((label) => label.startsWith('To '))).toBe(true);
    expect(choices(counts).map((label) => label.slice(0, 6))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Move ${n}`),
    );
  });
});

describe('colours', () => {
  it('are there where they are shown, and nowhere else', async () => {
    const plain = (await answers([])).join('');
    expect(plain).not.toContain('\u001b');
    rmSync(`${folder}/battle.json`);
    const coloured = (await answers([], endor, { FORCE_COLOR: '1' })).join('');
    expect(coloured).toContain('\u001b[36m 1\u001b[39m  ');
    rmSync(`${folder}/battle.json`);
    const unwanted = (await answers([], endor, { FORCE_COLOR: '0', NO_COLOR: '1' })).join('');
    expect(unwanted).toBe(plain);
  });
});
