import { chooseAction } from '@holoboard/bots';
import { endor } from '@holoboard/endor';
import { hoth } from '@holoboard/hoth';
import { type AnyGame, hash, judge, readOptions, SeededChance, stableJson } from '@holoboard/kernel';
import { expect, test } from 'vitest';

/** A state some random actions into a game. */
function midGame(game: AnyGame, seed: string, actions: number): unknown {
  const chance = new SeededChance(seed);
  const state: unknown = game.setup(readOptions(game.options, {}, 2), 2, chance);
  for (let i = 0; i < actions && !game.outcome(state); i++) {
    const seat = game.question(state).seats[0] as number;
    const legal = game.legal(state, seat);
    game.apply(state, seat, legal[chance.draw('choice', legal.length)], chance);
  }
  return state;
}

function ask(game: AnyGame, state: unknown, seat: number, seed: string, budget: object) {
  const legal = game.legal(state, seat);
  return chooseAction({ game, view: game.view(state, seat), seat, level: 'commander', seed, legal, budget });
}

test('two true states with the same view lead to the same choice under the same seed', () => {
  let different = 0;
  for (let number = 0; number < 12; number++) {
    const state = midGame(endor, `world ${number}`, 5 * number);
    if (endor.outcome(state as never)) continue;
    const seat = endor.question(state as never).seats[0] as number;
    const other = endor.redeal(endor.view(state as never, seat), seat, new SeededChance(`other ${number}`));
    if (hash(other) !== hash(state)) different++;
    const budget = { iterations: 16 };
    expect(stableJson(ask(endor, other, seat, 'same', budget))).toBe(
      stableJson(ask(endor, state, seat, 'same', budget)),
    );
  }
  expect(different).toBeGreaterThan(5);
});

test('the commander always answers with a legal action, also when it must answer at once', () => {
  for (const game of [hoth, endor] as readonly AnyGame[])
    for (let number = 0; number < 10; number++) {
      const state = midGame(game, `legal ${number}`, 7 * number);
      const [seat] = game.question(state).seats;
      if (seat === undefined) continue;
      for (const budget of [{ iterations: 1 }, { iterations: 1_000_000, stop: () => true }])
        expect(judge(game, state, seat, ask(game, state, seat, `seed ${number}`, budget))).toBeNull();
    }
});
