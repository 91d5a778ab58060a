import { describe, expect, it } from 'vitest';
import { type Scene, scene } from '../testing/scene.ts';
import { deployCandidates } from './deployment.ts';

/* The lists that bots and keyboards choose from, worked out by hand: every entry, in its order. */

/** Every combination, the last part changing first. */
function each(...parts: readonly (readonly (string | number)[])[]): string[] {
  return parts.reduce<string[]>(
    (texts, part) => texts.flatMap((text) => part.map((word) => `${text} ${word}`.trim())),
    [''],
  );
}

/** 16 points, a sixteenth of a turn apart, beginning in the north. */
const points = [
  ...[0, 225, 450, 675, 900, 1125, 1350, 1575],
  ...[1800, 2025, 2250, 2475, 2700, 2925, 3150, 3375],
];

describe('Maneuvers to choose from', () => {
  it('TAC-MOVE-07, TAC-MOVE-01 are five turns at three speeds for two Maneuvers', () => {
    const s = scene().unit(0, 'emp_atst', 18000, 10000).unit(1, 'reb_troopers', 18000, 30000).begin();
    s.play('select 1');
    expect(s.legal('maneuver')).toEqual(each(['maneuver'], [3150, 3375, 0, 225, 450], [0, 2000, 4000]));
    // TAC-MOVE-03: the first fixes the speed; the enemy is straight ahead no more.
    s.play('maneuver 450 2000');
    expect(s.legal('maneuver')).toEqual(each(['maneuver'], [0, 225, 450, 675, 900], [2000]));
  });

  it('TAC-MOVE-01 are three turns for three Maneuvers, and the headings at enemies that it may turn to', () => {
    // 10,000 to the east and 17,321 to the north is a bearing of 30 degrees; 10,000 and 9,000 more than 45.
    const s = scene().unit(0, 'reb_xwing', 18000, 10000).unit(1, 'emp_storm', 28000, 27321);
    s.unit(1, 'emp_death', 28000, 19000).unit(1, 'emp_tie', 18000, 3000).begin().play('select 1');
    expect(s.legal('maneuver')).toEqual(each(['maneuver'], [3150, 0, 450, 300], [2000, 3500, 5000]));
  });

  it('TAC-ABL-13 turn half as far, or a whole Slow Turn', () => {
    const s = scene().unit(0, 'emp_atat', 18000, 10000).unit(1, 'reb_troopers', 18000, 30000).begin();
    s.play('select 1');
    expect(s.legal('maneuver')).toEqual(each(['maneuver'], [3375, 3488, 0, 112, 225], [0, 1000, 2000]));
  });

  it('TAC-MOVE-11 lead along 16 points, toward and away from the three nearest, to cover in reach, and to Transports', () => {
    // Smoke whose nearest point lies 5,000 away at 150 degrees, and some that lies a mil beyond two Maneuvers of three inches.
    const pieces = ['smoke:21000,6804,1000', 'smoke:10999,12000,1000'];
    const s = scene({}, ['36000x36000', ...pieces].join(';')).unit(0, 'reb_troopers', 18000, 12000);
    s.unit(0, 'reb_falcon', 15000, 17196);
    // Bearings of 30 degrees at 20,000, 60 at 10,000, 120 at 16,000 and, too many, 330 at 24,000.
    s.unit(1, 'emp_storm', 28000, 29321).unit(1, 'emp_death', 26660, 17000);
    s.unit(1, 'emp_scout', 31856, 4000).unit(1, 'emp_officer', 6000, 32785);
    s.begin().play('select 1');
    expect(s.legal('maneuver')).toEqual([
      'maneuver 0 0',
      ...points.map((angle) => `maneuver ${angle} 1500`),
      ...points.map((angle) => `maneuver ${angle} 3000`),
      ...[600, 2400, 1200, 3000, 300, 2100, 1500, 3300].map((angle) => `maneuver ${angle} 3000`),
    ]);
  });

  it('TAC-ABL-01 lead to no Transport that is full, and to cover that is just in reach', () => {
    const s = scene({}, '36000x36000;smoke:11000,12000,1000').unit(0, 'reb_troopers', 18000, 12000);
    s.unit(0, 'reb_aa5', 15000, 17196).unit(0, 'reb_leia', 0, 0, { aboard: 2 });
    s.unit(1, 'emp_storm', 18000, 30000).begin().play('select 1');
    // The smoke lies due west and the enemy due north: both are points of the compass.
    expect(s.legal('maneuver')).toEqual([
      'maneuver 0 0',
      ...points.map((angle) => `maneuver ${angle} 1500`),
      ...points.map((angle) => `maneuver ${angle} 3000`),
    ]);
  });
});

describe('Attack Runs to choose from', () => {
  const speeder = (x: number, y: number): Scene => {
    const s = scene().unit(0, 'reb_t47', 18000, 10000).unit(1, 'emp_atat', x, y);
    return s.unit(1, 'emp_storm', 18000, 15000).begin().play('select 1');
  };

  it('TAC-RUN-05, TAC-CARD-12 lead at an enemy the weapon may strike, or a little beside it, in four lengths', () => {
    // Radii of 600 and 1,500: just past what is 9,000 away are 11,100.
    expect(speeder(18000, 19000).legal('run')).toEqual(
      each(['run tow_cable'], [3560, 0, 40], [6000, 9000, 12000, 11100]),
    );
    // Too near for a run just past it: 3,000 and 2,100 are less than the least.
    expect(speeder(18000, 13000).legal('run')).toEqual(
      each(['run tow_cable'], [3560, 0, 40], [6000, 9000, 12000]),
    );
  });

  it('TAC-GEO-14 reach as far as the longest run and both radii, and turn no farther than the pointer', () => {
    expect(speeder(18000, 24100).legal('run')).toHaveLength(9);
    expect(speeder(18000, 24101).legal('run')).toEqual([]);
    // 5,000 east and 5,361 north are 43 degrees: four more are too far.
    expect(speeder(23000, 15361).legal('run')).toEqual(
      each(['run tow_cable'], [390, 430], [6000, 9000, 12000, 9431]),
    );
  });

  it('TAC-RUN-06, TAC-RUN-07 strike those passed in every order, or nobody', () => {
    const s = scene().unit(0, 'emp_tiebomb', 10000, 10000);
    s.unit(1, 'reb_troopers', 10000, 13000).unit(1, 'reb_troopers', 10000, 15000).begin().play('select 1');
    s.play('run proton_bombs 0 8000');
    expect(s.legal()).toEqual(['strike 2', 'strike 2 3', 'strike 3', 'strike 3 2', 'strike']);
  });
});

describe('spots to choose from', () => {
  it('TAC-TRN-08 lie around a Transport, 15 degrees apart, but for those taken', () => {
    const s = scene().unit(0, 'emp_atat', 18000, 10000).unit(0, 'emp_storm', 0, 0, { aboard: 1 });
    s.unit(1, 'reb_troopers', 18000, 30000).begin().play('select 1');
    // 1,500 and 500 and the slack: 2,002. A sine of 15 degrees is 0.258819, of 30 degrees a half.
    const around = s.legal('drop');
    expect(around).toHaveLength(24);
    expect(around.slice(0, 3)).toEqual(['drop 2 18000 12002', 'drop 2 18518 11934', 'drop 2 19001 11734']);
    expect(around.at(-1)).toBe('drop 2 17482 11934');
    // Somebody due east of it takes the spots whose middles are closer than 998: those at 75, 90 and 105 degrees.
    const t = scene().unit(0, 'emp_atat', 18000, 10000).unit(0, 'emp_storm', 0, 0, { aboard: 1 });
    t.unit(0, 'emp_death', 20002, 10000).unit(1, 'reb_troopers', 18000, 30000).begin().play('select 1');
    expect(t.legal('drop')).toEqual(around.filter((_, i) => i < 5 || i > 7));
  });

  /** The spots of the last Unit, all others standing on the table. */
  function spots(s: Scene): string[] {
    const { units } = s.state;
    const last = s.u(units.length);
    last.status = 'reserve';
    return deployCandidates(s.state, 0).map((action) => Object.values(action).join(' '));
  }

  it('TAC-SET-07 lie an inch apart in the strip, at its border where the base just fits', () => {
    const columns = [500, ...Array.from({ length: 35 }, (_, i) => 1000 * (i + 1)), 35500];
    expect(spots(scene().unit(0, 'reb_troopers', 0, 0))).toEqual(
      each(['deploy 1'], columns, [500, 1000, 2000, 3000, 3500], [0]),
    );
  });

  it('TAC-ABL-08 lie up to 8 inches deep for those who infiltrate, then in the strip of all', () => {
    const columns = [500, ...Array.from({ length: 35 }, (_, i) => 1000 * (i + 1)), 35500];
    const rows = [500, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 7500];
    expect(spots(scene().unit(0, 'reb_commandos', 0, 0))).toEqual([
      ...each(['deploy 1'], columns, rows, [0]),
      ...each(['deploy 1'], columns, [3500], [0]),
    ]);
  });

  it.each([
    [250, 18250],
    [50, 18300],
  ])('TAC-RULING-26 lie %i mils apart where it is crowded', (_step, middle) => {
    // Walkers that leave one gap of 3,600: a tank of 900 fits between two of 1,500 at the very front, 1,600 before their middles, if it
    // is 1,786 from both; so only within 14 of the middle.
    const s = scene();
    for (const away of [1800, 5300, 8800, 12300, 15800])
      s.unit(0, 'emp_atat', middle - away, 1500).unit(0, 'emp_atat', middle + away, 1500);
    expect(spots(s.unit(0, 'emp_sabertank', 0, 0))).toEqual([`deploy 11 ${middle} 3100 0`]);
  });
});

describe('what is not walked to', () => {
  it('TAC-MOVE-11 a rock in reach gives no heading, since it is no cover', () => {
    // Its nearest point lies 5,000 away at 150 degrees.
    const s = scene({}, '36000x36000;rock:21000,6804,1000')
      .unit(0, 'reb_troopers', 18000, 12000)
      .unit(1, 'emp_storm', 28000, 29321)
      .begin()
      .play('select 1');
    expect(s.legal('maneuver')).toEqual([
      'maneuver 0 0',
      ...points.map((angle) => `maneuver ${angle} 1500`),
      ...points.map((angle) => `maneuver ${angle} 3000`),
      ...['maneuver 300 3000', 'maneuver 2100 3000'],
    ]);
  });
});
