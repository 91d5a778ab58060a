import { hash } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { hoth } from '../games/hoth/index.ts';
import { exportMatch, importMatch, openLocalMatch, outcome, replayMatch, verifyMatch } from './index.ts';
import { noon, playRandomly, seed } from './match.fixture.ts';

describe('Escape from Hoth at the table', () => {
  it.each([2, 3, 4])('is played to its end by %i, saved half-way, exported and proven', (players) => {
    const seats = Array.from({ length: players }, (_, i) => ({ kind: 'human', name: `P${i + 1}` }) as const);
    const match = openLocalMatch({ game: hoth, seats, seed, now: noon });
    playRandomly(match, players, 20);
    const resumed = importMatch([hoth], exportMatch(match, { sealed: true }));
    playRandomly(resumed, players);
    const text = exportMatch(resumed);
    const final = hash(resumed.session?.state);
    expect(verifyMatch([hoth], text)).toEqual({
      ok: true,
      steps: resumed.steps.length,
      hash: final,
      outcome: outcome(resumed),
      dice: 'proven',
      start: 'set-up',
    });
    expect(outcome(resumed)).not.toBeNull();
    expect(hash(replayMatch([hoth], text).state)).toBe(final);
    const middle = text.indexOf('"draws": [', text.length / 2) + 10;
    const loaded = `${text.slice(0, middle)}${text[middle] === '1' ? '2' : '1'}${text.slice(middle + 1)}`;
    expect(verifyMatch([hoth], loaded)).toMatchObject({ ok: false });
  });
});
