import { last, refuse } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { tactical } from '../index.ts';
import { scene } from '../testing/scene.ts';
import { germanRefusals } from './refusals.de.ts';
import { refusals } from './refusals.ts';

const { en, de } = tactical.words;
if (!de) throw new Error('there are no German words');

function shot() {
  return scene()
    .unit(0, 'emp_storm', 18000, 10000)
    .unit(1, 'reb_troopers', 18000, 14000)
    .begin()
    .play('select 1');
}

describe('words', () => {
  it('tell an attack with its numbers', () => {
    const s = shot().play('attack blaster_rifles 2', 4, 3);
    const seen = tactical.view(s.state, 0);
    expect(s.events.slice(-5).map((event) => en.event(seen, event))).toEqual([
      'Stormtroopers attacks Rebel Troopers with Blaster Rifles.',
      '4 + 1 = 5 against 4: a hit.',
      'A hit.',
      'Defence 3 against Power 5: 1 damage.',
      'It has 1 of 2 left.',
    ]);
    expect(s.events.slice(-4).map((event) => de.event(seen, event))).toEqual([
      '4 + 1 = 5 gegen 4: Treffer.',
      'Treffer.',
      'Abwehr 3 gegen Stärke 5: 1 Schaden.',
      'Noch 1 von 2.',
    ]);
  });

  it('tell a movement as a whole, by its distance and the compass', () => {
    const s = shot().play('maneuver 900 3000');
    const told = () => [en, de].map((words) => words.event(tactical.view(s.state, 0), last(s.events)));
    expect(told()).toEqual(['Stormtroopers moves 3 inches east.', 'Stormtroopers zieht 3 Zoll nach Osten.']);
    // Three inches east and three north are the root of 18 inches north-east.
    s.play('maneuver 0 3000');
    expect(told()).toEqual([
      'Stormtroopers moves 4.2 inches north-east.',
      'Stormtroopers zieht 4,2 Zoll nach Nordosten.',
    ]);
    s.play('end');
    expect(s.events.map((event) => en.event(tactical.view(s.state, 0), event))).toContain('It holds fire.');
  });

  it('TAC-OPT-CMD-02 tell what a Commander adds to a roll for initiative', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_vader', 18000, 10000)
      .unit(1, 'reb_troopers', 18000, 30000)
      .command(0, 1)
      .begin(4, 4);
    const rolled = s.events.find(({ type }) => type === 'initiativeRolled');
    expect(rolled && en.event(tactical.view(s.state, 1), rolled)).toBe('Initiative: South 4 + 1, North 4.');
  });

  it('name actions as entries of a menu', () => {
    const seen = tactical.view(shot().state, 0);
    const say = (text: string): string[] =>
      [en, de].map((words) => words.action(seen, tactical.notation.readAction(text)));
    expect(say('maneuver 450 1500')).toEqual([
      'Move 1.5 inches, north-east (45°)',
      '1,5 Zoll ziehen, nach Nordosten (45°)',
    ]);
    expect(say('attack blaster_rifles 2')).toEqual([
      'Fire Blaster Rifles at Rebel Troopers',
      'Blaster Rifles auf Rebel Troopers abfeuern',
    ]);
  });

  it('ask the one who must decide, and tell the others who that is', () => {
    const s = shot();
    const ask = tactical.question(s.state);
    expect(en.question(tactical.view(s.state, 0), ask, 0)).toBe('Move or attack: Stormtroopers.');
    expect(en.question(tactical.view(s.state, 1), ask, 1)).toBe('South must decide.');
    expect(de.question(tactical.view(s.state, 1), ask, 'spectator')).toBe('Süd muss entscheiden.');
  });

  it('say why not', () => {
    expect(en.refusal(refuse('TAC-TER-19', { target: 4, by: 'Mesa' }))).toBe(
      'That Unit cannot be seen: Mesa is in between.',
    );
    expect(en.refusal(refuse('TAC-RULING-08', { target: 4, needs: 8000, range: 7 }))).toBe(
      'That Unit is out of range: it needs 8, the weapon has 7.',
    );
    expect(en.refusal(refuse('TAC-MOVE-03', { speed: 3200 }))).toBe(
      'The first Maneuver has fixed the speed: 3.2 inches.',
    );
    expect(de.refusal(refuse('TAC-MOVE-03', { speed: 3200 }))).toBe(
      'Das erste Manöver hat das Tempo bestimmt: 3,2 Zoll.',
    );
  });

  it('know the same refusals in both languages, all of them clauses', () => {
    expect(Object.keys(germanRefusals).sort()).toEqual(Object.keys(refusals).sort());
    const ids = new Set(tactical.rulebook.map(({ id }) => id));
    expect(Object.keys(refusals).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('describe the board line by line', () => {
    const seen = tactical.view(shot().state, 'spectator');
    expect(en.board(seen)).toEqual([
      'Rebellion, a table of their own, round 1.',
      'South, Rebel Alliance: Stormtroopers.',
      '  1 Stormtroopers A: 2 of 2, at 18, 10.',
      'North, Galactic Empire: Rebel Troopers.',
      '  2 Rebel Troopers A: 2 of 2, at 18, 14.',
    ]);
  });

  it('have a rulebook in German with the same clauses', () => {
    expect(de.rulebook?.map(({ id }) => id)).toEqual(tactical.rulebook.map(({ id }) => id));
  });
});

describe('a question', () => {
  const asked = (s: ReturnType<typeof scene>): string =>
    tactical.words.en.question(tactical.view(s.state, s.asked), tactical.question(s.state), s.asked);

  it('about dice says which they are', () => {
    const s = scene().unit(0, 'reb_han', 18000, 10000).unit(1, 'emp_storm', 18000, 14000).begin();
    s.play('select 1').play('attack heavy_pistol 2', 3);
    expect(asked(s)).toBe('Attack on Stormtroopers, 3: roll again, or keep it?');
  });

  it('about shells says whom they fall on, and bots know which die is worth another roll', () => {
    const shelled = (die: number): ReturnType<typeof scene> =>
      scene({ commanders: 'on' })
        .unit(0, 'emp_vader', 3000, 3000)
        .unit(1, 'reb_luke', 18000, 30000)
        .command(0, 1, 'bombardment')
        .command(1, 2)
        .begin(6, 1)
        .play('pass')
        .play('bombard 18000 30000', die);
    expect(asked(shelled(4))).toBe('Luke Skywalker under shells, 4: roll again, or keep it?');
    const advice = (die: number): number[] => {
      const { state } = shelled(die);
      return tactical.advise(state, 1, tactical.legal(state, 1));
    };
    const [keep = 0, again = 0] = advice(4);
    expect(again).toBeLessThan(keep);
    const [kept = 0, better = 0] = advice(5);
    expect(better).toBeGreaterThan(kept);
  });

  it('for a Strategy card says at which moment', () => {
    const s = scene({ commanders: 'on' })
      .unit(0, 'emp_vader', 3000, 3000)
      .unit(1, 'reb_luke', 18000, 30000)
      .command(0, 1, 'bombardment')
      .begin(6, 1);
    expect(asked(s)).toBe('Play a Strategy card now that initiative is rolled?');
    expect(asked(s.play('pass'))).toBe('Play a Strategy card before the first activation?');
  });
});

describe('the end', () => {
  it('says who has given up', () => {
    const s = scene().unit(0, 'reb_han', 18000, 10000).unit(1, 'emp_storm', 18000, 14000).begin();
    s.surrender(0);
    const view = tactical.view(s.state, 'spectator');
    const ended = tactical.outcome(s.state);
    expect(ended && tactical.words.en.outcome(view, ended)).toBe('South has given up: North wins.');
  });
});
