import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { perftPositions } from '../testing/perft.ts';
import { scene } from '../testing/scene.ts';

const { notation } = tactical;

describe('positions', () => {
  it('are one line, and read back', () => {
    const s = scene({ commanders: 'on', edgeRule: 'leave' }, '36000x24000;rock:10000,12000,1000')
      .unit(0, 'reb_han', 18000, 10000)
      .unit(1, 'emp_storm', 18000, 13000)
      .begin()
      .play('select 1')
      .play('attack heavy_pistol 2', 1);
    const text = notation.position(s.state);
    expect(text).toContain('table=36000x24000;rock:10000,12000,1000');
    expect(text).toContain('edgeRule=leave');
    expect(text).toContain('f=attack:1:heavy_pistol:0:2:reroll');
    expect(text).not.toContain('\n');
    expect(notation.readPosition(text)).toEqual(s.state);
    for (const { position } of perftPositions)
      expect(notation.position(notation.readPosition(position))).toBe(position);
  });

  it.each([[1], [2]])('read back while survivors are placed, and by rules of version %d', (rules) => {
    const s = scene({}, undefined, 2, rules)
      .unit(0, 'emp_tie', 18000, 5000)
      .unit(1, 'neu_skiff', 18000, 10000, { hull: 1 })
      .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
      .unit(1, 'reb_troopers', 0, 0, { aboard: 2 })
      .unit(1, 'reb_luke', 3000, 33000)
      .begin()
      .play('select 1')
      .play('attack laser_cannons 2', 6, 4);
    for (const place of ['place 3 18000 10000', 'place 4 18000 11000']) {
      expect(s.question).toBe('place');
      expect(notation.readPosition(notation.position(s.state))).toEqual(s.state);
      s.play(place);
    }
  });

  it('read back when Reserves are asked for after the attacker has fallen', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_storm', 18000, 10000, { hull: 1 })
      .unit(0, 'emp_vader', 3000, 3000)
      .unit(1, 'reb_luke', 18000, 14000);
    s.command(0, 2, 'reserves').begin();
    while (s.question === 'strategy') s.play('pass');
    // A hit that is deflected: 4 + 1 reaches Luke's 5, and his die shows a 6.
    s.play('select 1').play('attack blaster_rifles 3', 4, 6);
    expect([s.question, s.state.active?.unit, s.u(1).status]).toEqual(['reserve', 1, 'defeated']);
    expect(notation.readPosition(notation.position(s.state))).toEqual(s.state);
  });

  const start = perftPositions[2]?.position ?? '';

  it.each([
    ['emp_storm*1', 'emp_ghost*1', 'an army has a card that does not exist'],
    ['2:1:emp_storm', '3:1:emp_storm', 'Units are numbered from 1'],
    [':2:deployed:0:0:0:0:0,', ':9:deployed:0:0:0:0:0,', 'Unit 1 has a tracker that does not fit its card'],
    ['s1=emp_storm:2', 's1=emp_storm:7', 'a card in line has Units that do not exist'],
    ['a=0:0:', 'a=5:0:', 'the card being activated is not there'],
    ['era=rebellion', 'era=future', 'there is no such era'],
    ['table=hoth ', '', 'an era and a table are chosen first'],
    ['phase=battle', 'phase=over', 'a game that is over has its ending'],
  ])('cannot have %s as %s', (from, to, problem) => {
    expect(() => notation.readPosition(start.replace(from, to))).toThrow(
      `This position is impossible: ${problem}.`,
    );
  });

  it.each([
    ['phase=battle', 'phase=tea', "The word 'phase' is one of"],
    ['table=hoth', 'table=moon', 'A table begins with its size.'],
    ['u=1:', 'u=x:', "The id of the Unit is a whole number, not 'x'."],
    [' p1=', ' q1=', 'Two to four players play.'],
  ])('are refused in a plain sentence: %s as %s', (from, to, problem) => {
    expect(() => notation.readPosition(start.replace(from, to))).toThrow(problem);
  });
});

describe('actions', () => {
  it.each([
    'era rebellion',
    'table hoth',
    'draw 36000x24000;rock:10000,12000,1000;forest:1000,9000,4000,9000,2500,11000',
    'muster reb_t47*4 reb_luke*1',
    'order reb_t47 reb_luke',
    'command 3 dig_in bombardment reserves',
    'deploy 1 10000 2000 0',
    'maneuver 450 3000',
    'attack blaster_rifles 12',
    'run lightsaber 0 6000',
    'strike 4 7',
    'strike',
    'drop 4 18000 12000',
    'rearrange 2 1',
    'end',
  ])('%s reads back', (text) => {
    expect(notation.action(notation.readAction(text))).toBe(text);
  });

  it.each(['', 'dance', 'maneuver 450', 'maneuver 4.5 3000', 'end now', 'constructor', 'muster reb_t47'])(
    "'%s' is none",
    (text) => {
      expect(() => notation.readAction(text)).toThrow(Error);
    },
  );
});
