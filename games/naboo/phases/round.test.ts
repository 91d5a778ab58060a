import { keptIn } from '@holoboard/kernel';
import { describe, expect, test } from 'vitest';
import { naboo } from '../index.ts';
import type { NabooEvent } from '../state.ts';
import { scene } from '../testing/scene.ts';

const nabooHand = 'nb-01+nb-02+nb-03+nb-04+nb-05+np-01+np-02+np-03+np-04+np-05';
const tradeHand = 'tb-01+tb-02+tb-03+tb-04+tb-05+tp-01+tp-02+tp-03+tp-04+tp-05';

/** Both sides have ten different cards and plan. */
function planning(more = '', options?: string) {
  return scene({
    more: `phase=plan lead=1 hands=${nabooHand},${tradeHand}${more}`,
    ...(options === undefined ? {} : { options }),
  });
}

function planOf(game: ReturnType<typeof planning>, seat: number, text: string): void {
  naboo.apply(game.state, seat, naboo.notation.readAction(text), { draw: () => 0 });
}

/** Nothing but what is needed to play cards without effect: no unit of theirs is on a board. */
const still = 'bare pieces=PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,F1:bf-5-2,VR1:f3-2-0,VR2:f3-4-0 pool=65,12';

describe('planning', () => {
  test('NAB-ROUND-02 NAB-ROUND-03 any 4 of 10 cards in any order', () => {
    const game = planning();
    expect(game.legal(0)).toHaveLength(10 * 9 * 8 * 7);
    expect(new Set(game.legal(0)).size).toBe(5040);
    expect(game.legal(0)).toContain('plan np-05 nb-01 np-01 nb-05');
  });

  test('NAB-ROUND-02 equal cards count as one', () => {
    // Five pairs: 5^4 sequences, less 5 of four of a kind and 5 x 4 x 4 of three of a kind.
    const hand = 'nb-01+nb-01+nb-02+nb-02+nb-04+nb-04+np-01+np-01+np-12+np-12';
    const game = scene({ more: `phase=plan hands=${hand},${tradeHand}` });
    expect(game.legal(0)).toHaveLength(625 - 5 - 80);
    expect(new Set(game.legal(0)).size).toBe(540);
  });

  test('NAB-ROUND-02 a plan looked up by its number is the one met on the way through all of them', () => {
    const hand = 'nb-01+nb-01+nb-01+nb-01+nb-01+nb-02+nb-02+np-01+np-12+np-12';
    const plans = naboo.legal(scene({ more: `phase=plan hands=${hand},${tradeHand}` }).state, 0);
    const all = [...plans];
    expect(all).toHaveLength(plans.length);
    expect(all.map((_, number) => plans[number])).toEqual(all);
    expect([all[0], all.at(-1)]).toEqual([
      { type: 'plan', cards: ['nb-01', 'nb-01', 'nb-01', 'nb-01'] },
      { type: 'plan', cards: ['np-12', 'np-12', 'np-01', 'nb-02'] },
    ]);
  });

  test('NAB-ROUND-02 to who looks at it the list of plans is like any other', () => {
    const { state } = scene({ more: `phase=plan hands=nb-01+np-01+nb-01,${tradeHand}` });
    // Three cards, two of them equal: three orders.
    const plans = naboo.legal(state, 0);
    expect([plans.length, plans[-1], plans[3], plans[2], plans.at(-1)]).toEqual([
      3,
      undefined,
      undefined,
      { type: 'plan', cards: ['np-01', 'nb-01', 'nb-01'] },
      { type: 'plan', cards: ['np-01', 'nb-01', 'nb-01'] },
    ]);
    expect([-1, 0, 2, 3, 'x', 'length'].map((key) => key in plans)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(plans.map((plan) => (plan.type === 'plan' ? plan.cards[0] : ''))).toEqual([
      'nb-01',
      'nb-01',
      'np-01',
    ]);
    expect(plans[0]).toBe(plans[0]);
    // Another hand has other plans, though it is the same seat that plans.
    const other = scene({ more: `phase=plan hands=nb-02+nb-02+np-01,${tradeHand}` }).state;
    expect(naboo.legal(other, 0)[0]).toEqual({ type: 'plan', cards: ['nb-02', 'nb-02', 'np-01'] });
    expect(naboo.legal(scene({ card: 'np-14' }).state, 1)).toEqual([]);
  });

  test('NAB-ROUND-02 NAB-SETUP-23 what is no plan', () => {
    const game = planning();
    expect(game.refusal('plan nb-01 nb-02 nb-03', 0)).toBe('NAB-ROUND-02');
    expect(game.refusal('plan nb-01 nb-01 nb-02 nb-03', 0)).toBe('NAB-ROUND-02');
    expect(game.refusal('plan nb-01 nb-02 nb-03 tb-01', 0)).toBe('NAB-SETUP-23');
    expect(game.refusal('plan nb-01 np-02 nb-03 np-04', 0)).toBeUndefined();
  });

  test('NAB-ROUND-03 NAB-ROUND-04 the cards lie in order, the others are set aside', () => {
    const game = planning();
    planOf(game, 0, 'plan np-05 nb-01 np-01 nb-05');
    const { hands, piles } = naboo.view(game.state, 0);
    expect(piles[0]?.cards).toEqual(['np-05', 'nb-01', 'np-01', 'nb-05']);
    expect(hands[0]?.cards).toEqual(['nb-02', 'nb-03', 'nb-04', 'np-02', 'np-03', 'np-04']);
    planOf(game, 1, 'plan tb-04 tp-01 tp-02 tp-03');
    expect(game.refusal('plan tb-01 tb-02 tb-03 tb-05')).toBe('NAB-ROUND-04');
  });

  test('NAB-ROUND-08 everybody plans at once, and nothing is played before', () => {
    const game = planning();
    expect(naboo.question(game.state)).toEqual({ kind: 'plan', seats: [0, 1], secret: true });
    expect(game.refusal('done', 0)).toBe('NAB-ROUND-08');
    planOf(game, 1, 'plan tb-04 tp-01 tp-02 tp-03');
    expect(naboo.question(game.state).seats).toEqual([0]);
    expect(naboo.view(game.state, 0).piles[1]).toEqual({ planned: 4, cards: null, blind: [] });
  });

  test('NAB-ROUND-05 NAB-ROUND-07 NAB-BONUS-08 waiting bonus cards go under the planned ones, unseen', () => {
    const game = planning(' bonus=nb-06+np-06,-');
    planOf(game, 0, 'plan np-05 nb-01 np-01 nb-05');
    expect(game.state.bonus[0]).toEqual([]);
    expect(naboo.view(game.state, 0).piles[0]).toEqual({
      planned: 4,
      cards: ['np-05', 'nb-01', 'np-01', 'nb-05'],
      blind: ['nabooBattlefield', 'nabooPalace'],
    });
  });

  test.each([
    ['firstDrawnFirst', ['nabooBattlefield', 'nabooPalace']],
    ['lastDrawnFirst', ['nabooPalace', 'nabooBattlefield']],
  ])('NAB-RULING-13 bonus cards are played %s', (order, decks) => {
    const game = planning(' bonus=nb-06+np-06,-', `bonusOrder:${order}`);
    planOf(game, 0, 'plan np-05 nb-01 np-01 nb-05');
    expect(naboo.view(game.state, 1).piles[0]?.blind).toEqual(decks);
  });

  test('NAB-RULING-43 who has fewer cards plans all of them, in any order', () => {
    const game = scene({ more: `phase=plan hands=nb-01+np-01,${tradeHand}` });
    expect(game.legal(0)).toEqual(['plan nb-01 np-01', 'plan np-01 nb-01']);
    expect(game.refusal('plan nb-01', 0)).toBe('NAB-RULING-43');
  });
});

describe('playing', () => {
  test('NAB-ROUND-09 NAB-ROUND-10 the Go First marker flips first, then they take turns', () => {
    const game = planning();
    planOf(game, 0, 'plan np-05 nb-01 np-01 nb-05');
    planOf(game, 1, 'plan tb-04 tp-01 tp-02 tp-03');
    expect([game.asked, game.legal()]).toEqual([1, ['choose tb-04a']]);
    game.play('choose tb-04a', 'done');
    expect([game.asked, game.legal()]).toEqual([0, ['choose np-05a']]);
    game.play('choose np-05a', 'done');
    expect([game.asked, game.legal()]).toEqual([1, ['choose tp-01a', 'choose tp-01b']]);
  });

  test('NAB-ROUND-11 NAB-ROUND-12 NAB-ROUND-13 NAB-ROUND-01 the rest in a row, then the marker passes and cards are drawn', () => {
    const game = scene({
      card: 'nb-05',
      more: 'lead=1 hands=nb-06+np-01,tb-01+tp-01',
      piles: 'nb-04+np-14,-',
    });
    game.play('choose nb-05a', 'done', 'choose nb-04a', 'done');
    expect([game.asked, game.legal()]).toEqual([0, ['choose np-14a']]);
    game.play('choose np-14a', 'done');
    const { round, lead, hands, phase } = naboo.view(game.state, 'spectator');
    expect([round, lead, phase, hands.map(({ count }) => count)]).toEqual([2, 0, 'plan', [6, 6]]);
    expect(game.told('drew').map(({ seat, deck, count }) => [seat, deck, count])).toEqual([
      [1, 'tradeBattlefield', 2],
      [1, 'tradePalace', 2],
      [0, 'nabooBattlefield', 2],
      [0, 'nabooPalace', 2],
    ]);
  });

  test('NAB-CARD-07 a flipped card lies on the discards of its own deck', () => {
    const game = scene({ card: 'np-01', piles: '-,tb-03' });
    game.play('choose np-01c', 'done');
    const { discards } = naboo.view(game.state, 'spectator');
    expect(discards).toEqual([[], ['np-01'], ['tb-03'], []]);
  });

  test('NAB-RULING-15 a card without an available action is discarded without effect', () => {
    const game = scene({ card: 'np-01', more: still, piles: '-,tp-02+tb-04' });
    expect(game.legal()).toEqual(['choose np-01c']);
    game.play('choose np-01c', 'done');
    expect(game.told('cardLost').map(({ card }) => card)).toEqual(['tp-02', 'tb-04']);
    expect(game.state.round).toBe(2);
  });

  test('NAB-RULING-26 with a limit the game is a draw at the end of that round', () => {
    const game = scene({ card: 'np-01', more: still, options: 'roundLimit:5' });
    game.state.round = 5;
    game.play('choose np-01c', 'done');
    expect(naboo.outcome(game.state)).toEqual({ ranks: [1, 1], reason: 'roundLimit' });
    const short = scene({ card: 'np-01', more: still, options: 'roundLimit:1' });
    expect(short.play('choose np-01c', 'done').told('drawn')).toEqual([
      { type: 'drawn', reason: 'roundLimit' },
    ]);
    // One round before the last the game goes on.
    const longer = scene({ card: 'np-01', more: still, options: 'roundLimit:2' });
    expect(naboo.outcome(longer.play('choose np-01c', 'done').state)).toBeNull();
  });

  test('NAB-RULING-43 when nobody has a card the game is a draw', () => {
    const game = scene({ card: 'np-01', more: still, options: 'reshuffleDecks:false' });
    // All cards but the one being played have been played before.
    for (let i = 0; i < 4; i++) game.state.discards[i]?.unshift(...(game.state.decks[i]?.splice(0) ?? []));
    game.play('choose np-01c', 'done');
    expect(naboo.outcome(game.state)).toEqual({ ranks: [1, 1], reason: 'outOfCards' });
    expect(game.told('drew')).toEqual([]);
  });

  test('NAB-RULING-12 an empty deck is shuffled from its discards, but not those of the card play going on', () => {
    const game = scene({ card: 'nb-11', more: still.replace('PG3:f1-2-8', 'PG3:f1-2-8,G1:bf-7-0') });
    const [deck, discards] = [game.state.decks[1], game.state.discards[1]];
    discards?.push(...(deck?.splice(0) ?? []));
    naboo.apply(game.state, 0, { type: 'choose', action: 'nb-11a' }, { draw: () => 0 });
    // 45 cards were shuffled, one was drawn and flipped: everybody knows that it alone is outside.
    expect([deck?.length, discards?.length, game.state.flipped]).toEqual([44, 1, [1, 1, 0, 0]]);
    expect(game.state.outside).toEqual([[], discards, [], []]);
  });

  test('NAB-RULING-12 a deck that runs out while a hand is drawn is shuffled between two cards', () => {
    const game = scene({ card: 'np-01', more: `${still} hands=nb-01+np-02,tb-01` });
    const [deck = [], discards = []] = [game.state.decks[1], game.state.discards[1]];
    discards.unshift(...deck.splice(0, deck.length - 1));
    const events: NabooEvent[] = [];
    const luck = { draw: () => 0 };
    naboo.apply(game.state, 0, { type: 'choose', action: 'np-01c' }, luck);
    naboo.apply(game.state, 0, { type: 'done' }, luck, keptIn(events));
    const told = events.flatMap((event) =>
      (event.type === 'drew' || event.type === 'shuffled') && event.deck === 'nabooPalace'
        ? [[event.type, event.count]]
        : [],
    );
    // 43 of 45 lay on the discards: one was in the deck, one in a hand.
    expect(told).toEqual([
      ['drew', 1],
      ['shuffled', 43],
      ['drew', 1],
    ]);
    expect(game.state.outside[1]).toHaveLength(2);
  });

  test('NAB-RULING-43 who has bonus cards alone has nothing to plan, and plays those', () => {
    const game = scene({
      card: 'np-01',
      more: `${still} bonus=nb-06,- hands=-,tb-01`,
      options: 'reshuffleDecks:false',
    });
    for (let i = 0; i < 4; i++) game.state.discards[i]?.unshift(...(game.state.decks[i]?.splice(0) ?? []));
    game.play('choose np-01c', 'done');
    expect(naboo.question(game.state)).toEqual({ kind: 'plan', seats: [1], secret: true });
    expect(naboo.view(game.state, 0).piles[0]).toEqual({
      planned: 0,
      cards: [],
      blind: ['nabooBattlefield'],
    });
  });

  test('NAB-RULING-12 a draw that nothing can give is skipped', () => {
    const game = scene({
      card: 'nb-10',
      more: still.replace('PG3:f1-2-8', 'PG3:f1-2-8,G1:bf-7-0'),
      options: 'reshuffleDecks:false',
    });
    game.state.discards[0]?.unshift(...(game.state.decks[0]?.splice(0) ?? []));
    game.play('choose nb-10a');
    expect(game.told('nothingDrawn').map(({ deck }) => deck)).toEqual([
      'nabooBattlefield',
      'nabooBattlefield',
    ]);
    expect(game.told('shuffled')).toEqual([]);
  });
});
