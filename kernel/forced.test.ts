import { describe, expect, it } from 'vitest';
import { cargo } from '../games/cargo/index.ts';
import { forcedAction, luckyAction } from './forced.ts';
import type { AnyGame, GameAction } from './game.ts';

const only: GameAction = { type: 'only' };

/** A game whose one action does as told. */
function gameThat(apply: AnyGame['apply'], complete = true): AnyGame {
  return { ...cargo, complete, copy: (state) => ({ ...state }), apply };
}

describe('an action is forced', () => {
  it('when it is the only one, and nobody would miss doing it', () => {
    const state = { done: false };
    const quiet = gameThat((copy) => {
      copy.done = true;
    });
    expect(forcedAction(quiet, state, 0, [only])).toBe(only);
    expect(state.done).toBe(false);
    expect(forcedAction(quiet, state, 0, [only, { type: 'other' }])).toBeNull();
    expect(forcedAction(quiet, state, 0, [])).toBeNull();
  });

  it('not when it draws luck', () => {
    const luck = gameThat((_state, _seat, _action, chance) => chance.draw('die', 6));
    expect(forcedAction(luck, {}, 0, [only])).toBeNull();
  });

  it('not when it shows something hidden, be it to others only', () => {
    const shows = gameThat((_state, _seat, _action, _chance, tell) =>
      tell?.({ type: 'laid', only: [0], others: { type: 'shown', reveals: true } }),
    );
    expect(forcedAction(shows, {}, 0, [only])).toBeNull();
  });

  it('not where the list holds candidates only', () => {
    expect(
      forcedAction(
        gameThat(() => {}, false),
        {},
        0,
        [only],
      ),
    ).toBeNull();
  });
});

describe('an action is mere luck', () => {
  const roll = gameThat((state, _seat, _action, chance) => {
    state.rolled = chance.draw('die', 6);
  });

  it('when it is the only one and draws, and nothing is done by asking', () => {
    const state = {};
    expect(luckyAction(roll, state, 0, [only])).toBe(only);
    expect(state).toEqual({});
  });

  it('not beside another one, not without luck, and not among candidates', () => {
    expect(luckyAction(roll, {}, 0, [only, { type: 'other' }])).toBeNull();
    expect(luckyAction(roll, {}, 0, [])).toBeNull();
    const quiet = gameThat(() => {});
    expect(luckyAction(quiet, {}, 0, [only])).toBeNull();
    expect(luckyAction({ ...roll, complete: false }, {}, 0, [only])).toBeNull();
  });
});
