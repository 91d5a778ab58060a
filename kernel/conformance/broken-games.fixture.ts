import { type CargoAction, type CargoEvent, type CargoState, cargo } from '../../games/cargo/index.ts';
import type { GameEvent, Tell } from '../events.ts';
import type { AnyGame, GameAction, Question, Refusal, Seat, Viewer } from '../game.ts';
import { refuse } from '../judge.ts';
import { ending, sameLog, takingBack, versions } from './properties/course.ts';
import { answers, everything, openness, redeal, secrecy } from './properties/hidden.ts';
import { legality } from './properties/legality.ts';
import { moments } from './properties/moments.ts';
import { conservation, estimates } from './properties/numbers.ts';
import { positions } from './properties/positions.ts';
import { reasons } from './properties/reasons.ts';
import { notation, paths, words } from './properties/telling.ts';
import { deepCopy, listening, plainJson, reading } from './properties/values.ts';
import { whole } from './properties/whole.ts';
import type { Property } from './run.ts';

type Chance = Parameters<typeof cargo.apply>[3];

/** Changes what happens after an action. */
export function applying(
  after: (state: CargoState, seat: Seat, action: CargoAction, tell?: Tell<CargoEvent>) => void,
): Partial<AnyGame> {
  return {
    apply(state: CargoState, seat: Seat, action: CargoAction, chance: Chance, tell?: Tell<CargoEvent>) {
      cargo.apply(state, seat, action, chance, tell);
      after(state, seat, action, tell);
    },
  };
}

/** Changes the events told of an action. */
function telling(change: (event: CargoEvent, state: CargoState) => GameEvent): Partial<AnyGame> {
  return {
    apply(state: CargoState, seat: Seat, action: CargoAction, chance: Chance, tell?: Tell<CargoEvent>) {
      cargo.apply(state, seat, action, chance, (event) => tell?.(change(event, state) as CargoEvent));
    },
  };
}

/** Changes the verdict on an action. */
function judging(judge: (action: GameAction, refusal: Refusal | null) => Refusal | null): Partial<AnyGame> {
  return {
    check: (state: CargoState, seat: Seat, action: GameAction) =>
      judge(action, cargo.check(state, seat, action)),
  };
}

function tooHeavy(state: CargoState): boolean {
  return (state.deck.at(-1) ?? 0) > 6;
}

const moves = new WeakMap<CargoState, number>();
let setUps = 0;
/** States that a notation has read. */
const readBack = new WeakSet<CargoState>();

/** Cargo Run with one fault each, and the property that must find it. */
export const broken: readonly (readonly [fault: string, property: Property, change: Partial<AnyGame>])[] = [
  [
    'a state that holds undefined',
    plainJson,
    { setup: (...given: Parameters<typeof cargo.setup>) => ({ ...cargo.setup(...given), note: undefined }) },
  ],
  [
    'a state that holds a Set',
    plainJson,
    { setup: (...given: Parameters<typeof cargo.setup>) => ({ ...cargo.setup(...given), seen: new Set() }) },
  ],
  [
    'rules that remember the state beside the state',
    plainJson,
    applying((state, seat) => {
      const count = (moves.get(state) ?? 0) + 1;
      moves.set(state, count);
      if (count === 4) state.points[seat] = 0;
    }),
  ],
  [
    'a view that shares a list with the state',
    plainJson,
    {
      view: (state: CargoState, viewer: Viewer) => ({ ...cargo.view(state, viewer), points: state.points }),
    },
  ],
  [
    'an event that shares a list with the state',
    plainJson,
    telling(
      (event, state) => (event.type === 'banked' ? { ...event, of: state.purses } : event) as GameEvent,
    ),
  ],
  [
    'a list of legal actions that sorts the hand',
    reading,
    {
      legal(state: CargoState, seat: Seat) {
        state.hands[seat]?.sort((left, right) => left - right);
        return cargo.legal(state, seat);
      },
    },
  ],
  ['a copy of the first level only', deepCopy, { copy: (state: CargoState) => ({ ...state }) }],
  [
    'a copy that shares the vaults',
    deepCopy,
    { copy: (state: CargoState) => ({ ...cargo.copy(state), vaults: state.vaults }) },
  ],
  [
    'a copy that forgets who looked',
    deepCopy,
    { copy: (state: CargoState) => ({ ...cargo.copy(state), peeker: -1 }) },
  ],
  [
    'coins that are only banked when somebody listens',
    listening,
    applying((state, seat, action, tell) => {
      if (action.type === 'bank' && !tell) state.vaults[seat] = 0;
    }),
  ],
  [
    'a view that is not plain on the way',
    moments,
    {
      view: (state: CargoState, viewer: Viewer) =>
        state.phase === 'plan' && !state.plans.includes(0)
          ? { ...cargo.view(state, viewer), note: undefined }
          : cargo.view(state, viewer),
    },
  ],
  [
    'a view that shares a list which changes on the way',
    moments,
    {
      view: (state: CargoState, viewer: Viewer) =>
        state.phase === 'plan' && !state.plans.includes(0)
          ? { ...cargo.view(state, viewer), discard: state.discard }
          : cargo.view(state, viewer),
    },
  ],
  [
    'a legal action that is not listed',
    legality,
    {
      legal: (state: CargoState, seat: Seat) =>
        cargo.legal(state, seat).filter((action) => action.type !== 'peek' || state.purses[seat] !== 0),
    },
  ],
  [
    'a listed action that is refused',
    legality,
    judging((action, refusal) => (action.type === 'peek' ? refuse('CARGO-PRIZE-04') : refusal)),
  ],
  [
    'a forged extra field that passes',
    legality,
    {
      check(state: CargoState, seat: Seat, action: GameAction) {
        const { extra, ...rest } = action as GameAction & { extra?: unknown };
        return cargo.check(state, seat, extra === undefined ? action : rest);
      },
    },
  ],
  [
    'a judge that stumbles over a missing field',
    legality,
    judging((action, refusal) => {
      if (action.type === 'plan') (action as unknown as { card: number }).card.toFixed();
      return refusal;
    }),
  ],
  [
    'a refusal by a clause that does not exist',
    legality,
    judging((_, refusal) => refusal && refuse('CARGO-99')),
  ],
  ['a refusal without words', legality, { words: { en: { ...cargo.words.en, refusal: () => ' ' } } }],
  [
    'a question to a seat that has no answer',
    legality,
    {
      question(state: CargoState): Question {
        const { kind, seats } = cargo.question(state);
        return { kind, seats: kind === 'prize' ? [0, 1] : seats };
      },
    },
  ],
  [
    'a seat that can leave twice',
    legality,
    {
      resign(state: CargoState, seat: Seat, tell?: Tell<CargoEvent>) {
        cargo.resign(state, seat, tell);
        tell?.({ type: 'left', seat, cards: [], reveals: true });
      },
    },
  ],
  ['actions that are pointed out alike', paths, { steps: (action: CargoAction) => [action.type] }],
  [
    'an action with nothing to point at',
    paths,
    { steps: (action: CargoAction) => cargo.steps(action).slice(1) },
  ],
  [
    'an event told with undefined in it',
    words,
    {
      words: {
        en: {
          ...cargo.words.en,
          event: (_: unknown, event: CargoEvent) => `Card ${'card' in event ? event.card : undefined}.`,
        },
      },
    },
  ],
  [
    'a reason with undefined in it',
    words,
    { words: { en: { ...cargo.words.en, reasons: () => [`${undefined} coins`] } } },
  ],
  ['an option without words', words, { words: { en: { ...cargo.words.en, options: {} } } }],
  [
    'a position written without its points',
    positions,
    {
      notation: {
        ...cargo.notation,
        readPosition: (text: string) => ({ ...cargo.notation.readPosition(text), points: [0, 0] }),
      },
    },
  ],
  [
    'a position that is written differently once it was read',
    positions,
    {
      notation: {
        ...cargo.notation,
        position: (state: CargoState) => `${cargo.notation.position(state)}${readBack.has(state) ? ' ' : ''}`,
        readPosition(text: string) {
          const state = cargo.notation.readPosition(text);
          readBack.add(state);
          return state;
        },
      },
    },
  ],
  [
    'a question that no match can begin from',
    positions,
    {
      notation: {
        ...cargo.notation,
        readPosition(text: string) {
          if (text.includes('peeker')) throw new Error('Nobody looks at the deck.');
          return cargo.notation.readPosition(text);
        },
      },
    },
  ],
  [
    'a position that occurs and is called impossible',
    positions,
    {
      notation: {
        ...cargo.notation,
        whyImpossible: (state: CargoState) =>
          state.points.some((points) => points > 1)
            ? 'This position is impossible: the scores are too high.'
            : null,
      },
    },
  ],
  [
    'a position on two lines',
    notation,
    {
      notation: { ...cargo.notation, position: (state: CargoState) => `${cargo.notation.position(state)}\n` },
    },
  ],
  [
    'a reader that stumbles over a damaged text',
    notation,
    {
      notation: {
        ...cargo.notation,
        readAction(text: string) {
          if (!/^(plan \d+|bank \d|peek|take|search)$/.test(text))
            return (null as unknown as { card: never }).card;
          return cargo.notation.readAction(text);
        },
      },
    },
  ],
  ['an estimate above one', estimates, { evaluate: (state: CargoState) => state.points.slice() }],
  ['advice that is no number', estimates, { advise: () => [Number.NaN] }],
  ['advice on the first action alone', estimates, { advise: () => [1] }],
  [
    'advice that depends on the other actions',
    estimates,
    { advise: (_state: CargoState, _seat: Seat, actions: readonly unknown[]) => actions.map((_, i) => i) },
  ],
  [
    'an estimate that does not know who has won',
    estimates,
    { evaluate: (state: CargoState) => state.points.map(() => 1 / state.points.length) },
  ],
  [
    'two features of one name',
    estimates,
    { features: { ...cargo.features, names: ['points', 'lead', 'coins', 'coins'] } },
  ],
  [
    'a feature without a name',
    estimates,
    { features: { ...cargo.features, names: ['points', 'lead', 'highest card'] } },
  ],
  [
    'a feature that is no number',
    estimates,
    {
      features: {
        ...cargo.features,
        of: (state: CargoState, seat: Seat) =>
          cargo.features.of(state, seat).map((number) => number / (state.discard.length - 2)),
      },
    },
  ],
  [
    'a line of the census that cannot fail',
    conservation,
    {
      census: (state: CargoState) => ({ ...cargo.census(state), hands: state.options.goal === '2' ? 2 : 3 }),
    },
  ],
  [
    'a card that is lost',
    conservation,
    applying((state, _seat, action) => {
      if (action.type === 'search') state.discard.pop();
    }),
  ],
  ['a game with hands that says it is open', openness, { open: true }],
  [
    'a view that shows all hands',
    redeal,
    {
      view: (state: CargoState, viewer: Viewer) => ({
        ...cargo.view(state, viewer),
        shown: state.hands.map((hand) => [...hand]),
      }),
    },
  ],
  [
    'a redealt world that forgets the card looked at',
    redeal,
    {
      redeal: (...[view, seat, chance]: Parameters<typeof cargo.redeal>) =>
        cargo.redeal({ ...view, top: null }, seat, chance),
    },
  ],
  [
    'new rules that leave no mark',
    versions,
    {
      setup: (...given: Parameters<typeof cargo.setup>) => {
        const { rules: _, ...unmarked } = cargo.setup(...given);
        return unmarked;
      },
    },
  ],
  [
    'a set-up that changes the options',
    versions,
    {
      setup: (...given: Parameters<typeof cargo.setup>) => {
        const { options, ...state } = cargo.setup(...given);
        return { ...state, options: { ...options, peeking: true } };
      },
    },
  ],
  [
    'an option of a version that there is not',
    versions,
    {
      options: cargo.options.map((spec) =>
        spec.kind === 'flag' ? { ...spec, since: 9, before: true } : spec,
      ),
    },
  ],
  [
    'an option that is gone although the rules have not changed',
    versions,
    { options: cargo.options.map((spec) => (spec.key === 'peeking' ? { ...spec, until: 2 } : spec)) },
  ],
  [
    'a view that forgets the version of the rules',
    versions,
    {
      view(state: CargoState, viewer: Viewer) {
        const { rules: _, ...view } = cargo.view(state, viewer);
        return view;
      },
    },
  ],
  [
    'a look at the deck that can be taken back',
    takingBack,
    telling(({ reveals, ...event }) =>
      event.type === 'peeked' ? event : { ...event, ...(reveals && { reveals }) },
    ),
  ],
  [
    'a question that depends on a hidden hand',
    reasons,
    {
      question(state: CargoState): Question {
        const { kind, seats } = cargo.question(state);
        return { kind: kind === 'plan' && state.hands[0]?.includes(12) ? 'strong plan' : kind, seats };
      },
    },
  ],
  [
    'an action that the hidden top card forbids',
    reasons,
    {
      legal: (state: CargoState, seat: Seat) =>
        cargo.legal(state, seat).filter((action) => action.type !== 'take' || !tooHeavy(state)),
      check: (state: CargoState, seat: Seat, action: GameAction) =>
        cargo.check(state, seat, action) ??
        (action.type === 'take' && tooHeavy(state) ? refuse('CARGO-PRIZE-03') : null),
    },
  ],
  [
    'features that know the hands of others',
    reasons,
    {
      features: {
        names: ['cards in all hands'],
        of: (state: CargoState) => [state.hands.flat().reduce((sum, card) => sum + card, 0)],
      },
    },
  ],
  [
    'advice that knows the deck',
    reasons,
    {
      advise: (state: CargoState, _seat: Seat, actions: readonly unknown[]) =>
        actions.map(() => state.deck.at(-1) ?? 0),
    },
  ],
  [
    'a refusal that knows the deck',
    reasons,
    {
      check(state: CargoState, seat: Seat, action: GameAction) {
        return cargo.check(state, seat, action) && refuse('CARGO-PRIZE-01', { top: state.deck.at(-1) ?? 0 });
      },
    },
  ],
  [
    'an event that tells of the deck',
    secrecy,
    telling((event, state) =>
      event.type === 'searched' ? { ...event, die: state.deck.at(-1) ?? 0 } : event,
    ),
  ],
  [
    'an event that tells of a plan while others still think',
    secrecy,
    telling((event, state) =>
      event.type === 'planned' ? ({ ...event, card: state.plans[event.seat] } as GameEvent) : event,
    ),
  ],
  [
    'a hidden card that can be seen while an event is told',
    secrecy,
    {
      ...applying((state, seat, action, tell) => {
        if (action.type !== 'search') return;
        const card = state.deck.pop();
        if (card === undefined) return;
        state.discard.push(card);
        tell?.({ type: 'searched', seat, die: 1, found: false });
        state.discard.pop();
        state.deck.push(card);
      }),
    },
  ],
  [
    'one event more for every strong card in a hidden hand',
    secrecy,
    applying((state, seat, action, tell) => {
      if (action.type === 'search' && state.hands.some((hand, other) => other !== seat && hand.includes(12)))
        tell?.({ type: 'searched', seat, die: 1, found: false });
    }),
  ],
  [
    'a hidden card that the end of a step shows unsaid',
    secrecy,
    applying((state, _seat, action) => {
      if (action.type === 'search') state.discard.push(...state.deck.splice(-1));
    }),
  ],
  [
    'a plan that takes as many steps as others can count',
    whole,
    {
      apply(state: CargoState, seat: Seat, action: CargoAction, chance: Chance, tell?: Tell<CargoEvent>) {
        const hand = state.hands[seat] ?? [];
        if (action.type !== 'plan' || hand[0] === action.card)
          return cargo.apply(state, seat, action, chance, tell);
        // The card is first held in front of the others.
        state.hands[seat] = [action.card, ...hand.filter((card) => card !== action.card)];
        tell?.({ type: 'planned', seat });
      },
    },
  ],
  [
    'a plan whose steps the others see',
    whole,
    {
      apply(state: CargoState, seat: Seat, action: CargoAction, chance: Chance, tell?: Tell<CargoEvent>) {
        const hand = state.hands[seat] ?? [];
        if (action.type !== 'plan' || hand[0] === action.card)
          return cargo.apply(state, seat, action, chance, tell);
        state.hands[seat] = [action.card, ...hand.filter((card) => card !== action.card)];
        state.peeker = ((state.peeker + 2) % 3) - 1;
      },
    },
  ],
  [
    'a point for who answers first',
    answers,
    applying((state, seat, action) => {
      const planned = state.plans.filter((card) => card > 0).length;
      if (action.type === 'plan' && planned === 1) state.points[seat] = (state.points[seat] ?? 0) + 1;
    }),
  ],
  [
    'an end at which not everything can be seen',
    everything,
    {
      view: (state: CargoState, viewer: Viewer) =>
        cargo.view(state, viewer === 'everything' ? 'spectator' : viewer),
    },
  ],
  [
    'an end that cannot be seen whole',
    everything,
    {
      view(state: CargoState, viewer: Viewer) {
        if (viewer === 'everything') throw new Error('nobody may know everything');
        return cargo.view(state, viewer);
      },
    },
  ],
  [
    'a game that never ends',
    ending,
    {
      ...applying((state) => state.points.fill(0)),
      overlong: (state: CargoState) => state.discard.length > 6,
      // Without points its positions are other ones than those of Cargo Run.
      notation: { ...cargo.notation, whyImpossible: () => null },
    },
  ],
  ['an outcome the game does not know', ending, { endings: ['exhaustion', 'resignation'] }],
  [
    'a rule that fails',
    ending,
    {
      resign() {
        throw new Error('nobody leaves');
      },
    },
  ],
  [
    'luck from elsewhere',
    sameLog,
    {
      setup(...given: Parameters<typeof cargo.setup>) {
        const state = cargo.setup(...given);
        if (setUps++ % 3 === 0) state.deck.reverse();
        return state;
      },
    },
  ],
];
