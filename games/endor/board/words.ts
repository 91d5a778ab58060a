import type { Order } from '../data/cards.ts';
import { names as allNames, type Names } from '../words/names.ts';
import { german } from './words.de.ts';

/** Everything the board says besides the words of the game. */
export interface BoardWords {
  readonly board: string;
  readonly stage: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  readonly names: Names;
  readonly luke: string;
  readonly vader: string;
  readonly falcon: string;
  readonly executor: string;
  readonly shieldUp: string;
  readonly shieldDown: string;
  readonly round: string;
  roundNumber(round: number): string;
  supply(count: number): string;
  reserve(count: number): string;
  hitsLeft(name: string, left: number): string;
  fallen(name: string): string;
  readonly duel: string;
  readonly redeemable: string;
  readonly redeemed: string;
  /** An Order Pile: planned cards, and blind bonus cards below them. */
  pile(name: string, planned: number, bonus: number): string;
  readonly deck: string;
  readonly discards: string;
  readonly hand: {
    readonly name: string;
    readonly pile: string;
    readonly aside: string;
    /** The same two as short as one line has room for. */
    readonly line: { readonly pile: string; readonly aside: string };
    readonly bonusCards: (count: number) => string;
    readonly played: string;
    /** What an order does, and how much of it is to be expected. */
    readonly average: (what: string, number: string) => string;
  };
  /** Orders as short as a card has room for. */
  readonly tickets: Readonly<Record<Order, string>>;
  /** What an order does, in a few words. */
  readonly orders: Readonly<Record<Order, string>>;
  /** What a sector is told about when it is looked at. */
  readonly look: {
    readonly ships: (name: string, hitOn: number, dice: number) => string;
    readonly marker: (hitOn: number) => string;
    readonly aboard: (ships: string) => string;
    readonly markerDown: string;
    readonly empty: string;
    readonly deathStar: string;
    readonly deathStarShielded: string;
  };
  readonly seat: {
    readonly hand: string;
    readonly deck: string;
    readonly discards: string;
    readonly shipsLeft: string;
    readonly hasPlanned: string;
    /** The cards that a teammate shows. */
    readonly shown: (name: string) => string;
    readonly planning: string;
  };
  die(face: number): string;
  readonly lost: string;
  readonly miss: string;
  readonly banner: {
    readonly up: (left: number) => string;
    readonly down: string;
  };
  readonly reference: {
    readonly ships: string;
    readonly columns: readonly [ship: string, dice: string, hitOn: string, moves: string, hits: string];
    readonly marker: string;
    readonly deathStar: string;
    readonly orders: string;
    readonly bonus: string;
    readonly bonuses: readonly (readonly [what: string, cards: number])[];
    readonly decks: string;
    readonly deckOf: Readonly<Record<'rebel' | 'empire', string>>;
    readonly unseen: string;
  };
}

const english: BoardWords = {
  board: 'Battle table: space around the Death Star, the forest moon of Endor, and the duel',
  stage: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show the whole table' },
  names: allNames.en,
  luke: 'Luke',
  vader: 'Vader',
  falcon: 'Falcon',
  executor: 'Executor',
  shieldUp: 'SHIELD UP',
  shieldDown: 'SHIELD DOWN',
  round: 'ROUND',
  roundNumber: (round) => `Round ${round}`,
  supply: (count) => `Stormtroopers in supply: ${count}`,
  reserve: (count) => `Reserve: ${count} TIE fighters`,
  hitsLeft: (name, left) => (left > 0 ? `${name} can take ${left} more` : `${name} is destroyed`),
  fallen: (name) => `${name} has fallen`,
  duel: 'The duel',
  redeemable: 'Vader can be redeemed',
  redeemed: 'Vader is redeemed',
  pile: (name, planned, bonus) =>
    `Order Pile of ${name}: ${planned} planned${bonus > 0 ? `, ${bonus} bonus` : ''}`,
  deck: 'Deck',
  discards: 'Discards',
  hand: {
    name: 'Your cards',
    pile: 'Your pile',
    aside: 'Set aside',
    line: { pile: 'Pile', aside: 'Aside' },
    bonusCards: (count) => (count === 1 ? '1 blind bonus card' : `${count} blind bonus cards`),
    played: 'Now played',
    average: (what, number) => `${what}: ${number} on average`,
  },
  tickets: {
    xwing: 'X-wings',
    ywing: 'Y-wings',
    bwing: 'B-wings',
    falcon: 'Falcon',
    shieldAssault: 'Shield Assault',
    luke: 'Luke',
    vaderRedeemed: 'Redeemed',
    tie: 'TIE fighters',
    executor: 'Executor',
    deathStar: 'Death Star',
    vader: 'Vader',
    emperor: 'Emperor',
    shieldAmbush: 'Shield Ambush',
  },
  orders: {
    xwing: 'move 1 sector, then attack',
    ywing: 'move 1 sector, then attack',
    bwing: 'move 1 sector, then attack',
    falcon: 'move up to 2, then 2 dice',
    shieldAssault: '5 dice lead the team on',
    luke: '4 dice, hits on 4 or more',
    vaderRedeemed: 'ends the duel, 5 bonus cards',
    tie: 'deploy 4 or move, then attack',
    executor: 'move up to 2, then 4 dice',
    deathStar: '2 dice, destroys on 5 or more',
    vader: '4 dice, hits on 4 or more',
    emperor: '2 hits on Luke, no roll',
    shieldAmbush: 'place up to 3 Stormtroopers',
  },
  look: {
    ships: (name, hitOn, dice) => `${name}: hit on ${hitOn}+, ${dice === 1 ? '1 die' : `${dice} dice`}`,
    marker: (hitOn) => `Fleet marker: hit on ${hitOn}+`,
    aboard: (ships) => `${ships} aboard`,
    markerDown: 'destroyed',
    empty: 'empty',
    deathStar: 'Death Star: a 6 destroys it',
    deathStarShielded: 'Death Star: safe behind its shield',
  },
  seat: {
    hand: 'hand',
    deck: 'deck',
    discards: 'discarded',
    shipsLeft: 'Ships left',
    hasPlanned: 'has planned',
    shown: (name) => `Cards of ${name}`,
    planning: 'planning',
  },
  die: (face) => `Die: ${face}`,
  lost: 'TURN LOST',
  miss: 'MISS',
  banner: {
    up: (left) => `Shield up: ${left === 1 ? '1 space' : `${left} spaces`} to the generator`,
    down: 'Shield down: a 6 from the inner ring wins',
  },
  reference: {
    ships: 'Ships',
    columns: ['Ship', 'Dice', 'Hit on', 'Moves', 'Hits'],
    marker: 'Fleet marker',
    deathStar: 'Death Star (shield down)',
    orders: 'Orders',
    bonus: 'Bonus cards',
    bonuses: [
      ['Clearing an enemy sector', 1],
      ['Destroying a fleet marker', 1],
      ['Destroying the Falcon', 2],
      ['Destroying Vader', 3],
      ['Destroying Luke', 4],
      ['Redeeming Vader', 5],
    ],
    decks: 'Both decks, and what of them is not discarded yet',
    deckOf: { rebel: 'Rebel deck', empire: 'Empire deck' },
    unseen: 'to come',
  },
};

const languages: Readonly<Record<string, BoardWords>> = { en: english, de: german };

/** What the board says in a language, or else in English. */
export function boardWords(language: string): BoardWords {
  return (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? english;
}
