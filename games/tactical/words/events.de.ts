import type { Seat } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import type { TacticalView } from '../view.ts';
import { einheit, grad, sitz, strategie, zoll } from './names.de.ts';
import { armyText, cardName, eraName, factionName, tableName, weaponName } from './names.ts';

const stops = {
  none: '',
  base: ' und wird von einer Einheit aufgehalten',
  wall: ' und wird vom Gelände aufgehalten',
  edge: ' und wird vom Rand aufgehalten',
  swamp: ' und hält in schwierigem Gelände',
} as const;

const causes = {
  six: 'die 6',
  hit: 'den Treffer',
  deflect: 'den eigenen Schuss',
  bombardment: 'das Bombardement',
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
      return `${who(event.seat)} stellt ${einheit(view, event.unit, event.seat)} bei ${zoll(event.x)} / ${zoll(event.y)} auf.`;
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
      return `Initiative: ${event.dice.flatMap((die, seat) => (die > 0 ? [`${who(seat)} ${die}`] : [])).join(', ')}${event.tied ? ', Gleichstand' : ''}.`;
    case 'roundStarted':
      return `Runde ${event.round}: ${who(event.first)} beginnt.`;
    case 'activated':
      return `${who(event.seat)} aktiviert ${cardName(event.card)}.`;
    case 'selected':
      return `${name(event.unit)} handelt.`;
    case 'moved':
      return event.speed === 0
        ? `${name(event.unit)} bleibt stehen.`
        : `${name(event.unit)} bewegt sich ${zoll(event.speed)} Zoll Richtung ${grad(event.heading)}${stops[event.stop]}.`;
    case 'ran':
      return `${name(event.unit)} stürmt ${zoll(event.length)} Zoll mit ${weaponName(view, event.unit, event.weapon)}${stops[event.stop]}.`;
    case 'shifted':
      return `${name(event.unit)} wird nach ${zoll(event.x)} / ${zoll(event.y)} verschoben.`;
    case 'leftTable':
      return `${name(event.unit)} fliegt vom Tisch.`;
    case 'aimed':
      return `${name(event.unit)} greift ${name(event.target)} mit ${weaponName(view, event.unit, event.weapon)} an.`;
    case 'outOfRange':
      return `${name(event.target)} ist außer Reichweite: vorbei.`;
    case 'attackRolled':
      return `${event.again ? 'Noch einmal: ' : ''}${event.dice.join(' und ')}${event.cover ? ' durch Deckung' : ''}; ${event.total} gegen ${event.needed}.`;
    case 'hit':
      return `${name(event.target)} ist getroffen${event.six ? ', mit einer 6' : ''}.`;
    case 'missed':
      return `${name(event.target)} ist verfehlt${event.one ? ', mit einer 1' : ''}.`;
    case 'defenceRolled':
      return `${name(event.unit)} wehrt mit ${event.die} ab: ${event.total} gegen Stärke ${event.power}.`;
    case 'damaged':
      return `${name(event.unit)} nimmt Schaden durch ${causes[event.by]}: noch ${event.hull}.`;
    case 'defeated':
      return `${name(event.unit)} von ${who(event.seat)} ist besiegt.`;
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
      return `${name(event.target)} ist repariert: ${event.hull}.`;
    case 'finished':
      return `${name(event.unit)} ist fertig.`;
    case 'rotated':
      return `${cardName(event.card)} von ${who(event.seat)} ist fertig.`;
    case 'strategyPlayed':
      return `${who(event.seat)} spielt ${strategie(event.strategy)}.`;
    case 'smokeLaid':
      return `Rauch steigt bei ${zoll(event.x)} / ${zoll(event.y)} auf.`;
    case 'bombarded':
      return `Granaten fallen um ${zoll(event.x)} / ${zoll(event.y)}.`;
    case 'bombardmentRolled':
      return `${name(event.unit)} würfelt ${event.die}.`;
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
