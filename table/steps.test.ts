import { hash } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import {
  commit,
  dueStep,
  exportMatch,
  importMatch,
  type Match,
  type Preparation,
  type Prepared,
  prepare,
  prepareThought,
  question,
  resignSeat,
  type StepRequest,
  submit,
  think,
  versionOf,
} from './index.ts';
import { ann, bea, firstBid, noon, openAuction, play, playToBids, robot } from './match.fixture.ts';

const stake = { type: 'stake', stake: 2 };
const first: StepRequest = { seat: 0, version: 0, action: stake };

/** Everything a match is, its books of clocks, versions and wishes too. */
function everything({ game: _game, dice: _dice, ...match }: Match): string {
  return JSON.stringify({ ...match, session: { ...match.session, game: '' }, accepted: [...match.accepted] });
}

function ready(preparation: Preparation): Prepared {
  if (preparation.status !== 'prepared') throw new Error(`Not prepared: ${JSON.stringify(preparation)}`);
  return preparation;
}

describe('preparing', () => {
  it('gives the step as it will be stored, its events and where it leads, and changes nothing', () => {
    const match = openAuction({ clock: { kind: 'perGame', seconds: 60, increment: 5 } });
    const before = everything(match);
    const prepared = ready(prepare(match, first, noon + 1500));
    expect(everything(match)).toBe(before);
    expect(prepared).toMatchObject({
      version: 1,
      step: { seat: 0, at: 1500, action: stake, draws: [] },
      events: [{ type: 'stake', seat: 0, value: 2 }],
      state: { stake: 2, phase: 'roll' },
    });
    commit(match, prepared);
    expect(match.steps).toEqual([prepared.step]);
    expect(match.session?.state).toBe(prepared.state);
    expect(match.left).toEqual([63_500, 60_000]);
  });

  it('draws the same dice however often it is asked', () => {
    const match = openAuction();
    play(match, 0, stake);
    const roll = { seat: 0, version: 1, action: { type: 'roll' } };
    const [one, other] = [ready(prepare(match, roll, noon)), ready(prepare(match, roll, noon))];
    expect(one.step).toEqual(other.step);
    expect('draws' in one.step && one.step.draws).toHaveLength(1);
    commit(match, other);
    expect(ready(prepare(match, { seat: 1, version: 2, action: firstBid(match, 1) }, noon)).version).toBe(3);
  });

  it('is the same as what a log of it gives back', () => {
    const match = openAuction();
    for (const request of [first, { seat: 0, version: 1, action: { type: 'roll' } }] as StepRequest[])
      commit(match, ready(prepare(match, request, noon)));
    const back = importMatch([auction], exportMatch(match, { sealed: true }));
    expect(hash(back.session?.state)).toBe(hash(match.session?.state));
  });

  it.each<[string, StepRequest, string]>([
    ['out of turn', { seat: 1, version: 0, action: stake }, 'TABLE-TURN'],
    ['stale', { seat: 0, version: 7, action: stake }, 'TABLE-STALE'],
    ['no seat', { seat: 5, resign: 'choice' }, 'TABLE-SEAT'],
    ['time that has not run out', { seat: 0, resign: 'time' }, 'TABLE-REQUEST'],
    ['nothing to take back', { seat: 0, undo: true }, 'TABLE-UNDO'],
    ['an answer nobody waits for', { seat: 0, answer: true }, 'TABLE-REQUEST'],
  ])('refuses %s', (_name, request, clause) => {
    const match = openAuction();
    expect(prepare(match, request, noon)).toMatchObject({ status: 'refused', refusal: { clause } });
  });

  it('leaves it to the host to take first what the clocks demand', () => {
    const match = openAuction({
      clock: { kind: 'perMove', seconds: 30 },
      seats: [ann, bea, { kind: 'human', name: 'Cleo' }],
    });
    expect(dueStep(match, noon + 29_999)).toBeNull();
    const due = dueStep(match, noon + 30_000) as StepRequest;
    expect(due).toEqual({ seat: 0, resign: 'time' });
    expect(prepare(match, first, noon + 30_000)).toMatchObject({
      refusal: { params: { problem: 'The time of seat 1 has run out.' } },
    });
    expect(versionOf(match)).toBe(0);
    commit(match, ready(prepare(match, due, noon + 30_000)));
    expect(match.steps).toEqual([{ seat: 0, at: 30_000, resign: 'time' }]);
    expect(dueStep(match, noon + 30_000)).toBeNull();
  });
});

describe('committing', () => {
  it('is refused when the match has moved on', () => {
    const match = openAuction();
    const prepared = ready(prepare(match, first, noon));
    play(match, 0, { type: 'stake', stake: 1 });
    const before = everything(match);
    expect(() => commit(match, prepared)).toThrow('The match has moved on since this step was prepared.');
    expect(everything(match)).toBe(before);
  });

  it('is refused a second time, and at another match', () => {
    const match = openAuction();
    const prepared = ready(prepare(match, first, noon));
    expect(() => commit(openAuction(), prepared)).toThrow('The match has moved on');
    commit(match, prepared);
    expect(() => commit(match, prepared)).toThrow('The match has moved on');
    expect(versionOf(match)).toBe(1);
  });
});

describe('a bot at a table that stores its steps', () => {
  it('is prepared for like everybody else', async () => {
    const match = openAuction({ seats: [robot, ann] });
    const thought = await think(match, async ({ legal }) => legal[1] as (typeof legal)[0]);
    if (!thought) throw new Error('The bot is to move.');
    const before = everything(match);
    const turn = prepareThought(match, thought, noon);
    expect(turn).toMatchObject({ seat: 0, status: 'played', prepared: { step: { action: stake } } });
    expect(everything(match)).toBe(before);
    resignSeat(match, 1, noon);
    expect(question(match).seats).toEqual([]);
    expect(prepareThought(match, thought, noon)).toMatchObject({ status: 'dropped', prepared: null });
  });

  it('waits until the time that has run out for another one is settled', async () => {
    const clock = { kind: 'perMove', seconds: 30 } as const;
    const match = openAuction({ seats: [ann, robot, bea], clock });
    playToBids(match);
    const thought = await think(match, async ({ legal }) => legal[0] as (typeof legal)[0]);
    if (!thought) throw new Error('The bot is to move.');
    expect(prepareThought(match, thought, noon + 40_000)).toMatchObject({ status: 'dropped' });
  });
});

describe('an action with an id of its own', () => {
  const sent = { seat: 0, version: 0, action: stake, clientActionId: 'tab-1/17', now: noon };

  it('is stored with it, and a second try is answered with the version of the first', () => {
    const match = openAuction();
    expect(submit(match, sent)).toBeNull();
    expect(match.steps[0]).toEqual({ seat: 0, at: 0, action: stake, draws: [], clientActionId: 'tab-1/17' });
    play(match, 0, { type: 'roll' });
    expect(prepare(match, sent, noon)).toEqual({ status: 'taken', version: 1 });
    expect(submit(match, sent)).toBeNull();
    expect(versionOf(match)).toBe(2);
  });

  it('is known after the match has been put away', () => {
    const match = openAuction();
    submit(match, sent);
    const back = importMatch([auction], exportMatch(match, { sealed: true }));
    expect(prepare(back, sent, noon)).toEqual({ status: 'taken', version: 1 });
  });

  it('is answered also when it was the last of the game, or has been taken back', () => {
    const match = openAuction({ options: { short: true } });
    playToBids(match);
    play(match, 0, firstBid(match, 0));
    const last = { seat: 1, version: 3, action: firstBid(match, 1), clientActionId: 'last', now: noon };
    submit(match, last);
    expect(question(match).seats).toEqual([]);
    expect(prepare(match, last, noon)).toEqual({ status: 'taken', version: 4 });
    const other = openAuction();
    submit(other, sent);
    commit(other, ready(prepare(other, { seat: 0, undo: true }, noon)));
    expect(prepare(other, sent, noon)).toEqual({ status: 'taken', version: 1 });
  });

  it('is the business of its seat alone', () => {
    const match = openAuction();
    playToBids(match);
    const bid = (seat: number) => ({ seat, version: 2, action: firstBid(match, seat), clientActionId: 'x' });
    commit(match, ready(prepare(match, bid(0), noon)));
    expect(ready(prepare(match, bid(1), noon)).version).toBe(4);
  });

  it.each<[string, object, string]>([
    [
      'another action',
      { action: { type: 'stake', stake: 1 } },
      'This id was given to another action already.',
    ],
    ['what is no action at all', { action: undefined }, 'This id was given to another action already.'],
    ['an empty id', { clientActionId: '' }, 'The id of an action is a text of 1 to 64 characters.'],
    ['a long id', { clientActionId: 'x'.repeat(65) }, 'The id of an action is a text of 1 to 64 characters.'],
    ['no text', { clientActionId: 7 }, 'The id of an action is a text of 1 to 64 characters.'],
  ])('is refused plainly with %s', (_name, change, problem) => {
    const match = openAuction();
    submit(match, sent);
    expect(submit(match, { ...sent, ...change })?.params['problem']).toBe(problem);
    expect(versionOf(match)).toBe(1);
  });

  it('may have 64 characters', () => {
    expect(submit(openAuction(), { ...sent, clientActionId: 'x'.repeat(64) })).toBeNull();
  });
});
