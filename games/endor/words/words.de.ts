import type { Outcome, Question, Viewer, Words } from '@holoboard/kernel';
import { duelTracks, numbers, redeemableAt } from '../data/numbers.ts';
import { cardsPerRound } from '../data/seats.ts';
import { type ShipType, type Side, ships } from '../data/ships.ts';
import { germanRulebook } from '../rulebook/rulebook.de.ts';
import type { Ending, EndorAction, EndorEvent, Phase } from '../state.ts';
import type { EndorView } from '../view.ts';
import {
  card,
  endings,
  event,
  fleet,
  list,
  place,
  seatName,
  sideNames,
  some,
  withArticle,
} from './events.de.ts';
import { isAlone, labelIn, nameIn } from './labels.ts';
import { names as allNames, counted, isMarker, upperFirst } from './names.ts';
import { oddsLines } from './odds.ts';
import { optionWords } from './options.ts';
import { reasonsIn } from './reasons.ts';
import { germanRefusal } from './refusals.de.ts';
import { type BoardWords, boardLines, sideIn } from './text-board.ts';

const names = allNames.de;

/** Special ships as the object of a sentence. */
function object(ship: ShipType, count: number): string {
  return ship === 'falcon' ? 'den Millennium Falken' : fleet(ship, count);
}

/* Questions */

/** What is to be done, as a command and as an infinitive. */
interface Task {
  readonly command: string;
  readonly infinitive: string;
}

function question(view: EndorView, asked: Question, viewer: Viewer, path: readonly string[] = []): string {
  if (asked.seats.length === 0) return view.winner ? outcomeLine(view) : 'Das Spiel ist zu Ende.';
  const { command, infinitive } = tasks[asked.kind as Phase](view);
  if (asked.seats.some((seat) => seat === viewer))
    return nextStep(view, asked.kind as Phase, path.map(nameIn)) ?? command;
  const who = list(asked.seats.map((seat) => seatName(view, seat)));
  if (asked.kind === 'plan') return `Noch beim Planen: ${who}.`;
  return `${who} soll ${infinitive}.`;
}

const tasks: Readonly<Record<Phase, (view: EndorView) => Task>> = {
  plan: ({ hands }) => ({
    command: `Wähle ${cardsPerRound(hands.length)} Karten, die erste kommt nach oben.`,
    infinitive: 'planen',
  }),
  chooseOrder: (view) => ({
    command: `Wähle einen Befehl von ${card(view.card ?? '')}.`,
    infinitive: `einen Befehl von ${card(view.card ?? '')} wählen`,
  }),
  move: (view) => {
    const what = object((view.order ?? 'xwing') as ShipType, 0).replace(/^0 /, '');
    const infinitive = `${what} bewegen`;
    if (view.moved.length > 0)
      return { command: `Bewege weitere ${what} dorthin, oder lass es dabei.`, infinitive };
    const extra = view.order === 'tie' ? 'Oder sende neue aus, oder bleibe stehen.' : 'Oder bleibe stehen.';
    return { command: `Bewege ${what}: Von wo? ${extra}`, infinitive };
  },
  target: () => ({
    command: 'Wähle, was du angreifst, oder halte das Feuer.',
    infinitive: 'ein Ziel für den Angriff wählen',
  }),
  fire: () => ({
    command: 'Wähle, wohin der Todesstern feuert.',
    infinitive: 'ein Ziel für den Todesstern wählen',
  }),
  ambush: () => ({
    command: 'Wähle, wie viele Sturmtruppen du aufstellst.',
    infinitive: 'Sturmtruppen aufstellen',
  }),
  reroll: ({ dice }) => ({
    command: `Gewürfelt sind ${list(dice)}: Wirf einen Würfel neu oder behalte alle.`,
    infinitive: 'einen Würfel neu werfen oder alle behalten',
  }),
  assign: ({ dice, target }) => ({
    command: `Gewürfelt sind ${list(dice)}: Wähle die Schiffe in ${place(target ?? '')}, die getroffen werden.`,
    infinitive: 'die Treffer verteilen',
  }),
  over: () => ({ command: 'Das Spiel ist zu Ende.', infinitive: 'aufhören' }),
};

/** Which step of the decision is next, after the things that were pointed at; nothing before the first. */
function nextStep(view: EndorView, phase: Phase, [first, second, ...more]: readonly string[]): string | null {
  // The card lies open with its orders: its name would only take room.
  if (phase === 'chooseOrder') return 'Wähle einen Befehl deiner Karte.';
  if (first === undefined) return null;
  const what = view.order ? names.orders[view.order] : 'Schiffe';
  switch (phase) {
    case 'plan': {
      const left = cardsPerRound(view.hands.length) - [second, ...more].filter(Boolean).length - 1;
      return left > 0
        ? `Wähle noch ${left}; oben liegt ${card(first)}.`
        : 'Lege den Stapel hin, oder nimm eine Karte zurück.';
    }
    case 'move':
      return second === undefined
        ? `${what} von ${place(first)}: Wohin?${isAlone(view) ? ' Oder bleibe stehen.' : ''}`
        : `Von ${place(first)} nach ${place(second)}: Wie viele ${what}?`;
    case 'target':
      return `${upperFirst(place(first))} angreifen: Von wo aus?`;
    default:
      return null;
  }
}

/* Actions */

function action(view: EndorView, chosen: EndorAction): string {
  switch (chosen.type) {
    case 'plan':
      return `${chosen.cards.map(card).join(', dann ')} planen`;
    case 'order':
      return names.orders[chosen.order];
    case 'pass':
      return 'Karte ohne Befehl ablegen';
    case 'move':
      return moveText(view, chosen);
    case 'deploy':
      return `${fleet('tie', numbers.deployed)} aus der Reserve aussenden`;
    case 'stay':
      return view.moved.length > 0 ? 'Nicht weiter bewegen' : 'Stehen bleiben';
    case 'attack':
      return `${upperFirst(place(chosen.at))} von ${place(chosen.from)} aus angreifen`;
    case 'hold':
      return 'Feuer halten';
    case 'fire':
      return `Auf ${place(chosen.at)} feuern`;
    case 'ambush':
      return `${some(chosen.troopers, 'Sturmtruppe', 'Sturmtruppen')} aufstellen`;
    case 'reroll':
      return `Eine ${chosen.die} neu werfen`;
    case 'keep':
      return 'Würfel behalten';
    case 'assign':
      return `${upperFirst(list(counted(chosen.hits).map(([ship, count]) => hitText(ship, count))) || 'nichts')} treffen`;
  }
}

function moveText(view: EndorView, { from, to, ships: count }: EndorAction & { type: 'move' }): string {
  const what = upperFirst(object((view.order ?? 'xwing') as ShipType, count));
  return isMarker(from)
    ? `${what} von ${place(from)} nach ${place(to)} starten`
    : `${what} von ${place(from)} nach ${place(to)} bewegen`;
}

function hitText(ship: ShipType, count: number): string {
  const special = ship === 'falcon' || ship === 'executor';
  return special && count > 1 ? `${object(ship, 1)} ${count}-mal` : object(ship, count);
}

function outcomeLine(view: EndorView): string {
  return victory(view, view.winner ?? 'rebel', view.ending ?? 'resigned');
}

function victory(view: EndorView, winner: Side, ending: Ending): string {
  return `${upperFirst(withArticle[winner])} gewinnt in Runde ${view.round}: ${endings[ending](winner)}.`;
}

function outcome(view: EndorView, { ranks, reason }: Outcome): string {
  return victory(view, sideIn(view, ranks.indexOf(1)), reason as Ending);
}

/* The board as text */

function left(hits: number, most: number): string {
  return hits > 0 ? `${hits} von ${most}` : 'zerstört';
}

const boardWords: BoardWords = {
  names,
  seat: seatName,
  round: (round, down) => `Runde ${round}. Der Schild ist ${down ? 'GEFALLEN' : 'OBEN'}.`,
  columns: ['Sektor', 'Schiffe', 'Berührt'],
  rings: {
    inner: 'Innerer Ring, neben dem Todesstern',
    middle: 'Mittlerer Ring',
    outer: 'Äußerer Ring',
    centre: 'Im Todesstern',
  },
  markers: 'Flottenmarker, jeder neben dem Sektor, in den er startet',
  destroyed: 'zerstört',
  empty: 'leer',
  team: (space, last) => `Endor: Der Stoßtrupp (T) ist auf Feld ${space} von ${last}.`,
  troopers: (spaces, supply) =>
    `Sturmtruppen (s) ${spaces.length > 0 ? `auf ${list(spaces)}` : 'auf keinem Feld'}, ${supply} im Vorrat.`,
  ships: (view) =>
    `Übrige Treffer: Falke ${left(view.falcon, ships[3]?.hits ?? 0)}, Executor ${left(view.executor, ships[5]?.hits ?? 0)}. Reserve: ${view.reserve} TIE.`,
  lost: (ships) => `Verloren: ${ships}.`,
  duel: (view) => {
    const most = duelTracks[view.options.duelTracks];
    const red = redeemableAt.includes(view.vader) ? ' (rot)' : '';
    return `Duell: Luke ${left(view.luke, most.luke)}, Vader ${view.redeemed ? 'geläutert' : `${left(view.vader, most.vader)}${red}`}.`;
  },
  deck: (side, deck, discards) =>
    `${sideNames[side]}: ${deck} im Stapel, ${discards} abgelegt${discards > 0 ? ':' : ''}`,
  outside: () => '  sicher nicht in diesem Stapel:',
  hand: (count) => `${count} auf der Hand`,
  pile: (planned, bonus, older) =>
    `Befehlsstapel ${planned}${bonus > 0 ? ` + ${bonus} Bonus` : ''}${older > 0 ? ` (${older} von vor dem Mischen)` : ''}`,
  hasPlanned: 'hat geplant',
  playing: (text) => `spielt ${text}`,
  order: (order) => `Befehl ${order};`,
  moved: (count, sector) => `${count} nach ${sector};`,
  origins: (places) => `von ${places.join(', ')};`,
  deployed: 'ausgesandt;',
  attack: (from, target) => `Angriff von ${from} auf ${target};`,
  aimed: (target) => `Schuss auf ${target};`,
  dice: (dice) => `Würfel ${dice.join(' ')}`,
  won: outcomeLine,
};

/** The Battle of Endor in German. */
export const germanWords: Words<EndorAction, EndorEvent, EndorView> = {
  seat: seatName,
  question,
  action,
  target: (view, target) => labelIn('de', view, target),
  odds: (view, _seat, chosen) => oddsLines('de', view, chosen),
  reasons: (view, seat, chosen, other) => reasonsIn('de', action, view, seat, chosen, other),
  event,
  refusal: germanRefusal,
  outcome,
  board: (view) => boardLines(view, boardWords),
  options: optionWords.de,
  rulebook: germanRulebook,
};
