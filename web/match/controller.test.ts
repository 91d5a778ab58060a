import { hoth } from '@holoboard/hoth';
import type { GameAction } from '@holoboard/kernel';
import { importMatch, legal, openLocalMatch, type SeatSpec, viewFor } from '@holoboard/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auction } from '../../table/auction.fixture.ts';
import { type ControllerSetup, MatchController } from './controller.ts';
import { type HostSetup, hostMatch } from './host.ts';
import type { Manner } from './pace.ts';
import { memory } from './picks.fixture.ts';
import { picksOf } from './picks.ts';
import { wholeScreenFor } from './table-state.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const ann: SeatSpec = { kind: 'human', name: 'Ann' };
const ben: SeatSpec = { kind: 'human', name: 'Ben' };
const robot: SeatSpec = { kind: 'bot', name: 'R2', level: 'recruit' };

/** A bot that plays the first legal action. */
const first = {
  choose: async ({ legal: actions }: { legal: readonly GameAction[] }) => actions[0] as GameAction,
  advise: async ({ legal: actions }: { legal: readonly GameAction[] }) => actions.map((_, i) => i % 3),
  close: () => {},
};

/** A table of Escape from Hoth, unless told otherwise, where every event is shown for a second and Ann goes first. */
function sit(
  seats: readonly SeatSpec[],
  changes: Partial<
    HostSetup &
      Pick<ControllerSetup, 'screen'> &
      Manner & { thinking: typeof first; storage: ReturnType<typeof memory> }
  > = {},
) {
  const match =
    changes.match ?? openLocalMatch({ game: hoth, options: { firstPlayer: 'blue' }, seats, seed, now: 0 });
  const save = vi.fn(async () => null);
  const thinking = changes.thinking ?? first;
  const controller = new MatchController({
    ...hostMatch({ match, thinking, save: changes.save ?? save, now: () => 1000 }),
    screen: changes.screen ?? {
      attempt: (_view, _seat, [pointed]) => ({ type: 'fly', to: (pointed ?? '').slice(6), slide: false }),
      duration: () => 1000,
    },
    thinking,
    newId: () => String(++submissions),
    takeOver: null,
    picks: picksOf('game', changes.storage ?? memory()),
    manner: () => ({
      motion: changes.motion ?? 'off',
      playForced: changes.playForced ?? false,
      playLuck: changes.playLuck ?? false,
    }),
  });
  controller.open();
  return { controller, match, save };
}

let submissions = 0;

const ids = ({ controller }: { controller: MatchController }) =>
  controller.get().choice.targets.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a decision', () => {
  test('comes with its targets, and picking one plays it', () => {
    const table = sit([ann, robot]);
    expect(table.controller.get()).toMatchObject({ asked: 0, viewer: 0, question: { kind: 'rebelSpin' } });
    expect(ids(table)).toEqual(['spin']);
    table.controller.pick('spin');
    expect(table.controller.get()).toMatchObject({ asked: 0, question: { kind: 'rebelMove' }, version: 1 });
    expect(table.controller.get().log.map(({ event }) => event.type)).toEqual(['rebelSpun']);
  });

  test('tells why something else cannot be done, and changes nothing', () => {
    const { controller } = sit([ann, robot]);
    controller.pick('space:hoth-in-05');
    expect(controller.get().whyNot).toEqual({
      id: 'space:hoth-in-05',
      refusal: { clause: 'HOTH-TURN-02', params: { now: 'rebelSpin' } },
    });
    expect(controller.get().version).toBe(0);
    controller.dismiss();
    expect(controller.get().whyNot).toBeNull();
  });

  test('can be judged as a whole, which changes nothing, and handed in as a whole', () => {
    const { controller } = sit([ann, robot]);
    let drawn = 0;
    controller.subscribe(() => drawn++);
    const { answering } = controller;
    expect(answering.judge({ type: 'spin' })).toBeNull();
    expect(answering.judge({ type: 'fly', to: 'hoth-in-05', slide: false })?.clause).toBe('HOTH-TURN-02');
    expect(answering.judge('spin')?.clause).toBe('TABLE-SHAPE');
    expect(drawn).toBe(0);
    answering.act({ type: 'order' });
    expect(controller.get()).toMatchObject({ version: 0, whyNot: { id: '' } });
    answering.act({ type: 'spin' });
    expect(controller.get()).toMatchObject({ version: 1, whyNot: null, question: { kind: 'rebelMove' } });
  });

  test('may take the whole screen, for those kinds of question that a game has a component for', () => {
    const { controller } = sit([ann, robot]);
    const Spin = (): null => null;
    expect(wholeScreenFor({ questions: { rebelSpin: Spin } }, controller.get())).toBe(Spin);
    expect(wholeScreenFor({ questions: { vaderSpin: Spin } }, controller.get())).toBeNull();
    expect(wholeScreenFor({}, controller.get())).toBeNull();
    expect(
      wholeScreenFor({ questions: { rebelSpin: Spin } }, { ...controller.get(), asked: null }),
    ).toBeNull();
  });

  test('is ranked by what the pilot thinks of it', async () => {
    const { controller, match } = sit([ann, robot]);
    controller.pick('spin');
    const advice = await controller.answering.advise();
    expect(advice?.ranked).toHaveLength(legal(match, 0).length);
    const values = advice?.ranked.map(({ value }) => value) ?? [];
    expect(values).toEqual([...values].sort((one, other) => other - one));
  });
});

describe('what is shown', () => {
  test('comes before the next decision, and is told when it has been seen', () => {
    const { controller } = sit([ann, robot], { motion: 'normal' });
    controller.pick('spin');
    expect(controller.get()).toMatchObject({
      asked: null,
      log: [],
      moment: { milliseconds: 1000, event: { type: 'rebelSpun' } },
    });
    const { moment } = controller.get();
    expect(controller.get().view).toMatchObject({ phase: 'rebelSpin' });
    expect(moment?.after).toMatchObject({ phase: 'rebelMove' });
    vi.advanceTimersByTime(1000);
    expect(controller.get()).toMatchObject({ asked: 0, moment: null, view: moment?.after });
    expect(controller.get().log).toHaveLength(1);
  });

  test('can be skipped, by hand or by pointing at anything', () => {
    const { controller } = sit([ann, robot], { motion: 'normal' });
    controller.pick('spin');
    controller.pick('anything');
    expect(controller.get()).toMatchObject({ asked: 0, moment: null, whyNot: null });
  });

  test('is left out until the next decision here when somebody is in a hurry', async () => {
    const { controller, match } = sit([robot, ann], { motion: 'normal' });
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.get().moment).not.toBeNull();
    controller.fastForward();
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.get()).toMatchObject({ asked: 1, moment: null });
    expect(match.steps.every(({ seat }) => seat === 0)).toBe(true);
  });
});

describe('forced moves', () => {
  /** A table where the first spin has left one way to fly; some seed has it. */
  const spun = (playForced: boolean) => {
    for (let i = 0; ; i++) {
      const options = { firstPlayer: 'blue' };
      const luck = seed.slice(2) + i.toString(16).padStart(2, '0');
      const match = openLocalMatch({ game: hoth, options, seats: [ann, robot], seed: luck, now: 0 });
      const table = sit([], { match, playForced });
      table.controller.pick('spin');
      if (legal(match, 0).length === 1) return table;
      table.controller.close();
    }
  };

  test('are shown and then played by themselves, unless that is switched off', () => {
    const off = spun(false);
    expect(ids(off)).toHaveLength(1);
    vi.runOnlyPendingTimers();
    expect(off.controller.get()).toMatchObject({ version: 1, forced: null });
    const on = spun(true);
    expect(on.controller.get().forced).toEqual(legal(on.match, 0)[0]);
    expect(on.controller.get().unasked).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(on.controller.get()).toMatchObject({
      version: 2,
      question: { kind: 'vaderSpin' },
      unasked: [2],
    });
  });

  test('a spin without a choice is made by itself where that is wanted, and else waits for a hand', () => {
    const options = { firstPlayer: 'blue' };
    const open = () => openLocalMatch({ game: hoth, options, seats: [ann, robot], seed, now: 0 });
    const waiting = sit([], { match: open(), playForced: true });
    vi.advanceTimersByTime(5000);
    expect(waiting.controller.get()).toMatchObject({ version: 0, forced: null });
    const spinning = sit([], { match: open(), playLuck: true });
    expect(spinning.controller.get().forced).toEqual({ type: 'spin' });
    vi.advanceTimersByTime(2000);
    expect(spinning.controller.get().version).toBe(1);
    // What comes next is a choice: that is never made by itself.
    vi.advanceTimersByTime(5000);
    expect(spinning.controller.get()).toMatchObject({ version: 1, question: { kind: 'rebelMove' } });
  });

  test('wait for a hand once they have been taken back, and a spin always does', async () => {
    const { controller } = spun(true);
    vi.advanceTimersByTime(2000);
    expect(await controller.undo()).toBeNull();
    expect(controller.get()).toMatchObject({ forced: null, question: { kind: 'rebelMove' } });
    vi.advanceTimersByTime(60_000);
    expect(controller.get().question.kind).toBe('rebelMove');
  });
});

describe('taking back', () => {
  test('takes the last line out of the log and asks again', async () => {
    const { controller } = sit([ann, robot]);
    expect(controller.get().undo).toEqual({ clause: 'TABLE-UNDO', params: { barrier: 'start' } });
    controller.pick('spin');
    expect(await controller.undo()).toEqual({ clause: 'TABLE-UNDO', params: { barrier: 'chance' } });
    controller.pick(controller.get().choice.targets[0]?.id ?? '');
    expect(controller.get().undo).toBeNull();
    expect(controller.get().log).toHaveLength(2);
    expect(await controller.undo()).toBeNull();
    expect(controller.get().log).toHaveLength(1);
    expect(controller.get()).toMatchObject({ asked: 0, question: { kind: 'rebelMove' } });
  });

  test('is refused once a bot has decided', async () => {
    const { controller } = sit([robot, ann]);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.get().asked).toBe(1);
    expect(controller.get().undo).toEqual({ clause: 'TABLE-UNDO', params: { barrier: 'seat' } });
  });
});

describe('bots', () => {
  test('play until somebody here is asked', async () => {
    const { controller, match } = sit([robot, ann]);
    expect(controller.get().thinking).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.get()).toMatchObject({ asked: 1, thinking: null });
    expect(match.steps.length).toBeGreaterThan(2);
  });

  test('that stumble are told of, and the game goes on', async () => {
    const thinking = { ...first, choose: () => Promise.reject(new Error('The bot has crashed.')) };
    const { controller } = sit([robot, ann], { thinking });
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.get()).toMatchObject({ asked: 1, botProblem: 'The bot has crashed.' });
    controller.dismissProblems();
    expect(controller.get().botProblem).toBeNull();
  });

  test('among themselves can be paused, and play to the end', async () => {
    let asked = 0;
    const choose = async ({ legal: actions }: { legal: readonly GameAction[] }) =>
      actions[asked++ % actions.length] as GameAction;
    const { controller } = sit([robot, robot], { thinking: { ...first, choose } });
    expect(controller.get().viewer).toBe('spectator');
    controller.setPaused(true);
    await vi.advanceTimersByTimeAsync(0);
    const { version } = controller.get();
    await vi.advanceTimersByTimeAsync(1000);
    expect(controller.get().version).toBe(version);
    controller.setPaused(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(controller.get().outcome?.ranks.filter((rank) => rank === 1)).toHaveLength(1);
  });

  test('among themselves stop when the game does not end', async () => {
    const endless = { ...hoth, overlong: () => true };
    const match = openLocalMatch({ game: endless, seats: [robot, robot], seed, now: 0 });
    const { controller } = sit([], { match });
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.get()).toMatchObject({ overlong: true, paused: true, version: 0 });
  });

  test('that are still thinking when the table is closed play no more', async () => {
    const { controller, save } = sit([robot, ann]);
    controller.close();
    const { version } = controller.get();
    await vi.advanceTimersByTimeAsync(1000);
    expect(controller.get().version).toBe(version);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('leaving the game', () => {
  test('ends a game of two', async () => {
    const { controller } = sit([ann, robot]);
    expect(await controller.resign(0)).toBeNull();
    expect(controller.get()).toMatchObject({
      asked: null,
      outcome: { ranks: [2, 1], reason: 'lastRemaining' },
    });
    controller.pick('spin');
    expect(controller.get().whyNot?.refusal.clause).toBe('TABLE-OVER');
  });
});

describe('several people at one screen', () => {
  test('hand it over openly when nothing is secret', () => {
    const { controller } = sit([ann, ben]);
    for (let i = 0; controller.get().asked === 0 && i < 20; i++)
      controller.pick(controller.get().choice.targets[0]?.id ?? '');
    expect(controller.get()).toMatchObject({ asked: 1, viewer: 1, cover: null });
  });

  /** A table of two with secrets, and how to take the first thing there is to do at it. */
  const bidding = (open?: () => boolean) => {
    const match = openLocalMatch({ game: auction, seats: [ann, ben], seed, now: 0 });
    const screen = { attempt: () => null, duration: () => 1000 };
    const { controller } = sit([], { match, screen: open ? { ...screen, open } : screen });
    // Its actions are all said by one word, so that one is pointed at and then said as it is.
    const pickFirst = (): void => {
      controller.pick(controller.get().choice.targets[0]?.id ?? '');
      controller.answering.say();
    };
    return { controller, match, pickFirst };
  };

  test('are asked behind a cover when something is, the first of them too', () => {
    const { controller, match, pickFirst } = bidding();
    const covered = { asked: null, viewer: 'spectator', view: viewFor(match, 'spectator') };
    expect(controller.get()).toMatchObject({ cover: 0, ...covered, choice: { targets: [] } });
    controller.uncover();
    expect(controller.get()).toMatchObject({ cover: null, asked: 0, viewer: 0, view: viewFor(match, 0) });
    for (let i = 0; controller.get().cover === null && i < 10; i++) pickFirst();
    expect(controller.get()).toMatchObject({ ...covered, cover: 1, view: viewFor(match, 'spectator') });
    controller.uncover();
    expect(controller.get()).toMatchObject({ cover: null, asked: 1, viewer: 1 });
    const seen = JSON.stringify(controller.get().log);
    expect(seen).not.toContain('"only"');
    expect(seen).toContain('hasBid');
  });

  test('decide with everybody’s eyes, and without a cover, where those will do', () => {
    const { controller, match } = bidding(() => true);
    expect(controller.get()).toMatchObject({
      cover: null,
      asked: 0,
      viewer: 'spectator',
      view: viewFor(match, 'spectator'),
    });
  });
});

describe('saving', () => {
  test('happens after every step, and what is saved goes on where it stood', async () => {
    const { controller, save } = sit([ann, robot]);
    controller.pick('spin');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(1);
    const again = sit([], { match: importMatch([hoth], controller.file?.() ?? '') });
    expect(again.controller.get()).toMatchObject({
      view: controller.get().view,
      log: controller.get().log,
      asked: 0,
      version: 1,
    });
  });

  test('tells when it fails', async () => {
    const { controller } = sit([ann, robot], { save: async () => 'full' });
    controller.pick('spin');
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.get().saveProblem).toBe('full');
  });
});
