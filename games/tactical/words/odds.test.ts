import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { type Scene, scene } from '../testing/scene.ts';

const { en, de } = tactical.words;

/** The odds that the one who is asked is told of an answer, chances in whole per cents. */
function told(s: Scene, text: string): Record<string, number> {
  const action = tactical.notation.readAction(text);
  const lines = en.odds?.(tactical.view(s.state, s.asked), s.asked, action) ?? [];
  return Object.fromEntries(
    lines.map(({ label, chance, expected }) => [label, expected ?? Math.round(100 * (chance ?? 0))]),
  );
}

describe('odds in the middle of an attack', () => {
  it('TAC-ABL-05 of rolling again or keeping what lies there', () => {
    const s = scene().unit(0, 'reb_han', 18000, 10000).unit(1, 'emp_storm', 18000, 13000).begin();
    s.play('select 1').play('attack heavy_pistol 2', 1);
    expect(told(s, 'keep')).toEqual({ Hit: 0, Damage: 0, Defeated: 0 });
    // All but a 1 hit; then all but a 6 fail to resist: 26 of 36, and 5 of 36 by a 6 and another.
    expect(told(s, 'reroll')).toEqual({ Hit: 83, Damage: 72, Defeated: 14 });
  });

  it('TAC-OPT-CMD-03 of the die of a defender', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 15000, { hull: 1 })
      .unit(1, 'reb_luke', 16000, 16000)
      .command(1, 3);
    s.begin(6, 1).play('select 1').play('attack blaster_rifles 2', 4, 3);
    expect([s.question, s.asked]).toEqual(['reroll', 1]);
    expect(told(s, 'keep')).toEqual({ Damage: 100, Defeated: 100 });
    expect(told(s, 'rerollDie 0')).toEqual({ Damage: 67, Defeated: 67 });
  });

  it('TAC-OPT-CMD-03, TAC-RULING-01 of the die of a Cover', () => {
    const s = scene({ commanders: 'on', coverRule: 'defenderDie' }, '36000x36000;smoke:18000,12500,1000')
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 15000)
      .unit(1, 'reb_luke', 16000, 15000)
      .command(1, 3);
    s.begin(6, 1).play('select 1').play('attack blaster_rifles 2', 4, 1);
    expect(told(s, 'keep')).toEqual({ Hit: 100, Damage: 67, Defeated: 0 });
    // Only another 1 lets 4 and 1 reach 4 and the die.
    expect(told(s, 'rerollDie 1')).toEqual({ Hit: 17, Damage: 11, Defeated: 0 });
  });

  it('TAC-OPT-CMD-03, TAC-ATK-12 of one of two dice', () => {
    const s = scene({ commanders: 'on' }, '36000x36000;smoke:18000,12500,1000')
      .unit(0, 'emp_vader', 16000, 10000)
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 15000)
      .command(0, 1);
    s.begin(6, 1).play('select 1').play('maneuver 0 0').play('maneuver 0 0').play('end');
    s.play('select 3').play('maneuver 0 0').play('maneuver 0 0').play('end');
    s.play('select 2').play('attack blaster_rifles 3', 5, 2);
    expect(told(s, 'keep')).toEqual({ Hit: 0, Damage: 0, Defeated: 0 });
    // The 2 stays the lower one, whatever the other becomes; without it 3 and more hit.
    expect(told(s, 'rerollDie 0')).toEqual({ Hit: 0, Damage: 0, Defeated: 0 });
    expect(told(s, 'rerollDie 1')).toEqual({ Hit: 67, Damage: 44, Defeated: 0 });
  });

  it('of an Evasive Action', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_storm', 18000, 10000)
      .unit(1, 'reb_xwing', 18000, 13500)
      .unit(1, 'reb_luke', 30000, 30000)
      .command(1, 3, 'evasive_action');
    // Nobody plays a card when the initiative is known, nor before the first card.
    s.begin(6, 1).play('pass').play('pass').play('select 1').play('attack blaster_rifles 2');
    expect([s.question, s.asked]).toEqual(['evade', 1]);
    // 4 to 6 hit, and 1 or 2 fails to resist: 5 of 18. With 2 more only a 6 hits, which does damage at once: 3 of 18.
    expect(told(s, 'pass')).toEqual({ Hit: 50, Damage: 28, Defeated: 0 });
    expect(told(s, 'evade')).toEqual({ Hit: 17, Damage: 17, Defeated: 0 });
  });
});

describe('odds of a bombardment', () => {
  const s = scene({ commanders: 'on' })
    .unit(0, 'emp_vader', 18000, 10000)
    .unit(1, 'reb_troopers', 18000, 30000)
    .unit(1, 'reb_luke', 18000, 32000)
    .unit(1, 'reb_han', 18000, 26000)
    .command(0, 1, 'bombardment')
    .command(1, 3);

  it('TAC-OPT-CMD-08 a third for each within two inches, and of rolling again', () => {
    s.begin(6, 1).play('pass');
    expect(told(s, 'bombard 18000 30500')).toEqual({
      'Damage: Rebel Troopers': 33,
      'Damage: Luke Skywalker': 33,
    });
    s.play('bombard 18000 30500', 5);
    expect([s.question, s.asked]).toEqual(['reroll', 1]);
    expect(told(s, 'keep')).toEqual({ 'Damage: Rebel Troopers': 100 });
    expect(told(s, 'rerollDie 0')).toEqual({ 'Damage: Rebel Troopers': 33 });
  });
});

describe('odds of a move', () => {
  const s = scene()
    .unit(0, 'emp_storm', 18000, 10000)
    .unit(1, 'reb_troopers', 18000, 20000)
    .unit(1, 'reb_han', 18000, 34000)
    .begin()
    .play('select 1');

  it('tell who can do damage there, and who could come into range', () => {
    // Three inches on, six lie between: 4 in 6 to hit, half of which the armour holds.
    expect(told(s, 'maneuver 0 3000')).toEqual({ 'Damage there by Rebel Troopers': 42 });
    expect(told(s, 'maneuver 0 0')).toEqual({ 'More who could come into range': 1 });
    expect(told(s, 'maneuver 1800 3000')).toEqual({ 'More who could come into range': 1 });
  });

  it('in German too', () => {
    const seen = tactical.view(s.state, 0);
    const lines = de?.odds?.(seen, 0, tactical.notation.readAction('maneuver 0 3000'));
    expect(lines?.map(({ label }) => label)).toEqual(['Schaden dort durch Rebel Troopers']);
  });
});
