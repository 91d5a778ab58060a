import { SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';

const languages = ['en', 'de'] as const;
const wordsIn = (language: (typeof languages)[number]) => naboo.words[language] ?? naboo.words.en;

test('the German rulebook has the same clauses in the same order', () => {
  expect(wordsIn('de').rulebook?.map(({ id }) => id)).toEqual(naboo.rulebook.map(({ id }) => id));
});

test('the same options have words in both languages', () => {
  expect(Object.keys(wordsIn('de').options)).toEqual(Object.keys(wordsIn('en').options));
});

describe('sentences', () => {
  const game = scene({ card: 'np-14' }).play('choose np-14a', 'use PG3', 'stay');
  const view = naboo.view(game.state, 0);

  test('why not, with what stands in the way', () => {
    const refusal = naboo.check(game.state, 0, { type: 'attack', target: 'PBD7' } as never);
    expect(refusal?.params).toMatchObject({ piece: 'PG3', target: 'PBD7' });
    expect(refusal && wordsIn('en').refusal(refusal)).toMatch(
      /blocks the line of sight to Battle Droid PBD7\.$/,
    );
    expect(refusal && wordsIn('de').refusal(refusal)).toMatch(/Sicht.*: Kampfdroide PBD7\.$/);
  });

  test('NAB-LOS-04 NAB-LOS-11 what blocks a line of sight', () => {
    const crossed = { clause: 'NAB-LOS-04', params: { piece: 'PG1', target: 'PBD1', blocker: 'wall' } };
    expect(wordsIn('en').refusal(crossed)).toBe('A wall blocks the line of sight to Battle Droid PBD1.');
    expect(wordsIn('de').refusal(crossed)).toBe('Eine Wand versperrt die Sicht: Kampfdroide PBD1.');
    const params = { piece: 'PG1', target: 'PBD1', blocker: 'f1-1-4', opposite: 'wall' };
    const both = { clause: 'NAB-LOS-11', params };
    expect(wordsIn('en').refusal(both)).toBe(
      'The line of sight to Battle Droid PBD1 is blocked from both sides: by f1-1-4 (the first floor) and a wall.',
    );
    expect(wordsIn('de').refusal(both)).toBe(
      'f1-1-4 (erster Stock) und eine Wand versperren die Sicht von beiden Seiten: Kampfdroide PBD1.',
    );
  });

  test('actions and their odds', () => {
    const moving = scene({ card: 'np-14' }).play('choose np-14a', 'use PG1', 'stay');
    const action = naboo.notation.readAction('attack PBD2');
    const seen = naboo.view(moving.state, 0);
    expect(wordsIn('en').action(seen, action)).toBe('Attack Battle Droid PBD2');
    expect(wordsIn('de').action(seen, action)).toBe('Greife an: Kampfdroide PBD2');
    expect(wordsIn('en').odds?.(seen, 0, action)).toEqual([
      { label: 'Hits, average', expected: 0.5 },
      { label: 'Destroyed', chance: 0.5 },
    ]);
    expect(
      wordsIn('de')
        .odds?.(seen, 0, action)
        ?.map(({ label }) => label),
    ).toEqual(['Treffer im Mittel', 'Zerstört']);
    expect(wordsIn('en').reasons?.(seen, 0, action, null)).toEqual([
      '0.5 hits on average, 50 % to destroy it',
    ]);
    expect(wordsIn('de').reasons?.(seen, 0, action, null)).toEqual([
      'im Mittel 0,5 Treffer, zu 50 % zerstört',
    ]);
  });

  test('what is asked tells what a turned-up Starfighter card shows', () => {
    const drawn = scene({ card: 'tb-02', tops: 'sf-7' }).play('choose tb-02a').state;
    const asked = languages.map((language) =>
      wordsIn(language).question(naboo.view(drawn, 1), naboo.question(drawn), 1),
    );
    expect(asked).toEqual([
      'Choose the grid for Starfighter card 7: 4 dice, Starfighters at 3 and 11.',
      'Wähle das Raster für Sternjäger-Karte 7: 4 Würfel, Sternjäger auf 3 und 11.',
    ]);
  });

  test('what is left is told of everybody who can take more than one hit, also of the last', () => {
    const hurt = scene({ card: 'tp-04', pieces: 'PurpleQueen:f3-3-5/1,PDD3:f3-3-4' });
    hurt.play('choose tp-04b', 'use PDD3', 'stay');
    const view = naboo.view(hurt.state, 1);
    const label = (id: string) =>
      wordsIn('en').target?.(
        view,
        { id, actions: [{ type: 'attack', target: '' }], completes: null } as never,
        [],
      );
    expect(label('piece:PurpleQueen')).toBe('Attack the Purple Queen (1 left)');
    expect(label('piece:PG3')).toBe('Attack Palace Guard 3');
    expect(label('piece:AAT2')).toBe('Attack AAT 2 (4 left)');
  });

  test('a duel names whom dice are for, where nobody was pointed at, and asks only for what is left', () => {
    const duel = scene({ card: 'np-01' }).play('choose np-01a', 'use QuiGon');
    const before = naboo.view(duel.state, 0);
    const dice = { id: 'dice:3', actions: [{ type: 'strike', target: 'Maul', dice: 3 }], completes: null };
    const label = (picked: string[]) => wordsIn('en').target?.(before, dice as never, picked);
    expect([label([]), label(['piece:Maul'])]).toEqual(['Strike Darth Maul: 3 dice', '3 dice']);
    duel.play('strike Maul 3: red0 red0 red0 green0 gold0');
    const asked = wordsIn('en').question(naboo.view(duel.state, 0), naboo.question(duel.state), 0);
    expect(asked).toBe('Move Qui-Gon, or stop; 12 steps left.');
  });

  test('a move out of everybody’s reach is told, since the attack is given away by it', () => {
    const moving = scene({ card: 'np-14' }).play('choose np-14a', 'use PG19');
    const stay = wordsIn('en').odds?.(naboo.view(moving.state, 0), 0, { type: 'stay' } as never);
    expect(stay).toEqual([{ label: 'Nobody to attack from there' }]);
  });

  test('a move tells whom it lets fire, and who could fire back there', () => {
    const moving = scene({
      card: 'np-14',
      more: 'bare pool=63,12',
      pieces:
        'PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,QuiGon:gc-02,ObiWan:gc-03,Maul:gc-13,PBD1:f1-1-5,PBD2:f1-1-4,F1:bf-5-2,VR1:f3-2-0,VR2:f3-4-0',
    }).play('choose np-14a', 'use PG1');
    const told = (language: 'en' | 'de', to: string) =>
      wordsIn(language)
        .odds?.(naboo.view(moving.state, 0), 0, { type: 'move', to } as never)
        .map(({ label, expected, warning }) => [label, expected, warning ?? false]);
    // One gray die each, and none to defend with. In line, the first droid hides the second.
    expect(told('en', 'f1-1-6')).toEqual([
      ['Then hits on Battle Droid PBD1', 0.5, false],
      ['Hits there by Battle Droid PBD1', 0.5, true],
    ]);
    expect(told('en', 'f1-0-6')?.slice(2)).toEqual([
      ['Hits there by Battle Droid PBD1', 0.5, true],
      ['Hits there by Battle Droid PBD2', 0.5, true],
    ]);
    expect(told('de', 'f1-1-6')?.at(-1)).toEqual(['Treffer dort durch: Kampfdroide PBD1', 0.5, true]);
    expect(told('en', 'f1-3-6')).toEqual([['Nobody to attack from there', undefined, false]]);
  });

  test('NAB-SF-04 a Starfighter card tells what it makes of a grid', () => {
    const game = scene({ card: 'tb-02', more: 'anakin=2', tops: 'sf-7' }).play('choose tb-02a');
    const seen = naboo.view(game.state, 1);
    const lines = wordsIn('en').odds?.(seen, 1, { type: 'deploy', grid: 'grid-3' } as never);
    // Two dice and slots 5 and 9: (28 + 2 x 22 + 17) of 144 ways. Four dice and slots 3 and 11: (32 + 4 x 26 + 6 x 21 + 4 x 16 + 12) of 576.
    expect(lines).toEqual([
      { label: 'Anakin gets past that grid', chance: expect.closeTo((89 / 144) * (338 / 576), 12) },
      { label: 'As it is now', chance: expect.closeTo(89 / 144, 12) },
    ]);
  });

  test('a card is called by its title when it is asked for an action, and not by the actions it offers', () => {
    const asked = (card: string) => {
      const { state } = scene({ card });
      return wordsIn('en').question(naboo.view(state, 0), naboo.question(state), 0);
    };
    expect(asked('np-02')).toBe('Choose one action of “Rush the Palace”.');
    expect(asked('np-01')).toBe('Choose one action of the flipped card.');
  });

  test('who stands on a floor keeps to his column of the text board', () => {
    const jedi = scene({ card: 'np-14', pieces: 'QuiGon:f1-1-7,ObiWan:f1-1-8/4,PG1:f1-1-6,Maul:-' });
    const rows = wordsIn('en').board(naboo.view(jedi.state, 0));
    expect(rows.find((row) => row.includes('QG/8'))).toMatch(/ PG1 {5}QG\/8 {4}OW\/4 {4}/);
  });

  test('events', () => {
    const event = {
      type: 'destroyed',
      piece: 'RedQueen',
      unit: 'redQueen',
      space: 'gb-2-10',
      hits: 1,
      riposte: false,
      real: true,
    } as const;
    expect(wordsIn('en').event(view, event)).toBe('The Red Queen, the real queen, falls.');
    expect(wordsIn('de').event(view, event)).toBe('Rote Königin, die echte, fällt.');
  });

  test('the prompt of who waits names who decides', () => {
    const asked = naboo.question(game.state);
    expect(wordsIn('en').question(view, asked, 0)).toBe('Choose what Palace Guard PG3 attacks, or hold.');
    expect(wordsIn('en').question(view, asked, 1)).toMatch(/^Naboo decides: choose what/);
    expect(wordsIn('de').question(view, asked, 1)).toMatch(/^Naboo ist am Zug\./);
  });

  test('the queen is named in the text of Naboo alone', () => {
    const text = (viewer: number): string => wordsIn('en').board(naboo.view(game.state, viewer)).join('\n');
    expect(text(0)).toContain('The real queen is the Red Queen.');
    expect(text(1)).not.toContain('real queen');
  });
});

test.each(languages)('everything that happens in a game has words (%s)', (language) => {
  const words = wordsIn(language);
  const chance = new SeededChance('words');
  const defaults = Object.fromEntries(naboo.options.map((option) => [option.key, option.default]));
  const state = naboo.setup(defaults as never, 2, chance);
  const said = new Set<string>();
  while (!naboo.outcome(state) && state.round < 14) {
    const seat = naboo.question(state).seats[0] ?? 0;
    const legal = naboo.legal(state, seat);
    const advice = legal.length > 1 ? naboo.advise(state, seat, legal) : [0];
    const action = legal[advice.indexOf(Math.max(...advice))] as never;
    const view = naboo.view(state, seat);
    expect(words.action(view, action)).toMatch(/\S/);
    naboo.apply(state, seat, action, chance, (event) => {
      said.add(event.type);
      expect(words.event(naboo.view(state, seat), event)).toMatch(/^\S.*[.]$/);
    });
  }
  expect(said.size).toBeGreaterThan(18);
});
