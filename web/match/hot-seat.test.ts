import { type EndorView, endor } from '@holoboard/endor';
import { type GameAction, SeededChance } from '@holoboard/kernel';
import { legal, type Match, openLocalMatch, type SeatSpec } from '@holoboard/table';
import { describe, expect, test } from 'vitest';
import { MatchController } from './controller.ts';
import { hostMatch } from './host.ts';
import { memory } from './picks.fixture.ts';
import { picksOf } from './picks.ts';
import type { TableState } from './table-state.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const people = (count: number): SeatSpec[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'human', name: `Player ${seat + 1}` }));

/** A battle among people at one screen, where only planning is secret. */
function sit(seats: readonly SeatSpec[], storage = memory()): { controller: MatchController; match: Match } {
  const match = openLocalMatch({ game: endor, options: {}, seats, seed, now: 0 });
  const thinking = { choose: async () => ({ type: '' }), advise: async () => [], close: () => {} };
  const controller = new MatchController({
    ...hostMatch({ match, thinking, save: async () => null, now: () => 0 }),
    screen: {
      attempt: () => null,
      duration: () => 0,
      open: ({ kind }) => kind !== 'plan',
    },
    thinking,
    manner: () => ({ motion: 'off', playForced: false, playLuck: false }),
    newId: () => String(match.steps.length),
    takeOver: null,
    picks: picksOf('game', storage),
  });
  controller.open();
  return { controller, match };
}

/** The seats whose cards can be seen on the screen. */
function seatsInSight({ view, log }: TableState): number[] {
  const views = [view, ...log.map((entry) => entry.view)] as EndorView[];
  const told = log.flatMap(({ event }) =>
    'seat' in event && 'cards' in event && Array.isArray(event.cards) ? [event.seat as number] : [],
  );
  const shown = views.flatMap(({ hands, piles }) =>
    hands.flatMap((hand, seat) => (hand.cards || piles[seat]?.cards ? [seat] : [])),
  );
  return [...new Set([...told, ...shown])].sort();
}

/** Plays at random for some steps and visits the screen after each. */
function play(
  { controller, match }: ReturnType<typeof sit>,
  steps: number,
  visit: (state: TableState) => void,
  enough: (state: TableState) => boolean = () => false,
): void {
  const chance = new SeededChance(4);
  for (let i = 0; i < steps && !controller.get().outcome && !enough(controller.get()); i++) {
    const { cover, asked } = controller.get();
    if (cover !== null) controller.uncover();
    else if (asked !== null) {
      const choices = legal(match, asked);
      const action = choices[chance.draw('choice', choices.length)] as GameAction;
      for (const id of endor.steps(action as never))
        if (controller.get().asked === asked) controller.pick(id);
    }
    visit(controller.get());
  }
}

const sideOf = (seats: number, seat: number): number[] =>
  seats === 2 ? [seat] : [0, 3].includes(seat) ? [0, 3] : [1, 2];

describe('a battle among people at one screen', () => {
  for (const seats of [2, 4])
    test(`END-PLAN-02: ${seats} plan behind covers; each sees the own side's cards only`, () => {
      const table = sit(people(seats));
      expect(table.controller.get()).toMatchObject({ cover: 0, viewer: 'spectator' });
      const planners = new Set<number>();
      let covers = 0;
      play(table, 400, (state) => {
        if (state.cover !== null) covers++;
        if (state.asked !== null && state.question.kind === 'plan') {
          planners.add(state.asked);
          expect(seatsInSight(state)).toEqual(sideOf(seats, state.asked));
        } else expect(seatsInSight(state)).toEqual([]);
      });
      expect([...planners]).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      expect(covers).toBeGreaterThan(4);
    });

  test('END-PLAN-02: a plan stands once the screen is handed over: neither the cover nor the next one can undo it', async () => {
    const table = sit(people(2));
    const { controller, match } = table;
    const steps = (): number => match.steps.length;
    // The first plans, and the screen is covered for the second.
    play(
      table,
      100,
      ({ cover }) => void (cover === 1 && expect(steps()).toBe(1)),
      ({ cover }) => cover === 1,
    );
    const onCover = { clause: 'TABLE-UNDO', params: { barrier: 'handover' } };
    expect(controller.get()).toMatchObject({ cover: 1, undo: onCover });
    expect(await controller.undo()).toEqual(onCover);
    const handovers = controller.get().handovers;
    controller.uncover();
    const secret = { clause: 'TABLE-UNDO', params: { barrier: 'secret' } };
    expect(controller.get()).toMatchObject({ cover: null, asked: 1, undo: secret });
    expect(await controller.undo()).toEqual(secret);
    expect(steps()).toBe(1);
    // The screen the second one sees is another than that of the cover.
    expect(controller.get().handovers).toBe(handovers + 1);
  });

  test('END-TEAM-07: teammates at one screen against bots need no cover', () => {
    const bot: SeatSpec = { kind: 'bot', name: 'R2', level: 'recruit' };
    const [ann, , , ben] = people(4) as [SeatSpec, SeatSpec, SeatSpec, SeatSpec];
    const { controller } = sit([ann, bot, bot, ben]);
    expect(controller.get()).toMatchObject({ cover: null, viewer: 0 });
    expect(seatsInSight(controller.get())).toEqual([0, 3]);
  });
});

test('what one of them had picked is there again after a reload, once the screen has been handed over', () => {
  const storage = memory();
  const { controller } = sit(people(2), storage);
  controller.uncover();
  const [id] = controller.get().choice.targets.map((target) => target.id);
  controller.pick(id as string);
  expect(controller.get().picked).toEqual([id]);
  controller.close();
  const again = sit(people(2), storage).controller;
  expect(again.get()).toMatchObject({ cover: 0, picked: [] });
  again.uncover();
  expect(again.get()).toMatchObject({ asked: 0, picked: [id] });
});
