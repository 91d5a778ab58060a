import { describe, expect, it } from 'vitest';
import { scene } from '../testing/scene.ts';

describe('Attack Runs', () => {
  it('TAC-RUN-01, TAC-RUN-02, TAC-RUN-03, TAC-RUN-04 are declared before moving, and are one straight move', () => {
    const s = scene()
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_troopers', 18000, 9000)
      .begin()
      .play('select 1');
    expect([s.why('run proton_bombs 451 8000'), s.why('run proton_bombs 450 8000')]).toEqual([
      'TAC-MOVE-07',
      null,
    ]);
    s.play('maneuver 0 2000');
    expect(s.why('run proton_bombs 0 8000')).toBe('TAC-RUN-03');
  });

  it('TAC-RULING-13 are the attack of the activation', () => {
    const s = scene()
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_troopers', 18000, 9000)
      .begin()
      .play('select 1');
    s.play('attack concussion_missiles 2', 1);
    expect(s.why('run proton_bombs 0 8000')).toBe('TAC-RULING-13');
    const run = scene()
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_troopers', 18000, 30000)
      .begin()
      .play('select 1');
    run.play('run proton_bombs 0 8000');
    expect(run.why('attack concussion_missiles 2')).toBe('TAC-RUN-07');
    expect(run.why('end')).toBeNull();
  });

  it('TAC-RULING-16 are made with weapons for them, and those are used for nothing else', () => {
    const s = scene()
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_troopers', 18000, 9000)
      .begin()
      .play('select 1');
    expect([s.why('run concussion_missiles 0 8000'), s.why('attack proton_bombs 2')]).toEqual([
      'TAC-RULING-16',
      'TAC-RULING-16',
    ]);
  });

  it('TAC-RUN-06, TAC-RUN-07, TAC-RUN-08, TAC-GEO-14 strike some of those passed, one after the other', () => {
    const s = scene()
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_troopers', 18000, 8000)
      .unit(1, 'reb_troopers', 19000, 10000)
      .unit(1, 'reb_troopers', 18000, 12000)
      .unit(1, 'reb_troopers', 19198, 11000)
      .begin()
      .play('select 1')
      .play('run proton_bombs 0 9000');
    // 1198 beside the line is touching: 700 + 500 less the slack.
    expect(s.last('ran')?.passed).toEqual([2, 3, 4]);
    expect([s.why('strike 5'), s.why('strike 2 3 4'), s.why('strike 2 2'), s.why('strike')]).toEqual([
      ...['TAC-RUN-06', 'TAC-RUN-07', 'TAC-RUN-06', null],
    ]);
    expect(s.legal()).toHaveLength(3 + 6 + 1);
    s.play('strike 4 2', 4, 1, 4, 1);
    expect([s.u(2).hull, s.u(3).hull, s.u(4).hull]).toEqual([1, 2, 1]);
    expect(
      s.events.filter(({ type }) => type === 'aimed').map((event) => 'target' in event && event.target),
    ).toEqual([4, 2]);
  });

  it('TAC-RULING-15, TAC-ABL-03 Infantry runs through Infantry; through Ground only with Leap Attack', () => {
    const lay = (card: string, options = {}) =>
      scene(options)
        .unit(0, card, 18000, 10000)
        .unit(1, 'reb_troopers', 18000, 12000)
        .unit(1, 'reb_t2b', 18000, 15000)
        .begin()
        .play('select 1');
    // Luke leaps over both; Riot Troopers are stopped by the tank: 15000 - 900 - 500, and the slack.
    expect(lay('reb_luke').play('run lightsaber 0 8000').last('ran')).toMatchObject({
      stop: 'none',
      passed: [2, 3],
    });
    expect(lay('fio_riot').play('run shock_batons 0 8000').last('ran')).toMatchObject({
      ...{ stop: 'base', y: 13602, passed: [2] },
    });
    expect(
      lay('fio_riot', { infantryAttackRun: 'strict' }).play('run shock_batons 0 8000').last('ran'),
    ).toMatchObject({
      ...{ stop: 'base', y: 11002, passed: [] },
    });
    expect(
      lay('reb_luke', { infantryAttackRun: 'strict' }).play('run lightsaber 0 8000').last('ran')?.stop,
    ).toBe('none');
  });

  it('TAC-RUN-05, TAC-RULING-05 are a base longer once where the nearest points are measured', () => {
    const s = scene({ moveMeasure: 'nearEdge' })
      .unit(0, 'emp_tiebomb', 18000, 5000)
      .unit(1, 'reb_luke', 3000, 33000)
      .begin();
    expect(s.play('select 1').play('run proton_bombs 0 8000').spot(1)).toEqual([18000, 14400]);
  });

  it('TAC-CARD-12 pass over those the weapon cannot be used against', () => {
    const s = scene()
      .unit(0, 'reb_t47', 18000, 5000)
      .unit(1, 'emp_storm', 18000, 8000)
      .unit(1, 'emp_atst', 18000, 11000)
      .begin()
      .play('select 1')
      .play('run tow_cable 0 9000');
    expect(s.last('ran')?.passed).toEqual([3]);
  });

  it('TAC-RULING-18 that lead over the edge strike nobody', () => {
    const s = scene({ edgeRule: 'leave' })
      .unit(0, 'emp_tiebomb', 18000, 30000)
      .unit(0, 'emp_storm', 3000, 3000)
      .unit(1, 'reb_luke', 18000, 33000)
      .begin()
      .play('select 1')
      .play('run proton_bombs 0 10000');
    expect(s.u(1).status).toBe('defeated');
    expect(s.question).toBe('select');
  });
});
