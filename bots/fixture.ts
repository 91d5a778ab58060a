import type { Game, GameAction, GameEvent } from '@holoboard/kernel';

/**
 * A small game for the tests. Each seat holds a secret number from 0 to 9 and, in turn, names one of the numbers asked
 * for; the one who comes nearest to his own secret wins.
 */
export interface NearState {
  readonly secrets: readonly number[];
  readonly named: number[];
}

interface NearView {
  readonly seat: number;
  readonly secret: number;
  readonly named: readonly number[];
}

export interface NameAction extends GameAction {
  readonly number: number;
}

/** The numbers that can be named: 2 and 6 are equally near to a secret 4. */
const numbers = [0, 2, 6, 9];

function distance(state: NearState, seat: number): number {
  return Math.abs((state.secrets[seat] ?? 0) - (state.named[seat] ?? 0));
}

export const near: Game<NearState, NameAction, GameEvent, Record<string, never>, NearView> = {
  id: 'near',
  title: 'Near',
  rulesVersion: 1,
  seats: [2],
  options: [],
  rulebook: [],
  complete: true,
  open: false,
  endings: ['nearest'],
  setup: (_options, seats, chance) => ({
    secrets: Array.from({ length: seats }, () => chance.draw('secret', 10)),
    named: [],
  }),
  question: ({ named }) => ({ kind: 'name', seats: named.length < 2 ? [named.length] : [] }),
  legal: ({ named }, seat) =>
    named.length === seat ? numbers.map((number) => ({ type: 'name', number })) : [],
  check: () => null,
  apply: (state, _seat, action) => {
    state.named.push(action.number);
  },
  resign: () => {},
  outcome: (state) => {
    if (state.named.length < 2) return null;
    const [first, second] = [distance(state, 0), distance(state, 1)];
    return { ranks: [first <= second ? 1 : 2, second <= first ? 1 : 2], reason: 'nearest' };
  },
  overlong: () => false,
  view: ({ secrets, named }, viewer) => {
    const seat = typeof viewer === 'number' ? viewer : 0;
    return { seat, secret: secrets[seat] ?? 0, named: [...named] };
  },
  redeal: ({ secret, named }, seat, chance) => {
    const secrets = [chance.draw('secret', 10), chance.draw('secret', 10)];
    secrets[seat] = secret;
    return { secrets, named: [...named] };
  },
  copy: ({ secrets, named }) => ({ secrets, named: [...named] }),
  census: () => ({}),
  steps: ({ number }) => [String(number)],
  advise: ({ secrets }, seat, actions) =>
    actions.map(({ number }) => -Math.abs((secrets[seat] ?? 0) - number)),
  thinking: { iterations: 20, depth: 2 },
  evaluate: () => [0.5, 0.5],
  features: { names: ['secret'], of: ({ secrets }, seat) => [secrets[seat] ?? 0] },
  notation: {
    position: () => '',
    readPosition: () => ({ secrets: [], named: [] }),
    action: ({ number }) => String(number),
    readAction: (text) => ({ type: 'name', number: Number(text) }),
  },
  words: {
    en: {
      seat: (_view, seat) => `Seat ${seat + 1}`,
      question: () => 'Name a number.',
      action: (_view, { number }) => `Name ${number}`,
      event: () => '',
      refusal: () => '',
      outcome: () => '',
      board: () => [],
      options: {},
    },
  },
};
