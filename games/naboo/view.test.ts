import { eventsFor, keptIn, SeededChance } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from './index.ts';
import type { NabooEvent } from './state.ts';
import { scene } from './testing/scene.ts';

const defaults = Object.fromEntries(naboo.options.map((option) => [option.key, option.default]));

/** A game after the choice of the queen, and what was told. */
function dealt(seats: number, queen: 'redQueen' | 'purpleQueen' = 'purpleQueen') {
  const state = naboo.setup(defaults as never, seats, new SeededChance('view'));
  const events: NabooEvent[] = [];
  const [chooser = 0] = naboo.question(state).seats;
  naboo.apply(state, chooser, { type: 'queen', queen }, new SeededChance(1), keptIn(events));
  return { state, events };
}

describe('what each seat may know', () => {
  test('NAB-SETUP-31 NAB-SETUP-32 NAB-QUEEN-02 NAB-COMP-09 only Naboo knows the real queen', () => {
    const { state, events } = dealt(2);
    expect([0, 1, 'spectator'].map((viewer) => naboo.view(state, viewer as never).real)).toEqual([
      'purpleQueen',
      null,
      null,
    ]);
    expect(eventsFor(events, 0)[0]).toEqual({ type: 'queenChosen', seat: 0, queen: 'purpleQueen' });
    expect(eventsFor(events, 1)[0]).toEqual({ type: 'queenChosen', seat: 0, queen: null });
  });

  test('NAB-QUEEN-02 nothing the Trade Federation sees depends on the queen', () => {
    const [red, purple] = [dealt(2, 'redQueen'), dealt(2, 'purpleQueen')];
    expect(naboo.view(red.state, 1)).toEqual(naboo.view(purple.state, 1));
    expect(eventsFor(red.events, 1)).toEqual(eventsFor(purple.events, 1));
    const worlds = new Set(
      Array.from(
        { length: 40 },
        (_, i) => naboo.redeal(naboo.view(red.state, 1), 1, new SeededChance(i)).real,
      ),
    );
    expect(worlds.size).toBe(2);
  });

  test('NAB-SETUP-35 hands are hidden from the other side', () => {
    const { state } = dealt(2);
    const { hands } = naboo.view(state, 1);
    expect([hands[0]?.cards, hands[1]?.cards?.length]).toEqual([null, 10]);
  });

  test('NAB-4P-08 teammates see each other’s cards', () => {
    const { hands } = naboo.view(dealt(4).state, 2);
    expect(hands.map(({ cards }) => cards?.length ?? null)).toEqual([null, null, 6, 6]);
  });

  test('NAB-SETUP-24 NAB-ROUND-03 everybody counts Battlefield cards in hand and plan together, blind ones apart', () => {
    const game = scene({
      card: 'np-14',
      more: 'hands=nb-01+nb-02+np-01,tb-01',
      piles: 'nb-03+np-02+nb-06*,-',
    });
    const view = naboo.view(game.state, 1);
    expect([view.fromBattlefield, view.piles[0]]).toEqual([
      [3, 1],
      { planned: 2, cards: null, blind: ['nabooBattlefield'] },
    ]);
  });

  test('NAB-BONUS-06 NAB-BONUS-07 nobody sees a bonus card, everybody sees its deck', () => {
    const game = scene({ card: 'np-14', more: 'bonus=nb-06+np-06,tp-01' });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = naboo.view(game.state, viewer);
      expect(view.bonus).toEqual([['nabooBattlefield', 'nabooPalace'], ['tradePalace']]);
      expect(JSON.stringify(view)).not.toContain('nb-06');
    }
  });

  test('NAB-RULING-36 discards, passed Starfighter cards and boards are open', () => {
    const view = naboo.view(scene({ card: 'np-14', more: 'anakin=1 passed=sf-3' }).state, 'spectator');
    expect([view.discards[1], view.passed, view.pieces.length]).toEqual([['np-14'], ['sf-3'], 94]);
  });

  test('a redealt world holds the cards of every deck, and a hand as many of each as everybody could count', () => {
    const { state } = dealt(2);
    const world = naboo.redeal(naboo.view(state, 1), 1, new SeededChance('world'));
    expect(naboo.census(world)).toEqual(naboo.census(state));
    expect(naboo.view(world, 0).fromBattlefield).toEqual([5, 5]);
    expect(world.hands[1]).toEqual(state.hands[1]);
    expect(world.hands[0]).not.toEqual(state.hands[0]);
  });

  test('what was outside a deck when it was shuffled is not dealt into it', () => {
    const game = scene({ card: 'np-14', more: 'hands=nb-12,-' });
    game.state.outside[0] = [11];
    for (let i = 0; i < 20; i++) {
      const world = naboo.redeal(naboo.view(game.state, 1), 1, new SeededChance(i));
      expect(world.decks[0]).not.toContain(11);
    }
  });
});
