import { keptIn, type OddsLine, SeededChance, type Target } from '@holoboard/kernel';
import { pileOrder } from '@holoboard/kit';
import { describe, expect, test } from 'vitest';
import { sectors } from '../data/board.ts';
import { type EndorAction, type EndorEvent, type EndorView, endor } from '../index.ts';
import { optionsOf } from '../testing/scene.ts';
import { attempt } from './attempt.ts';
import { banner } from './banner.ts';
import { leastUseful, trayPlace } from './dice.tsx';
import { hand } from './hand.tsx';
import { identityOf } from './identity.ts';
import { chip, chipPlaces, layouts } from './layout.ts';
import { boxPlace, tellPlace } from './look.tsx';
import { diceFor } from './moments-space.tsx';
import { doer, recall } from './recall.ts';
import { shipsLeft } from './seat-details.tsx';
import { duration, marks, sound } from './timing.ts';
import { boardWords } from './words.ts';

const [wide, standing] = layouts;

const start =
  'ships=o1:b3,o2:y4,o3:x5,o4:b3,o6:t4,o7:t4,o8:executor,m1:x5+falcon,m2:b3,m3:y4,m5:t4,m6:t4,i4:t4,i5:t4,i6:t4 fleet=f1:y4,f2:x5,f3:b3,f4:y4,f5:b3,f6:x5 reserve=28 falcon=6 executor=8 luke=4 vader=4';
const asides = 'hands=R06+R09+R21,E03+E08+E09 piles=-,-';

function at(words: string, seat = 0): EndorView {
  return endor.view(endor.notation.readPosition(words), seat);
}

const moving = at(`round=1 phase=move active=0 ${start} team=0 ${asides} card=R13 order=xwing`);
const aiming = at(
  `round=1 phase=target active=0 ${start.replace(',i6:t4', ',i1:t4')} team=0 ${asides} card=R13 order=xwing`,
);

function oddsOf(view: EndorView, seat: number, action: EndorAction): readonly OddsLine[] {
  return endor.words.en.odds?.(view, seat, action) ?? [];
}

describe('the layouts', () => {
  test('keep every sector, marker, space and card on the table', () => {
    for (const layout of layouts) {
      const { box } = layout;
      const places = [
        ...sectors.map(({ id }) => layout.at(id)),
        layout.at('f1'),
        layout.at('f6'),
        ...Array.from({ length: 29 }, (_, space) => layout.track(space, 28)),
        ...Array.from({ length: 21 }, (_, space) => layout.track(space, 20)),
        ...Object.values(layout.cards).flatMap(Object.values),
        ...Object.values(layout.duel),
        ...Object.values(layout.hulls),
      ];
      for (const { x, y } of places) {
        expect(x > box.x && x < box.x + box.width, `${layout.id} ${x}`).toBe(true);
        expect(y > box.y && y < box.y + box.height, `${layout.id} ${y}`).toBe(true);
      }
    }
  });

  test('tell about a sector beside, above or below its ships, never over them', () => {
    for (const { id } of sectors) {
      const { x, y } = wide.at(id);
      const [width, height] = [480, 80];
      const place = boxPlace(wide, id, width, height);
      const across = Math.max(place.x - x, x - (place.x + width));
      const down = Math.max(place.y - y, y - (place.y + height));
      expect(Math.max(across, down), id).toBeGreaterThanOrEqual(90);
    }
  });

  test('roll dice beside what they are rolled for, never on it', () => {
    for (const layout of layouts)
      for (const { id, ring } of sectors)
        for (const from of ['o3', 'o7'])
          for (let count = 1; ring !== 'centre' && count <= 3; count++) {
            const { y } = trayPlace({ ...aiming, from, target: id }, layout);
            const { places, scale } = chipPlaces(layout, id, count);
            const beside = places.map((place) => Math.abs(place.y - y) - (chip.height / 2) * scale);
            // A tray is 66 units high.
            expect(Math.min(...beside), `${layout.id} ${id} ${count}`).toBeGreaterThan(33);
            expect(y - 33 > layout.box.y && y + 33 < layout.box.y + layout.box.height).toBe(true);
          }
  });

  test('lead the track on from space to space, never far', () => {
    for (const layout of layouts)
      for (const last of [20, 28])
        for (let space = 1; space <= last; space++) {
          const one = layout.track(space - 1, last);
          const other = layout.track(space, last);
          expect(Math.hypot(one.x - other.x, one.y - other.y), `${layout.id} ${space}`).toBeLessThan(165);
        }
  });

  test('END-RULING-29: all four types of a side find room in every sector', () => {
    for (const { id } of sectors)
      for (let count = 1; count <= 4; count++) {
        const { places, scale } = chipPlaces(wide, id, count);
        expect(places).toHaveLength(count);
        for (const [i, one] of places.entries())
          for (const other of places.slice(i + 1)) {
            const apart =
              Math.abs(one.x - other.x) >= chip.width * scale * 0.9 ||
              Math.abs(one.y - other.y) >= chip.height * scale * 0.9;
            expect(apart, `${count} in ${id}`).toBe(true);
          }
      }
  });

  test('draw the Death Star in the middle of space', () => {
    expect(wide.at('deathStar')).toEqual({ x: 850, y: 440 });
    expect(standing.at('deathStar')).toEqual({ x: 500, y: 452 });
  });
});

describe('pointing at what is no target', () => {
  test('means a move, an attack or a shot, by what is asked', () => {
    expect(attempt(moving, 0, ['place:m1', 'place:i5'])).toEqual({
      type: 'move',
      from: 'm1',
      to: 'i5',
      ships: 1,
    });
    expect(attempt(moving, 0, ['place:m1', 'place:deathStar'])).toMatchObject({ from: 'm1', to: 'ds' });
    expect(attempt(moving, 0, ['place:m2'])).toMatchObject({ type: 'move', from: 'm2' });
    expect(attempt(aiming, 0, ['place:i5', 'place:m1'])).toEqual({ type: 'attack', from: 'm1', at: 'i5' });
    const firing = at(`round=1 phase=fire active=1 ${start} team=0 ${asides} card=E06 order=deathStar`, 1);
    expect(attempt(firing, 1, ['place:m2'])).toEqual({ type: 'fire', at: 'm2' });
  });

  test('is answered by what is due where nothing on the board is asked for', () => {
    const planning = at(
      `round=1 phase=plan active=0 ${start} team=0 hands=R04+R06+R02+R09+R13+R21,E03+E03+E04+E08+E09+E09`,
    );
    const action = attempt(planning, 0, ['place:m1']) as EndorAction;
    const state = endor.notation.readPosition(
      `round=1 phase=plan active=0 ${start} team=0 hands=R04+R06+R02+R09+R13+R21,E03+E03+E04+E08+E09+E09`,
    );
    expect(endor.check(state, 0, action)?.clause).toBe('END-PLAN-01');
    expect(attempt(planning, 0, ['nothing'])).toBeNull();
  });

  test('END-TURN-08: a useless order is meant as it is, and the judge has the reason', () => {
    const text = `round=1 phase=chooseOrder active=0 ${start} team=0 ${asides} card=R01`;
    const action = attempt(at(text), 0, ['order:vaderRedeemed']) as EndorAction;
    expect(endor.check(endor.notation.readPosition(text), 0, action)?.clause).toBe('END-DUEL-06');
  });
});

describe('what targets are called', () => {
  const target = (id: string, actions: readonly EndorAction[]): Target<EndorAction> => ({
    id,
    actions,
    completes: null,
  });
  const move: EndorAction = { type: 'move', from: 'm1', to: 'i1', ships: 2 };

  test('by what pointing there does', () => {
    expect(endor.words['en']?.target?.(moving, target('place:m1', [move]), [])).toBe("Falcon's Run (m1): 5");
    expect(endor.words['en']?.target?.(moving, target('place:i1', [move]), ['place:m1'])).toBe(
      'To Port Trench (i1)',
    );
    expect(endor.words['de']?.target?.(moving, target('count:2', [move]), [])).toBe('Anzahl 2');
    const attack: EndorAction = { type: 'attack', from: 'm1', at: 'i1' };
    expect(endor.words['en']?.target?.(aiming, target('place:i1', [attack]), [])).toBe(
      'Attack Port Trench (i1)',
    );
    expect(endor.words['en']?.target?.(aiming, target('place:m1', [attack]), ['place:i1'])).toBe(
      "From Falcon's Run (m1): 5 dice",
    );
    expect(endor.words['en']?.target?.(moving, target('stay', [{ type: 'stay' }]), [])).toBeNull();
  });

  test('places are told with the numbers that hit, and the dice they roll', () => {
    expect(tellPlace(moving, 'm1', boardWords('en'))).toEqual([
      'The Millennium Falcon: hit on 5+, 2 dice',
      '5 X-wings: hit on 3+, 5 dice',
    ]);
    expect(tellPlace(moving, 'i1', boardWords('en'))).toEqual(['empty']);
    expect(tellPlace(moving, 'f3', boardWords('en'))).toEqual([
      'Fleet marker: hit on 5+',
      '3 B-wings aboard',
    ]);
  });
});

describe('the hand', () => {
  test('END-PLAN-05: cards bear their place in the pile, equal ones as they were pointed at', () => {
    const cards = ['R02', 'R06', 'R02'];
    expect(pileOrder(cards, ['card:R06', 'card:R02', 'card:R02'], [])).toEqual([1, 0, 2]);
    expect(pileOrder(cards, ['card:R02'], [])).toEqual([0, null, null]);
    expect(pileOrder(cards, ['card:R02'], [2])).toEqual([null, null, 0]);
    // What was pointed at is of no use once something else has been picked.
    expect(pileOrder(cards, ['card:R06'], [2])).toEqual([null, 0, null]);
  });

  test('is for the eyes of its side only', () => {
    expect(hand.shows(moving, 0, false)).toBe(true);
    expect(hand.shows(moving, 1, false)).toBe(false);
    expect(hand.shows(moving, 'spectator', false)).toBe(false);
  });
});

describe('odds', () => {
  test('are told with words, before an attack and before a move', () => {
    const [dice, destroyed, clear] = oddsOf(aiming, 0, { type: 'attack', from: 'm1', at: 'i1' });
    expect(dice).toEqual({ label: 'Dice', expected: 5 });
    // Five dice that hit on 3 or more against four ships: 10/3 less the fifth hit, which is lost: (2/3)^5.
    expect(destroyed?.expected).toBeCloseTo(10 / 3 - (2 / 3) ** 5, 9);
    // At least four of five: 5 (2/3)^4 (1/3) + (2/3)^5.
    expect(clear?.chance).toBeCloseTo((5 * 16 + 32) / 243, 9);
    const ahead = oddsOf(moving, 0, { type: 'move', from: 'm1', to: 'i1', ships: 5 });
    expect(ahead.map((line) => line.label)).toEqual([
      'Then destroyed at Port Dish (i6)',
      // The TIE fighters of i6 stand beside it, and the Executor comes by two sectors from o8 to m7.
      'TIE fighters can reach you in i1, and hit',
      'Executor can reach you in i1, and hit',
    ]);
    // The Executor alone: what counts are its hits, one of three dice on the average.
    const near = at(
      `round=1 phase=move active=0 ${start.replace(',i6:t4', '').replace('o8:', 'i6:')} team=0 ${asides} card=R13 order=xwing`,
    );
    const [hits] = oddsOf(near, 0, { type: 'move', from: 'm1', to: 'i1', ships: 3 });
    expect(hits?.label).toBe('Hits on Executor, average');
    expect(hits?.expected).toBeCloseTo(1, 9);
  });

  test('of what needs no roll are certain', () => {
    const duel = at(`round=1 phase=chooseOrder active=1 ${start} team=0 ${asides} card=E08`, 1);
    expect(oddsOf(duel, 1, { type: 'order', order: 'emperor' })).toEqual([
      { label: 'Hits on Luke, for sure', expected: 2 },
    ]);
  });

  test('tell the lowest die that does anything', () => {
    const rolled = (words: string): number => leastUseful(at(words));
    expect(leastUseful({ ...aiming, target: 'i1' })).toBe(3);
    expect(leastUseful({ ...aiming, target: 'deathStar' })).toBe(6);
    expect(leastUseful({ ...aiming, order: 'luke' })).toBe(4);
    // The next space needs a 2, and a Stormtrooper raises it.
    expect(
      rolled(`round=1 phase=chooseOrder active=0 ${start} team=0 troopers=1 ${asides} card=R02`),
    ).toBeGreaterThan(0);
    expect(leastUseful({ ...aiming, order: 'shieldAssault', troopers: [1] })).toBe(3);
  });
});

describe('moments', () => {
  test('END-RULING-32: each hit takes the lowest die that does it, the hardest first', () => {
    expect(diceFor(['xwing', 'bwing'], [2, 3, 5, 6])).toEqual([1, 2]);
    expect(diceFor(['ywing', 'ywing', 'falcon'], [4, 4, 5])).toEqual([0, 1, 2]);
  });

  test('take longer where there is more to see', () => {
    const dice = [1, 2, 3, 4, 5];
    const attack = { type: 'attacked', seat: 0, ship: 'xwing', from: 'i2', dice } as const;
    expect(duration({ ...attack, at: 'deathStar' })).toBeGreaterThan(duration({ ...attack, at: 'i1' }));
    const advance = { type: 'teamAdvanced', from: 3, to: 3, dice: [] } as const;
    expect(duration({ ...advance, to: 6 })).toBeGreaterThan(duration(advance));
  });

  test('mark what they are about', () => {
    expect(marks({ type: 'teamAdvanced', from: 8, to: 10, dice: [2, 3] })).toEqual(['space:9', 'space:10']);
    expect(marks({ type: 'fired', seat: 1, at: 'f2', dice: [5, 5] })).toEqual(['place:f2']);
    expect(marks({ type: 'resigned', seat: 1 })).toEqual([]);
  });
});

describe('words', () => {
  test('the banner tells how far the shield is from falling', () => {
    expect(banner(moving, 'en')).toBe('Shield up: 28 spaces to the generator');
    expect(banner({ ...moving, team: 28 }, 'en')).toBe('Shield down: a 6 from the inner ring wins');
    expect(banner({ ...moving, winner: 'empire' }, 'en')).toBeNull();
  });

  test('ships are counted in sectors, on markers and in the Reserve', () => {
    expect(shipsLeft(moving, 'xwing')).toBe(20);
    expect(shipsLeft(moving, 'tie')).toBe(56);
    expect(shipsLeft(moving, 'executor')).toBe(1);
  });

  test('an unknown language falls back to English', () => {
    expect(boardWords('xx')).toBe(boardWords('en'));
    expect(boardWords('constructor')).toBe(boardWords('en'));
  });

  test('END-TEAM-05: the sides of four seats are told apart by colour and letter, teammates by shape', () => {
    const [rebel, empire, second, last] = [0, 1, 2, 3].map(identityOf);
    expect([last?.colour, second?.colour]).toEqual([rebel?.colour, empire?.colour]);
    expect(new Set([rebel, empire, second, last].map((identity) => identity?.glyph)).size).toBe(4);
  });
});

test('a sound ends with the moment it begins', () => {
  const chance = new SeededChance('sounds');
  const state = endor.setup(optionsOf(), 2, chance);
  const events: EndorEvent[] = [];
  while (!endor.outcome(state)) {
    const seat = endor.question(state).seats[0] as number;
    const legal = endor.legal(state, seat);
    endor.apply(
      state,
      seat,
      legal[chance.draw('choice', legal.length)] as EndorAction,
      chance,
      keptIn(events),
    );
  }
  for (const event of events) {
    const voices = sound(event) ?? [];
    const seconds = Math.max(0, ...voices.map(({ start = 0, length }) => start + length));
    expect(seconds * 1000, event.type).toBeLessThanOrEqual(duration(event));
  }
  expect(events.filter((event) => sound(event)).length).toBeGreaterThan(50);
});

describe('what is recalled when one comes to decide again', () => {
  test('an attack with its dice and its arrow, and what it destroyed in the same breath', () => {
    const dice = [2, 5, 6];
    expect(recall({ type: 'attacked', seat: 1, ship: 'tie', from: 'i6', at: 'm1', dice })).toEqual({
      luck: dice,
      way: ['place:i6', 'place:m1'],
      harm: true,
    });
    expect(recall({ type: 'shipsHit', at: 'm1', hits: ['xwing', 'falcon'], destroyed: ['xwing'] })).toEqual({
      lost: 1,
      joins: 'last',
    });
    expect(recall({ type: 'fired', seat: 1, at: 'f1', dice })?.way).toEqual(['place:deathStar', 'place:f1']);
  });

  test('staying, holding fire and passing are told; what everybody does in every round is not', () => {
    const card = 'E01';
    expect(recall({ type: 'passed', seat: 1, card })).toEqual({});
    expect(recall({ type: 'stayed', seat: 1 })).toEqual({ joins: 'last' });
    expect(recall({ type: 'held', seat: 1 })).toEqual({ joins: 'last' });
    expect(recall({ type: 'flipped', seat: 1, card, bonus: false })).toBeNull();
    expect(recall({ type: 'planned', seat: 1, cards: null })).toBeNull();
  });

  test('what an attack brought is the doing of the attacker; rounds are nobody’s', () => {
    expect(doer({ type: 'missed', at: 'm1' }, 1)).toBe(1);
    expect(doer({ type: 'flipped', seat: 0, card: 'R01', bonus: false }, 1)).toBe(0);
    expect(doer({ type: 'roundStarted', round: 2 }, 1)).toBeNull();
  });
});
