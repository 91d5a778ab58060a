import type { DeckId } from '../data/cards.ts';
import { seatingOf, sideOf } from '../data/seats.ts';
import { controlShip } from '../data/track.ts';
import type { Die, Ending, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { card, cardAction, deckNames, grid, list, piece, sideNames, some, space } from './names.de.ts';
import { isSomebody, upperFirst } from './names.ts';

/** Who sits on a seat. */
export function seatName(view: NabooView, seat: number): string {
  const isNaboo = sideOf(view, seat) === 'naboo';
  const theatre = seatingOf(view).theatres[seat];
  if (theatre === 'all') return isNaboo ? 'Naboo' : 'Handelsföderation';
  return `${isNaboo ? 'Naboo' : 'HF'} ${theatre === 'palace' ? 'Palast' : 'Ebene'}`;
}

export const endings: Readonly<Record<Ending, string>> = {
  palaceHeld: 'von Naboos Figuren im Palast sind nur noch zwei übrig',
  throneRoom: 'das Kontrollschiff ist zerstört, und Naboo hält den Thronsaal',
  maulDefeated: 'das Kontrollschiff ist zerstört, und Darth Maul ist tot',
  roundLimit: 'die letzte Runde ist gespielt',
  outOfCards: 'niemand hat mehr eine Karte',
  resigned: 'die andere Seite hat aufgegeben',
};

const colours: Readonly<Record<string, string>> = {
  red: 'rot',
  gray: 'grau',
  green: 'grün',
  gold: 'gold',
  blue: 'blau',
};

/** Dice as they fell. */
function diceText(dice: readonly Die<string>[]): string {
  const shown = dice.map(({ colour, shows, riposte }) => `${colours[colour]} ${riposte ? 'Riposte' : shows}`);
  return shown.join(', ') || 'keine Würfel';
}

function deck(id: string): string {
  return deckNames[id as DeckId];
}

function cardsText(count: number): string {
  return some(count, 'Karte', 'Karten');
}

function droidsText(count: number): string {
  return some(count, 'Droide', 'Droiden');
}

function hitsText(count: number): string {
  return some(count, 'Treffer', 'Treffer');
}

/** What happened, as a sentence of the log. */
export function event(view: NabooView, happened: NabooEvent): string {
  const who = 'seat' in happened ? seatName(view, happened.seat) : '';
  switch (happened.type) {
    case 'queenChosen':
      return happened.queen
        ? `${who} bestimmt die ${happened.queen === 'redQueen' ? 'Rote' : 'Violette'} Königin zur echten.`
        : `${who} hat die echte Königin bestimmt.`;
    case 'roundStarted':
      return `Runde ${happened.round} beginnt; zuerst spielt ${seatName(view, happened.lead)}.`;
    case 'drew':
      return `${who} zieht ${happened.cards ? list(happened.cards.map(card)) : cardsText(happened.count)} vom ${deck(happened.deck)}.`;
    case 'shuffled':
      return `Die Ablage wird zum neuen ${deck(happened.deck)} mit ${cardsText(happened.count)} gemischt.`;
    case 'planned':
      return happened.cards?.length
        ? `${who} plant ${happened.cards.map(card).join(', dann ')}.`
        : `${who} hat geplant.`;
    case 'flipped':
      return `${who} ${happened.from === 'deck' ? 'zieht' : 'deckt auf:'} ${happened.from === 'bonus' ? 'die Bonuskarte ' : ''}${card(happened.card)}.`;
    case 'cardLost':
      return `Nichts auf ${card(happened.card)} ist möglich: ${who} legt die Karte ab.`;
    case 'actionChosen':
      return `${who} wählt: ${cardAction(happened.action)}.`;
    case 'nothingDrawn':
      return `Vom ${deck(happened.deck)} ist nichts mehr zu ziehen.`;
    case 'bonusDrawn':
      return `${who} zieht verdeckt eine Bonuskarte vom ${deck(happened.deck)}.`;
    case 'bonusLost':
      return `Für ${some(happened.cards, 'Bonuskarte', 'Bonuskarten')} sind keine Karten mehr da.`;
    case 'resigned':
      return `${who} gibt auf.`;
    case 'won':
      return `${upperFirst(sideNames[happened.side])} gewinnt: ${endings[happened.reason]}.`;
    case 'drawn':
      return `Das Spiel endet unentschieden: ${endings[happened.reason]}.`;
    case 'moved':
      return `${piece(happened.piece)} zieht von ${space(happened.path[0] ?? '')} nach ${space(happened.path.at(-1) ?? '')}.`;
    case 'attacked':
      return `${piece(happened.piece)} greift an, Ziel ${piece(happened.target)}: ${diceText(happened.dice)}.`;
    case 'defended':
      return `${piece(happened.piece)} verteidigt sich: ${diceText(happened.dice)}.`;
    case 'missed':
      return `Kein Treffer kommt durch: ${piece(happened.target)}.`;
    case 'hurt':
      return `${piece(happened.piece)} nimmt ${hitsText(happened.hits)}${happened.riposte ? ' durch eine Riposte' : ''}; es bleiben ${happened.left}.`;
    case 'destroyed': {
      const riposte = happened.riposte ? ' durch eine Riposte' : '';
      const real =
        happened.real === undefined ? '' : happened.real ? ', die echte,' : ', eine Doppelgängerin,';
      return `${piece(happened.piece)}${real} ${isSomebody(happened.piece) ? 'fällt' : 'ist vernichtet'}${riposte}.`;
    }
    default:
      return elsewhere(happened);
  }
}

type OtherEvent = Extract<
  NabooEvent,
  {
    readonly type:
      | 'shieldDown'
      | 'recovered'
      | 'droidsSent'
      | 'droidArrived'
      | 'droidsLost'
      | 'droidsActivated'
      | 'starfighterDrawn'
      | 'starfighterDeployed'
      | 'screened'
      | 'blocked'
      | 'flew'
      | 'starfighterPassed'
      | 'anakinAdvanced'
      | 'droidsShutDown';
  }
>;

/** What happened to shield and droids, and in space. */
function elsewhere(happened: OtherEvent): string {
  switch (happened.type) {
    case 'shieldDown':
      return 'Der Schild fällt.';
    case 'recovered':
      return `${piece(happened.piece)} erholt sich von ${happened.points} Schaden; es bleiben ${happened.left}.`;
    case 'droidsSent':
      return `${droidsText(happened.droids)} von ${piece(happened.group)} ziehen in den Palast ab.`;
    case 'droidArrived':
      return `${piece(happened.piece)} trifft auf ${space(happened.space)} ein.`;
    case 'droidsLost':
      return `${droidsText(happened.droids)} ohne freien Platz sind aus dem Spiel.`;
    case 'droidsActivated':
      return `${piece(happened.piece)} wird auf ${space(happened.space)} aktiviert, mit ${droidsText(happened.droids)}.`;
    case 'starfighterDrawn':
      return `Die Handelsföderation deckt ${grid(happened.starfighter)} auf.`;
    case 'starfighterDeployed':
      return `${grid(happened.starfighter)} liegt nun auf ${grid(happened.grid)}.`;
    case 'screened':
      return `Die Handelsföderation sichert ${grid(happened.grid)}: ${diceText(happened.dice)}.`;
    case 'blocked':
      return `Die Handelsföderation sperrt ${happened.slots.length > 0 ? list(happened.slots) : 'nichts'}.`;
    case 'flew': {
      const sum = happened.dice.reduce((total, die) => total + die, 0);
      return `Anakin fliegt die ${sum} an (${happened.dice.join(' + ')}) und ${happened.through ? 'kommt durch' : 'wird abgedrängt'}.`;
    }
    case 'starfighterPassed':
      return `${grid(happened.starfighter)} ist durchflogen und aus dem Spiel.`;
    case 'anakinAdvanced':
      return happened.to === controlShip
        ? 'Anakin zerstört das Droidenkontrollschiff.'
        : `Anakin erreicht Feld ${happened.to} von ${controlShip}.`;
    case 'droidsShutDown':
      return `Alle Droiden schalten sich ab: ${some(happened.pieces.length, 'Figur verlässt', 'Figuren verlassen')} die Pläne.`;
  }
}
