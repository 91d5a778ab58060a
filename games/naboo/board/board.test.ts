import { nextTargets, SeededChance, type Target } from '@holoboard/kernel';
import { pileOrder } from '@holoboard/kit';
import { describe, expect, test } from 'vitest';
import { spaces } from '../data/spaces.ts';
import { type NabooAction, type NabooView, naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';
import { attempt } from './attempt.ts';
import { banner } from './banner.ts';
import { wantedFront } from './director.ts';
import { figuresIn, frontOfAction, frontOfSpace, nabooShare, threatIn } from './fronts.ts';
import { hand } from './hand.tsx';
import { identityOf } from './identity.ts';
import { layoutsOf, placeOf, slotPlace, trackOf } from './layout.ts';
import { lineTo, waysOf } from './lines.ts';
import { doer, recall } from './recall.ts';
import { rolledAfter } from './roll.tsx';
import { trackedOf } from './seat-details.tsx';
import { duration, marks, sound } from './timing.ts';
import { boardWords } from './words.ts';

type Played = ReturnType<typeof scene>;

const seen = (played: Played, seat = played.asked): NabooView => naboo.view(played.state, seat);

function targetsIn(played: Played): readonly Target<NabooAction>[] {
  return nextTargets(naboo.legal(played.state, played.asked), naboo.steps, []).targets;
}

describe('the layout', () => {
  test('keeps every space of every battle within its picture', () => {
    for (const { id } of spaces) {
      const [{ box }] = layoutsOf(frontOfSpace(id), [[], [], [], [], []]);
      const { x, y } = placeOf(id);
      expect(x > box.x + 20 && x < box.x + box.width - 20, id).toBe(true);
      expect(y > box.y + 20 && y < box.y + box.height - 20, id).toBe(true);
    }
  });

  test('lays no two spaces on each other', () => {
    for (const [i, one] of spaces.entries())
      for (const other of spaces.slice(i + 1)) {
        if (frontOfSpace(one.id) !== frontOfSpace(other.id)) continue;
        const [a, b] = [placeOf(one.id), placeOf(other.id)];
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${one.id} ${other.id}`).toBeGreaterThan(38);
      }
  });

  test('NAB-STAIR-01, NAB-LEDGE-03: stairs and windows lie straight below each other', () => {
    expect(placeOf('f1-1-0').x).toBe(placeOf('f2-1-0').x);
    expect(placeOf('f1-0-5').x).toBe(placeOf('f3-0-5').x);
    expect(placeOf('f3-0-5').y).toBeLessThan(placeOf('f2-0-5').y);
  });

  test('NAB-SF-04: the top Starfighter card is met first, and all eight find room before one grid', () => {
    const { columns, stops } = trackOf([['sf-1', 'sf-2'], [], [], [], []]);
    expect(columns.slice(0, 3).map(({ card }) => card)).toEqual(['sf-2', 'sf-1', null]);
    expect(stops).toHaveLength(6);
    const eight = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `sf-${number}`);
    const stacks = [[], [], [], [], eight];
    const [{ box }] = layoutsOf('space', stacks);
    const last = trackOf(stacks).columns.at(-1)?.left ?? 0;
    expect(slotPlace(last, 12).x).toBeLessThan(box.width);
  });
});

describe('the director', () => {
  const planned = seen(
    scene({ more: 'phase=plan hands=nb-01+nb-01+nb-01+nb-01,tb-01+tb-01+tb-01+tb-01' }),
    0,
  );

  test('goes where something is asked, and stays where anything is', () => {
    const gungans = scene({ card: 'nb-05' }).play('choose nb-05a');
    const asked = { view: seen(gungans), targets: targetsIn(gungans), moment: null };
    expect(wantedFront(asked, 'space')).toBe('plains');
    const both = scene({ card: 'np-16' }).play('choose np-16a');
    expect(wantedFront({ view: seen(both), targets: targetsIn(both), moment: null }, 'plains')).toBe('core');
  });

  test('stays at a duel while its bonus cards are drawn', () => {
    const kill = scene({ card: 'np-01', pieces: 'Maul:gc-08/1' }).play('choose np-01a', 'use QuiGon');
    kill.play('strike Maul 1: red1 green0 gold0');
    expect(wantedFront({ view: seen(kill), targets: targetsIn(kill), moment: null }, 'plains')).toBe('core');
  });

  test('shows the palace until the droids that go there have been confirmed', () => {
    const sent = scene({ card: 'tb-10' }).play('choose tb-10a', 'send DD3');
    expect(wantedFront({ view: seen(sent), targets: targetsIn(sent), moment: null }, 'plains')).toBe(
      'palace',
    );
    expect(wantedFront({ view: seen(sent), targets: [], moment: null }, 'palace')).toBe('palace');
  });

  test('shows what a card is about when all its actions are about one battle', () => {
    const droids = scene({ card: 'tp-05' });
    expect(wantedFront({ view: seen(droids), targets: targetsIn(droids), moment: null }, 'space')).toBe(
      'palace',
    );
  });

  test('goes where the steps of a replay have happened that was leafed through', () => {
    const leafed = (...told: object[]) =>
      wantedFront({ view: planned, targets: [], moment: null, told: told as never }, 'core');
    expect(leafed({ type: 'flew', grid: 'grid-1', dice: [3, 4], through: true }, { type: 'flipped' })).toBe(
      'space',
    );
    expect(leafed({ type: 'planned' })).toBeNull();
    const chosen = scene({ card: 'tp-02' }).play('choose tp-02a');
    expect(wantedFront({ view: seen(chosen), targets: [], moment: null }, 'core')).toBe('palace');
  });

  test('changes nothing for cards', () => {
    expect(wantedFront({ view: planned, targets: [], moment: null }, 'core')).toBeNull();
    const flipping = scene({ card: 'np-01' });
    expect(
      wantedFront({ view: seen(flipping), targets: targetsIn(flipping), moment: null }, 'core'),
    ).toBeNull();
  });

  test('follows what happens, and not what is drawn or planned', () => {
    const moment = (event: object) => ({ event, after: planned, key: 1, milliseconds: 1 }) as never;
    const goes = (event: object) =>
      wantedFront({ view: planned, targets: [], moment: moment(event) }, 'plains');
    expect(goes({ type: 'moved', piece: 'PG1', path: ['f1-1-7', 'f1-1-6'] })).toBe('palace');
    expect(goes({ type: 'attacked', piece: 'Maul', target: 'QuiGon', dice: [] })).toBe('core');
    expect(goes({ type: 'flew', grid: 'grid-1', dice: [3, 4], through: true })).toBe('space');
    expect(goes({ type: 'droidsShutDown', pieces: ['PBD1'] })).toBe('palace');
    expect(goes({ type: 'bonusDrawn', seat: 0, deck: 'nabooPalace' })).toBeNull();
  });
});

describe('the glance at a battle', () => {
  const start = seen(scene({ card: 'nb-01' }), 0);

  test('NAB-SETUP-02 to NAB-SETUP-21: counts figures, not groups', () => {
    // 27 Gungans, 8 Kaadu, 3 Catapults, 2 Fambaas; 44 Battle Droids, 8 Destroyers, 4 AATs, 3 MTTs.
    expect(figuresIn(start, 'plains')).toEqual({ naboo: 40, tradeFederation: 59 });
    // 21 guards, 2 queens, Panaka; 21 and 4 droids, 2 Viceroys.
    expect(figuresIn(start, 'palace')).toEqual({ naboo: 24, tradeFederation: 27 });
    expect(figuresIn(start, 'core')).toEqual({ naboo: 2, tradeFederation: 1 });
  });

  test('tells who leads, and what threatens', () => {
    expect(nabooShare(start, 'space')).toBe(0);
    expect(nabooShare(start, 'core')).toBe(0.5);
    expect(['plains', 'palace', 'core', 'space'].map((front) => threatIn(start, front as 'core'))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const late = seen(scene({ card: 'nb-01', more: 'anakin=4', pieces: 'F1:bf-5-2/2,ObiWan:gc-07/1' }), 0);
    expect(threatIn(late, 'plains')).toBe('shieldFalls');
    expect(threatIn(late, 'core')).toBe('duellist');
    expect(threatIn(late, 'space')).toBe('lastGrid');
  });

  test('knows which battle an action of a card is about', () => {
    expect(frontOfAction(start, 'nb-01a')).toBe('space');
    expect(frontOfAction(start, 'nb-01b')).toBe('plains');
    expect(frontOfAction(start, 'np-01a')).toBe('core');
    expect(frontOfAction(start, 'np-02a')).toBe('palace');
    expect(frontOfAction(start, 'nb-10a')).toBeNull();
  });
});

describe('lines of sight on the screen', () => {
  test('NAB-LOS-10, NAB-LOS-11: free, free along an obstruction, blocked by two', () => {
    const empty = 'PBD1:-,PBD2:-,PBD3:-,PBD4:-,PBD5:-,PBD6:-,PBD7:-';
    const line = (more: string) =>
      lineTo(
        seen(scene({ card: 'np-14', more: 'pool=7,0', pieces: `${empty},PG1:f1-0-5,PBD8:f1-2-5${more}` }), 0),
        'PG1',
        'PBD8',
      );
    expect(line('')).toMatchObject({ free: true, blocks: [], grazes: [] });
    expect(line(',PG2:f1-1-4')).toMatchObject({ free: true, blocks: [] });
    expect(line(',PG2:f1-1-4')?.grazes).toHaveLength(1);
    expect(line(',PG2:f1-1-4,PG3:f1-1-5')).toMatchObject({ free: false, grazes: [] });
    expect(line(',PG2:f1-1-4,PG3:f1-1-5')?.blocks).toHaveLength(2);
  });

  test('NAB-RULING-01 with perEdge only what faces each other is drawn as blocking', () => {
    // From f1-0-5 to f1-4-5 the line runs between f1-1-4 and f1-1-5, and then between f1-3-4 and f1-3-5.
    const pieces = 'PG1:f1-0-5,PBD1:f1-4-5,PBD2:f1-1-4,PBD3:f1-3-4';
    const line = (more: string, options: string) =>
      lineTo(seen(scene({ card: 'np-14', options, pieces: `${pieces}${more}` }), 0), 'PG1', 'PBD1');
    expect(line('', 'edgeLos:perEdge')).toMatchObject({ free: true, blocks: [] });
    expect(line('', 'edgeLos:perEdge')?.grazes).toHaveLength(2);
    const perEdge = line(',PBD4:f1-3-5', 'edgeLos:perEdge');
    expect(perEdge).toMatchObject({ free: false, grazes: [] });
    expect(perEdge?.blocks).toHaveLength(2);
    // Anywhere along the line, all three block it together; the one that perEdge leaves out is the nearest.
    const wholeLine = line(',PBD4:f1-3-5', 'edgeLos:wholeLine');
    expect(wholeLine?.blocks).toHaveLength(3);
    expect(wholeLine?.blocks.slice(1)).toEqual(perEdge?.blocks);
  });

  test('are no matter of sight on the plains, in the core, or between floors', () => {
    const view = seen(scene({ card: 'np-14' }), 0);
    expect(lineTo(view, 'QuiGon', 'Maul')).toBeNull();
    expect(lineTo(view, 'G1', 'BD1')).toBeNull();
    expect(lineTo(view, 'PG1', 'PBD18')).toBeNull();
  });

  test('NAB-MOVE-03: ways have their steps', () => {
    const moving = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1');
    const ways = waysOf(seen(moving));
    expect(Math.max(...[...ways.values()].map(({ steps }) => steps))).toBe(4);
    expect(ways.get('f1-1-6')).toEqual({ steps: 1, path: ['f1-1-7', 'f1-1-6'] });
    expect(waysOf(seen(scene({ card: 'np-14' }), 0)).size).toBe(0);
  });
});

describe('pointing at what is no target', () => {
  test('means what the moment asks for', () => {
    const using = seen(scene({ card: 'np-14' }).play('choose np-14a'));
    expect(attempt(using, 0, ['piece:BD3'])).toEqual({ type: 'use', piece: 'BD3' });
    const moving = seen(scene({ card: 'np-14' }).play('choose np-14a', 'use PG1'));
    expect(attempt(moving, 0, ['space:f3-0-5'])).toEqual({ type: 'move', to: 'f3-0-5' });
    expect(attempt(moving, 0, ['piece:PBD1'])).toEqual({ type: 'attack', target: 'PBD1' });
    const duel = seen(scene({ card: 'np-01' }).play('choose np-01a', 'use QuiGon'));
    expect(attempt(duel, 0, ['piece:Maul'])).toEqual({ type: 'strike', target: 'Maul', dice: 1 });
    expect(attempt(using, 0, ['card:np-01', 'card:np-01'])).toEqual({
      type: 'plan',
      cards: ['np-01', 'np-01'],
    });
    expect(attempt(using, 0, ['grid:grid-2'])).toEqual({ type: 'deploy', grid: 'grid-2' });
    expect(attempt(using, 0, ['deck:x'])).toBeNull();
  });
});

describe('cards in hand', () => {
  test('equal ones are told apart by the place that was pointed at', () => {
    expect(pileOrder(['a', 'b', 'a'], ['card:a'], [2])).toEqual([null, null, 0]);
    expect(pileOrder(['a', 'b', 'a'], ['card:a', 'card:a'], [])).toEqual([0, null, 1]);
  });

  test('are shown while planning and waiting, the flipped one while its action is chosen', () => {
    const choosing = seen(scene({ card: 'np-01' }), 0);
    expect(hand.shows(choosing, 0, true)).toBe(true);
    expect(hand.shows(seen(scene({ card: 'np-14' }).play('choose np-14a')), 0, true)).toBe(false);
    expect(hand.shows(choosing, 'spectator', false)).toBe(false);
  });
});

describe('seats', () => {
  const viewOf = (seats: number, options: object): NabooView =>
    naboo.view(
      naboo.setup(
        { ...seen(scene({ card: 'np-14' }), 0).options, ...options },
        seats,
        new SeededChance(1),
        1,
      ),
      'spectator',
    );

  test('NAB-RULING-21: are known by their side, however many play and wherever they sit', () => {
    const letters = (view: NabooView) => view.hands.map((_, seat) => identityOf(seat, view).letter).join('');
    expect(letters(viewOf(2, {}))).toBe('NT');
    expect(letters(viewOf(4, {}))).toBe('TTNN');
    expect(letters(viewOf(4, { fourPlayerSeating: 'alternating' }))).toBe('TNTN');
    const four = viewOf(4, {});
    expect(new Set(four.hands.map((_, seat) => identityOf(seat, four).glyph)).size).toBe(4);
  });

  test('NAB-SETUP-27 to NAB-SETUP-29: have a track for each counter', () => {
    expect(trackedOf('naboo')).toHaveLength(10);
    expect(trackedOf('tradeFederation')).toHaveLength(8);
  });
});

describe('dice on the table', () => {
  test('lie until the next card, the defence beside the attack', () => {
    const attack = rolledAfter(
      null,
      { type: 'attacked', piece: 'PG1', target: 'PBD1', dice: [{ colour: 'gray', shows: 1 }] },
      1,
    );
    expect(attack).toMatchObject({ attack: [{ shows: 1 }], defence: null });
    const defended = rolledAfter(
      attack,
      { type: 'defended', piece: 'PBD1', dice: [{ colour: 'blue', shows: 0 }] },
      2,
    );
    expect(defended).toMatchObject({ attack: [{ shows: 1 }], defence: [{ shows: 0 }] });
    expect(rolledAfter(defended, { type: 'missed', piece: 'PG1', target: 'PBD1' }, 3)).toBe(defended);
    expect(rolledAfter(defended, { type: 'flipped', seat: 0, card: 'np-01', from: 'pile' }, 4)).toBeNull();
  });
});

test('what the others did is recalled with its way, its dice and its losses; cards are not', () => {
  const dice = [{ colour: 'red', shows: 2 }] as const;
  expect(recall({ type: 'attacked', piece: 'Maul', target: 'QuiGon', dice })).toEqual({
    luck: [2],
    way: ['piece:Maul', 'piece:QuiGon'],
    harm: true,
  });
  expect(
    recall({ type: 'defended', piece: 'QuiGon', dice: [{ colour: 'green', shows: 0, riposte: true }] }),
  ).toEqual({ joins: 'last' });
  const hurt = { type: 'hurt', piece: 'Maul', hits: 2, left: 8, riposte: false } as const;
  expect(recall(hurt)).toEqual({ lost: 2, joins: 'last' });
  expect(recall({ ...hurt, riposte: true })).toEqual({ lost: 2, way: ['piece:Maul'] });
  expect(recall({ type: 'moved', piece: 'PG1', path: ['f1-1-7', 'f1-1-6'] })?.way).toEqual([
    'space:f1-1-7',
    'space:f1-1-6',
  ]);
  expect(recall({ type: 'flipped', seat: 1, card: 'tp-01', from: 'pile' })).toBeNull();
  expect([doer({ type: 'shieldDown' }, 1), doer({ type: 'moved', piece: 'PG1', path: [] }, 1)]).toEqual([
    null,
    1,
  ]);
});

test('what happens is shown for a while, marked where it happens, and sounds no longer than it is shown', () => {
  const moved = { type: 'moved', piece: 'PG1', path: ['f1-1-7', 'f1-1-6'] } as const;
  expect(duration(moved)).toBe(380);
  expect(marks(moved)).toContain('space:f1-1-6');
  const down = { type: 'shieldDown' } as const;
  const length = Math.max(...(sound(down) ?? []).map((voice) => (voice.start ?? 0) + voice.length));
  expect(length * 1000).toBeLessThanOrEqual(duration(down));
});

test('NAB-END-07: the banner says how the war stands, in both languages', () => {
  const view = seen(scene({ card: 'nb-01' }), 0);
  expect(banner(view, 'en')).toContain('palace 26, lost at 2');
  expect(banner(view, 'de')).toContain('Palast 26, verloren bei 2');
  expect(boardWords('de').glance(view, 'plains', 'shieldFalls', 2)).toContain('40 Figuren');
  expect(boardWords('xx').pin).toBe(boardWords('en').pin);
});
