import {
  eventsFor,
  houseRefusals,
  keptIn,
  type OptionWords,
  rulebookIn,
  SeededChance,
  type Viewer,
} from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { type EndorAction, type EndorEvent, type EndorState, type EndorView, endor } from '../index.ts';
import { options } from '../options.ts';
import { rulebook } from '../rulebook/rulebook.ts';
import { optionsOf, scene, start } from '../testing/scene.ts';
import { germanWords } from './words.de.ts';
import { words as englishWords } from './words.ts';

const languages = { en: englishWords, de: germanWords };

/** Words that no German sentence of the game holds. */
const english =
  /\b(the|you|your|and|of|with|from|is|are|must|may|move|moves|roll|rolls|space|spaces|wins|seat|cards?|orders?|left|two|any|none|draws|flips|plays|deck|hand in)\b/i;

/** One of each kind of event there is; the compiler knows when one is missing. */
const eventTypes: Readonly<Record<EndorEvent['type'], true>> = {
  roundStarted: true,
  planned: true,
  drew: true,
  shuffled: true,
  flipped: true,
  turnLost: true,
  passed: true,
  orderChosen: true,
  stayed: true,
  held: true,
  moved: true,
  deployed: true,
  attacked: true,
  fired: true,
  assaulted: true,
  struck: true,
  rerolled: true,
  shipsHit: true,
  markerDestroyed: true,
  missed: true,
  sectorDestroyed: true,
  reserveLost: true,
  teamAdvanced: true,
  shieldDown: true,
  ambushed: true,
  duelHits: true,
  vaderRedeemed: true,
  bonusEarned: true,
  resigned: true,
  won: true,
};

/** Random games of two and four with all kinds of options, every position and event of which is shown. */
function playGames(
  visit: (state: EndorState, legal: readonly EndorAction[]) => void,
  hear: (view: EndorView, event: EndorEvent) => void,
): void {
  for (let seed = 1; seed <= 8; seed++) {
    const chance = new SeededChance(`words ${seed}`);
    const seats = seed % 4 < 2 ? 2 : 4;
    const flipped = Object.fromEntries(
      options.map((spec) => [spec.key, spec.kind === 'flag' ? !spec.default : spec.values[1]]),
    );
    const state = endor.setup(optionsOf(seed % 2 ? {} : flipped, seats), seats, chance);
    while (!endor.outcome(state)) {
      const seat = endor.question(state).seats[0] as number;
      const legal = endor.legal(state, seat);
      visit(state, legal);
      const events: EndorEvent[] = [];
      const action = legal[chance.draw('choice', legal.length)] as EndorAction;
      endor.apply(state, seat, action, chance, keptIn(events));
      for (const viewer of [seat, 'spectator'] as const)
        for (const event of eventsFor(events, viewer)) hear(endor.view(state, viewer), event as EndorEvent);
    }
    visit(state, []);
  }
}

describe.each(Object.entries(languages))('the words in %s', (language, words) => {
  /** What is wrong with a text: something missing in it, or a word of another language. */
  function isWrong(text: string | undefined): boolean {
    return !text || /undefined|NaN|null|\[object/.test(text) || (language === 'de' && english.test(text));
  }

  function expectWords(text: string | undefined): void {
    expect(isWrong(text), text).toBe(false);
  }

  test('tell every board, question, action and event', () => {
    const kinds = new Set<string>();
    const actions = new Set<string>();
    const heard = new Set<string>();
    const texts = new Set<string>();
    const lines = new Set<string>();
    let positions = 0;
    playGames(
      (state, legal) => {
        const asked = endor.question(state);
        kinds.add(asked.kind);
        // Every position is asked about, and every third one drawn.
        positions++;
        for (const viewer of [0, 1, 'spectator'] as const) {
          const view = endor.view(state, viewer);
          texts.add(words.question(view, asked, viewer));
          if (positions % 3 === 0) for (const line of words.board(view)) lines.add(line);
        }
        const view = endor.view(state, asked.seats[0] ?? 'spectator');
        for (const action of legal.slice(0, 8)) {
          actions.add(action.type);
          texts.add(words.action(view, action));
        }
        const outcome = endor.outcome(state);
        if (outcome) texts.add(words.outcome(view, outcome));
      },
      (view, event) => {
        heard.add(event.type);
        texts.add(words.event(view, event));
      },
    );
    const { state, events } = start().play('1 resign');
    for (const event of events) {
      heard.add(event.type);
      texts.add(words.event(endor.view(state, 0), event));
    }
    expect([...texts, ...lines].filter(isWrong)).toEqual([]);
    expect([...lines].filter((line) => line.length > 80)).toEqual([]);
    expect(kinds.size).toBe(9);
    expect(actions.size).toBe(13);
    expect([...heard].sort()).toEqual(Object.keys(eventTypes).sort());
  });

  test('give a reason for every refusal, with and without particulars', () => {
    const params = {
      ...{ from: 'm1', to: 'i1', at: 'i5', ship: 'xwing', ships: 9, have: 5, order: 'tie', card: 'R05' },
      ...{ wanted: 3, given: 2, die: 4, most: 2, hits: 1, dice: 5, reserve: 0, troopers: 9, supply: 0 },
      ...{ problem: 'it', seat: 9, barrier: 'chance', current: 2, now: 'move', action: 'stay' },
    };
    const clauses = [...rulebook.map(({ id }) => id), 'NO-SUCH-CLAUSE', 'constructor'];
    for (const clause of clauses) {
      expectWords(words.refusal({ clause, params: {} }));
      expectWords(words.refusal({ clause, params }));
      for (const [name, value] of Object.entries(params))
        expectWords(words.refusal({ clause, params: { [name]: value } }));
    }
    for (const clause of Object.keys(houseRefusals)) expectWords(words.refusal({ clause, params }));
  });

  test('label every option and every value of it', () => {
    expect(Object.keys(words.options)).toEqual(options.map(({ key }) => key));
    for (const spec of options) {
      const { label, why, values } = words.options[spec.key] as OptionWords;
      expectWords(label);
      expect(why).toMatch(/^\S.*\.$/);
      expectWords(why);
      if (spec.kind === 'choice') expect(Object.keys(values ?? {})).toEqual([...spec.values]);
    }
  });

  test('show a viewer the own cards and nobody the others, the deck or bonus cards', () => {
    const hidden = scene({
      card: 'R05',
      hands: { 0: ['R01', 'R02', 'R03'], 1: ['E01', 'E02', 'E05'] },
      piles: { 0: ['R04'], 1: ['E06'] },
      bonus: { 0: ['R17'], 1: ['E09'] },
    });
    const board = (viewer: Viewer): string => words.board(endor.view(hidden.state, viewer)).join('\n');
    for (const id of ['R01', 'R02', 'R03', 'R04', 'R05']) expect(board(0)).toContain(id);
    for (const id of ['E01', 'E02', 'E05', 'E06', 'E09', 'R17', 'R18']) expect(board(0)).not.toContain(id);
    for (const id of ['E01', 'E02', 'E05', 'E06']) expect(board(1)).toContain(id);
    for (const id of ['R01', 'R04', 'E09', 'R17']) expect(board(1)).not.toContain(id);
    for (const id of ['R01', 'R04', 'R17', 'E01', 'E06', 'E09']) expect(board('spectator')).not.toContain(id);
    expect(board('spectator')).toContain('R05');
  });
});

test('the German rulebook has every clause, in order and in sections of its own', () => {
  const germanRulebook = rulebookIn(endor, 'de');
  expect(germanRulebook.map(({ id }) => id)).toEqual(rulebook.map(({ id }) => id));
  germanRulebook.forEach(({ id, section, text }, i) => {
    expect(text, id).not.toMatch(english);
    expect(text, id).not.toBe(rulebook[i]?.text);
    expect(text, id).toMatch(/\.$/);
    // A section begins where the English one begins.
    const begins = section !== germanRulebook[i - 1]?.section;
    expect(begins, id).toBe(rulebook[i]?.section !== rulebook[i - 1]?.section);
  });
});

describe('a few sentences as a person would say them', () => {
  const battle = scene({
    card: 'R05',
    ships: { m1: { xwing: 5, falcon: 1 }, i1: { tie: 4 }, o8: { executor: 1 } },
    executor: 3,
  }).play('order xwing', 'stay');
  const view = endor.view(battle.state, 0);
  const attack: EndorAction = { type: 'attack', from: 'm1', at: 'i1' };

  test.each([
    [
      'en',
      "Attack Port Trench (i1) from Falcon's Run (m1)",
      ['Dice', 'Ships destroyed, average', 'Sector cleared, +1 card'],
    ],
    [
      'de',
      'Backbord-Graben (i1) von Falkenflug (m1) aus angreifen',
      ['Würfel', 'Zerstörte Schiffe im Mittel', 'Geräumt, +1 Karte'],
    ],
  ] as const)('an attack with its odds beside it in %s', (language, sentence, [dice, destroyed, clear]) => {
    expect(languages[language].action(view, attack)).toBe(sentence);
    // Of 243 cases of five dice, 3 or more each, 80 give four hits and 32 five: 112 of 243 clear, 778 ships in all.
    expect(languages[language].odds?.(view, 0, attack)).toEqual([
      { label: dice, expected: 5 },
      { label: destroyed, expected: expect.closeTo(778 / 243, 9) },
      { label: clear, chance: expect.closeTo(112 / 243, 9) },
    ]);
  });

  test.each([
    ['en', 'Choose what to attack, or hold your fire.'],
    ['de', 'Wähle, was du angreifst, oder halte das Feuer.'],
  ] as const)('a question in %s', (language, sentence) => {
    expect(languages[language].question(view, endor.question(battle.state), 0)).toBe(sentence);
  });

  test.each([
    [
      'en',
      [
        'Move X-wings: where from? Or stay.',
        "X-wings from Falcon's Run (m1): where to?",
        "From Falcon's Run (m1) to South Trench (i2): how many X-wings?",
      ],
    ],
    [
      'de',
      [
        'Bewege X-Flügler: Von wo? Oder bleibe stehen.',
        'X-Flügler von Falkenflug (m1): Wohin?',
        'Von Falkenflug (m1) nach Südgraben (i2): Wie viele X-Flügler?',
      ],
    ],
  ] as const)('every step of a move in %s', (language, sentences) => {
    const moves = scene({ card: 'R05', ships: { m1: { xwing: 5 }, o1: { xwing: 1 } } }).play('order xwing');
    const path = ['place:m1', 'place:i2'];
    const asked = (taken: number): string =>
      languages[language].question(
        endor.view(moves.state, 0),
        endor.question(moves.state),
        0,
        path.slice(0, taken),
      );
    expect([asked(0), asked(1), asked(2)]).toEqual(sentences);
  });

  test('every step of a plan, of an attack, and of a ship that there is only one of', () => {
    const asked = (state: EndorState, path: readonly string[]): string =>
      englishWords.question(endor.view(state, 0), endor.question(state), 0, path);
    const planning = start().state;
    expect(asked(planning, [])).toBe('Choose 3 cards, the first on top.');
    expect(asked(planning, ['card:R05'])).toBe('Choose 2 more; “X-wings / Shield Assault” is on top.');
    expect(asked(planning, ['card:R05', 'card:R06', 'card:R01'])).toBe(
      'Lay the pile down, or take a card back.',
    );
    expect(asked(battle.state, ['place:i1'])).toBe('Attack Port Trench (i1): from where?');
    const falcon = scene({ card: 'R21', ships: { m1: { falcon: 1 } } }).play('order falcon');
    expect(asked(falcon.state, ['place:m1'])).toBe(
      "Millennium Falcon from Falcon's Run (m1): where to? Or stay.",
    );
  });

  test('the same question told to others', () => {
    const asked = endor.question(battle.state);
    expect(englishWords.question(view, asked, 1)).toBe(
      'Rebel Alliance decides: choose what to attack, or hold your fire.',
    );
    expect(germanWords.question(view, asked, 1)).toBe(
      'Rebellenallianz soll ein Ziel für den Angriff wählen.',
    );
  });

  test('END-HIT-11 hits on a special ship are told apart from ships destroyed', () => {
    const event: EndorEvent = {
      type: 'shipsHit',
      at: 'o8',
      hits: ['tie', 'tie', 'executor'],
      destroyed: ['tie', 'tie'],
    };
    expect(englishWords.event(view, event)).toBe(
      'At Executor Station (o8): 2 TIE fighters destroyed; the Executor takes 1 hit.',
    );
    expect(germanWords.event(view, event)).toBe(
      'Executor-Posten (o8): 2 TIE-Jäger zerstört; die Executor nimmt 1 Treffer.',
    );
  });

  test('what others plan and draw stays untold', () => {
    const others = eventsFor(start().play(`0 ${start().legal('plan', 0)[0]}`).events, 1);
    expect(others.map((event) => englishWords.event(view, event as EndorEvent))).toEqual([
      'Rebel Alliance has planned.',
    ]);
  });

  test('refusals say what is particular', () => {
    const why = (action: string): string => {
      const refused = battle.judged(action);
      return refused ? englishWords.refusal(refused) : 'allowed';
    };
    expect(why('attack m1 i5')).toBe(
      "Superlaser Crown (i5) is not next to Falcon's Run (m1); attacks go into the next sector.",
    );
    expect(why('attack m1 i2')).toBe('There is nothing of the enemy to attack at South Trench (i2).');
    expect(why('move m1 i2 1')).toBe('Ships move before the attack, never after it.');
    expect(why('reroll 1')).toBe('Dice are never re-rolled in the base rules.');
    const refused = battle.judged('attack m1 deathStar');
    expect(refused && germanWords.refusal(refused)).toBe(
      'Die Rebellen dürfen den Todesstern erst angreifen, wenn der Schildgenerator zerstört ist.',
    );
  });

  test('the board tells of the card that is played and how far it has come', () => {
    const lines = englishWords.board(view);
    expect(lines).toContain(
      "  m1 Falcon's Run          5 X, Falcon                     o1 o2 o9 m2 m7 i1 i2",
    );
    expect(lines).toContain('Hits left: Falcon 6 of 6, Executor 3 of 8. Reserve: 28 TIE.');
    expect(lines.slice(-2)).toEqual([
      'Rebel Alliance: plays R05 (X-wings / Shield Assault)',
      '  order X-wings;',
    ]);
  });
});
