import { at, eventsFor, SeededChance, stableJson } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, wholeDeck } from './data/deck.ts';
import { sideOf } from './data/seats.ts';
import { endor } from './index.ts';
import type { EndorState } from './state.ts';
import { type Scene, scene, start } from './testing/scene.ts';

/** Every card of a side that a text names. */
function named(value: unknown, side: 'R' | 'E'): string[] {
  return [...new Set(stableJson(value).match(new RegExp(`"${side}\\d\\d"`, 'g')) ?? [])]
    .map((text) => text.slice(1, -1))
    .sort();
}

/** What the Empire sees of a world dealt from what it sees. */
function seenAgain({ state }: Scene): unknown {
  return endor.view(endor.redeal(endor.view(state, 1), 1, new SeededChance(1)), 1);
}

const midway = {
  card: 'R21',
  hands: { 0: ['R01', 'R02', 'R03'], 1: ['E01', 'E02', 'E03'] },
  piles: { 0: ['R05'], 1: ['E05', 'E06'] },
  bonus: { 0: ['R09'], 1: ['E09'] },
  discards: { rebel: ['R07'], empire: ['E07'] },
};

describe('what a seat sees', () => {
  test('END-TURN-05 END-SETUP-05 its own hand and plan, both discard piles and the flipped card, and no other card', () => {
    const { state } = scene(midway);
    expect([named(endor.view(state, 0), 'R'), named(endor.view(state, 0), 'E')]).toEqual([
      ['R01', 'R02', 'R03', 'R05', 'R07', 'R21'],
      ['E07'],
    ]);
    expect([named(endor.view(state, 1), 'R'), named(endor.view(state, 1), 'E')]).toEqual([
      ['R07', 'R21'],
      ['E01', 'E02', 'E03', 'E05', 'E06', 'E07'],
    ]);
    const spectator = endor.view(state, 'spectator');
    expect([named(spectator, 'R'), named(spectator, 'E')]).toEqual([['R07', 'R21'], ['E07']]);
  });

  test('END-COMP-02 END-COMP-03 END-COMP-04 END-COMP-05 the ships that are in no sector, on no marker and not in the Reserve are lost', () => {
    const { state } = scene({
      ships: { o1: { xwing: 3 }, ds: {}, i6: { tie: 2 }, o8: { executor: 1 } },
      markers: { f1: { ywing: 4 }, f6: { bwing: 2 } },
      reserve: 24,
    });
    // Of 20 X-wings, 16 Y-wings, 15 B-wings, one Falcon, 56 TIE fighters and one Executor.
    expect(endor.view(state, 'spectator').lost).toEqual({
      xwing: 17,
      ywing: 12,
      bwing: 13,
      falcon: 1,
      tie: 30,
    });
  });

  test('END-RULING-06 END-RULING-27 the order under way: what moved from where, who fires at whom, and the dice', () => {
    const ships = { m1: { xwing: 3 }, m3: { xwing: 2 }, i2: { xwing: 1 }, i1: { tie: 2 } };
    const options = { duelLeadReroll: true, moveOrigins: 'converging' };
    const position = { card: 'R04', ships, options, vader: 3, troopers: [4, 6] };
    const game = scene(position).play('order xwing', 'move m1 i2 2', 'move m3 i2 1');
    const underWay = (): unknown => {
      const { moved, origins, from, target, dice, phase, order, troopers } = endor.view(game.state, 1);
      return { moved, origins, from, target, dice, phase, order, troopers };
    };
    const moves = { moved: [{ sector: 'i2', ships: 3 }], origins: ['m1', 'm3'], troopers: [4, 6] };
    const still = { from: null, target: null, dice: [] };
    expect(underWay()).toEqual({ ...moves, ...still, phase: 'target', order: 'xwing' });
    expect(seenAgain(game)).toEqual(endor.view(game.state, 1));
    game.play('attack i2 i1: 1 2 1 3');
    const fire = { from: 'i2', target: 'i1', dice: [1, 1, 2, 3] };
    expect(underWay()).toEqual({ ...moves, ...fire, phase: 'reroll', order: 'xwing' });
    expect(seenAgain(game)).toEqual(endor.view(game.state, 1));
    // With the card of the other side, and with none.
    for (const other of [scene({ card: 'E04' }), start()])
      expect(seenAgain(other)).toEqual(endor.view(other.state, 1));
  });

  test('a view shares no list with the position, nor a dealt position with the view', () => {
    const options = { duelLeadReroll: true };
    const position = {
      card: 'R04',
      ships: { m1: { xwing: 1 }, i1: { tie: 1 } },
      options,
      vader: 3,
      troopers: [4],
    };
    const { state } = scene(position).play('order xwing', 'stay', 'attack m1 i1: 1');
    const seen = endor.view(state, 0);
    const dealt = endor.redeal(seen, 0, new SeededChance(1));
    for (const list of ['troopers', 'planned', 'dice'] as const) {
      expect(seen[list]).toEqual(state[list]);
      expect(seen[list]).not.toBe(state[list]);
      expect(dealt[list]).toEqual(seen[list]);
      expect(dealt[list]).not.toBe(seen[list]);
    }
  });

  test('counts of everything hidden', () => {
    const seen = endor.view(scene(midway).state, 'spectator');
    expect(seen.hands).toEqual([
      { count: 3, cards: null },
      { count: 3, cards: null },
    ]);
    expect(seen.piles).toEqual([
      { planned: 1, bonus: 1, freshBonus: 1, cards: null },
      { planned: 2, bonus: 1, freshBonus: 1, cards: null },
    ]);
    // 30 cards less hand, pile, bonus card, discard and, for the Rebels, the flipped card.
    expect(seen.decks).toEqual([23, 23]);
  });

  test("END-TEAM-06 END-TEAM-07 a teammate's hand and plan, but not the other team's", () => {
    const game = start(4).play('0 plan R21 R20');
    const mate = endor.view(game.state, 3);
    expect(mate.hands[0]?.cards).toEqual(['R21', 'R19', 'R18', 'R17']);
    expect(mate.piles[0]?.cards).toEqual(['R21', 'R20']);
    expect([mate.hands[1]?.cards, mate.hands[2]?.cards]).toEqual([null, null]);
    const enemy = endor.view(game.state, 2);
    expect([enemy.hands[0]?.cards, enemy.piles[0]?.cards, enemy.hands[1]?.cards?.length]).toEqual([
      null,
      null,
      6,
    ]);
    expect(enemy.planned).toEqual([true, false, false, false]);
  });
});

describe('what can be seen once a game is over', () => {
  test('all hands, plans, bonus cards and decks, the top card first', () => {
    const game = scene({ ...midway, top: { rebel: ['R12', 'R11'] } });
    const all = endor.view(game.state, 'everything');
    expect(all.hands.map(({ cards }) => cards)).toEqual([
      ['R01', 'R02', 'R03'],
      ['E01', 'E02', 'E03'],
    ]);
    expect(all.piles.map(({ cards }) => cards)).toEqual([['R05'], ['E05', 'E06']]);
    expect(all.hidden?.bonus).toEqual([['R09'], ['E09']]);
    expect(all.hidden?.decks[0]?.slice(0, 2)).toEqual(['R12', 'R11']);
    expect(all.hidden?.decks.map((deck) => deck.length)).toEqual([23, 23]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(endor.view(game.state, viewer).hidden).toBeUndefined();
  });

  test('on the text board too', () => {
    const { state } = scene(midway);
    const board = (viewer: 0 | 'everything'): string =>
      endor.words.en.board(endor.view(state, viewer)).join('\n');
    expect(board('everything')).toContain('    * E09 (Death Star / Executor / Darth Vader)');
    expect(board(0)).not.toContain('    * ');
  });
});

describe('what a seat hears', () => {
  test('END-PLAN-04 of a plan only that it was made', () => {
    const game = start().play('0 plan R21 R20 R19');
    expect(eventsFor(game.events, 0)).toEqual([{ type: 'planned', seat: 0, cards: ['R21', 'R20', 'R19'] }]);
    for (const listener of [1, 'spectator'] as const)
      expect(eventsFor(game.events, listener)).toEqual([{ type: 'planned', seat: 0, cards: null }]);
    const team = start(4).play('0 plan R21 R20');
    expect(eventsFor(team.events, 3)).toEqual([{ type: 'planned', seat: 0, cards: ['R21', 'R20'] }]);
    expect(named(eventsFor(team.events, 1), 'R')).toEqual([]);
  });

  test('END-DRAW-01 of drawn cards only how many, and what the own side drew cannot be taken back', () => {
    const game = scene({ card: 'R21', top: { rebel: ['R05', 'R06', 'R07'], empire: ['E04', 'E05', 'E06'] } });
    game.play('order falcon', 'stay');
    expect(eventsFor(game.events, 0).slice(-3, -1)).toEqual([
      { type: 'drew', seat: 0, count: 3, cards: ['R05', 'R06', 'R07'], reveals: true },
      { type: 'drew', seat: 1, count: 3, cards: null },
    ]);
    expect(named(eventsFor(game.events, 'spectator'), 'R')).toEqual([]);
    const team = scene({ seats: 4, card: 'R21', top: { rebel: ['R05', 'R07'] } }).play(
      'order falcon',
      'stay',
    );
    expect(eventsFor(team.events, 3)).toContainEqual({
      type: 'drew',
      seat: 0,
      count: 2,
      cards: ['R05', 'R07'],
      reveals: true,
    });
    expect(eventsFor(team.events, 1)).toContainEqual({ type: 'drew', seat: 0, count: 2, cards: null });
  });

  test('END-BONUS-10 of bonus cards only how many', () => {
    const game = scene({
      card: 'E01',
      luke: 2,
      piles: { 0: ['R21'] },
      top: { empire: ['E09', 'E08', 'E07', 'E06'] },
    });
    game.play('order emperor');
    for (const listener of [0, 1, 'spectator'] as const)
      expect(named(eventsFor(game.events, listener), 'E')).toEqual([]);
  });
});

/** All cards of a side, wherever they lie, in ascending order. */
function cardsOf(state: EndorState, side: 'rebel' | 'empire'): number[] {
  const index = side === 'rebel' ? 0 : 1;
  const seats = state.hands.length;
  const own = state.hands.flatMap((hand, seat) =>
    sideOf(seat, seats) === side ? [...hand, ...at(state.piles, seat)] : [],
  );
  const flipped = state.card >= 0 && sideOf(state.active, seats) === side ? [state.card] : [];
  return [...own, ...flipped, ...at(state.decks, index), ...at(state.discards, index)].sort(
    (left, right) => left - right,
  );
}

function redealt(game: Scene, seat: number): EndorState[] {
  return Array.from({ length: 40 }, (_, i) =>
    endor.redeal(endor.view(game.state, seat), seat, new SeededChance(i)),
  );
}

describe('worlds that fit a view', () => {
  test('hands, piles and decks are dealt anew from the cards nobody has shown', () => {
    const game = scene(midway);
    const worlds = redealt(game, 0);
    for (const world of worlds) {
      expect(stableJson(endor.view(world, 0))).toBe(stableJson(endor.view(game.state, 0)));
      for (const side of ['rebel', 'empire'] as const) expect(cardsOf(world, side)).toEqual(wholeDeck(side));
    }
    // The own bonus card, the own deck and everything of the enemy differ from world to world.
    const differs = (look: (world: EndorState) => unknown): boolean =>
      new Set(worlds.map((world) => stableJson(look(world)))).size > 5;
    expect(differs(({ piles }) => piles[0]?.[1])).toBe(true);
    expect(differs(({ decks }) => decks[0])).toBe(true);
    expect(differs(({ hands }) => hands[1])).toBe(true);
    expect(differs(({ piles }) => piles[1])).toBe(true);
  });

  test('END-RULING-22 after a reshuffle everybody knows which cards were not in it', () => {
    // Luke falls: four bonus cards, of which the deck gives E03 alone; then 24 discards are shuffled.
    const game = scene({
      card: 'E01',
      luke: 2,
      hands: { 1: ['E08', 'E08', 'E05'] },
      piles: { 1: ['E04'] },
      deck: { empire: ['E03'] },
    }).play('order emperor');
    // Hand, the flipped E04, the played E01 and the first bonus card were outside.
    expect(endor.view(game.state, 0).outside[1]).toEqual(['E01', 'E03', 'E04', 'E05', 'E08', 'E08']);
    const hand = (world: EndorState): number[] =>
      [...at(world.hands, 1), world.piles[1]?.[0] as number].sort((left, right) => left - right);
    for (const world of redealt(game, 0)) {
      // So the hand and the first bonus card can only be these four, in whatever way.
      expect(hand(world)).toEqual(['E03', 'E05', 'E08', 'E08'].map(cardOf));
      expect(cardsOf(world, 'empire')).toEqual(wholeDeck('empire'));
    }
    // The Empire itself sees its hand, and so knows the first bonus card.
    for (const world of redealt(game, 1)) expect(world.piles[1]?.[0]).toBe(cardOf('E03'));
    // That card tells nothing new when it is flipped; the next one comes from the new deck.
    game.play('order tie', 'stay');
    expect(game.told('flipped')).toMatchObject([{ card: 'E03', bonus: true }]);
    expect(endor.view(game.state, 0).outside[1]).toEqual(['E01', 'E03', 'E04', 'E05', 'E08', 'E08']);
    game.play('order tie', 'stay');
    expect(game.told('flipped')).toMatchObject([{ card: 'E09', bonus: true }]);
    expect(endor.view(game.state, 0).outside[1]).toEqual(['E01', 'E03', 'E04', 'E05', 'E08', 'E08', 'E09']);
  });

  test('END-RULING-22 a bonus card flipped since the reshuffle is out of the deck as well', () => {
    const game = scene({
      card: 'E01',
      luke: 2,
      hands: { 1: ['E08', 'E05', 'E05'] },
      deck: { empire: [] },
      piles: { 0: ['R21'] },
    }).play('order emperor', 'order falcon', 'stay');
    // Bonus cards E09, E09, E08 and E07 from the new deck; the first of them has been flipped.
    expect(game.told('flipped').at(-1)).toMatchObject({ seat: 1, card: 'E09', bonus: true });
    expect(endor.view(game.state, 0).outside[1]).toEqual(['E01', 'E05', 'E05', 'E08', 'E09']);
    for (const world of redealt(game, 0))
      expect([...at(world.hands, 1)].sort((left, right) => left - right)).toEqual(
        ['E05', 'E05', 'E08'].map(cardOf),
      );
  });
});
