import { describe, expect, test } from 'vitest';
import { hoth } from '../index.ts';
import type { HothAction } from '../state.ts';
import type { HothView } from '../view.ts';
import { lossChances, type Odds, type OddsTopic, oddsOf, pathOf, threatAt } from './odds.ts';

function at(position: string): HothView {
  return hoth.view(hoth.notation.readPosition(position), 'spectator');
}

function odds(position: string, action: string): Odds[] {
  const view = at(position);
  return oddsOf(view, view.active, hoth.notation.readAction(action));
}

function about(lines: readonly Odds[], topic: OddsTopic): Odds[] {
  return lines.filter((line) => line.about === topic);
}

describe('attacks', () => {
  test('a whole Fighter: 4 misses, 5 single and 3 double bursts in 12', () => {
    expect(lossChances(5)).toEqual([4 / 12, 5 / 12, 3 / 12]);
  });

  test('HOTH-ATT-12: the last piece never comes off', () => {
    expect(lossChances(2)).toEqual([4 / 12, 8 / 12, 0]);
    expect(lossChances(1)[0]).toBeCloseTo(1, 12);
  });

  const duel =
    'turn=9 active=orange phase=vaderMove spun=I1 steps=4 blue=hyper-20/5 green=hyper-21/2 orange=hyper-02/5 vader=hyper-16 force=none';

  test('HOTH-ATT-09: every Rebel in attack position has odds of his own', () => {
    const lines = odds(duel, 'steer hyper-20');
    expect(about(lines, 'loses')).toEqual([
      { about: 'loses', seat: 0, count: 1, chance: 5 / 12, warning: false },
      { about: 'loses', seat: 0, count: 2, chance: 3 / 12, warning: false },
      { about: 'loses', seat: 0, count: 0, chance: 4 / 12 },
      { about: 'loses', seat: 1, count: 1, chance: 8 / 12, warning: false },
      { about: 'loses', seat: 1, count: 0, chance: 4 / 12 },
    ]);
    const [blue, green] = about(lines, 'expectedLoss');
    expect(blue?.expected).toBeCloseTo(11 / 12, 12);
    expect(green?.expected).toBeCloseTo(8 / 12, 12);
  });

  test('nobody is there', () => {
    expect(about(odds(duel, 'steer hyper-12'), 'nobodyHit')).toHaveLength(1);
  });

  test('HOTH-ATT-05: oneself comes first, with a warning', () => {
    const lines = odds(
      'turn=9 active=green phase=vaderMove spun=I1 steps=4 blue=hyper-20/5 green=hyper-21/5 vader=hyper-16 force=none',
      'steer hyper-20',
    );
    expect(lines[0]).toEqual({ about: 'loses', seat: 1, count: 1, chance: 5 / 12, warning: true });
  });

  test('HOTH-REP-05, HOTH-FORCE-03: stations and the Force card shelter', () => {
    const lines = odds(
      'turn=9 active=orange phase=vaderMove spun=I1 steps=4 blue=hyper-18/5 green=hyper-19/5 orange=hyper-02/5 vader=hyper-15 force=green',
      'steer hyper-19',
    );
    expect(about(lines, 'shelteredByStation')).toEqual([{ about: 'shelteredByStation', seat: 0 }]);
    expect(about(lines, 'shelteredByForce')).toEqual([{ about: 'shelteredByForce', seat: 1 }]);
    expect(about(lines, 'loses')).toEqual([]);
  });

  test('an attack spin says whom it is about', () => {
    const lines = odds(
      'turn=9 active=blue phase=attackSpin targets=green blue=hyper-02/5 green=hyper-21/1 vader=hyper-20 force=none',
      'spin',
    );
    expect(lines).toEqual([{ about: 'holds', seat: 1, warning: false }]);
  });
});

describe('the next player', () => {
  // Green stands on 30, is next and far from any gate; blue is on 10 and steers Vader by 4 from 16 to 20 or 12.
  const position = (green: string, force = 'none'): string =>
    `turn=9 active=blue phase=vaderMove spun=I1 steps=4 blue=hyper-10/5 green=${green} vader=hyper-16 force=${force}`;

  function reach(lines: readonly Odds[]): number | undefined {
    return about(lines, 'reach')[0]?.chance;
  }

  test('can reach a seat by the share of sectors that lead beside it', () => {
    // From 12 back to 11, 10 or 9 takes 1, 2 or 3 steps: one sector says 1, one says 2, two say 3.
    expect(reach(odds(position('hyper-30/5'), 'steer hyper-12'))).toBeCloseTo(4 / 12, 12);
    // From 20 even 8 steps back end on 12, which is two away from 10.
    expect(reach(odds(position('hyper-30/5'), 'steer hyper-20'))).toBe(0);
  });

  test('HOTH-FORCE-04: the card protects until the next player himself spins the Force', () => {
    // 2 of his 12 sectors take the card away, and 4 of Vader's 12 lead to the seat.
    expect(reach(odds(position('hyper-30/5', 'blue'), 'steer hyper-12'))).toBeCloseTo(
      (2 / 12) * (4 / 12),
      12,
    );
    // Damaged he does not spin, and cannot gain it.
    expect(reach(odds(position('hyper-30/4', 'blue'), 'steer hyper-12'))).toBe(0);
  });

  test('may open a gate first: HOTH-VADER-11, HOTH-RULING-11', () => {
    const lines = odds(
      'turn=9 active=blue phase=vaderMove spun=I1 steps=4 blue=hyper-36/5 green=hyper-34/5 vader=hyper-26 force=none',
      'steer hyper-30',
    );
    // From 30, Vader comes beside 36 by 5 or 6 steps (4 sectors); by 7 too (1 sector) once Dantooine is open to him.
    // Green opens it by 3 steps or more, which all his 12 sectors allow but the one that says 2.
    expect(reach(lines)).toBeCloseTo((11 * 5 + 1 * 4) / 144, 12);
  });

  test('after a flight counts on the safest steering', () => {
    const view = at(
      'turn=9 active=blue phase=rebelMove spun=R1 steps=7 blue=hyper-02/5 green=hyper-30/5 vader=hyper-30 force=none',
    );
    // Blue lands on a station, where nobody reaches him at all.
    const lines = oddsOf(view, 0, { type: 'fly', to: 'hyper-09', slide: false });
    expect(lines).toEqual([{ about: 'shelter' }, { about: 'reach', seat: 1, chance: 0, warning: false }]);
  });
});

describe('flights', () => {
  test('HOTH-WIN-03: a landing on the planet wins', () => {
    const lines = odds(
      'turn=9 active=blue phase=rebelMove spun=R9 steps=7 blue=dan-in-12/5 green=hyper-02/5 vader=hyper-30 force=none',
      'fly planet-dantooine',
    );
    expect(lines).toEqual([{ about: 'wins', chance: 1 }]);
  });

  test('HOTH-AST-01, HOTH-REP-01: asteroids warn, a station mends', () => {
    const field = odds(
      'turn=9 active=blue phase=rebelMove steps=3 blue=hyper-02/3 green=hyper-30/5 vader=hyper-30 force=none',
      'fly hyper-05',
    );
    expect(field[0]).toEqual({ about: 'asteroids', warning: true });
    const station = odds(
      'turn=9 active=blue phase=rebelMove steps=3 blue=hyper-07/3 green=hyper-30/5 vader=hyper-30 force=none',
      'fly hyper-09',
    );
    expect(station[0]).toEqual({ about: 'repair' });
  });

  test('HOTH-ATT-05, HOTH-RULING-22: how often one must attack oneself', () => {
    // Vader on hyper-01 flies only forward. Blue flies 3 to hyper-07: beside him end 5, 6 and 7 steps (2 + 2 + 1 sectors).
    const lines = odds(
      'turn=9 active=blue phase=rebelMove spun=R6 steps=3 blue=hyper-04/5 green=hyper-30/5 vader=hyper-01 force=none',
      'fly hyper-07',
    );
    expect(about(lines, 'attackYourself')).toEqual([
      { about: 'attackYourself', chance: 5 / 12, warning: true },
    ]);
  });
});

describe('spins', () => {
  test('a Rebel spin at the start: 3 free choices, 2 times the Force, slides by 3 and 8', () => {
    const lines = odds(
      'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none',
      'spin',
    );
    expect(lines).toEqual([
      // The inner circle says 3 once, 8 once and 1-10 three times.
      { about: 'canSlide', chance: 5 / 12 },
      { about: 'freeChoice', chance: 3 / 12 },
      { about: 'force', chance: 2 / 12 },
    ]);
  });

  test('a Rebel spin near the goal: the chance to land', () => {
    const lines = odds(
      'turn=30 active=blue phase=rebelSpin blue=dan-in-12/5 green=hyper-02/5 vader=hyper-30 force=none',
      'spin',
    );
    // The planet is 5 steps away. The inner circle says 5, 6, 8, 7, 5, 6 and three times 1-10.
    expect(about(lines, 'canWin')[0]?.chance).toBeCloseTo(9 / 12, 12);
  });

  test('a spin for Vader: whom he could be put beside', () => {
    const lines = odds(
      'turn=9 active=blue phase=vaderSpin blue=hyper-30/5 green=hyper-18/5 orange=hyper-20/5 vader=hyper-16 force=none',
      'spin',
    );
    // Green is on a station. Orange on 20 is beside 19, 20 and 21: 3, 4 or 5 steps, two sectors each.
    expect(lines).toEqual([{ about: 'canHit', seat: 2, chance: 6 / 12 }]);
  });

  test('nobody else, no odds', () => {
    const view = at(
      'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none',
    );
    expect(oddsOf(view, 1, { type: 'spin' })).toEqual([]);
    expect(oddsOf(view, 0, { type: 'fly', to: 'hyper-01', slide: false })).toEqual([]);
  });

  test('an order card says whom it can bring Vader to', () => {
    const lines = odds(
      'turn=9 active=blue phase=vaderOrder blue=hyper-30/5 green=hyper-20/5 vader=hyper-16 force=none orders=12345678,12345678 options=houseImperialOrders:true',
      'order 4',
    );
    expect(lines).toEqual([{ about: 'canHit', seat: 1, chance: 1 }]);
  });
});

describe('previews', () => {
  test('a move counts its spaces, and its slide is no step', () => {
    const view = at(
      'turn=1 active=blue phase=rebelMove spun=R3 steps=10 free blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none',
    );
    const slide: HothAction = { type: 'fly', to: 'hoth-out-05', slide: true };
    expect(pathOf(view, slide)).toEqual(['hoth-in-01', 'hoth-in-02', 'hoth-in-03']);
    expect(pathOf(view, { ...slide, slide: false })).toEqual([]);
  });

  test('HOTH-RULING-13: the TIE symbol threatens four spaces', () => {
    const view = at(
      'turn=3 active=blue phase=vaderSpin blue=hoth-out-20/5 green=planet-hoth/5 vader=hoth-out-10 force=none',
    );
    const threat = threatAt(view, 'hoth-out-21');
    expect([...threat.spaces].sort()).toEqual(['hoth-out-01', 'hoth-out-20', 'hoth-out-21', 'hyper-01']);
    expect(threat.hit).toEqual([0]);
  });
});
