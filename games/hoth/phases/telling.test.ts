import { at as entry, readOptions, SeededChance, type Tell } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { commanders } from '../data/components.ts';
import { neighbours, spaceAt } from '../data/graph.ts';
import { asteroidFields, repairStations } from '../data/marks.ts';
import { type HothEvent, type HothOptions, type HothState, type HothView, hoth } from '../index.ts';
import { at } from '../testing/scene.ts';

/* Every event is told at its moment: the position shows what it says, and nothing of what is still to come. */

describe('what the position shows when an event is told', () => {
  test('HOTH-MOVE-11 a flight with a slide: the marker on the next ring, with nothing left to fly', () => {
    const game = at('').play('spin R5');
    expect(game.shown('phase', 'spun', 'steps')).toEqual(['rebelSpun phase=rebelMove spun=R5 steps=3']);
    game.play('fly hoth-out-05 slide');
    expect(game.shown('phase', 'spun', 'steps', 'blue')).toEqual([
      'rebelMoved phase=rebelMove blue=hoth-out-05/5',
    ]);
    expect(game.says('phase', 'blue')).toBe('phase=vaderSpin blue=hoth-out-05/5');
  });

  test('HOTH-REP-02 a repair: first the damaged Fighter on the station, then the whole one', () => {
    const game = at('blue=hyper-07/3 phase=rebelMove steps=3').play('fly hyper-09');
    expect(game.shown('phase', 'blue')).toEqual([
      'rebelMoved phase=rebelMove blue=hyper-09/3',
      'repaired phase=rebelMove blue=hyper-09/5',
    ]);
  });

  test('HOTH-FORCE-04 a Force card taken: first the spin with the card where it was, then the card gone over', () => {
    const game = at('blue=hyper-15/5 force=green').play('spin R4');
    expect(game.shown('phase', 'spun', 'steps', 'force')).toEqual([
      'rebelSpun phase=rebelMove spun=R4 steps=6 force=green',
      'forceTaken phase=rebelMove spun=R4 steps=6 force=blue',
    ]);
    expect(game.events[1]).toEqual({ type: 'forceTaken', seat: 0, from: 1 });
  });

  test('HOTH-ATT-04 HOTH-ATT-10 an attack: targets as soon as Vader rests, pieces off one spin after the other', () => {
    const game = at('phase=vaderMove spun=I2 steps=1 vader=hyper-19 blue=hyper-21/4 green=hyper-20/5');
    game.play('steer hyper-20');
    expect(game.shown('active', 'phase', 'steps', 'vader', 'targets')).toEqual([
      'vaderMoved active=blue phase=vaderMove vader=hyper-20 targets=green,blue',
    ]);
    game.play('spin I3', 'spin I1');
    expect(game.shown('active', 'phase', 'blue', 'green', 'targets')).toEqual([
      'attacked active=blue phase=attackSpin blue=hyper-21/4 green=hyper-20/3 targets=blue',
      'attacked active=blue phase=attackSpin blue=hyper-21/3 green=hyper-20/3',
      'turnStarted active=green phase=rebelMove blue=hyper-21/3 green=hyper-20/3',
    ]);
  });

  test('HOTH-RULING-16 a card spent: first the attack it prevents, then the card beside the board', () => {
    const game = at(
      'phase=vaderMove spun=I2 steps=1 vader=hyper-19 blue=hyper-30/5 green=hyper-20/5 force=green options=forceCardSingleUse:true',
    ).play('steer hyper-20');
    expect(game.shown('active', 'vader', 'force', 'targets')).toEqual([
      'vaderMoved active=blue vader=hyper-20 force=green',
      'attackPrevented active=blue vader=hyper-20 force=green',
      'forceReturned active=blue vader=hyper-20 force=none',
      'turnStarted active=green vader=hyper-20 force=none',
    ]);
    expect(game.events[2]).toMatchObject({ seat: 1, cause: 'spent' });
  });

  test('HOTH-WIN-03 a landing: first the marker on the planet, then the win', () => {
    const game = at('blue=dan-in-12/5').play('spin R9', 'fly planet-dantooine');
    expect(game.shown('phase', 'spun', 'blue', 'winner').slice(1)).toEqual([
      'rebelMoved phase=rebelMove blue=planet-dantooine/5',
      'won phase=over blue=planet-dantooine/5 winner=blue',
    ]);
  });

  test('HOTH-RULING-27 a resignation: the marker, then the card, then the turn', () => {
    const game = at(
      'phase=vaderMove spun=I5 steps=8 blue=hyper-30/5 green=hyper-20/5 orange=hyper-21/5 vader=hyper-10 force=blue',
    ).play('resign blue');
    expect(game.shown('active', 'phase', 'spun', 'blue', 'force')).toEqual([
      'resigned active=blue phase=vaderMove blue=gone/5 force=blue',
      'forceReturned active=blue phase=vaderMove blue=gone/5 force=none',
      'turnStarted active=green phase=rebelSpin blue=gone/5 force=none',
    ]);
  });

  test('HOTH-RULING-27 a target that resigns: the attack due against him is gone with the marker', () => {
    const game = at(
      'phase=attackSpin targets=green,orange blue=hyper-30/5 green=hyper-20/5 orange=hyper-21/5 vader=hyper-20',
    ).play('resign green');
    expect(game.shown('phase', 'green', 'targets')).toEqual([
      'resigned phase=attackSpin green=gone/5 targets=orange',
    ]);
  });

  test('HOTH-HOUSE-01 an order: the card out of the hand and Vader to be moved; taken back before the next turn', () => {
    const game = at(
      'phase=vaderOrder options=houseImperialOrders:true orders=4,12345678 blue=hyper-30/5 vader=hyper-01',
    ).play('order 4', 'steer hyper-05');
    expect(game.shown('active', 'phase', 'steps', 'vader', 'orders')).toEqual([
      'orderPlayed active=blue phase=vaderMove steps=4 vader=hyper-01 orders=-,12345678',
      'vaderMoved active=blue phase=vaderMove vader=hyper-05 orders=-,12345678',
      'ordersRenewed active=blue phase=vaderMove vader=hyper-05 orders=12345678,12345678',
      'turnStarted active=green phase=rebelSpin vader=hyper-05 orders=12345678,12345678',
    ]);
  });

  test('HOTH-HOUSE-03 a surge: first the free number, then the card beside the board', () => {
    const game = at(
      'phase=rebelMove spun=R1 steps=7 blue=hyper-15/5 force=blue surgeable options=houseForceSurge:true',
    ).play('surge');
    expect(game.shown('steps', 'free', 'force', 'replaced', 'surgeable')).toEqual([
      'surged steps=10 free force=blue replaced surgeable',
      'forceReturned steps=10 free force=none replaced',
    ]);
  });
});

/* Random games with all options: each position is the one before it, and what the event says. */

const nothingSpun = { spun: null, steps: 0, free: false, replaced: false };
const asteroids = asteroidFields.flatMap(({ spaces }) => spaces);

function withRebel(view: HothView, seat: number, change: object): HothView['rebels'] {
  return view.rebels.map((rebel, i) => (i === seat ? { ...rebel, ...change } : rebel));
}

/** Who is under attack with Vader there, from the left of the active player around. */
function underAttack(view: HothView, vader: string): number[] {
  const threatened = [spaceAt(vader), ...neighbours(spaceAt(vader), view.options.slideEndsAdjacent)];
  return view.rebels
    .map((_, i) => (view.active + 1 + i) % view.rebels.length)
    .filter((seat) => {
      const { space } = entry(view.rebels, seat);
      const sheltered = view.force === seat || repairStations.some((station) => station.space === space);
      return space !== null && threatened.includes(spaceAt(space)) && !sheltered;
    });
}

/** Where a turn begins: HOTH-AST-01, HOTH-DMG-01. */
function beginning(view: HothView, seat: number): Partial<HothView> {
  const { space, pieces } = entry(view.rebels, seat);
  const steps = asteroids.includes(space ?? '') ? 1 : pieces < 5 ? pieces : 0;
  const surgeable = view.options.houseForceSurge && view.force === seat;
  return { active: seat, phase: steps > 0 ? 'rebelMove' : 'rebelSpin', steps, surgeable };
}

/** What an event changes in the position before it. */
function changeBy(view: HothView, event: HothEvent): Partial<HothView> {
  const { seat } = event;
  switch (event.type) {
    case 'turnStarted':
      return { turn: event.turn, ...beginning(view, seat) };
    case 'rebelSpun':
      return { phase: 'rebelMove', spun: event.sector, steps: event.steps, free: event.free };
    case 'vaderSpun':
      return { phase: 'vaderMove', spun: event.sector, steps: event.steps };
    case 'orderPlayed': {
      const orders = view.orders.map((cards, i) => cards.filter((card) => i !== seat || card !== event.card));
      return { phase: 'vaderMove', steps: event.card, orders };
    }
    case 'ordersRenewed':
      return { orders: view.orders.map((cards, i) => (i === seat ? [1, 2, 3, 4, 5, 6, 7, 8] : cards)) };
    case 'throttled':
      return {
        free: true,
        replaced: true,
        throttles: view.throttles.map((left, i) => (i === seat ? event.left : left)),
      };
    case 'surged':
      return { free: true, replaced: true, steps: event.steps };
    case 'forceTaken':
    case 'forceKept':
      return { force: seat };
    case 'forceReturned':
      return { force: null, surgeable: false };
    case 'rebelMoved':
      return { ...nothingSpun, rebels: withRebel(view, seat, { space: event.to }) };
    case 'vaderMoved':
      return { ...nothingSpun, vader: event.to, targets: underAttack(view, event.to) };
    case 'repaired':
      return { rebels: withRebel(view, seat, { pieces: 5 }) };
    case 'attacked':
      return { rebels: withRebel(view, seat, { pieces: event.left }), targets: view.targets.slice(1) };
    case 'resigned': {
      const own = view.active === seat;
      const rebels = withRebel(view, seat, { space: null });
      const targets = view.targets.filter((target) => target !== seat && !own);
      return own ? { ...nothingSpun, rebels, targets } : { rebels, targets };
    }
    case 'won':
      return { ...nothingSpun, targets: [], winner: seat, phase: 'over' };
    case 'attackPrevented':
    case 'asteroidsEntered':
      return {};
  }
}

/** The next step of the turn, which begins without an event of its own. */
function nextStep(view: HothView): HothView {
  if (view.steps > 0 || view.phase === 'rebelSpin' || view.phase === 'over') return view;
  if (view.phase === 'rebelMove')
    return { ...view, phase: view.options.houseImperialOrders ? 'vaderOrder' : 'vaderSpin' };
  return view.phase === 'vaderMove' ? { ...view, phase: 'attackSpin' } : view;
}

function randomOptions(chance: SeededChance, seats: number): HothOptions {
  const given = hoth.options.flatMap(({ key, kind }) =>
    kind === 'flag' ? [[key, chance.draw('flag', 2) === 1]] : [],
  );
  return readOptions(hoth.options, Object.fromEntries(given), seats) as HothOptions;
}

describe('random games with all options', () => {
  test('each event changes the position by what it says, and by nothing else', () => {
    const chance = new SeededChance('telling');
    const met = new Set<string>();
    for (let number = 0; number < 60; number++) {
      const seats = 2 + (number % (commanders.length - 1));
      const state = hoth.setup(randomOptions(chance, seats), seats, chance);
      while (!hoth.outcome(state)) {
        let expected = hoth.view(state, 'spectator');
        const listen: Tell<HothEvent> = (event) => {
          met.add(event.type);
          expected = { ...expected, ...changeBy(expected, event) };
          expect(hoth.view(state, 'spectator'), `at ${JSON.stringify(event)}`).toEqual(expected);
        };
        step(state, chance, listen);
        expect(hoth.view(state, 'spectator')).toEqual(nextStep(expected));
      }
    }
    expect(met.size).toBe(18);
  });

  function step(state: HothState, chance: SeededChance, listen: Tell<HothEvent>): void {
    const legal = hoth.legal(state, state.active);
    const action = entry(legal, chance.draw('choice', legal.length));
    if (chance.draw('resigning', 300) === 0)
      hoth.resign(state, chance.draw('seat', state.rebels.length), listen);
    else hoth.apply(state, state.active, action, chance, listen);
  }
});
