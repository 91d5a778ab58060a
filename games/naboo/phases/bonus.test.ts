import { expect, test } from 'vitest';
import { naboo } from '../index.ts';
import { scene } from '../testing/scene.ts';

const others = 'PG1:f1-1-7,PG2:f1-5-7,PG3:f1-2-8,VR1:f3-2-0,VR2:f3-4-0,F1:bf-5-2,F2:bf-5-7';

/** Three Gungan groups before weak droid groups. */
function charge(more = '', options?: string) {
  return scene({
    card: 'nb-05',
    more: `bare pool=63,12${more}`,
    pieces: `G1:bf-3-3,G2:bf-3-4,BD1:bf-2-3/1,BD2:bf-2-5/1,${others}`,
    ...(options === undefined ? {} : { options }),
  });
}

test('NAB-BONUS-01 NAB-BONUS-03 NAB-BONUS-09 NAB-BONUS-11 a cleared hex earns a card from the deck its winner names', () => {
  const game = charge().play('choose nb-05a', 'use G1', 'stay', 'attack BD1: gray1 gray1 gray1');
  expect(game.legal()).toEqual(['bonus nabooBattlefield', 'bonus nabooPalace']);
  expect(game.refusal('bonus tradePalace')).toBe('NAB-BONUS-03');
  game.play('bonus nabooPalace');
  expect([game.bonus, naboo.view(game.state, 1).bonus[0]]).toEqual([[1, 0], ['nabooPalace']]);
  expect([game.told('bonusDrawn'), game.told('bonusLost')]).toEqual([
    [{ type: 'bonusDrawn', seat: 0, deck: 'nabooPalace' }],
    [],
  ]);
});

test('NAB-BONUS-04 NAB-BONUS-10 one action can clear several hexes, and the cards may come from both decks', () => {
  const game = charge().play(
    'choose nb-05a',
    'use G1',
    'stay',
    'attack BD1: gray1 gray0 gray0',
    'bonus nabooPalace',
  );
  game.play('use G2', 'stay', 'attack BD2: gray0 gray0 gray1', 'bonus nabooBattlefield');
  expect(naboo.view(game.state, 1).bonus[0]).toEqual(['nabooPalace', 'nabooBattlefield']);
});

test('NAB-BONUS-05 NAB-BONUS-06 it waits for the next round', () => {
  const game = charge().play(
    'choose nb-05a',
    'use G1',
    'stay',
    'attack BD1: gray1 gray0 gray0',
    'bonus nabooPalace',
    'done',
  );
  expect([game.state.round, game.kind, game.bonus]).toEqual([2, 'plan', [1, 0]]);
});

test('NAB-BONUS-08 NAB-BONUS-07 and is flipped after the planned cards', () => {
  const game = scene({ card: 'np-14', piles: 'np-01*,-' }).play('choose np-14a', 'done');
  expect(game.told('flipped')).toMatchObject([{ card: 'np-01', from: 'bonus' }]);
});

test('NAB-BONUS-02 NAB-BONUS-12 Captain Panaka’s death brings a card, a guard’s none', () => {
  const game = scene({ card: 'tp-05', pieces: 'PDD1:f1-3-7,Panaka:gb-3-9/1' }).play(
    'choose tp-05b',
    'use PBD2',
    'stay',
  );
  game.play('attack PG1: gray1', 'done');
  expect(game.bonus).toEqual([0, 0]);
});

test('NAB-RULING-12 when only one deck can give a card it comes from there, and none is drawn from empty decks', () => {
  const one = charge('', 'reshuffleDecks:false');
  one.state.discards[1]?.push(...(one.state.decks[1]?.splice(0) ?? []));
  one.play('choose nb-05a', 'use G1', 'stay', 'attack BD1: gray1 gray0 gray0');
  expect(naboo.view(one.state, 0).bonus[0]).toEqual(['nabooBattlefield']);
  // A single card is enough for a deck to be asked for.
  const last = charge('', 'reshuffleDecks:false');
  last.state.discards[1]?.push(...(last.state.decks[1]?.splice(1) ?? []));
  last.play('choose nb-05a', 'use G1', 'stay', 'attack BD1: gray1 gray0 gray0');
  expect(last.legal()).toEqual(['bonus nabooBattlefield', 'bonus nabooPalace']);
  const neither = charge('', 'reshuffleDecks:false');
  for (const deck of [0, 1])
    neither.state.discards[deck]?.unshift(...(neither.state.decks[deck]?.splice(0) ?? []));
  neither.play('choose nb-05a', 'use G1', 'stay', 'attack BD1: gray1 gray0 gray0');
  expect([neither.bonus, neither.told('bonusLost')]).toMatchObject([[0, 0], [{ seat: 0, cards: 1 }]]);
});
