import { readStart } from '@holoboard/kernel';
import { describe, expect, it, test } from 'vitest';
import { tactical } from '../index.ts';
import { scene } from '../testing/scene.ts';

/** Luke and two squads of Rebels, one of them aboard a skiff, against a squad and a fighter. */
function battle(): string {
  const s = scene({ commanders: 'on' }, 'hoth')
    .unit(0, 'reb_luke', 18000, 3000)
    .unit(0, 'neu_skiff', 22000, 3000)
    .unit(0, 'reb_troopers', 26000, 3000)
    .unit(0, 'reb_troopers', 0, 0, { aboard: 2 })
    .unit(1, 'emp_storm', 18000, 33000)
    .unit(1, 'emp_tie', 22000, 33000, { heading: 1800 });
  s.command(0, 1, 'dig_in', 'reserves', 'bombardment').command(1, 0, 'dig_in', 'reserves', 'bombardment');
  s.begin();
  while (s.question === 'strategy') s.play('pass');
  return tactical.notation.position(s.play('select 1').state);
}

const position = battle();
const start = (text: string): unknown => readStart(tactical, text);

describe('a new match', () => {
  it('begins from a position of a game', () => {
    expect(tactical.notation.position(start(position) as never)).toBe(position);
  });

  it.each([
    ['table=hoth', 'table=24000x12000', 'nobody can play on this table'],
    ['p1=galactic_empire', 'p1=first_order', 'a player has no faction of the era'],
    ['reb_luke*1', 'reb_luke*2', 'a player has an army that nobody may choose'],
    ['reb_troopers*2', 'reb_troopers*30', 'a player has an army that nobody may choose'],
    ['reb_troopers*2', 'reb_troopers*3', 'the Units are not those of the armies'],
    ['p1=galactic_empire:0:', 'p1=galactic_empire:1:', 'nobody is left to fight against'],
    ['33000:0:2:deployed', '33000:0:0:deployed', 'a tracker tells of a Unit what is not so'],
    [':26000:3000:', ':26000:40000:', 'a Unit stands where it cannot'],
    [':26000:3000:', ':22500:3000:', 'two Units stand on each other'],
    ['embarked:2', 'embarked:1', 'a Unit is aboard what cannot carry it'],
    ['s1=emp_storm:5:0:0,', 's1=', 'the cards in line are not of the Units on the table'],
    [
      's1=emp_storm:5:0:0,emp_tie:6',
      's1=emp_storm:6:0:0,emp_tie:5',
      'a card in line has Units of another name',
    ],
    ['s1=emp_storm:5:0', 's1=emp_storm:5:1', 'a card is turned otherwise than its Units have acted'],
    [':0:dig_in+reserves', ':0:dig_in+dig_in', 'a player has Strategy cards that cannot be in one hand'],
    [':1:dig_in+reserves', ':3:dig_in+reserves', 'somebody is a Commander who cannot be one'],
    ['round=1', 'round=9', 'no game comes to this round'],
    [' commanders=on', '', 'a player has Strategy cards that cannot be in one hand'],
  ])('never with %s as %s', (from, to, problem) => {
    expect(position).toContain(from);
    expect(() => start(position.replace(from, to))).toThrow(`This position is impossible: ${problem}.`);
  });

  it('never where something goes on by itself', () => {
    // The last Unit of the card has acted, and the next card is due.
    const acted = position
      .replace(/(u=1:0:reb_luke:\S*?:deployed:0:0):0/, '$1:1')
      .replace(/ a=\S+/, ' a=0:0:0:0:0:0:0:-1:0:none:-:none:0:-:-:0:0:0');
    expect(() => start(acted)).toThrow('This position is impossible: nobody has anything to decide.');
  });
});

test('stored matches and lessons still open such positions', () => {
  const crowded = position.replace(':26000:3000:', ':22500:3000:');
  expect(tactical.notation.position(tactical.notation.readPosition(crowded))).toBe(crowded);
});
