import { stableJson } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { endor } from '../index.ts';
import { scene, start } from '../testing/scene.ts';

describe('plan the assault', () => {
  test('END-PLAN-01 who has planned has nothing more to decide, while the other still does', () => {
    const game = start().play('0 plan R21 R20 R19');
    expect([game.legal('', 0), game.legal('plan E09 E08', 1).length > 0]).toEqual([[], true]);
  });

  test('END-PLAN-02 all seats are asked at once, and the order of their answers changes nothing', () => {
    expect(endor.question(start().state)).toEqual({ kind: 'plan', seats: [0, 1], secret: true });
    expect(endor.question(start(4).state)).toEqual({ kind: 'plan', seats: [0, 1, 2, 3], secret: true });
    const rebelFirst = start().play('0 plan R21 R20 R19', '1 plan E09 E08 E07');
    const empireFirst = start().play('1 plan E09 E08 E07', '0 plan R21 R20 R19');
    expect(stableJson(empireFirst.state)).toBe(stableJson(rebelFirst.state));
    expect(endor.question(start().play('1 plan E09 E08 E07').state)).toEqual({
      kind: 'plan',
      seats: [0],
      secret: true,
    });
  });

  test('END-PLAN-03 exactly three cards of the hand, in every order', () => {
    const game = start();
    // R21 twice and four others: 5 x 4 x 3 without the pair, and with it one of 4 others in one of 3 places.
    expect(game.legal('plan', 0)).toHaveLength(60 + 12);
    expect(game.refusal('plan R21 R20', 0)).toBe('END-PLAN-03');
    expect(game.refusal('plan R21 R20 R19 R18', 0)).toBe('END-PLAN-03');
    expect(game.judged('plan R21 R20 R20', 0)).toEqual({
      clause: 'END-PLAN-03',
      params: { wanted: 3, given: 3, card: 'R20' },
    });
    expect(game.refusal('plan R21 R20 R01', 0)).toBe('END-PLAN-03');
    expect(game.refusal('plan R21 R20 E09', 0)).toBe('END-SETUP-03');
    expect(game.refusal('plan R21 R21 R19', 0)).toBe('allowed');
  });

  test('END-PLAN-03 the same card as often as it is held', () => {
    const twice = scene({ hands: { 0: ['R01', 'R02', 'R02', 'R03', 'R05', 'R06'] } });
    expect(twice.refusal('plan R02 R02 R01', 0)).toBe('allowed');
    expect(twice.legal('plan R02 R02 ', 0)).toHaveLength(4);
    expect(twice.refusal('plan R02 R02 R02', 0)).toBe('END-PLAN-03');
    const pair = scene({ hands: { 1: ['E01', 'E01', 'E02', 'E03', 'E04', 'E05'] } });
    expect(pair.legal('plan E01 E01 ', 1)).toEqual([
      'plan E01 E01 E02',
      'plan E01 E01 E03',
      'plan E01 E01 E04',
      'plan E01 E01 E05',
    ]);
    const thrice = scene({ hands: { 1: ['E04', 'E04', 'E04', 'E01', 'E02', 'E03'] } });
    expect(thrice.legal('plan E04 E04 ', 1)).toEqual([
      'plan E04 E04 E01',
      'plan E04 E04 E02',
      'plan E04 E04 E03',
      'plan E04 E04 E04',
    ]);
  });

  test('END-TEAM-04 in teams two cards each', () => {
    const game = start(4);
    // R13 twice and four others: 5 x 4 pairs of different cards, and the pair itself.
    expect(game.legal('plan', 3)).toHaveLength(20 + 1);
    expect(game.refusal('plan R16 R15 R14', 3)).toBe('END-PLAN-03');
  });

  test("END-TEAM-08 nobody plans a teammate's card", () => {
    const game = start(4);
    expect(game.refusal('plan R16 R21', 3)).toBe('END-TEAM-08');
    expect(game.refusal('plan R16 R01', 3)).toBe('END-PLAN-03');
    expect(game.refusal('plan E06 E09', 2)).toBe('END-TEAM-08');
  });

  test('END-PLAN-04 END-PLAN-05 the cards lie face down, the first of the plan on top', () => {
    const game = start().play('0 plan R19 R21 R20');
    expect(game.cards('piles', 0)).toEqual(['R19', 'R21', 'R20']);
    expect(endor.view(game.state, 1).piles[0]).toEqual({ planned: 3, bonus: 0, freshBonus: 0, cards: null });
    game.play('1 plan E09 E08 E07');
    expect(game.told('flipped')).toMatchObject([{ seat: 0, card: 'R19' }]);
    expect(game.cards('piles', 0)).toEqual(['R21', 'R20']);
  });

  test('END-PLAN-06 the other cards are set aside until the round is over', () => {
    const game = start().play('0 plan R19 R21 R20', '1 plan E09 E08 E07');
    expect(game.cards('hands', 0)).toEqual(['R21', 'R18', 'R17']);
    expect(game.refusal('plan R21 R18 R17')).toBe('END-PLAN-06');
  });

  test('END-PLAN-01 plan, orders, draw: nothing of one phase in another', () => {
    const game = start();
    for (const action of ['order falcon', 'stay', 'hold', 'fire f1', 'deploy', 'attack m1 i1'])
      expect(game.refusal(action, 0)).toBe('END-PLAN-01');
    game.play('0 plan R21 R20 R19', '1 plan E09 E08 E07');
    game.play('order falcon', 'stay', 'order executor', 'stay', 'order falcon', 'stay', 'order emperor');
    game.play('order falcon', 'stay', 'order vader: 1 1 1 1');
    expect(game.happened().slice(-3)).toEqual(['drew', 'drew', 'roundStarted']);
    expect(endor.question(game.state)).toEqual({ kind: 'plan', seats: [0, 1], secret: true });
  });
});

describe('draw cards', () => {
  test('END-DRAW-01 END-DRAW-03 three cards each, back to six, and a new round', () => {
    const game = scene({
      round: 4,
      card: 'R21',
      hands: { 0: ['R01', 'R02', 'R03'], 1: ['E01', 'E02', 'E03'] },
      top: { rebel: ['R05', 'R06', 'R07'], empire: ['E09', 'E04', 'E05'] },
    }).play('order falcon', 'stay');
    expect(game.cards('hands', 0)).toEqual(['R01', 'R02', 'R03', 'R05', 'R06', 'R07']);
    expect(game.cards('hands', 1)).toEqual(['E01', 'E02', 'E03', 'E09', 'E04', 'E05']);
    expect([game.state.round, game.state.phase, game.state.planned]).toEqual([5, 'plan', [false, false]]);
    // Whoever played the last card, nobody's turn is remembered.
    const empire = scene({ card: 'E02', hands: { 0: ['R01', 'R02', 'R03'] } }).play(
      'order shieldAmbush',
      'ambush 1',
    );
    expect([empire.state.phase, empire.state.active]).toEqual(['plan', 0]);
  });

  test('END-TEAM-09 END-RULING-23 in teams two cards each, in seat order, from the one deck of the team', () => {
    const game = scene({
      seats: 4,
      card: 'R21',
      hands: { 0: ['R01', 'R02', 'R02', 'R02'], 3: ['R03', 'R04', 'R06', 'R06'] },
      top: { rebel: ['R05', 'R07', 'R09', 'R11'], empire: ['E09', 'E08', 'E07', 'E06'] },
    }).play('order falcon', 'stay');
    expect(game.cards('hands', 0)).toEqual(['R01', 'R02', 'R02', 'R02', 'R05', 'R07']);
    expect(game.cards('hands', 3)).toEqual(['R03', 'R04', 'R06', 'R06', 'R09', 'R11']);
    expect(game.cards('hands', 1).slice(4)).toEqual(['E09', 'E08']);
    expect(game.cards('hands', 2).slice(4)).toEqual(['E07', 'E06']);
    expect(game.told('drew').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('END-DRAW-02 when the deck has run out the discards are shuffled, and drawing goes on', () => {
    const game = scene({ card: 'R21', hands: { 0: ['R01', 'R02', 'R02'] }, deck: { rebel: ['R05'] } });
    expect(game.discards('rebel')).toHaveLength(25);
    game.play('order falcon', 'stay');
    // One card of the old deck; then the 25 discards and the card just played, of which the two R21 come to lie on top.
    expect(game.cards('hands', 0)).toEqual(['R01', 'R02', 'R02', 'R05', 'R21', 'R21']);
    expect(game.events.slice(2, 5)).toMatchObject([
      { type: 'drew', seat: 0, count: 1, cards: ['R05'] },
      { type: 'shuffled', side: 'rebel', count: 26 },
      { type: 'drew', seat: 0, count: 2, cards: ['R21', 'R21'] },
    ]);
    expect([game.deck('rebel').length, game.discards('rebel')]).toEqual([24, []]);
  });
});

test('END-DRAW-02 the last card of three comes out of the new deck, which is shuffled by chance', () => {
  const game = scene({ card: 'R21', hands: { 0: ['R01', 'R02', 'R02'] }, deck: { rebel: ['R05', 'R06'] } });
  const draws: [string, number][] = [];
  const chance = {
    draw(name: string, sides: number): number {
      draws.push([name, sides]);
      return 0;
    },
  };
  game.play('order falcon');
  endor.apply(game.state, 0, { type: 'stay' }, chance);
  expect(game.cards('hands', 0)).toHaveLength(6);
  // The 24 discards and the card just played, from the last place to the second.
  expect(draws).toEqual(Array.from({ length: 24 }, (_, i) => ['rebelDeck', 25 - i]));
});

describe('bonus cards', () => {
  /** The Rebels clear i1 with their last card while the Empire still has one. */
  const lastCard = {
    card: 'R04',
    ships: { m1: { xwing: 5 }, i1: { tie: 1 }, o8: { executor: 1 } },
    hands: { 0: ['R01', 'R02', 'R03'] },
    piles: { 1: ['E02'] },
    top: { rebel: ['R13', 'R06'] },
  };

  test('END-BONUS-07 END-BONUS-08 END-BONUS-09 drawn at once from the top of the own deck to the bottom of the own pile', () => {
    const game = scene({ ...lastCard, piles: { 0: ['R07'], 1: ['E02'] } });
    game.play('order xwing', 'stay', 'attack m1 i1: 1 1 1 1 6');
    expect(game.happened()).toEqual([
      'orderChosen',
      'stayed',
      'attacked',
      'shipsHit',
      'bonusEarned',
      'flipped',
    ]);
    expect(game.cards('piles', 0)).toEqual(['R07', 'R13']);
    expect(game.deck('rebel')[0]).toBe('R06');
  });

  test('END-BONUS-10 END-RULING-35 nobody sees a bonus card, and its owner sees the planned ones in their order', () => {
    const game = scene({ ...lastCard, piles: { 0: ['R07', 'R09'], 1: ['E02'] } });
    game.play('order xwing', 'stay', 'attack m1 i1: 1 1 1 1 6');
    expect(endor.view(game.state, 0).piles[0]).toEqual({
      planned: 2,
      bonus: 1,
      freshBonus: 1,
      cards: ['R07', 'R09'],
    });
    expect(endor.view(game.state, 1).piles[0]).toEqual({ planned: 2, bonus: 1, freshBonus: 1, cards: null });
    expect(stableJson(game.events)).not.toContain('R13');
    // Neither can be put in another order: there is no such action.
    expect(game.refusal({ type: 'reorder', cards: ['R09', 'R07'] })).toBe('TABLE-SHAPE');
  });

  test('END-BONUS-11 they are flipped in the same round', () => {
    const game = scene({ ...lastCard, round: 3 });
    game.play('order xwing', 'stay', 'attack m1 i1: 1 1 1 1 6', 'order executor', 'stay');
    expect(game.told('flipped')).toMatchObject([
      { seat: 1, card: 'E02', bonus: false },
      { seat: 0, card: 'R13', bonus: true },
    ]);
    expect([game.state.round, game.state.hands[0]?.length]).toEqual([3, 3]);
    game.play('order xwing', 'stay');
    expect([game.state.round, game.state.piles, game.state.hands[0]?.length]).toEqual([4, [[], []], 6]);
  });

  /** The Emperor strikes Luke down, which earns four cards. */
  const lukeFalls = { card: 'E01', luke: 2, hands: { 1: ['E01', 'E02', 'E02'] } };

  test('END-RULING-22 one at a time; a reshuffle leaves out the card being played, hands and piles', () => {
    const game = scene({ ...lukeFalls, piles: { 1: ['E04'] }, deck: { empire: ['E03'] } });
    expect(game.discards('empire')).toHaveLength(24);
    game.play('order emperor');
    expect(game.events.slice(2, 5)).toMatchObject([
      { type: 'bonusEarned', seat: 1, cards: 1, forfeited: 0 },
      { type: 'shuffled', side: 'empire', count: 24 },
      { type: 'bonusEarned', seat: 1, cards: 3, forfeited: 0 },
    ]);
    // The planned card has been flipped; below it lie the last card of the old deck and the top of the new one.
    expect(game.state.card).toBe(3);
    expect(game.cards('piles', 1)).toEqual(['E03', 'E09', 'E09', 'E08']);
    expect(game.discards('empire')).toEqual(['E01']);
  });

  describe('END-RULING-22 with deck and discards empty the remaining bonus cards are forfeited', () => {
    const times = (id: string, count: number): string[] => new Array<string>(count).fill(id);
    const rest = ['E04', 'E05', 'E06', 'E07', 'E08'].flatMap((id) => times(id, id === 'E04' ? 6 : 2));
    /** All cards of the Empire that are neither played nor in the hand, but for one in the deck. */
    const others = [...times('E02', 2), ...times('E03', 8), ...rest, 'E09'];

    test('from the first', () => {
      const game = scene({ ...lukeFalls, bonus: { 1: [...others, 'E09'] }, deck: { empire: [] } });
      expect([game.deck('empire'), game.discards('empire')]).toEqual([[], []]);
      game.play('order emperor');
      expect(game.told('bonusEarned')).toMatchObject([{ seat: 1, cards: 0, forfeited: 4 }]);
      expect(game.told('shuffled')).toEqual([]);
      expect(game.cards('piles', 1)).toHaveLength(25);
    });

    test('after the last card of the deck', () => {
      const game = scene({ ...lukeFalls, bonus: { 1: others }, deck: { empire: ['E09'] } });
      game.play('order emperor');
      expect(game.told('bonusEarned')).toMatchObject([{ seat: 1, cards: 1, forfeited: 3 }]);
      expect(game.told('shuffled')).toEqual([]);
      expect(game.cards('piles', 1)).toHaveLength(25);
    });

    test('after the last discard', () => {
      const game = scene({ ...lukeFalls, bonus: { 1: others.slice(1) }, deck: { empire: ['E09'] } });
      expect(game.discards('empire')).toEqual(['E02']);
      game.play('order emperor');
      expect(game.events.slice(2, 5)).toMatchObject([
        { type: 'bonusEarned', seat: 1, cards: 1, forfeited: 0 },
        { type: 'shuffled', side: 'empire', count: 1 },
        { type: 'bonusEarned', seat: 1, cards: 1, forfeited: 2 },
      ]);
      expect(game.cards('piles', 1)).toHaveLength(25);
    });
  });

  test('END-RULING-23 in teams they go to the player who gave the order, and a seat without cards is skipped', () => {
    const game = scene({
      ...lukeFalls,
      seats: 4,
      active: 2,
      hands: {},
      piles: { 1: ['E04', 'E04'], 0: ['R07'] },
    });
    game.play('order emperor');
    expect(game.state.piles.map((pile) => pile.length)).toEqual([0, 2, 4, 0]);
    // Seat 3, next in turn, has no card; seat 0 has flipped its only one.
    expect(game.told('flipped')).toMatchObject([{ seat: 0, card: 'R07' }]);
    // Either teammate commands any ship of the side.
    expect(game.legal('order')).toEqual(['order shieldAssault', 'order ywing']);
  });
});
