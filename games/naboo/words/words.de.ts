import type { Outcome, Question, Viewer, Words } from '@holoboard/kernel';
import { cardNumbers, sideOf } from '../data/seats.ts';
import { starfighters } from '../data/track.ts';
import { germanRulebook } from '../rulebook/rulebook.de.ts';
import type { Ending, Frame, NabooAction, NabooEvent } from '../state.ts';
import type { NabooView, SeenFrame } from '../view.ts';
import { endings, event, seatName } from './events.de.ts';
import { labelIn } from './labels.ts';
import {
  card,
  cardAction,
  deckNames,
  grid,
  list,
  piece,
  sideNames,
  some,
  space,
  unitsText,
} from './names.de.ts';
import { isTitled, upperFirst } from './names.ts';
import { oddsLines } from './odds.ts';
import { germanOptionWords } from './options.de.ts';
import { reasonsIn } from './reasons.ts';
import { germanRefusal } from './refusals.de.ts';
import { type BoardWords, boardLines } from './text-board.ts';

/* Questions */

function question(view: NabooView, asked: Question, viewer: Viewer): string {
  if (asked.seats.length === 0) return outcomeLine(view);
  const who = list(asked.seats.map((seat) => seatName(view, seat)));
  if (asked.seats.some((seat) => seat === viewer)) return promptOf(view, asked.kind);
  if (asked.kind === 'plan') return `Noch beim Planen: ${who}.`;
  return `${who} ist am Zug. Die Frage: ${promptOf(view, asked.kind)}`;
}

function promptOf(view: NabooView, kind: string): string {
  if (kind === 'queen') return 'Bestimme insgeheim, welche Königin die echte ist.';
  const frame = view.frames.at(-1);
  if (kind === 'plan' || !frame)
    return `Wähle ${cardNumbers(view).planned} Karten in der Reihenfolge, in der du sie spielst.`;
  return prompts[frame.kind](frame);
}

const prompts: Readonly<Record<Frame['kind'], (frame: SeenFrame) => string>> = {
  card: ({ card: id = '' }) =>
    `Wähle eine Aktion ${isTitled(id) ? `von ${card(id)}` : 'der aufgedeckten Karte'}.`,
  units: (frame) =>
    `Wähle die nächste Einheit oder höre auf; übrig: ${unitsText(frame.action ?? '', frame.counts ?? [])}.`,
  move: (frame) => `Ziehe mit ${piece(frame.piece ?? '')} oder bleib stehen.`,
  attack: (frame) => `Wähle das Ziel von ${piece(frame.piece ?? '')} oder verzichte.`,
  duel: ({ piece: id = '', moves = 0, dice = 0 }) => {
    const steps = some(moves, 'Schritt', 'Schritte');
    if (dice === 0) return `Ziehe mit ${piece(id)} oder höre auf; übrig: ${steps}.`;
    if (moves === 0) return `Schlage mit ${piece(id)} oder höre auf; übrig: ${dice} Würfel.`;
    return `Ziehe oder schlage mit ${piece(id)} oder höre auf; übrig: ${steps} und ${dice} Würfel.`;
  },
  bonus: (frame) => `Wähle den Stapel der nächsten Bonuskarte; zu ziehen: ${frame.cards}.`,
  block: (frame) => `Sperre vor Anakin bis zu ${some(frame.hits ?? 0, 'Lücke', 'Lücken')}.`,
  deploy: ({ starfighter = '' }) => {
    const { dice = 0, printed = [] } = starfighters.find(({ id }) => id === starfighter) ?? {};
    return `Wähle das Raster für ${grid(starfighter)}: ${dice} Würfel, Sternjäger auf ${list(printed)}.`;
  },
  send: () => 'Wähle die Gruppe, deren Droiden in den Palast ziehen.',
  take: () => 'Wähle, wie viele Droiden der Gruppe gehen.',
  arrive: (frame) => `Wähle, wo ${some(frame.droids ?? 0, 'Droide', 'Droiden')} im Sammelraum eintreffen.`,
  activate: () => 'Wähle ein freies Feld neben einem MTT für die neuen Droiden.',
};

/* Actions */

function bareAction(chosen: NabooAction): string {
  switch (chosen.type) {
    case 'queen':
      return `Die ${chosen.queen === 'redQueen' ? 'Rote' : 'Violette'} Königin ist echt`;
    case 'plan':
      return `Plane ${chosen.cards.map(card).join(', dann ') || 'nichts'}`;
    case 'choose':
      return upperFirst(cardAction(chosen.action));
    case 'use':
      return piece(chosen.piece);
    case 'done':
      return 'Aufhören';
    case 'move':
      return `Ziehe nach ${space(chosen.to)}`;
    case 'stay':
      return 'Bleib stehen';
    case 'attack':
      return `Greife an: ${piece(chosen.target)}`;
    case 'hold':
      return 'Verzichte auf den Angriff';
    case 'strike':
      return `Schlage mit ${some(chosen.dice, 'Würfel', 'Würfeln')}: ${piece(chosen.target)}`;
    case 'bonus':
      return `Ziehe vom ${deckNames[chosen.deck as keyof typeof deckNames]}`;
    case 'block':
      return `Sperre ${chosen.slots.length > 0 ? list(chosen.slots) : 'nichts'}`;
    case 'deploy':
      return `Lege sie auf ${grid(chosen.grid)}`;
    case 'send':
      return `Schicke ${piece(chosen.group)}`;
    case 'take':
      return `Nimm ${some(chosen.droids, 'Droiden', 'Droiden')}`;
    case 'arrive':
      return `Ankunft auf ${list(chosen.spaces)}`;
    case 'activate':
      return `Aktiviere auf ${space(chosen.to)}`;
  }
}

function outcomeLine(view: NabooView): string {
  const reason = view.ending ? endings[view.ending] : 'das Spiel ist zu Ende';
  return view.winner
    ? `${upperFirst(sideNames[view.winner])} gewinnt in Runde ${view.round}: ${reason}.`
    : `Das Spiel endet unentschieden: ${reason}.`;
}

function outcome(view: NabooView, { ranks, reason }: Outcome): string {
  const why = endings[reason as Ending];
  if (!ranks.includes(2)) return `Das Spiel endet unentschieden: ${why}.`;
  return `${upperFirst(sideNames[sideOf(view, ranks.indexOf(1))])} gewinnt in Runde ${view.round}: ${why}.`;
}

const boardWords: BoardWords = {
  round: (round, lead, shield) =>
    `Runde ${round}. Zuerst spielt ${lead}. Der Schild ist ${shield ? 'oben' : 'gefallen'}.`,
  palace: (pieces, throne, pool) =>
    `Naboos Figuren im Palast: ${pieces}. Thronsaal: ${throne}. Vernichtete Droiden: ${pool.join(' und ')}.`,
  real: (isRed) => ` Echt ist die ${isRed ? 'Rote' : 'Violette'} Königin.`,
  levels: ['Die Ebene:', 'Dritter Stock (Thronsaal im Westen):', 'Zweiter Stock:', 'Erster Stock und Hof:'],
  core: 'Reaktorkern',
  inCore: (id, space, left) => `${id} auf ${space} (${left} übrig)`,
  empty: 'leer',
  space: (anakin, cards) => `Weltraum: Anakin auf ${anakin} von 5; ${cards} Sternjäger-Karten verdeckt.`,
  card: (id, dice, slots) => `${id} (${dice} Würfel, x bei ${slots})`,
  under: 'unter',
  hand: (count) => `${count} auf der Hand`,
  planned: (count, bonus) => `${count} geplant${bonus > 0 ? ` + ${bonus} Bonus` : ''}`,
  waiting: (count, planning) => `${count} Bonus für ${planning ? 'diese' : 'die nächste'} Runde`,
  hasPlanned: 'hat geplant',
  handMark: 'Hand',
  planMark: 'Plan',
  deck: (id, left, discarded) => `${deckNames[id]}: ${left} übrig, ${discarded} abgelegt.`,
  seat: seatName,
  cardName: card,
};

/** The Queen's Gambit in German. */
export const germanWords: Words<NabooAction, NabooEvent, NabooView> = {
  seat: seatName,
  question,
  action: (_view, chosen) => bareAction(chosen),
  target: (view, target, picked) => labelIn('de', view, target, picked),
  odds: (view, _seat, chosen) => oddsLines('de', view, chosen),
  reasons: (view, _seat, chosen, other) => reasonsIn('de', view, chosen, other),
  event,
  refusal: germanRefusal,
  outcome,
  board: (view) => boardLines(view, boardWords),
  options: germanOptionWords,
  rulebook: germanRulebook,
};
