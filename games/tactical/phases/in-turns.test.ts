import { eventsFor, SeededChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import type { TacticalOptions } from '../options.ts';
import { type Scene, scene } from '../testing/scene.ts';

/** Two armies in the order of their cards, about to be placed in turns; the first seat begins. */
function inTurns(own: string, other: string, options: Partial<TacticalOptions> = {}, table?: string): Scene {
  const s = scene({ deployment: 'alternating', ...options }, table);
  s.state.phase = 'army';
  s.playAs(0, `muster ${own}`).playAs(1, `muster ${other}`);
  const names = (army: string): string => army.replaceAll(/\*\d+/g, '');
  return s.playAs(0, `order ${names(own)}`).playAs(1, `order ${names(other)}`, 6, 1);
}

/** The number that a Unit has now. */
function numberOf(s: Scene, seat: number, card: string, label = 1): number {
  const unit = s.state.units.find((each) => each.seat === seat && each.card === card && each.label === label);
  return unit?.id ?? 0;
}

/** Who stands, or rides, where: seat, number, card and carrier. */
const known = (s: Scene, viewer: 0 | 1): string[] =>
  tactical
    .view(s.state, viewer)
    .units.map(
      ({ seat, id, card, status, carrier }) =>
        `${seat} ${id} ${card} ${status}${carrier ? ` in ${carrier}` : ''}`,
    );

describe('deployment in turns', () => {
  it('TAC-RULING-26 begins with any card, goes on until all its Units are placed, and passes on', () => {
    const s = inTurns('reb_luke*1 reb_troopers*2 reb_t47*1', 'emp_storm*1 emp_tie*1');
    const cards = new Set(s.legal('deploy').map((text) => text.split(' ')[1]));
    // Of each card its first Unit is listed; check accepts the others as well.
    expect([[...cards], s.why('deploy 3 10000 2000 0')]).toEqual([['1', '2', '4'], null]);
    s.play('deploy 3 10000 2000 0');
    expect([s.asked, s.why(`deploy ${numberOf(s, 0, 'reb_luke')} 14000 2000 0`)]).toEqual([
      0,
      'TAC-RULING-26',
    ]);
    s.play(`deploy ${numberOf(s, 0, 'reb_troopers')} 12000 2000 0`);
    expect(s.asked).toBe(1);
    s.play('deploy 2 10000 34000 1800');
    expect(s.asked).toBe(0);
    s.play(`deploy ${numberOf(s, 0, 'reb_t47')} 16000 2000 0`).play('deploy 2 12000 34000 1800');
    s.play(`deploy ${numberOf(s, 0, 'reb_luke')} 14000 2000 0`, 6, 1);
    // From the reveal on they are numbered by card and label.
    expect(s.line(0)).toBe('reb_luke:1 reb_troopers:2+3 reb_t47:4');
    expect(s.line(1)).toBe('emp_storm:5 emp_tie:6');
    expect([s.spot(3), s.spot(2), s.spot(1)]).toEqual([
      [10000, 2000],
      [12000, 2000],
      [14000, 2000],
    ]);
  });

  it('TAC-RULING-26 shows nothing of the order of the cards before the reveal', () => {
    const seen = ['reb_luke*1 reb_aa5*1 reb_troopers*2', 'reb_troopers*2 reb_aa5*1 reb_luke*1'].map(
      (army) => {
        const s = inTurns(army, 'emp_storm*1 emp_tie*1');
        s.play(`deploy ${numberOf(s, 0, 'reb_troopers', 2)} 10000 2000 0`);
        s.play(`embark ${numberOf(s, 0, 'reb_troopers')} ${numberOf(s, 0, 'reb_aa5')}`);
        s.play('deploy 1 10000 34000 1800').play(`deploy ${numberOf(s, 0, 'reb_luke')} 14000 2000 0`);
        return [tactical.view(s.state, 1), tactical.view(s.state, 'spectator'), eventsFor(s.events, 1)];
      },
    );
    expect(seen[0]).toEqual(seen[1]);
  });

  it('TAC-RULING-26, TAC-SET-08 loads a Transport that is still to be placed, which all know from then on', () => {
    const s = inTurns('reb_aa5*1 reb_ewoks*1 reb_luke*1', 'emp_storm*1 emp_tie*1');
    s.play('embark 2 1');
    expect(s.last('loaded')).toMatchObject({ card: 'reb_ewoks', unit: 1, transport: 2, reveals: true });
    expect(known(s, 1).slice(0, 2)).toEqual(['0 1 reb_ewoks embarked in 2', '0 2 reb_aa5 reserve']);
    const world = tactical.redeal(tactical.view(s.state, 1), 1, new SeededChance('world'));
    expect(tactical.view(world, 1)).toEqual(tactical.view(s.state, 1));
    s.play('deploy 1 10000 34000 1800').play(`deploy ${numberOf(s, 0, 'reb_luke')} 10000 2000 0`);
    s.play('deploy 2 12000 34000 1800').play(`deploy ${numberOf(s, 0, 'reb_aa5')} 14000 2000 0`, 6, 1);
    expect([s.line(0), s.u(2).carrier]).toEqual(['reb_aa5:1 reb_luke:3', 1]);
  });

  it('TAC-RULING-26, TAC-OPT-CMD-01 keeps the Commander the same Unit while numbers change', () => {
    const s = scene({ deployment: 'alternating', commanders: 'on' });
    s.state.phase = 'army';
    s.playAs(0, 'muster reb_troopers*1 reb_luke*1').playAs(1, 'muster emp_vader*1');
    s.playAs(0, 'order reb_troopers reb_luke').playAs(1, 'order emp_vader');
    const hand = 'dig_in reserves bombardment';
    s.playAs(0, `command 2 ${hand}`).playAs(1, `command 1 ${hand}`, 6, 1);
    s.play('deploy 2 10000 2000 0');
    expect([numberOf(s, 0, 'reb_luke'), s.state.players[0]?.commander]).toEqual([1, 1]);
    s.play('deploy 1 10000 34000 1800').play('deploy 2 14000 2000 0', 6, 1);
    expect([s.state.players[0]?.commander, s.u(2).card]).toEqual([2, 'reb_luke']);
  });

  it('TAC-RULING-26 places in the same turn whoever was to ride in a Transport that finds no spot', () => {
    // Four walkers fill the strip of 12 inches, and two squads have only the shuttle to ride in.
    const s = inTurns(
      'reb_ewoks*1 reb_luke*1 reb_t47*1',
      'emp_storm*2 emp_lambda*1 emp_atat*4',
      { pointsLimit: '150' },
      '12000x36000',
    );
    s.play('deploy 1 6000 2000 0');
    s.play(`embark ${numberOf(s, 1, 'emp_storm')} ${numberOf(s, 1, 'emp_lambda')}`);
    s.play(`deploy ${numberOf(s, 1, 'emp_storm', 2)} 11500 32500 1800`);
    s.play(`deploy ${numberOf(s, 0, 'reb_luke')} 8000 2000 0`);
    for (const label of [1, 2, 3, 4])
      s.play(`deploy ${numberOf(s, 1, 'emp_atat', label)} ${label * 3000 - 1500} 34500 1800`);
    s.play(`deploy ${numberOf(s, 0, 'reb_t47')} 3000 2000 0`);
    expect(s.legal()).toEqual([`abandon ${numberOf(s, 1, 'emp_lambda')}`]);
    s.play(`abandon ${numberOf(s, 1, 'emp_lambda')}`);
    // In front of the walkers there is room for a squad, and in them.
    const squad = numberOf(s, 1, 'emp_storm');
    expect([s.asked, new Set(s.legal().map((text) => text.split(' ', 2).join(' ')))]).toEqual([
      1,
      new Set([`deploy ${squad}`, `embark ${squad}`]),
    ]);
    s.play(`deploy ${squad} 500 32500 1800`, 6, 1);
    expect(s.line(1)).toBe('emp_storm:4+5 emp_atat:7+8+9+10');
  });
});
