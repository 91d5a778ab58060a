import { at } from '@holoboard/kernel';
import type { DroidId, Side, Theatre, UnitId } from './units.ts';

export type DeckId = 'nabooBattlefield' | 'nabooPalace' | 'tradeBattlefield' | 'tradePalace';

/** What an action of a card does. */
export type Effect =
  | {
      readonly type: 'activate';
      readonly units: readonly { readonly unit: UnitId; readonly count: number }[];
      /** NAB-LEDGE-01: window moves are allowed. */
      readonly ledge?: true;
      /** NAB-JEDI-08: six dice instead of three. */
      readonly attackTwice?: true;
      /** NAB-CARD-10: how far the Palace Guards may move by this card. */
      readonly guardMove?: number;
    }
  | { readonly type: 'moveAnakin' }
  | { readonly type: 'drawAndPlay'; readonly deck: DeckId; readonly cards: number }
  | { readonly type: 'drawStarfighter' }
  | { readonly type: 'moveToPalace'; readonly droid: DroidId; readonly most: number }
  | { readonly type: 'activateDroids'; readonly droid: DroidId; readonly most: number }
  | { readonly type: 'recover'; readonly unit: UnitId; readonly amount: number };

/** One of the actions printed on a card. */
interface CardAction {
  readonly id: string;
  readonly effect: Effect;
}

/** A kind of card; a card in a state is its place in the list of all kinds. */
export interface CardData {
  readonly id: string;
  readonly deck: number;
  readonly copies: number;
  /** The name printed above its actions, if it has one. */
  readonly title: string | null;
  readonly actions: readonly CardAction[];
}

interface DeckData {
  readonly id: DeckId;
  readonly side: Side;
  readonly theatre: Theatre;
}

/** NAB-COMP-03, NAB-SETUP-23: the four decks, in the order in which they are shuffled. */
export const decks: readonly DeckData[] = [
  { id: 'nabooBattlefield', side: 'naboo', theatre: 'battlefield' },
  { id: 'nabooPalace', side: 'naboo', theatre: 'palace' },
  { id: 'tradeBattlefield', side: 'tradeFederation', theatre: 'battlefield' },
  { id: 'tradePalace', side: 'tradeFederation', theatre: 'palace' },
];

type Units = readonly (readonly [unit: UnitId, count: number])[];
type Bonus = { readonly ledge?: true; readonly attackTwice?: true; readonly guardMove?: number };

function use(units: Units, special: Bonus = {}): Effect {
  return { type: 'activate', units: units.map(([unit, count]) => ({ unit, count })), ...special };
}

function draw(deck: DeckId, cards = 1): Effect {
  return { type: 'drawAndPlay', deck, cards };
}

const anakin: Effect = { type: 'moveAnakin' };
const starfighter: Effect = { type: 'drawStarfighter' };

/** A card: its number in the deck, how many there are, its title, and what its actions do. */
type Line = readonly [copies: number, title: string | null, ...effects: Effect[]];

const lines: Readonly<Record<DeckId, readonly Line[]>> = {
  nabooBattlefield: [
    [8, null, anakin, use([['gungan', 1]])],
    [4, null, anakin, use([['kaadu', 1]])],
    [3, null, anakin, use([['catapult', 1]])],
    [5, null, use([['kaadu', 1]]), use([['gungan', 2]])],
    [4, null, use([['gungan', 3]])],
    [5, null, use([['catapult', 1]]), use([['gungan', 2]])],
    [4, null, use([['catapult', 2]]), use([['kaadu', 2]])],
    [2, null, use([['catapult', 3]])],
    [3, null, use([['kaadu', 2]]), use([['gungan', 2]])],
    [3, 'Use the Force', draw('nabooBattlefield', 2)],
    [3, null, draw('nabooPalace'), use([['gungan', 2]])],
    [
      1,
      null,
      use([
        ['kaadu', 1],
        ['gungan', 1],
      ]),
      use([['catapult', 1]]),
    ],
  ],
  nabooPalace: [
    [8, null, use([['quiGon', 1]]), use([['obiWan', 1]]), use([['palaceGuard', 2]])],
    [
      3,
      'Rush the Palace',
      use(
        [
          ['captainPanaka', 1],
          ['palaceGuard', 4],
        ],
        { guardMove: 8 },
      ),
    ],
    [
      2,
      'Window Ledge Movement',
      use(
        [
          ['redQueen', 1],
          ['palaceGuard', 3],
        ],
        { ledge: true },
      ),
    ],
    [
      2,
      'Window Ledge Movement',
      use(
        [
          ['purpleQueen', 1],
          ['palaceGuard', 3],
        ],
        { ledge: true },
      ),
    ],
    [
      2,
      'Window Ledge Movement',
      use(
        [
          ['captainPanaka', 1],
          ['palaceGuard', 3],
        ],
        { ledge: true },
      ),
    ],
    [2, 'Window Ledge Movement', use([['palaceGuard', 4]], { ledge: true })],
    [3, null, use([['quiGon', 1]]), use([['palaceGuard', 3]])],
    [3, null, use([['obiWan', 1]]), use([['palaceGuard', 3]])],
    [1, "Qui-Gon's Fury", use([['quiGon', 1]], { attackTwice: true })],
    [1, "Obi-Wan's Vengeance", use([['obiWan', 1]], { attackTwice: true })],
    [1, 'Qui-Gon Recovers', { type: 'recover', unit: 'quiGon', amount: 3 }, use([['palaceGuard', 2]])],
    [
      4,
      null,
      use([
        ['redQueen', 1],
        ['palaceGuard', 2],
      ]),
      use([
        ['purpleQueen', 1],
        ['palaceGuard', 2],
      ]),
    ],
    [
      3,
      null,
      use([
        ['captainPanaka', 1],
        ['palaceGuard', 2],
      ]),
      use([['quiGon', 1]]),
    ],
    [4, null, use([['palaceGuard', 4]])],
    [3, null, draw('nabooBattlefield'), use([['palaceGuard', 3]])],
    [
      2,
      null,
      use([
        ['quiGon', 1],
        ['obiWan', 1],
      ]),
    ],
    [1, 'Use the Force', draw('nabooPalace', 2)],
  ],
  tradeBattlefield: [
    [5, null, starfighter, draw('tradePalace')],
    [4, null, starfighter, use([['battleDroidGroup', 2]])],
    [6, null, use([['destroyerDroidGroup', 2]]), use([['battleDroidGroup', 1]])],
    [4, null, use([['battleDroidGroup', 3]])],
    [5, null, use([['battleDroidGroup', 2]]), use([['destroyerDroidGroup', 1]])],
    [4, null, use([['aat', 1]]), use([['battleDroidGroup', 2]])],
    [4, null, use([['aat', 2]]), use([['destroyerDroidGroup', 1]])],
    [
      2,
      null,
      use([
        ['aat', 1],
        ['mtt', 1],
      ]),
      use([['battleDroidGroup', 1]]),
    ],
    [4, null, { type: 'moveToPalace', droid: 'battleDroid', most: 4 }, use([['battleDroidGroup', 2]])],
    [2, null, { type: 'moveToPalace', droid: 'destroyerDroid', most: 2 }, use([['destroyerDroidGroup', 1]])],
    [3, null, { type: 'activateDroids', droid: 'battleDroid', most: 4 }, use([['mtt', 2]])],
    [1, null, { type: 'activateDroids', droid: 'destroyerDroid', most: 2 }, use([['mtt', 1]])],
    [1, 'The Dark Side', draw('tradeBattlefield', 2)],
  ],
  tradePalace: [
    [8, null, use([['darthMaul', 1]]), use([['battleDroid', 2]])],
    [5, null, use([['battleDroid', 4]])],
    [
      6,
      null,
      use([
        ['destroyerDroid', 1],
        ['battleDroid', 2],
      ]),
    ],
    [5, null, use([['darthMaul', 1]]), use([['destroyerDroid', 1]])],
    [5, null, use([['destroyerDroid', 2]]), use([['battleDroid', 3]])],
    [4, null, use([['darthMaul', 1]]), use([['battleDroid', 3]])],
    [2, 'Sith Fury', use([['darthMaul', 1]], { attackTwice: true })],
    [1, 'Maul Recovers', { type: 'recover', unit: 'darthMaul', amount: 3 }, use([['battleDroid', 2]])],
    [2, null, use([['battleDroid', 5]])],
    [
      3,
      null,
      use([
        ['destroyerDroid', 2],
        ['battleDroid', 1],
      ]),
    ],
    [3, null, draw('tradeBattlefield'), use([['battleDroid', 3]])],
    [1, 'The Dark Side', draw('tradePalace', 2)],
  ],
};

const prefixes: Readonly<Record<DeckId, string>> = {
  nabooBattlefield: 'nb',
  nabooPalace: 'np',
  tradeBattlefield: 'tb',
  tradePalace: 'tp',
};

/** Every kind of card, deck by deck. */
export const cards: readonly CardData[] = decks.flatMap((deck, index) =>
  lines[deck.id].map(([copies, title, ...effects], line) => {
    const id = `${prefixes[deck.id]}-${String(line + 1).padStart(2, '0')}`;
    const actions = effects.map((effect, place) => ({ id: `${id}${'abc'.charAt(place)}`, effect }));
    return { id, deck: index, copies, title, actions };
  }),
);

const cardNumbers = new Map(cards.map(({ id }, card) => [id, card]));

/** The card of an id; nothing for a word that names none. */
export function cardOf(id: string): number | undefined {
  return cardNumbers.get(id);
}

/** The id of a card. */
export function cardId(card: number): string {
  return at(cards, card).id;
}

/** The place of a deck in the list of decks. */
export function deckOf(id: DeckId): number {
  return decks.findIndex((deck) => deck.id === id);
}

/** The deck a kind of card belongs to. */
export const deckOfCard: readonly number[] = cards.map(({ deck }) => deck);

const wholeDecks = decks.map((_, deck) =>
  cards.flatMap((card, kind) => (card.deck === deck ? new Array<number>(card.copies).fill(kind) : [])),
);

/** NAB-COMP-03: a whole deck of 45, unshuffled. */
export function wholeDeck(deck: number): number[] {
  return at(wholeDecks, deck).slice();
}

/** An action printed on a card, by its number in the list of all of them. */
export interface PrintedAction extends CardAction {
  readonly card: number;
}

/** Every action of every card. */
export const actions: readonly PrintedAction[] = cards.flatMap((card, kind) =>
  card.actions.map((action) => ({ ...action, card: kind })),
);

const actionNumbers = new Map(actions.map(({ id }, action) => [id, action]));

/** The number of an action by its id; nothing for a word that names none. */
export function actionOf(id: string): number | undefined {
  return actionNumbers.get(id);
}

/** The actions of each kind of card, by number. */
export const actionsOfCard: readonly (readonly number[])[] = cards.map(({ actions }) =>
  actions.map(({ id }) => actionNumbers.get(id) as number),
);
