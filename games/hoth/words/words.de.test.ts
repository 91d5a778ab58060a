import {
  at,
  eventsFor,
  houseRefusals,
  keptIn,
  type OptionWords,
  type Refusal,
  rulebookIn,
  SeededChance,
} from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type HothEvent, type HothView, hoth } from '../index.ts';
import { options } from '../options.ts';

const { en, de } = hoth.words;
const german = de as typeof en;

/** Words that no German sentence of the game holds. */
const english =
  /\b(the|you|your|and|of|with|from|is|are|must|may|move|moves|spin|spins|flies|fly|space|spaces|turn|piece|pieces|wins|seat|cards?|orders?|left|one|two|any|red|none|plain|slide|inner|outer)\b/i;
function expectGerman(text: string | undefined): void {
  expect(text, 'a sentence').toBeTruthy();
  expect(text).not.toMatch(english);
}

/** Every event of random games with all house variants and without, so that every type of event happens. */
function playedEvents(visit: (view: HothView) => void): HothEvent[] {
  const happened: HothEvent[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const chance = new SeededChance(`german ${seed}`);
    const house = seed % 2 === 0;
    const chosen = Object.fromEntries(
      options.map(({ key, default: usual }) => [key, typeof usual === 'boolean' ? house : usual]),
    );
    const state = hoth.setup(chosen as Parameters<typeof hoth.setup>[0], 4, chance);
    while (!hoth.outcome(state)) {
      visit(hoth.view(state, 'spectator'));
      const seat = at(hoth.question(state).seats, 0);
      const legal = hoth.legal(state, seat);
      hoth.apply(state, seat, at(legal, chance.draw('choice', legal.length)), chance, keptIn(happened));
    }
    visit(hoth.view(state, 'spectator'));
  }
  const last = hoth.setup(hoth.notation.readPosition(start).options, 2, new SeededChance(1));
  hoth.resign(last, 0, keptIn(happened));
  return eventsFor(happened, 'spectator') as HothEvent[];
}

const start =
  'turn=1 active=blue phase=rebelSpin blue=planet-hoth/5 green=planet-hoth/5 vader=hoth-out-21 force=none';

/** One of each kind of event there is; the compiler knows when one is missing. */
const eventTypes: Readonly<Record<HothEvent['type'], true>> = {
  turnStarted: true,
  rebelSpun: true,
  forceTaken: true,
  forceKept: true,
  forceReturned: true,
  throttled: true,
  surged: true,
  rebelMoved: true,
  vaderMoved: true,
  asteroidsEntered: true,
  repaired: true,
  vaderSpun: true,
  orderPlayed: true,
  ordersRenewed: true,
  attackPrevented: true,
  attacked: true,
  resigned: true,
  won: true,
};

describe('Escape from Hoth in German', () => {
  it('has every clause of the rulebook, in order and in sections of its own', () => {
    const clauses = rulebookIn(hoth, 'de');
    expect(clauses.map(({ id }) => id)).toEqual(hoth.rulebook.map(({ id }) => id));
    clauses.forEach(({ id, section, text }, i) => {
      expectGerman(text);
      expect(text, id).not.toBe(hoth.rulebook[i]?.text);
      // A section begins where the English one begins.
      const begins = section !== clauses[i - 1]?.section;
      expect(begins, id).toBe(hoth.rulebook[i]?.section !== hoth.rulebook[i - 1]?.section);
    });
    expect(rulebookIn(hoth, 'xx')).toBe(hoth.rulebook);
  });

  it('tells every type of event, every board and every question', () => {
    const kinds = new Set<string>();
    const told = new Set<string>();
    const happened = playedEvents((view) => {
      const state = hoth.redeal(view, 0, new SeededChance(0));
      const asked = hoth.question(state);
      kinds.add(asked.kind);
      told.add(german.question(view, asked, asked.seats[0] ?? 'spectator'));
      told.add(german.question(view, asked, 'spectator'));
      const board = german.board(view);
      expect(board).toHaveLength(en.board(view).length);
      expect(Math.max(...board.map(({ length }) => length))).toBeLessThanOrEqual(84);
      for (const line of board) told.add(line);
      const [seat] = asked.seats;
      if (seat !== undefined)
        for (const action of hoth.legal(state, seat)) told.add(german.action(view, action));
      const outcome = hoth.outcome(state);
      if (outcome) told.add(german.outcome(view, outcome));
    });
    expect([...kinds].sort()).toEqual([
      'attackSpin',
      'over',
      'rebelMove',
      'rebelSpin',
      'vaderMove',
      'vaderOrder',
      'vaderSpin',
    ]);
    const view = hoth.view(hoth.notation.readPosition(start), 0);
    for (const event of happened) told.add(german.event(view, event));
    for (const text of told) expectGerman(text);
    expect([...new Set(happened.map(({ type }) => type))].sort()).toEqual(Object.keys(eventTypes).sort());
  });

  it('gives a reason for every refusal', () => {
    const params = {
      ...{ to: 'hyper-09', yellow: 'hoth-in-03', steps: 5, distance: 2, now: 'vaderSpin', card: 3 },
      ...{ problem: 'the problem', seat: 9, barrier: 'chance', given: 1, current: 2 },
    };
    const clauses = [...hoth.rulebook.map(({ id }) => id), ...Object.keys(houseRefusals)];
    for (const clause of clauses) expectGerman(german.refusal({ clause, params } satisfies Refusal));
    for (const barrier of ['start', 'chance', 'reveal', 'resign', 'seat', 'off', 'other'])
      expectGerman(german.refusal({ clause: 'TABLE-UNDO', params: { barrier } }));
    expectGerman(german.refusal({ clause: 'HOTH-HOUSE-01', params: {} }));
    expectGerman(german.refusal({ clause: 'HOTH-HOUSE-02', params: { off: 'houseThrottle' } }));
    expectGerman(german.refusal({ clause: 'HOTH-VADER-02', params: { least: 1, steps: 8 } }));
    expectGerman(german.refusal({ clause: 'NO-SUCH-CLAUSE', params: {} }));
  });

  it('labels every option and every value of it', () => {
    expect(Object.keys(german.options)).toEqual(options.map(({ key }) => key));
    for (const spec of options) {
      const { label, why, values } = german.options[spec.key] as OptionWords;
      expectGerman(why);
      expect(label).not.toBe(en.options[spec.key]?.label);
      if (spec.kind === 'choice') expect(Object.keys(values ?? {})).toEqual([...spec.values]);
    }
  });

  it('says a few sentences as a German would', () => {
    const view = hoth.view(hoth.notation.readPosition(start), 0);
    expect(german.question(view, { kind: 'rebelSpin', seats: [0] }, 0)).toBe('Drehe die Rebellenscheibe.');
    expect(german.question(view, { kind: 'rebelSpin', seats: [0] }, 1)).toBe(
      'Blau Eins soll die Rebellenscheibe drehen.',
    );
    expect(german.action(view, { type: 'fly', to: 'hoth-out-05', slide: true })).toBe(
      'Fliegen und gleiten nach Hoth-Außenring 5',
    );
    expect(
      german.refusal({ clause: 'HOTH-MOVE-04', params: { to: 'hyper-09', steps: 1, distance: 3 } }),
    ).toBe('Du musst genau 1 Feld fliegen; Hyperraum 9 (Station Aurek) ist 3 entfernt.');
  });
});
