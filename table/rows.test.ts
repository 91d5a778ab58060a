import { hash } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import {
  answerUndo,
  commit,
  endRow,
  exportMatch,
  headerRow,
  type Match,
  matchFromRows,
  prepare,
  preparedRow,
  question,
  requestUndo,
  type StoredRows,
  stepRows,
  submit,
  takeRow,
  versionOf,
} from './index.ts';
import {
  ann,
  bea,
  firstBid,
  noon,
  openAuction,
  play,
  playRandomly,
  playToBids,
  seed,
} from './match.fixture.ts';

const games = [auction];
const three = { seats: [ann, bea, { kind: 'human', name: 'Cleo' } as const] };

function stored(match: Match): StoredRows {
  return { header: headerRow(match), steps: stepRows(match), end: endRow(match, { sealed: true }) };
}

describe('rows', () => {
  it('are added one a step, each known before its step is committed', () => {
    const match = openAuction();
    const header = headerRow(match);
    const steps: string[] = [];
    while (question(match).seats.length > 0) {
      const [seat] = question(match).seats as [number];
      const request = { seat, version: versionOf(match), action: firstBid(match, seat) };
      const prepared = prepare(match, request, noon);
      if (prepared.status !== 'prepared') throw new Error('A legal action is refused.');
      steps.push(preparedRow(match, prepared));
      commit(match, prepared);
      expect(stepRows(match, versionOf(match) - 1)).toEqual(steps.slice(-1));
    }
    expect(steps).toEqual(stepRows(match));
    expect(headerRow(match)).toBe(header);
    const text = exportMatch(match);
    for (const row of [header, ...steps, endRow(match)]) expect(text).toContain(row);
    expect(hash(matchFromRows(games, { header, steps, seed }).session?.state)).toBe(
      hash(match.session?.state),
    );
  });

  it('lead to a match that goes on as the one they came from', () => {
    const match = openAuction(three);
    playRandomly(match, 3, 5);
    const back = matchFromRows(games, stored(match));
    playRandomly(back, 9, 2);
    const rows = { ...stored(match), steps: [...stepRows(match), ...stepRows(back, versionOf(match))] };
    const end = endRow(back, { sealed: true });
    expect(exportMatch(matchFromRows(games, { ...rows, end }), { sealed: true })).toBe(
      exportMatch(back, { sealed: true }),
    );
  });

  it('need the seed, from the end or from elsewhere', () => {
    const { end: _, ...rows } = stored(openAuction());
    expect(matchFromRows(games, { ...rows, seed }).seed).toBe(seed);
    expect(() => matchFromRows(games, rows)).toThrow('Seed: it is not in the file');
    expect(() => matchFromRows(games, { ...rows, seed: 'ff'.repeat(32) })).toThrow(
      'Seed: it does not fit the commitment.',
    );
  });

  it.each<[string, (rows: Required<StoredRows>) => Partial<StoredRows>, string]>([
    ['a header that is no JSON', () => ({ header: '{' }), 'Header: this is not JSON.'],
    [
      'a changed header',
      ({ header }) => ({ header: header.replace('remote', 'human') }),
      'Header: it does not fit',
    ],
    ['no record', ({ steps }) => ({ steps: steps.with(0, '7') }), 'Step 1: this is no record.'],
    ['a missing step', ({ steps }) => ({ steps: steps.slice(1) }), 'Step 1: the chain is broken here'],
    [
      'two steps in another order',
      ({ steps }) => ({ steps: steps.toReversed() }),
      'Step 1: the chain is broken',
    ],
    [
      'an end of other steps',
      ({ steps }) => ({ steps: steps.slice(0, 1) }),
      'End: it does not fit its check',
    ],
  ])('with %s are found out', (_name, change, problem) => {
    const match = openAuction();
    playToBids(match);
    const rows = stored(match) as Required<StoredRows>;
    expect(() => matchFromRows(games, { ...rows, ...change(rows) })).toThrow(problem);
  });
});

describe('a wish to take back', () => {
  it('is stored, so that another process can go on with it', () => {
    const match = openAuction({ ...three, undo: 'ask' });
    play(match, 0, { type: 'stake', stake: 2 });
    requestUndo(match, 0, noon);
    const second = matchFromRows(games, stored(match));
    expect(second.undoRequest).toEqual({ seat: 0, waitingFor: [1, 2] });
    expect(answerUndo(second, 2, true, noon)).toBeNull();
    const third = matchFromRows(games, stored(second));
    expect(third.undoRequest).toEqual({ seat: 0, waitingFor: [1] });
    expect(answerUndo(third, 1, true, noon)).toBeNull();
    expect(question(third).kind).toBe('stake');
    expect(third.steps.slice(1)).toEqual([
      { seat: 0, at: 0, wish: 'undo' },
      { seat: 2, at: 0, answer: true },
      { seat: 0, at: 0, undo: true, granted: 1 },
    ]);
    expect(hash(matchFromRows(games, stored(third)).session?.state)).toBe(hash(third.session?.state));
  });

  it('leaves what others have decided current, and so does an answer to it', () => {
    const match = openAuction({ ...three, undo: 'ask' });
    playToBids(match);
    play(match, 0, firstBid(match, 0));
    const version = versionOf(match);
    requestUndo(match, 0, noon);
    answerUndo(match, 1, false, noon);
    expect(submit(match, { seat: 2, version, action: firstBid(match, 2), now: noon })).toBeNull();
  });

  it('cannot be forged into a step that nobody agreed to', () => {
    const match = openAuction({ ...three, undo: 'ask' });
    play(match, 0, { type: 'stake', stake: 2 });
    const free = openAuction({ ...three, undo: 'free' });
    play(free, 0, { type: 'stake', stake: 2 });
    requestUndo(free, 0, noon);
    // The same rows under a header that asks for consent: the chain is mended by exporting them anew.
    const forged: Match = { ...free, undo: 'ask', checks: [] };
    expect(() => matchFromRows(games, stored(forged))).toThrow(
      'Step 2: it is not what the table would have made of it.',
    );
  });
});

describe('a match that follows another host', () => {
  it('takes its rows one by one and stands where that one stands', () => {
    const match = openAuction(three);
    const follower = matchFromRows(games, stored(match));
    playRandomly(match, 5, 12);
    requestUndo(match, 0, noon + 20_000);
    for (const row of stepRows(match)) takeRow(follower, row);
    expect(follower.steps).toEqual(match.steps);
    expect(hash(follower.session?.state)).toBe(hash(match.session?.state));
    expect(follower.drawn).toBe(match.drawn);
  });

  it('takes no row out of its place, none that was changed, and is unharmed by them', () => {
    const match = openAuction(three);
    const follower = matchFromRows(games, stored(match));
    play(match, 0, { type: 'stake', stake: 2 });
    play(match, 0, { type: 'roll' });
    const [first = '', second = ''] = stepRows(match);
    expect(() => takeRow(follower, second)).toThrow('Step 1');
    expect(() => takeRow(follower, first.replace('"stake":2', '"stake":1'))).toThrow('Step 1');
    expect(() => takeRow(follower, '{')).toThrow('this is not JSON');
    expect(versionOf(follower)).toBe(0);
    takeRow(follower, first);
    takeRow(follower, second);
    expect(exportMatch(follower)).toBe(exportMatch(match));
  });
});
