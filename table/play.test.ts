import { hash, refuse } from '@holoboard/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuctionView, auction } from './auction.fixture.ts';
import {
  answerUndo,
  exportMatch,
  legal,
  type Match,
  outcome,
  question,
  requestUndo,
  resignSeat,
  submit,
  updatesSince,
  versionOf,
  viewFor,
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
  robot,
} from './match.fixture.ts';

const stake = { type: 'stake', stake: 2 };

/** Everything a match is, as one text. */
const all = (match: Match): string => exportMatch(match, { sealed: true });
const three = { seats: [ann, bea, { kind: 'human', name: 'Cleo' } as const] };

describe('submitting', () => {
  it('plays a legal action of the seat that is asked', () => {
    const match = openAuction();
    expect(play(match, 0, stake)).toBeNull();
    expect(versionOf(match)).toBe(1);
    expect(question(match)).toEqual({ kind: 'roll', seats: [0] });
    expect(legal(match, 0)).toEqual([{ type: 'roll' }]);
    expect(legal(match, 1)).toEqual([]);
  });

  it('keeps a copy of the action, not the record it was given', () => {
    const match = openAuction();
    const mine = { ...stake };
    play(match, 0, mine);
    mine.stake = 1;
    expect(match.steps[0]).toMatchObject({ action: { type: 'stake', stake: 2 } });
  });

  it.each<[string, number, unknown, string]>([
    ['out of turn', 1, stake, 'TABLE-TURN'],
    ['no seat', 9, stake, 'TABLE-SEAT'],
    ['half a seat', 0.5, stake, 'TABLE-SEAT'],
    ['no record', 0, 'stake', 'TABLE-SHAPE'],
    ['nothing', 0, null, 'TABLE-SHAPE'],
    ['huge', 0, { type: 'stake', stake: 'x'.repeat(100_000) }, 'TABLE-SHAPE'],
    ['deep', 0, JSON.parse(`{"type":"stake","stake":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'TABLE-SHAPE'],
    ['another kind', 0, { type: 'bid', card: 1 }, 'AUC-BID-01'],
    ['forged with a field too many', 0, { ...stake, score: 100 }, 'AUC-BID-01'],
  ])('refuses what is %s and changes nothing', (_name, seat, action, clause) => {
    const match = openAuction();
    const before = all(match);
    expect(play(match, seat, action)?.clause).toBe(clause);
    expect(all(match)).toBe(before);
  });

  it('refuses any JSON that is not legal, and changes nothing', () => {
    const match = openAuction();
    const before = all(match);
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: -1, max: 3 }), (action, seat) => {
        fc.pre(JSON.stringify(action) !== JSON.stringify(stake));
        expect(play(match, seat, action)).not.toBeNull();
        expect(all(match)).toBe(before);
      }),
    );
  });

  it('refuses what comes after the end', () => {
    const match = openAuction();
    playRandomly(match, 1);
    expect(outcome(match)?.reason).toBe('points');
    expect(play(match, 0, stake)).toEqual(refuse('TABLE-OVER'));
    expect(requestUndo(match, 0, noon)).toEqual(refuse('TABLE-OVER'));
    expect(resignSeat(match, 0, noon)).toEqual(refuse('TABLE-OVER'));
  });
});

describe('versions', () => {
  it('refuses what was decided before the last step, and what claims to know the future', () => {
    const match = openAuction();
    play(match, 0, stake);
    const roll = { type: 'roll' };
    for (const version of [0, 2, -1, 0.5, Number.NaN])
      expect(submit(match, { seat: 0, version, action: roll, now: noon })?.clause).toBe('TABLE-STALE');
    expect(submit(match, { seat: 0, version: 0, action: roll, now: noon })).toEqual(
      refuse('TABLE-STALE', { given: '0', current: 1 }),
    );
    expect(versionOf(match)).toBe(1);
  });

  it('lets seats that are asked at once answer without waiting for each other', () => {
    const match = openAuction(three);
    playToBids(match);
    const version = versionOf(match);
    for (const seat of [2, 0, 1])
      expect(submit(match, { seat, version, action: firstBid(match, seat), now: noon })).toBeNull();
    expect(question(match).kind).toBe('stake');
  });

  it('does not take a second answer of the same seat for the first', () => {
    const match = openAuction(three);
    playToBids(match);
    const version = versionOf(match);
    const bid = firstBid(match, 0);
    submit(match, { seat: 0, version, action: bid, now: noon });
    expect(submit(match, { seat: 0, version, action: bid, now: noon })?.clause).toBe('TABLE-STALE');
  });

  it('keeps an answer current while another seat takes its own back', () => {
    const match = openAuction(three);
    playToBids(match);
    const version = versionOf(match);
    play(match, 1, firstBid(match, 1));
    expect(requestUndo(match, 1, noon)).toBeNull();
    expect(submit(match, { seat: 0, version, action: firstBid(match, 0), now: noon })).toBeNull();
    expect(submit(match, { seat: 1, version, action: firstBid(match, 1), now: noon })?.clause).toBe(
      'TABLE-STALE',
    );
  });

  it('makes every answer stale when a seat resigns or the question has been another one', () => {
    const match = openAuction(three);
    playToBids(match);
    const version = versionOf(match);
    resignSeat(match, 2, noon);
    const action = firstBid(match, 0);
    expect(submit(match, { seat: 0, version, action, now: noon })?.clause).toBe('TABLE-STALE');
    play(match, 0, action);
    play(match, 1, firstBid(match, 1));
    playToBids(match);
    const old = { seat: 0, version: version + 1, action: firstBid(match, 0), now: noon };
    expect(submit(match, old)?.clause).toBe('TABLE-STALE');
  });
});

describe('what a viewer is told', () => {
  it('holds a hidden hand back', () => {
    const match = openAuction();
    const view = viewFor(match, 0) as AuctionView;
    expect(view.hand).toHaveLength(3);
    expect((viewFor(match, 'spectator') as AuctionView).hand).toEqual([]);
    expect((viewFor(match, 1) as AuctionView).hand).not.toEqual(view.hand);
    expect(() => viewFor(match, 5)).toThrow('There is no seat 5 at this table.');
  });

  it('shows everything once the game is over, and not before', () => {
    const match = openAuction();
    expect(() => viewFor(match, 'everything')).toThrow('Everything is shown once the game is over.');
    expect(() => updatesSince(match, 0, 'everything')).toThrow('Everything is shown once the game is over.');
    playRandomly(match, 1);
    expect(viewFor(match, 'everything')).toEqual(auction.view(match.session?.state as never, 'everything'));
  });
});

describe('taking back', () => {
  it('is granted at once where it is free', () => {
    const match = openAuction();
    const before = hash(match.session?.state);
    play(match, 0, stake);
    expect(requestUndo(match, 0, noon)).toBeNull();
    expect(hash(match.session?.state)).toBe(before);
    expect(match.steps.at(-1)).toEqual({ seat: 0, at: 0, undo: true });
  });

  it('never goes behind luck, a reveal, another seat or the start', () => {
    const match = openAuction();
    const barrier = (seat: number) => requestUndo(match, seat, noon)?.params['barrier'];
    expect(barrier(0)).toBe('start');
    playToBids(match);
    expect(barrier(0)).toBe('chance');
    play(match, 0, firstBid(match, 0));
    expect(barrier(1)).toBe('seat');
    play(match, 1, firstBid(match, 1));
    expect(barrier(1)).toBe('reveal');
  });

  it('is refused where it is off', () => {
    const match = openAuction({ undo: 'off' });
    play(match, 0, stake);
    expect(requestUndo(match, 0, noon)).toEqual(refuse('TABLE-UNDO', { barrier: 'off' }));
    expect(versionOf(match)).toBe(1);
  });

  it('waits for all other people where they are asked, but not for bots', () => {
    const match = openAuction({ undo: 'ask', seats: [ann, bea, robot] });
    play(match, 0, stake);
    expect(requestUndo(match, 0, noon)).toBeNull();
    expect(match.undoRequest).toEqual({ seat: 0, waitingFor: [1] });
    expect(requestUndo(match, 0, noon)?.params['problem']).toBe('The others have been asked already.');
    expect(answerUndo(match, 2, true, noon)?.params['problem']).toBe('Nobody waits for your answer.');
    expect(answerUndo(match, 0, true, noon)?.clause).toBe('TABLE-REQUEST');
    expect(versionOf(match)).toBe(2);
    expect(answerUndo(match, 1, true, noon)).toBeNull();
    expect(match.steps.slice(1)).toEqual([
      { seat: 0, at: 0, wish: 'undo' },
      { seat: 0, at: 0, undo: true, granted: 1 },
    ]);
    expect(match.undoRequest).toBeNull();
    expect(question(match).kind).toBe('stake');
  });

  it('needs every one of them, of those still in the game', () => {
    const match = openAuction({ undo: 'ask', ...three });
    play(match, 0, stake);
    requestUndo(match, 0, noon);
    answerUndo(match, 1, true, noon);
    expect(match.undoRequest?.waitingFor).toEqual([2]);
    answerUndo(match, 2, false, noon);
    expect(match.undoRequest).toBeNull();
    expect(question(match).kind).toBe('roll');
    const smaller = openAuction({ undo: 'ask', ...three });
    resignSeat(smaller, 2, noon);
    play(smaller, 0, stake);
    requestUndo(smaller, 0, noon);
    expect(smaller.undoRequest?.waitingFor).toEqual([1]);
  });

  it('is granted at once where nobody else is to be asked', () => {
    const match = openAuction({ undo: 'ask', seats: [ann, robot] });
    play(match, 0, stake);
    expect(requestUndo(match, 0, noon)).toBeNull();
    expect(versionOf(match)).toBe(2);
  });

  it('lapses when anybody acts', () => {
    const match = openAuction({ undo: 'ask' });
    play(match, 0, stake);
    requestUndo(match, 0, noon);
    play(match, 0, { type: 'roll' });
    expect(match.undoRequest).toBeNull();
    expect(answerUndo(match, 1, true, noon)?.clause).toBe('TABLE-REQUEST');
    expect(versionOf(match)).toBe(3);
  });
});

describe('resigning', () => {
  it('is logged with its cause, once', () => {
    const match = openAuction(three);
    expect(resignSeat(match, 1, noon + 5)).toBeNull();
    expect(match.steps).toEqual([{ seat: 1, at: 5, resign: 'choice' }]);
    expect(resignSeat(match, 1, noon)?.clause).toBe('TABLE-REQUEST');
    expect(resignSeat(match, 3, noon)?.clause).toBe('TABLE-SEAT');
    expect(outcome(match)).toBeNull();
    resignSeat(match, 0, noon);
    expect(outcome(match)).toEqual({ ranks: [2, 2, 1], reason: 'resigned' });
  });
});
