import type { GameAction } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  botToMove,
  outcome,
  requestUndo,
  resignSeat,
  type Thinker,
  type ThinkRequest,
  thinkFor,
  versionOf,
  viewFor,
} from './index.ts';
import { ann, firstBid, noon, openAuction, play, playToBids, robot, seed } from './match.fixture.ts';

const now = () => noon;
const last: Thinker = async ({ legal }) => legal.at(-1) as GameAction;

/** A thinker whose answer comes when the test says so. */
function slow(): { thinker: Thinker; answer: (action: GameAction) => void } {
  let answer: (action: GameAction) => void = () => {};
  const waiting = new Promise<GameAction>((resolve) => {
    answer = resolve;
  });
  return { thinker: () => waiting, answer: (action) => answer(action) };
}

describe('a bot at the table', () => {
  it('is asked when it is to move, and only then', async () => {
    const match = openAuction({ seats: [ann, robot] });
    expect(botToMove(match)).toBeNull();
    expect(await thinkFor(match, last, now)).toBeNull();
    playToBids(match);
    expect(botToMove(match)).toBe(1);
    expect(await thinkFor(match, last, now)).toEqual({ seat: 1, status: 'played', problem: null });
    expect(botToMove(match)).toBeNull();
  });

  it('is given its view, its level and luck of its own, and can spoil none of it', async () => {
    const match = openAuction({ seats: [robot, ann] });
    const requests: ThinkRequest[] = [];
    const view = structuredClone(viewFor(match, 0));
    await thinkFor(
      match,
      async (request) => {
        requests.push(request);
        expect(request.view).toEqual(view);
        (request.view as { scores: number[] }).scores[0] = 99;
        return request.legal[0] as GameAction;
      },
      now,
    );
    expect(requests[0]).toMatchObject({ seat: 0, level: 'recruit', legal: [{ stake: 1 }, { stake: 2 }] });
    expect(requests[0]?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(requests)).not.toContain(seed);
    expect(viewFor(match, 0)).toMatchObject({ scores: [0, 0] });
  });

  it.each<[string, Thinker, string]>([
    ['answers what is illegal', async () => ({ type: 'cheat' }), 'A bid is a card of your own hand.'],
    [
      'answers nothing',
      async () => undefined as unknown as GameAction,
      'That is not an action: an action is a record.',
    ],
    ['fails', () => Promise.reject(new Error('Out of memory.')), 'Out of memory.'],
    [
      'fails at once',
      () => {
        throw new Error('No such level.');
      },
      'No such level.',
    ],
  ])('plays the first legal action when its thinker %s', async (_name, thinker, problem) => {
    const match = openAuction({ seats: [robot, ann] });
    expect(await thinkFor(match, thinker, now)).toEqual({ seat: 0, status: 'fallback', problem });
    expect(match.steps.at(-1)).toMatchObject({ action: { type: 'stake', stake: 1 } });
  });

  it('does not play what it thought before the match moved on', async () => {
    const match = openAuction({ seats: [ann, robot, ann] });
    playToBids(match);
    const { thinker, answer } = slow();
    const turn = thinkFor(match, thinker, now);
    const bid = firstBid(match, 1);
    resignSeat(match, 2, noon);
    answer(bid);
    expect(await turn).toMatchObject({ seat: 1, status: 'dropped' });
    expect(versionOf(match)).toBe(3);
    expect(botToMove(match)).toBe(1);
  });

  it('plays what it thought while others answered the same question', async () => {
    const match = openAuction({ seats: [ann, robot] });
    playToBids(match);
    const { thinker, answer } = slow();
    const turn = thinkFor(match, thinker, now);
    play(match, 0, firstBid(match, 0));
    requestUndo(match, 0, noon);
    play(match, 0, firstBid(match, 0));
    answer(firstBid(match, 1));
    expect(await turn).toMatchObject({ status: 'played' });
    expect(versionOf(match)).toBe(6);
  });

  it('drops the second of two thoughts for one decision', async () => {
    const match = openAuction({ seats: [robot, ann] });
    const turns = await Promise.all([thinkFor(match, last, now), thinkFor(match, last, now)]);
    expect(turns.map((turn) => turn?.status)).toEqual(['played', 'dropped']);
    expect(versionOf(match)).toBe(1);
  });

  it('plays whole games against its like', async () => {
    const match = openAuction({ seats: [robot, robot, robot] });
    while (await thinkFor(match, last, now));
    expect(outcome(match)?.reason).toBe('points');
  });
});
