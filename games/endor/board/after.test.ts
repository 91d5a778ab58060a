import { eventsFor, keptIn, readOptions, SeededChance, type Viewer } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { type EndorEvent, type EndorOptions, type EndorState, type EndorView, endor } from '../index.ts';
import { after } from './after.ts';

/** What a board draws of a position; where in a turn it stands is told by the events only at its end. */
function drawn(view: EndorView): Partial<EndorView> {
  const { phase, freshBonus, outside, moved, origins, deployed, from, target, dice, active, ...seen } = {
    ...view,
    freshBonus: null,
  };
  return {
    ...seen,
    piles: view.piles.map((pile) => ({ ...pile, freshBonus: 0 })),
    // A marker that flies no fighters and a sector that holds no ships are drawn alike, whatever the record says.
    ships: Object.fromEntries(Object.entries(view.ships).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Plays at random and folds the events of every step into the position before it. */
function playAndFold(seats: number, seed: number, options: Partial<EndorOptions>, viewer: Viewer): number {
  const chance = new SeededChance(seed);
  const chosen = readOptions(endor.options, options, seats) as unknown as EndorOptions;
  const state: EndorState = endor.setup(chosen, seats, chance);
  let steps = 0;
  while (!endor.outcome(state) && !endor.overlong(state)) {
    const seat = endor.question(state).seats[0] as number;
    const legal = endor.legal(state, seat);
    const before = endor.view(state, viewer);
    const events: EndorEvent[] = [];
    endor.apply(state, seat, legal[chance.draw('choice', legal.length)] as never, chance, keptIn(events));
    const shown = (eventsFor(events, viewer) as EndorEvent[]).reduce(after, before);
    expect(drawn(shown), `step ${steps}`).toEqual(drawn(endor.view(state, viewer)));
    steps++;
  }
  return steps;
}

describe('what is seen after each event', () => {
  test('comes to the position that the rules come to, for both sides and for those who watch', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(playAndFold(2, 11, {}, viewer)).toBeGreaterThan(100);
  });

  test('also for four, and with the variants', () => {
    for (const viewer of [0, 2, 'spectator'] as const) playAndFold(4, 5, {}, viewer);
    playAndFold(2, 3, { deathStarRun: true, shieldTrack: 'short20', duelLeadReroll: true }, 0);
    playAndFold(2, 7, { moveOrigins: 'converging', deployThenMove: true, freePass: true }, 1);
  });

  test('leaves the position it came from as it was', () => {
    const state = endor.setup(readOptions(endor.options, {}, 2) as never, 2, new SeededChance(1));
    const before = endor.view(state, 0);
    const copy = structuredClone(before);
    after(before, { type: 'markerDestroyed', marker: 'f2', fighters: 5 });
    after(before, { type: 'moved', seat: 0, ship: 'xwing', ships: 5, from: 'm1', to: 'i1' });
    expect(before).toEqual(copy);
  });
});
