import { hash, patched } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { auction } from './auction.fixture.ts';
import { Decision, LocalSitting, legal, type Match, question, submit, versionOf } from './index.ts';
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

function sitAt(match: Match): LocalSitting {
  return new LocalSitting(match, () => noon);
}

const carl = { kind: 'human', name: 'Carl' } as const;

describe('sitting at a table', () => {
  it('holds the seats of the people who are here, and of nobody elsewhere', () => {
    const sitting = sitAt(openAuction({ seats: [ann, bea, robot] }));
    expect(sitting.seats).toEqual([0]);
    expect(sitting.view(0)).toMatchObject({ hand: expect.any(Array) });
    expect(() => sitting.view(1)).toThrow('Nobody here sits on seat 1.');
    expect(() => sitting.view('everything')).toThrow('Nobody here sits on seat everything.');
    expect(() => sitting.updatesSince(0, 2)).toThrow('Nobody here sits on seat 2.');
  });

  it('lets nothing through that its viewers may not know', () => {
    const match = openAuction({ seats: [ann, bea] });
    playToBids(match);
    play(match, 1, firstBid(match, 1));
    const sitting = sitAt(match);
    const known = JSON.stringify([
      sitting.facts,
      sitting.standing(),
      sitting.start('spectator'),
      sitting.updatesSince(0, 'spectator'),
      sitting.clocks(),
    ]);
    expect(known).not.toContain(match.seed);
    expect(known).not.toContain('"draws"');
    expect(known).toContain('hasBid');
    expect(known).not.toContain('"only"');
  });

  it('tells every change of a view, from the opening on', () => {
    const match = openAuction({ seats: [ann, bea] });
    playRandomly(match, 5, 12);
    const sitting = sitAt(match);
    for (const viewer of [0, 'spectator'] as const) {
      let { view } = sitting.start(viewer);
      for (const { events, change } of sitting.updatesSince(0, viewer))
        for (const each of [...events.map((seen) => seen.change), change]) view = patched(view, each);
      expect(view).toEqual(sitting.view(viewer));
    }
    expect(sitting.updatesSince(0, 0).at(-1)?.question).toEqual(sitting.standing().question);
  });

  it('plays nothing for a bot once it has been left', async () => {
    const match = openAuction({ seats: [robot, robot] });
    const sitting = sitAt(match);
    const [seat] = question(match).seats as [number];
    const thinking = sitting.letBotPlay(async () => firstBid(match, seat));
    sitting.leave();
    expect(await thinking).toBeNull();
    expect(versionOf(match)).toBe(0);
    expect(await sitAt(match).letBotPlay(async () => firstBid(match, seat))).toMatchObject({
      status: 'played',
    });
  });

  it('hands actions in, and tells of every step once', async () => {
    const match = openAuction();
    const sitting = sitAt(match);
    const [leader] = question(match).seats as [number];
    let calls = 0;
    const stop = sitting.subscribe(() => calls++);
    const stake = { seat: leader, version: 0, clientActionId: 'a', action: { type: 'stake', stake: 2 } };
    expect(await sitting.submit(stake)).toBeNull();
    expect(calls).toBe(1);
    expect(await sitting.submit({ ...stake, clientActionId: 'b' })).toMatchObject({ clause: 'TABLE-STALE' });
    expect(calls).toBe(1);
    expect(await sitting.letBotPlay(async () => ({ type: 'roll' }))).toBeNull();
    expect(calls).toBe(1);
    expect(sitting.version(leader)).toBe(1);
    expect(sitting.standing()).toMatchObject({ question: { kind: 'roll' } });
    stop();
    await sitting.resign(leader);
    expect(calls).toBe(1);
    expect(sitting.standing().outcome).not.toBeNull();
  });

  it('tells the time left, and whose time runs', () => {
    const clock = { kind: 'perMove', seconds: 60 } as const;
    let now = noon;
    const match = openAuction({ seats: [ann, robot], clock });
    const sitting = new LocalSitting(match, () => now);
    const [leader] = question(match).seats;
    now = noon + 5000;
    const left = leader === 0 ? 55_000 : 60_000;
    expect(sitting.clocks()).toEqual({ left: [left, null], running: leader === 0 ? [0] : [] });
  });
});

describe('taking back at one screen', () => {
  it('is for whoever here decided last, also when the next one is asked already', async () => {
    const match = openAuction({ seats: [ann, carl] });
    playToBids(match);
    const sitting = sitAt(match);
    expect(sitting.undoRefusal(0)).toMatchObject({ params: { barrier: 'chance' } });
    play(match, 0, firstBid(match, 0));
    expect(sitting.undoRefusal(0)).toBeNull();
    expect(question(match).seats).toEqual([1]);
    expect(await sitting.undo(0)).toBeNull();
    expect(question(match).seats).toEqual([0, 1]);
  });

  it('is not for the next one to look at the screen, as far as the decision is secret', async () => {
    const match = openAuction({ seats: [ann, carl] });
    playToBids(match);
    play(match, 0, firstBid(match, 0));
    const sitting = sitAt(match);
    const refusal = { clause: 'TABLE-UNDO', params: { barrier: 'secret' } };
    for (const eyes of [1, 'spectator'] as const) {
      expect(sitting.undoRefusal(eyes)).toEqual(refusal);
      expect(await sitting.undo(eyes)).toEqual(refusal);
    }
    expect(question(match).seats).toEqual([1]);
    expect(() => sitAt(openAuction({ seats: [ann, bea] })).undoRefusal(1)).toThrow(
      'Nobody here sits on seat 1.',
    );
  });

  it('is for everybody at the screen when nothing of the decision was secret', async () => {
    const match = openAuction({ seats: [ann, carl] });
    const [leader] = question(match).seats as [number];
    play(match, leader, { type: 'stake', stake: 2 });
    expect(sitAt(match).undoRefusal('spectator')).toBeNull();
    expect(await sitAt(match).undo(1 - leader)).toBeNull();
    expect(match.steps.at(-1)).toMatchObject({ seat: leader, undo: true });
  });

  it('needs no answer of those who sit here, but waits for those who do not', async () => {
    const here = openAuction({ seats: [ann, carl], undo: 'ask' });
    playToBids(here);
    play(here, 0, firstBid(here, 0));
    expect(await sitAt(here).undo(0)).toBeNull();
    expect(question(here).seats).toEqual([0, 1]);
    const apart = openAuction({ seats: [ann, bea], undo: 'ask' });
    playToBids(apart);
    play(apart, 0, firstBid(apart, 0));
    expect(await sitAt(apart).undo(0)).toBeNull();
    expect(apart.undoRequest).toMatchObject({ seat: 0, waitingFor: [1] });
    expect(question(apart).seats).toEqual([1]);
  });

  it('is possible while a secret question is open, although others have answered it', async () => {
    const match = openAuction({ seats: [ann, robot, carl] });
    playToBids(match);
    play(match, 0, firstBid(match, 0));
    play(match, 1, firstBid(match, 1));
    const sitting = sitAt(match);
    expect(question(match).seats).toEqual([2]);
    expect(sitting.undoRefusal(0)).toBeNull();
    expect(await sitting.undo(0)).toBeNull();
    expect(question(match).seats).toEqual([0, 2]);
    expect(sitting.updatesSince(4, 'spectator')).toMatchObject([{ kind: 'undo', seat: 0, events: [] }]);
  });

  it('is refused for what a bot or somebody elsewhere has done, at the start and at the end', () => {
    const match = openAuction({ seats: [ann, robot] });
    const sitting = sitAt(match);
    expect(sitting.undoRefusal(0)).toMatchObject({ params: { barrier: 'start' } });
    playToBids(match);
    play(match, 1, firstBid(match, 1));
    expect(sitting.undoRefusal(0)).toMatchObject({ params: { barrier: 'seat' } });
    playRandomly(match, 3);
    expect(sitting.undoRefusal(0)).toEqual({ clause: 'TABLE-OVER', params: {} });
  });
});

describe('a decision', () => {
  it('knows from the view alone what the truth would say, and changes nothing', () => {
    const match = openAuction({ seats: [ann, bea] });
    playToBids(match);
    const before = hash(match.session?.state);
    const decision = new Decision(auction, sitAt(match).view(0), 0);
    expect(decision.actions).toEqual(legal(match, 0));
    for (const action of decision.actions) expect(decision.judge(action)).toBeNull();
    expect(decision.judge({ type: 'bid', card: 13 })).toMatchObject({ clause: 'AUC-BID-01' });
    expect(decision.judge('bid')).toMatchObject({ clause: 'TABLE-SHAPE' });
    expect(decision.forced).toBeNull();
    expect(hash(match.session?.state)).toBe(before);
  });

  it('never forces a roll', () => {
    const match = openAuction({ seats: [ann, carl] });
    const [leader] = question(match).seats as [number];
    const action = { type: 'stake', stake: 1 };
    submit(match, { seat: leader, version: versionOf(match), action, now: noon });
    const decision = new Decision(auction, sitAt(match).view(leader), leader);
    expect(decision.actions).toHaveLength(1);
    expect(decision.forced).toBeNull();
  });
});
