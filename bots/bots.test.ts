import { playOut, SeededChance } from '@holoboard/kernel';
import { describe, expect, it } from 'vitest';
import { type NameAction, type NearState, near } from './fixture.ts';
import { chooseAction, levels, policyFor } from './index.ts';

function ask(level: string, secret: number, seed: number): number {
  const state: NearState = { secrets: [secret, 7], named: [] };
  const view = near.view(state, 0);
  const action = chooseAction({ game: near, view, seat: 0, level, seed, legal: near.legal(state, 0) });
  return (action as NameAction).number;
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe('levels', () => {
  it('describes each level in one line', () => {
    expect(Object.keys(levels)).toEqual(['recruit', 'pilot', 'commander']);
    for (const level of Object.values(levels)) expect(level.description).toMatch(/^[A-Z][^\n]*\.$/);
  });

  it('refuses an unknown level with a list of the known ones', () => {
    const sentence = "There is no level 'admiral'. Levels: recruit, pilot, commander.";
    expect(() => ask('admiral', 3, 1)).toThrow(sentence);
    expect(() => policyFor('admiral', new SeededChance(1))).toThrow(sentence);
    expect(() => ask('toString', 3, 1)).toThrow("There is no level 'toString'.");
  });
});

describe('recruit', () => {
  it('plays every legal action now and then', () => {
    expect(new Set(seeds.map((seed) => ask('recruit', 3, seed)))).toEqual(new Set([0, 2, 6, 9]));
  });
});

describe('pilot', () => {
  it('plays what the game advises', () => {
    // The nearest of 0, 2, 6 and 9 to a secret 3 is 2; to 8 it is 9.
    for (const seed of seeds) expect(ask('pilot', 3, seed)).toBe(2);
    for (const seed of seeds) expect(ask('pilot', 8, seed)).toBe(9);
  });

  it('breaks ties by chance', () => {
    expect(new Set(seeds.map((seed) => ask('pilot', 4, seed)))).toEqual(new Set([2, 6]));
  });

  it('thinks with a state that fits its view, never with the true one', () => {
    const seen: NearState[] = [];
    const spied = {
      ...near,
      advise: (state: NearState, seat: number, actions: readonly NameAction[]) => {
        seen.push(state);
        return near.advise(state, seat, actions);
      },
    };
    const policy = policyFor('pilot', new SeededChance(5));
    const truth: NearState = { secrets: [3, 7], named: [] };
    for (let i = 0; i < 30; i++) policy(spied, truth, 0, near.legal(truth, 0));
    expect(seen).not.toContain(truth);
    expect(new Set(seen.map((state) => state.secrets[0]))).toEqual(new Set([3]));
    expect(new Set(seen.map((state) => state.secrets[1])).size).toBeGreaterThan(3);
  });
});

describe('commander', () => {
  /** Near, with advice that likes small numbers best. */
  const misled = {
    ...near,
    advise: (_state: NearState, _seat: number, actions: readonly NameAction[]) =>
      actions.map(({ number }) => -number),
  };
  const judging = {
    ...misled,
    evaluate: (state: NearState) => (near.outcome(state)?.ranks ?? []).map((rank) => (rank === 1 ? 1 : 0)),
  };
  const answer = (game: typeof misled, seed: number, stop = false): number => {
    const state: NearState = { secrets: [6, 7], named: [] };
    const question = { game, view: near.view(state, 0), seat: 0, level: 'commander', seed };
    const budget = { iterations: 60, stop: () => stop };
    return (chooseAction({ ...question, legal: near.legal(state, 0), budget }) as NameAction).number;
  };

  it('finds what is better than the advice', () => {
    for (const seed of seeds) expect(answer(judging, seed)).toBe(6);
  });

  it('draws among the two best when all decide in secret, also when it is the last', () => {
    const even = {
      ...misled,
      evaluate: ({ named }: NearState) => ((named[0] ?? 0) < 6 ? [0.5, 0.5] : [0, 0]),
    };
    const secret = {
      ...even,
      question: (state: NearState) => ({ ...near.question(state), secret: true as const }),
    };
    expect(new Set(seeds.map((seed) => answer(even, seed)))).toEqual(new Set([0]));
    expect(new Set(seeds.map((seed) => answer(secret, seed)))).toEqual(new Set([0, 2]));
  });

  it('keeps to the advice when nothing is better, or when it may only look at a single world', () => {
    for (const seed of seeds) {
      expect(answer(misled, seed)).toBe(0);
      expect(answer(judging, seed, true)).toBe(0);
    }
  });

  it('asks a game that foresees what comes of an action, and plays no further then', () => {
    const foreseeing = {
      ...misled,
      thinking: {
        ...near.thinking,
        foresee: ({ named }: NearState) => {
          if (named.length > 1) throw new Error('played too far');
          return named[0] === 9 ? [1, 0] : [0, 1];
        },
      },
    };
    for (const seed of seeds) expect(answer(foreseeing, seed)).toBe(9);
    // In the middle of something it plays on, and here to the end.
    const blind = { ...judging, thinking: { ...near.thinking, foresee: () => null } };
    for (const seed of seeds) expect(answer(blind, seed)).toBe(6);
  });

  it('goes by the counsel of a game where there is one, and expects of the others what it advises', () => {
    const asked = { advise: new Set<number>(), counsel: new Set<number>() };
    const counselled = (pays: boolean) => ({
      ...judging,
      advise: (state: NearState, seat: number, actions: readonly NameAction[]) => {
        asked.advise.add(seat);
        return misled.advise(state, seat, actions);
      },
      thinking: {
        ...near.thinking,
        pays: () => pays,
        counsel: (_state: NearState, seat: number, actions: readonly NameAction[]) => {
          asked.counsel.add(seat);
          return actions.map(({ number }) => number);
        },
      },
    });
    for (const seed of seeds) expect(answer(counselled(false), seed)).toBe(9);
    for (const seed of seeds) expect(answer(counselled(true), seed)).toBe(6);
    expect([[...asked.counsel], [...asked.advise]]).toEqual([[0], [1]]);
  });

  it('plays what looks best, any of it, where a search does not pay', () => {
    const plain = {
      ...judging,
      advise: (_state: NearState, _seat: number, actions: readonly NameAction[]) =>
        actions.map(({ number }) => (number < 6 ? 1 : 0)),
      thinking: { ...near.thinking, pays: ({ secrets }: NearState) => secrets[0] !== 6 },
    };
    expect(new Set(seeds.map((seed) => answer(plain, seed)))).toEqual(new Set([0, 2]));
  });
});

describe('chooseAction', () => {
  it('gives the same answer to the same question', () => {
    for (const level of Object.keys(levels))
      for (const seed of seeds) expect(ask(level, 4, seed)).toBe(ask(level, 4, seed));
  });

  it('takes an only action without thinking', () => {
    const only: NameAction = { type: 'name', number: 9 };
    const silent = {
      ...near,
      redeal: () => {
        throw new Error('no need');
      },
    };
    const question = { game: silent, view: null, seat: 0, level: 'pilot', seed: 1 };
    expect(chooseAction({ ...question, legal: [only] })).toBe(only);
    expect(() => chooseAction({ ...question, legal: [] })).toThrow('Seat 1 has nothing to decide.');
  });
});

describe('policyFor', () => {
  it('plays whole games, in which the pilot is never further off than the recruit can be', () => {
    let wins = 0;
    for (const seed of seeds) {
      const chance = new SeededChance(seed);
      const thinking = new SeededChance(`${seed} thinking`);
      const policies = [policyFor('recruit', thinking), policyFor('pilot', thinking)];
      const { outcome, actions, state } = playOut(near, {}, policies, chance);
      expect(actions).toBe(2);
      // No secret is further than 2 from its nearest number.
      const { secrets, named } = state as NearState;
      expect(Math.abs((secrets[1] ?? 0) - (named[1] ?? 0))).toBeLessThanOrEqual(2);
      if (outcome?.ranks[1] === 1) wins++;
    }
    expect(wins).toBeGreaterThan(40);
  });
});
