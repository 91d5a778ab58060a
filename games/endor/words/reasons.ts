import type { ShipType } from '../data/ships.ts';
import { type Reason, reasonsFor, type ShipCounts } from '../sense/reasons.ts';
import type { EndorAction } from '../state.ts';
import type { EndorView } from '../view.ts';
import { type Names, names, placeName, shipsOfType, spoken } from './names.ts';

/** How a language says why. */
type ReasonWords = {
  readonly [About in Reason['about']]: (reason: Extract<Reason, { about: About }>, tell: Teller) => string;
};

/** What the reasons of a language are told with. */
interface Teller {
  readonly names: Names;
  readonly action: (action: EndorAction) => string;
  readonly number: (number: number) => string;
  readonly ships: (what: ShipCounts) => string;
  readonly orders: (orders: Extract<Reason, { about: 'plan' }>['orders']) => string;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const en: ReasonWords = {
  victory: ({ chance }) => `${percent(chance)} to win at once`,
  destroys: ({ chance, what }, { ships }) =>
    what.length > 0 ? `${percent(chance)} to destroy ${ships(what)}` : `${percent(chance)} to destroy it`,
  strike: ({ expected, more, clear, at }, { number, names }) =>
    at === null
      ? `${number(expected)} ships destroyed on average${more > 0 ? `, ${number(more)} more than by the next best` : ''}${clear > 0 ? `, ${percent(clear)} to clear the sector` : ''}`
      : `from there ${number(expected)} ships can be destroyed at ${placeName(names, at)}`,
  special: ({ ship, chance }, { names }) => `${percent(chance)} to destroy ${shipsOfType(names, ship, 1)}`,
  opens: () => 'clearing it opens a way to the Death Star',
  closes: () => 'it keeps those ships away from the Death Star',
  ready: ({ before, after }) =>
    `once the shield is down an order hits the Death Star with ${percent(after)}, not ${percent(before)}`,
  nearer: ({ sectors }) =>
    sectors === 0
      ? 'they stand beside the Death Star then'
      : `only ${sectors === 1 ? '1 sector is' : `${sectors} sectors are`} left to the inner ring`,
  offMarker: () => 'what has left a marker is not lost with it',
  reinforces: () => 'four more TIE fighters are in the battle',
  nothingBetter: () => 'nothing else promises more',
  enough: () => 'the dice are good enough',
  dearest: () => 'no other hits cost the enemy more',
  clears: () => 'nothing is left there, which brings a bonus card',
  emperor: () => 'Luke takes 2 hits without a roll',
  assault: ({ expected, arrives }, { number }) =>
    `the team advances ${number(expected)} spaces on average${arrives > 0 ? `, ${percent(arrives)} to bring the shield down` : ''}`,
  blow: ({ on, expected, fells }, { number }) =>
    `${number(expected)} hits on ${on === 'luke' ? 'Luke' : 'Vader'} on average, ${percent(fells)} to win the duel`,
  cards: ({ count }) => `${count === 1 ? 'a bonus card comes' : `${count} bonus cards come`} with it`,
  delay: ({ assaults }, { number }) => `the Rebels need ${number(assaults)} Shield Assaults more on average`,
  reroll: ({ chance }) => `that die is worth nothing now, and ${percent(chance)} of throws are better`,
  plan: ({ orders, instead }, tell) =>
    `it lets you order ${tell.orders(orders)}${instead.length > 0 ? `, where the next best has ${tell.orders(instead)}` : ''}`,
  allows: ({ action }, tell) => `then you can ${lowerFirst(tell.action(action))}`,
};

const de: ReasonWords = {
  victory: ({ chance }) => `${percent(chance)} für den sofortigen Sieg`,
  destroys: ({ chance, what }, { ships }) =>
    what.length > 0 ? `${ships(what)} zu ${percent(chance)} zerstört` : `zu ${percent(chance)} zerstört`,
  strike: ({ expected, more, clear, at }, { number, names }) =>
    at === null
      ? `im Mittel ${number(expected)} Schiffe zerstört${more > 0 ? `, ${number(more)} mehr als beim Nächstbesten` : ''}${clear > 0 ? `, mit ${percent(clear)} ist der Sektor geräumt` : ''}`
      : `von dort lassen sich in ${placeName(names, at)} ${number(expected)} Schiffe zerstören`,
  special: ({ ship, chance }, { names }) => `${names.short[ship]} zu ${percent(chance)} zerstört`,
  opens: () => 'ein Weg zum Todesstern wird frei',
  closes: () => 'diese Schiffe kommen nicht an den Todesstern',
  ready: ({ before, after }) =>
    `ist der Schild gefallen, trifft ein Befehl den Todesstern mit ${percent(after)} statt ${percent(before)}`,
  nearer: ({ sectors }) =>
    sectors === 0
      ? 'dann stehen sie am Todesstern'
      : `dann fehlt nur noch ${sectors === 1 ? '1 Sektor' : `${sectors} Sektoren`} bis zum inneren Ring`,
  offMarker: () => 'was gestartet ist, geht nicht mit dem Marker verloren',
  reinforces: () => 'vier weitere TIE-Jäger sind im Kampf',
  nothingBetter: () => 'nichts anderes verspricht mehr',
  enough: () => 'die Würfel sind gut genug',
  dearest: () => 'keine anderen Treffer kosten den Gegner mehr',
  clears: () => 'nichts bleibt dort übrig, was eine Bonuskarte bringt',
  emperor: () => 'Luke nimmt ohne Wurf 2 Treffer',
  assault: ({ expected, arrives }, { number }) =>
    `der Stoßtrupp kommt im Mittel ${number(expected)} Felder voran${arrives > 0 ? `, mit ${percent(arrives)} fällt der Schild` : ''}`,
  blow: ({ on, expected, fells }, { number }) =>
    `im Mittel ${number(expected)} Treffer auf ${on === 'luke' ? 'Luke' : 'Vader'}, mit ${percent(fells)} ist das Duell gewonnen`,
  cards: ({ count }) => `${count === 1 ? 'eine Bonuskarte kommt' : `${count} Bonuskarten kommen`} dazu`,
  delay: ({ assaults }, { number }) =>
    `die Rebellen brauchen im Mittel ${number(assaults)} Schildangriffe mehr`,
  reroll: ({ chance }) => `dieser Würfel zählt jetzt nichts, und ${percent(chance)} der Würfe sind besser`,
  plan: ({ orders, instead }, tell) =>
    `du kannst befehlen: ${tell.orders(orders)}${instead.length > 0 ? `, das Nächstbeste hat dafür ${tell.orders(instead)}` : ''}`,
  allows: ({ action }, tell) => `danach geht: ${tell.action(action)}`,
};

const languages = {
  en: { words: en, names: names.en, and: 'and', point: '.' },
  de: { words: de, names: names.de, and: 'und', point: ',' },
};

/** Why a seat would rather do this than the other, in parts of a sentence. */
export function reasonsIn(
  language: keyof typeof languages,
  actionWords: (view: EndorView, action: EndorAction) => string,
  view: EndorView,
  seat: number,
  action: EndorAction,
  other: EndorAction | null,
): readonly string[] {
  const { words, names: called, and, point } = languages[language];
  // What an order allows is said of the ships it is given to.
  const ordered: EndorView = action.type === 'order' ? { ...view, order: action.order } : view;
  const tell: Teller = {
    names: called,
    action: (next) => actionWords(ordered, next),
    number: (number) => number.toFixed(1).replace('.', point),
    ships: (what) =>
      spoken(
        what.map(([type, count]) => shipsOfType(called, type as ShipType, count)),
        and,
      ),
    orders: (orders) =>
      spoken(
        orders.map((order) => called.orders[order]),
        and,
      ),
  };
  return reasonsFor(view, seat, action, other).map((reason) =>
    (words[reason.about] as (told: Reason, tell: Teller) => string)(reason, tell),
  );
}
