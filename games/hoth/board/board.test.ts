import { keptIn, oddsIn, readOptions, SeededChance } from '@holoboard/kernel';
import { distance } from '@holoboard/kit';
import { describe, expect, test } from 'vitest';
import { spaces } from '../data/spaces.ts';
import { type HothAction, type HothOptions, hoth } from '../index.ts';
import type { HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';
import { attempt } from './attempt.ts';
import { banner } from './banner.ts';
import { fan, layouts } from './layout.ts';
import { placesOf } from './markers.ts';
import { movementsOf } from './moments.tsx';
import { doer, recall } from './recall.ts';
import { duration, jumpAt, luck, marks, sound } from './timing.ts';
import { boardWords } from './words.ts';

const [lying, folded] = layouts;

function at(position: string): HothView {
  return hoth.view(hoth.notation.readPosition(position), 'spectator');
}

const race = at(
  'turn=9 active=blue phase=rebelMove spun=R1 steps=7 blue=hyper-20/5 green=hyper-20/4 vader=hoth-out-21 force=none',
);

describe('the layout', () => {
  test('folds with Hoth below and Dantooine above, each ring as large as ever', () => {
    expect(lying.at('planet-hoth')).toEqual({ x: 310, y: 690 });
    expect(folded.at('planet-hoth')).toEqual({ x: 260, y: 865 });
    expect(folded.at('planet-dantooine')).toEqual({ x: 600, y: 265 });
    // 90.3 units to the left of the planet and 82.1 above it in either.
    expect(folded.at('hoth-in-01').x).toBeCloseTo(260 - 90.3);
    expect(folded.at('hoth-in-01').y).toBeCloseTo(865 - 82.1);
  });

  test('leaves room for a finger or a number between any two spaces', () => {
    for (const { at: placeOf } of layouts) {
      const places = spaces.filter(({ zone }) => !zone.endsWith('Planet')).map(({ id }) => placeOf(id));
      for (const [i, one] of places.entries())
        for (const other of places.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(46);
    }
  });

  test('keeps every space and both spinners on the board', () => {
    for (const { box, at: placeOf, rebelSpinner, imperialSpinner } of layouts)
      for (const { x, y } of [placeOf('hyper-04'), placeOf('dan-out-17'), rebelSpinner, imperialSpinner]) {
        expect(x > box.x && x < box.x + box.width).toBe(true);
        expect(y > box.y && y < box.y + box.height).toBe(true);
      }
  });

  test('HOTH-MOVE-16: markers that share a space fan out', () => {
    const places = placesOf(race, lying);
    const [blue, green] = places;
    // hyper-20 is at 819.3, 578.2; two stand side by side.
    expect(blue?.at.x).toBeCloseTo(819.3 - 19, 6);
    expect(green?.at.x).toBeCloseTo(819.3 + 19, 6);
    expect(places.map(({ piece }) => piece)).toEqual([0, 1, 'vader']);
    expect(fan(1, 0, false)).toEqual({ by: { x: 0, y: 0 }, scale: 1 });
  });
});

describe('a flight', () => {
  const flown: HothEvent = {
    type: 'rebelMoved',
    seat: 0,
    from: 'hyper-20',
    path: ['hyper-21', 'hyper-22'],
    to: 'hyper-22',
    slide: false,
  };
  const after = at(
    'turn=9 active=blue phase=vaderSpin blue=hyper-22/5 green=hyper-20/4 vader=hoth-out-21 force=none',
  );

  test('moves the ship that flies, and whoever makes room for it, and nobody else', () => {
    const moment = { event: flown, after, key: 1, milliseconds: 900 };
    const movements = movementsOf(lying, placesOf(race, lying), moment);
    expect([...movements.keys()]).toEqual([0, 1]);
    expect(movements.get(0)?.duration).toBe(900);
    // Green has stood beside the middle of hyper-20 and stands in it once Blue is gone.
    const way = movements.get(1)?.keyframes.map(({ transform }) => String(transform));
    expect(way?.[0]).toMatch(/838\.3px?, ?578\.2/);
    expect(way?.at(-1)).toMatch(/819\.3px?, ?578\.2/);
  });

  test('other events move no ship', () => {
    const repaired: HothEvent = { type: 'repaired', seat: 1, space: 'hyper-28' };
    const moment = { event: repaired, after, key: 1, milliseconds: 900 };
    expect(movementsOf(lying, placesOf(race, lying), moment).size).toBe(0);
  });
});

describe('time', () => {
  const path = ['hoth-out-20', 'hoth-out-21', 'hyper-01', 'hyper-02'];
  const move = {
    type: 'rebelMoved',
    seat: 0,
    from: 'hoth-out-19',
    path,
    to: 'hyper-02',
    slide: false,
  } as const;

  test('words wait for a spinner, and for nothing else', () => {
    const hit: HothEvent = {
      type: 'attacked',
      seat: 1,
      by: 0,
      sector: 'I3',
      burst: 'miss',
      lost: 0,
      left: 4,
    };
    expect(luck(hit)).toBe(true);
    expect(luck(move)).toBe(false);
  });

  test('a longer flight is shown longer, and a slide adds to it', () => {
    expect(duration(move)).toBeGreaterThan(duration({ ...move, path: path.slice(0, 2) }));
    expect(duration({ ...move, slide: true })).toBeGreaterThan(duration(move));
  });

  test('the jump is where the TIE symbol is left for hyperspace', () => {
    expect(jumpAt(move)).toBe(3);
    expect(jumpAt({ ...move, from: 'hyper-01', path: ['hyper-02'] })).toBeNull();
  });

  test('an event marks the spaces it is about', () => {
    expect(marks({ ...move, path: ['hoth-out-20'], to: 'hoth-out-20' })).toEqual([
      'space:hoth-out-19',
      'space:hoth-out-20',
    ]);
    expect(marks({ type: 'resigned', seat: 2 })).toEqual(['seat:2']);
  });
});

describe('pointing at what is no target', () => {
  test('means to fly in one step and to steer in the other', () => {
    expect(attempt(race, 0, ['space:hyper-30'])).toEqual({ type: 'fly', to: 'hyper-30', slide: false });
    const steering = at(
      'turn=9 active=blue phase=vaderSpin blue=hyper-20/5 green=hyper-20/4 vader=hoth-out-21 force=none',
    );
    expect(attempt(steering, 0, ['space:hyper-30'])).toEqual({ type: 'steer', to: 'hyper-30', slide: false });
    expect(attempt(race, 0, ['spin'])).toEqual({ type: 'spin' });
    expect(attempt(race, 0, ['seat:1'])).toBeNull();
  });
});

describe('words', () => {
  test('HOTH-VADER-06, HOTH-VADER-07, HOTH-VADER-11: the banner tells what Vader may do', () => {
    const told = (blue: string, green: string, vader: string): string | null =>
      banner(
        at(`turn=9 active=blue phase=rebelSpin blue=${blue}/5 green=${green}/5 vader=${vader} force=none`),
        'en',
      );
    expect(told('hoth-in-01', 'hoth-in-02', 'hoth-out-21')).toContain('cannot leave Hoth');
    expect(told('hyper-01', 'hoth-in-02', 'hoth-out-21')).toContain('may leave Hoth');
    expect(told('hyper-01', 'dan-in-02', 'hoth-out-21')).toContain('must leave Hoth');
    expect(told('hyper-01', 'hyper-02', 'hyper-10')).toContain('cannot enter');
    expect(told('dan-in-01', 'dan-in-02', 'dan-out-10')).toBeNull();
  });

  test('odds speak to the one who decides, in his language', () => {
    const view = at(
      'turn=9 active=green phase=vaderMove spun=I1 steps=4 blue=hyper-20/5 green=hyper-21/5 vader=hyper-16 force=none',
    );
    const action = { type: 'steer', to: 'hyper-20', slide: false } as const;
    expect(hoth.words['en']?.odds?.(view, 1, action)[0]).toEqual({
      label: 'You lose 1 piece',
      chance: 5 / 12,
      warning: true,
      detail: true,
    });
    expect(hoth.words['de']?.odds?.(view, 1, action)[0]?.label).toBe('Du verlierst 1 Teil');
    expect(hoth.words['en']?.odds?.(view, 1, action)[4]?.label).toBe('Blue Leader loses 1 piece');
  });

  test('odds of an attack on several are told by the average of each', () => {
    const view = at(
      'turn=9 active=green phase=vaderMove spun=I1 steps=4 blue=hyper-20/5 green=hyper-21/5 vader=hyper-16 force=none',
    );
    const action = { type: 'steer', to: 'hyper-20', slide: false } as const;
    expect(oddsIn(hoth.words.en, view, 1, action).map(({ label }) => label)).toEqual([
      'Pieces you lose on average',
      'Pieces Blue Leader loses on average',
      'Blue Leader can bring Vader to you next turn',
    ]);
  });

  test('an unknown language falls back to English', () => {
    expect(boardWords('xx')).toBe(boardWords('en'));
    expect(boardWords('constructor')).toBe(boardWords('en'));
  });
});

test('a sound ends with the moment it begins; only a short move of Vader is over before his breath', () => {
  const chance = new SeededChance('sounds');
  const state = hoth.setup(readOptions(hoth.options, {}, 2) as HothOptions, 2, chance);
  const events: HothEvent[] = [];
  while (!hoth.outcome(state)) {
    const legal = hoth.legal(state, state.active);
    hoth.apply(
      state,
      state.active,
      legal[chance.draw('choice', legal.length)] as HothAction,
      chance,
      keptIn(events),
    );
  }
  for (const event of events) {
    const voices = sound(event) ?? [];
    if (voices.length === 0 || (event.type === 'vaderMoved' && event.path.length < 5)) continue;
    const seconds = Math.max(...voices.map(({ start = 0, length }) => start + length));
    expect(seconds * 1000, event.type).toBeLessThanOrEqual(duration(event));
  }
  expect(events.filter((event) => sound(event)).length).toBeGreaterThan(50);
});

describe('what is recalled when one comes to move again', () => {
  test('a flight and its slide are an arrow over every space, a spin goes with it', () => {
    const flight: HothEvent = {
      type: 'rebelMoved',
      seat: 1,
      from: 'hoth-in-01',
      path: ['hoth-in-02', 'hoth-in-03'],
      to: 'hoth-out-05',
      slide: true,
    };
    expect(recall(flight, race)).toEqual({
      way: ['space:hoth-in-01', 'space:hoth-in-02', 'space:hoth-in-03', 'space:hoth-out-05'],
    });
    expect(recall({ ...flight, to: 'hoth-in-03', slide: false }, race)?.way).toHaveLength(3);
    const spin = { type: 'vaderSpun', seat: 1, sector: 'I3', steps: 4 } as const;
    expect(recall(spin, race)).toEqual({ luck: [4], joins: 'next' });
  });

  test('an attack is the doing of the one who moved Vader, from where he is to the victim, with the loss', () => {
    const attack: HothEvent = {
      type: 'attacked',
      seat: 0,
      by: 1,
      sector: 'I7',
      burst: 'twoBursts',
      lost: 2,
      left: 3,
    };
    expect(doer(attack, 1)).toBe(1);
    expect(doer({ type: 'repaired', seat: 0, space: 'hyper-09' }, 1)).toBe(0);
    expect(recall(attack, race)).toEqual({
      luck: ['✦✦'],
      way: ['space:hoth-out-21', 'space:hyper-20'],
      harm: true,
      lost: 2,
    });
  });
});
