import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportMatch, legal, type Match, openLocalMatch, resignSeat, submit } from '@holoboard/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endor } from '../../games/endor/index.ts';
import { holoboardHere, testFolder } from '../testing.ts';

/** A battle in which both sides have planned, and nothing has been turned up. */
function planned(): Match {
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  const match = openLocalMatch({ game: endor, seats, seed: 'ab'.repeat(32), now: 0 });
  for (const seat of [0, 1])
    expect(submit(match, { seat, version: seat, action: legal(match, seat)[0], now: 0 })).toBeNull();
  return match;
}

describe('holoboard replay and verify of a game that is not over', () => {
  let folder = '';
  beforeEach(() => {
    folder = testFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('tell what everybody may know, and all of it once it is over', async () => {
    const match = planned();
    const file = join(folder, 'battle.json');
    const plan = /plans “/;
    const notation = endor.notation.position(match.session?.state as never);
    writeFileSync(file, exportMatch(match, { sealed: true }));
    const running = await holoboardHere(['replay', file]);
    expect(running.output).not.toMatch(plan);
    expect(running.output).not.toContain('Position:');
    expect(running.output).toContain('only what everybody may know is shown');
    expect((await holoboardHere(['verify', file])).output).toMatch(/^ok: 2 steps, all legal;/);

    resignSeat(match, 0, 0);
    writeFileSync(file, exportMatch(match, { sealed: true }));
    const over = await holoboardHere(['replay', file, '--at', '2']);
    expect(over.output).toMatch(plan);
    expect(over.output).toContain(`Position: ${notation}`);
  });

  it('say that a game began from a position', async () => {
    const from = planned();
    const start = endor.notation.position(from.session?.state as never);
    const match = openLocalMatch({ game: endor, seats: from.seats, seed: 'cd'.repeat(32), now: 0, start });
    const file = join(folder, 'battle.json');
    writeFileSync(file, exportMatch(match, { sealed: true }));
    expect((await holoboardHere(['verify', file])).output).toContain(
      '0 steps from a position, not from the set-up',
    );
    expect((await holoboardHere(['replay', file])).output).toContain('but from a position');
  });
});
