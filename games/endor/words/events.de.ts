import type { ShipType, Side } from '../data/ships.ts';
import type { Ending, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { names as allNames, counted, isMarker, placeName, shipsOfType, spoken, upperFirst } from './names.ts';
import { cardOrders, sideIn } from './text-board.ts';

const names = allNames.de;

export const sideNames: Readonly<Record<Side, string>> = { rebel: 'Rebellenallianz', empire: 'Imperium' };
export const withArticle: Readonly<Record<Side, string>> = {
  rebel: 'die Rebellenallianz',
  empire: 'das Imperium',
};
const teamNames = ['Rebell 1', 'Imperium 1', 'Imperium 2', 'Rebell 2'];

/** Who sits on a seat. */
export function seatName(view: EndorView, seat: number): string {
  return view.hands.length === 2 ? sideNames[sideIn(view, seat)] : (teamNames[seat] ?? `Platz ${seat + 1}`);
}

/** A place in words. */
export function place(id: string): string {
  return placeName(names, id);
}

/** A card by its orders. */
export function card(id: string): string {
  return `„${cardOrders(names, id)}“`;
}

/** A list as a person says it. */
export function list(items: readonly (string | number)[]): string {
  return spoken(items, 'und');
}

/** A number of things. */
export function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Some ships of a type. */
export function fleet(ship: ShipType, count: number): string {
  return shipsOfType(names, ship, count);
}

/** What happened, as a sentence of the log. */
export function event(view: EndorView, happened: EndorEvent): string {
  const who = 'seat' in happened ? seatName(view, happened.seat) : '';
  switch (happened.type) {
    case 'roundStarted':
      return `Runde ${happened.round} beginnt.`;
    case 'planned':
      return happened.cards ? `${who} plant ${list(happened.cards.map(card))}.` : `${who} hat geplant.`;
    case 'drew':
      return `${who} zieht ${happened.cards ? list(happened.cards.map(card)) : some(happened.count, 'Karte', 'Karten')}.`;
    case 'shuffled':
      return `Neu gemischt: ${sideNames[happened.side]} hat wieder ${happened.count} Karten im Stapel.`;
    case 'flipped':
      return `${who} deckt ${happened.bonus ? 'die Bonuskarte ' : ''}${card(happened.card)} auf.`;
    case 'turnLost':
      return `Kein Befehl von ${card(happened.card)} ist zu gebrauchen: ${who} verliert den Zug.`;
    case 'passed':
      return `${who} legt ${card(happened.card)} ohne Befehl ab.`;
    case 'orderChosen':
      return `${who} befiehlt: ${names.orders[happened.order]}.`;
    case 'stayed':
      return `${who} lässt alles stehen.`;
    case 'held':
      return `${who} feuert nicht.`;
    case 'resigned':
      return `${who} gibt auf.`;
    case 'bonusEarned':
      return `${who} bekommt ${some(happened.cards, 'Bonuskarte', 'Bonuskarten')}${happened.forfeited > 0 ? `; ${happened.forfeited} weitere verfallen` : ''}.`;
    case 'rerolled':
      return `${who} wirft eine ${happened.was} neu: Es wird eine ${happened.die}.`;
    case 'won':
      return `${upperFirst(withArticle[happened.side])} gewinnt: ${endings[happened.reason](happened.side)}.`;
    default:
      return battleEvent(happened);
  }
}

type TableEvent =
  | 'roundStarted'
  | 'planned'
  | 'drew'
  | 'shuffled'
  | 'flipped'
  | 'turnLost'
  | 'passed'
  | 'orderChosen'
  | 'stayed'
  | 'held'
  | 'resigned'
  | 'bonusEarned'
  | 'rerolled'
  | 'won';

function battleEvent(happened: Exclude<EndorEvent, { type: TableEvent }>): string {
  switch (happened.type) {
    case 'moved': {
      const verb = isMarker(happened.from) ? 'startet' : 'fliegt';
      const verbs = isMarker(happened.from) ? 'starten' : 'fliegen';
      return `${upperFirst(fleet(happened.ship, happened.ships))} ${happened.ships === 1 ? verb : verbs} von ${place(happened.from)} nach ${place(happened.to)}.`;
    }
    case 'deployed':
      return `${fleet('tie', happened.ships)} werden nach ${place(happened.to)} ausgesandt.`;
    case 'attacked':
      return `${names.orders[happened.ship]}, Angriff von ${place(happened.from)} auf ${place(happened.at)}: ${list(happened.dice)} gewürfelt.`;
    case 'fired':
      return `Der Todesstern feuert auf ${place(happened.at)}: ${list(happened.dice)} gewürfelt.`;
    case 'assaulted':
      return `Der Stoßtrupp greift an: ${list(happened.dice)} gewürfelt.`;
    case 'struck':
      return `${duellists[happened.by]} schlägt zu: ${list(happened.dice)} gewürfelt.`;
    case 'shipsHit':
      return `${upperFirst(place(happened.at))}: ${hitsText(happened)}.`;
    case 'markerDestroyed':
      return `${place(happened.marker)} ist zerstört${happened.fighters > 0 ? `, mit ${some(happened.fighters, 'Jäger', 'Jägern')}` : ''}.`;
    case 'missed':
      return `Nichts getroffen: ${place(happened.at)}.`;
    case 'sectorDestroyed':
      return `Alles in ${place(happened.at)} ist zerstört: ${some(happened.ships, 'Schiff', 'Schiffe')}.`;
    case 'reserveLost':
      return `Mit der Executor ist die Reserve verloren: ${fleet('tie', happened.ships)}.`;
    case 'teamAdvanced':
      return happened.to === happened.from
        ? `Der Stoßtrupp bleibt auf Feld ${happened.to}.`
        : `Der Stoßtrupp rückt mit ${list(happened.dice)} um ${some(happened.to - happened.from, 'Feld', 'Felder')} auf Feld ${happened.to} vor.`;
    case 'shieldDown':
      return 'Der Schild ist gefallen: Jetzt lässt sich der Todesstern angreifen.';
    case 'ambushed':
      return `Sturmtruppen stehen nun auf ${happened.spaces.length === 1 ? 'Feld' : 'den Feldern'} ${list(happened.spaces)}.`;
    case 'duelHits': {
      const taken = `${duellists[happened.victim]} nimmt ${some(happened.hits, 'Treffer', 'Treffer')}`;
      return happened.left > 0 ? `${taken} und hält noch ${happened.left} aus.` : `${taken} und fällt.`;
    }
    case 'vaderRedeemed':
      return 'Darth Vader ist geläutert: Er und der Imperator sind nicht mehr.';
  }
}

const duellists = { luke: 'Luke Skywalker', vader: 'Darth Vader' };

function hitsText({ hits, destroyed }: EndorEvent & { type: 'shipsHit' }): string {
  const lost = counted(destroyed).map(([ship, count]) => fleet(ship, count));
  const damaged = counted(hits).flatMap(([ship, count]) =>
    (ship === 'falcon' || ship === 'executor') && !destroyed.includes(ship)
      ? [`${fleet(ship, 1)} nimmt ${count} Treffer`]
      : [],
  );
  return [...(lost.length > 0 ? [`${list(lost)} zerstört`] : []), ...damaged].join('; ') || 'kein Treffer';
}

/** Why the game is over. */
export const endings: Readonly<Record<Ending, (winner: Side) => string>> = {
  deathStarDestroyed: () => 'Der Todesstern ist zerstört',
  rebelsDestroyed: () => 'Kein Rebellenschiff ist mehr übrig',
  resigned: (winner) => `${upperFirst(withArticle[winner === 'rebel' ? 'empire' : 'rebel'])} hat aufgegeben`,
};
