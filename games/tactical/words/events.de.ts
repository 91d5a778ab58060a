import type { Seat } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import { command } from '../data/strategies.ts';
import type { TacticalView } from '../view.ts';
import { einheit, himmelsrichtung, sitz, strategie, zoll } from './names.de.ts';
import {
  armyText,
  attackSum,
  boxesOf,
  cardName,
  commanderBonus,
  eraName,
  factionName,
  sumOf,
  tableName,
  wayOfMove,
  weaponName,
} from './names.ts';

const stops = {
  none: '',
  base: ' und wird von einer Einheit aufgehalten',
  wall: ' und wird vom Gelände aufgehalten',
  edge: ' und wird vom Rand aufgehalten',
  swamp: ' und hält in schwierigem Gelände',
} as const;

const endings = {
  eliminated: 'Eine Seite ist übrig.',
  surrendered: 'Nach einer Aufgabe ist eine Seite übrig.',
  limit: 'Das vereinbarte Ende ist da.',
} as const;

/** What happened, as a sentence of the log, in German. */
export function germanEventWords(view: TacticalView, event: TacticalEvent): string {
  const who = (seat: Seat): string => sitz(seat, view.players.length);
  const name = (id: number): string => einheit(view, id);
  switch (event.type) {
    case 'eraChosen':
      return `Die Epoche ist ${eraName(event.era)}.`;
    case 'tableChosen':
      return `Der Tisch ist ${tableName(event.table, 'ein eigener')}.`;
    case 'factionChosen':
      return `${who(event.seat)} spielt ${factionName(event.faction)}.`;
    case 'mustered':
      return event.cards
        ? `${who(event.seat)} bietet auf: ${armyText(event.cards)}.`
        : `${who(event.seat)} hat eine Armee aufgeboten.`;
    case 'ordered':
      return event.cards
        ? `${who(event.seat)} legt aus: ${event.cards.map(cardName).join(', ')}.`
        : `${who(event.seat)} hat die Karten ausgelegt.`;
    case 'commanded':
      return `${who(event.seat)} hat den Befehl vergeben und Strategiekarten gewählt.`;
    case 'placed':
      return `${who(event.seat)} stellt ${einheit(view, event.unit, event.seat)} auf.`;
    case 'loaded':
      return `${who(event.seat)} lädt ${einheit(view, event.unit, event.seat)} in ${einheit(view, event.transport, event.seat)}.`;
    case 'recalled':
      return `${who(event.seat)} nimmt ${cardName(event.card)} wieder auf.`;
    case 'abandoned':
      return `${who(event.seat)} hat keinen Platz für ${cardName(event.card)}: Die Einheit bleibt zurück.`;
    case 'readied':
      return `${who(event.seat)} ist bereit.`;
    case 'revealed':
      return 'Alle Armeen sind aufgedeckt.';
    case 'initiativeRolled':
      return `Initiative: ${event.dice.flatMap((die, seat) => (die > 0 ? [`${who(seat)} ${die}${commanderBonus(view, seat)}`] : [])).join(', ')}${event.tied ? ', Gleichstand' : ''}.`;
    case 'roundStarted':
      return `Runde ${event.round}: ${who(event.first)} beginnt.`;
    case 'activated':
      return `${who(event.seat)} aktiviert ${cardName(event.card)}.`;
    case 'selected':
      return `${name(event.unit)} handelt.`;
    case 'moved': {
      const { distance, heading } = wayOfMove(view, event);
      return distance === 0
        ? `${name(event.unit)} bleibt stehen.`
        : `${name(event.unit)} zieht ${zoll(distance)} nach ${himmelsrichtung(heading)}${stops[event.stop]}.`;
    }
    case 'ran':
      return `${name(event.unit)} stürmt mit ${weaponName(view, event.unit, event.weapon)} ${zoll(event.length)} nach ${himmelsrichtung(event.heading)}${stops[event.stop]}.`;
    case 'shifted':
      return `${name(event.unit)} wird zur Seite geschoben.`;
    case 'leftTable':
      return `${name(event.unit)} fliegt vom Tisch.`;
    case 'aimed':
      return `${name(event.unit)} greift ${name(event.target)} mit ${weaponName(view, event.unit, event.weapon)} an.`;
    case 'outOfRange':
      return 'Außer Reichweite: daneben.';
    case 'attackRolled': {
      const { sum, hit } = attackSum(event);
      const dice = event.cover ? `${event.dice.join(' und ')} durch Deckung, ` : '';
      return `${event.again ? 'Noch einmal: ' : ''}${dice}${sum} gegen ${event.needed}: ${hit ? 'Treffer' : 'daneben'}.`;
    }
    case 'hit':
      return event.six ? 'Eine 6: Treffer.' : 'Treffer.';
    case 'missed':
      return event.one ? 'Eine 1: daneben.' : 'Daneben.';
    case 'defenceRolled':
      return `Abwehr ${sumOf(event.die, event.total)} gegen Stärke ${event.power}: ${event.total >= event.power ? 'sie hält' : '1 Schaden'}.`;
    case 'damaged': {
      const [left, of] = boxesOf(view, event.unit, event.hull);
      const how =
        event.by === 'deflect'
          ? `Der eigene Schuss trifft ${name(event.unit)}: `
          : event.by === 'six'
            ? 'Die 6 macht 1 Schaden: '
            : '';
      return `${how}${how === '' ? 'Noch' : 'noch'} ${left} von ${of}.`;
    }
    case 'defeated':
      return `${name(event.unit)} ist besiegt.`;
    case 'crashRolled':
      return `${name(event.transport)} stürzt mit Ladung ab: ${event.dice.join(', ')}.`;
    case 'crushed':
      return `Niemand entkommt ${name(event.transport)}.`;
    case 'survived':
      return `${name(event.unit)} entkommt dem Wrack.`;
    case 'boarded':
      return `${name(event.unit)} steigt in ${name(event.transport)}.`;
    case 'dropped':
      return `${name(event.unit)} verlässt ${name(event.transport)}.`;
    case 'repaired':
      return `${name(event.unit)} repariert ${name(event.target)}: ${boxesOf(view, event.target, event.hull).join(' von ')}.`;
    case 'finished':
      return event.held ? 'Der Schuss bleibt aus.' : `${name(event.unit)} ist fertig.`;
    case 'rotated':
      return `${cardName(event.card)} von ${who(event.seat)} ist fertig.`;
    case 'strategyPlayed':
      return `${who(event.seat)} spielt ${strategie(event.strategy)}.`;
    case 'smokeLaid':
      return 'Rauch steigt auf.';
    case 'bombarded':
      return 'Granaten fallen.';
    case 'bombardmentRolled':
      return `${name(event.unit)} würfelt ${event.die}; ab ${command.bombardmentFrom} ist das ein Schaden.`;
    case 'dieRerolled':
      return `Der Befehlshaber von ${who(event.seat)} lässt eine ${event.was} wiederholen: ${event.die}.`;
    case 'returned':
      return `${name(event.unit)} kommt aus den Reserven zurück.`;
    case 'timeRanOut':
      return 'Die vereinbarte Zeit ist um; diese Aktivierung ist die letzte.';
    case 'eliminated':
      return `${who(event.seat)} hat keine Einheit mehr.`;
    case 'surrendered':
      return `${who(event.seat)} gibt auf.`;
    case 'ended':
      return `${endings[event.reason]} Punkte: ${event.points.map((points, seat) => `${who(seat)} ${points}`).join(', ')}.`;
  }
}
