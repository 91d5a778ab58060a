import { houseRefusal, type Question, type Refusal, type Viewer, type Words } from '@holoboard/kernel';
import type { HothOptions } from '../options.ts';
import { germanRulebook } from '../rulebook/rulebook.de.ts';
import type { HothAction, HothEvent, Phase } from '../state.ts';
import type { HothView } from '../view.ts';
import { isAmongAsteroids, type PlaceNames, placeName } from './names.ts';
import { oddsIn } from './odds.ts';
import { optionWords } from './options.ts';
import { reasonsIn } from './reasons.ts';
import { type BoardWords, boardLines } from './text-board.ts';

const commanderNames = ['Blau Eins', 'Grün Eins', 'Orange Eins', 'Violett Eins'];

function commander(seat: number): string {
  return commanderNames[seat] ?? `Platz ${seat + 1}`;
}

const placeNames: PlaceNames = {
  zones: {
    hothPlanet: 'Planet Hoth',
    hothInner: 'Hoth-Innenring',
    hothOuter: 'Hoth-Außenring',
    hyperspace: 'Hyperraum',
    dantooineOuter: 'Dantooine-Außenring',
    dantooineInner: 'Dantooine-Innenring',
    dantooinePlanet: 'Planet Dantooine',
  },
  marks: { tie: 'TIE-Symbol', red: 'rot', asteroids: 'Asteroiden' },
};

function spaceName(id: string): string {
  return placeName(placeNames, id);
}

function spaces(count: number): string {
  return count === 1 ? '1 Feld' : `${count} Felder`;
}

function pieces(count: number): string {
  return count === 1 ? '1 Teil' : `${count} Teile`;
}

/* Questions */

/** What is to be done, as a command and as an infinitive; `because` is added for the one who is asked. */
interface Task {
  readonly command: string;
  readonly what: string;
  readonly infinitive: string;
  readonly because?: string;
}

function question(view: HothView, asked: Question, viewer: Viewer): string {
  const seat = asked.seats[0];
  if (seat === undefined)
    return view.winner === null ? 'Das Spiel ist zu Ende.' : `${commander(view.winner)} hat gewonnen.`;
  const task = tasks[view.phase](view);
  if (viewer !== seat) return `${commander(seat)} soll ${task.what} ${task.infinitive}.`;
  return `${task.command} ${task.what}${task.because ? `: ${task.because}` : ''}.`;
}

function spinning(what: string, because?: string): Task {
  return { command: 'Drehe', what, infinitive: 'drehen', ...(because ? { because } : {}) };
}

const tasks: Readonly<Record<Phase, (view: HothView) => Task>> = {
  rebelSpin: () => spinning('die Rebellenscheibe'),
  rebelMove: (view) => ({
    command: 'Fliege',
    what: range(view),
    infinitive: 'fliegen',
    ...(view.spun === null ? { because: slowReason(view) } : {}),
  }),
  vaderSpin: () => spinning('die Imperiumsscheibe für Darth Vader'),
  vaderOrder: () => ({
    command: 'Spiele',
    what: 'eine Befehlskarte für Darth Vader',
    infinitive: 'spielen',
  }),
  vaderMove: (view) => ({ command: 'Bewege', what: `Vader ${range(view)}`, infinitive: 'bewegen' }),
  attackSpin: (view) => spinning('die Imperiumsscheibe für den Angriff', `Vader greift ${victim(view)} an`),
  over: () => ({ command: 'Beende', what: 'das Spiel', infinitive: 'beenden' }),
};

/** Whom Vader attacks next. */
function victim({ targets: [seat] }: HothView): string {
  return seat === undefined ? 'niemanden' : commander(seat);
}

function range(view: HothView): string {
  return view.free ? `1 bis ${spaces(view.steps)}` : spaces(view.steps);
}

/** Why a Rebel flies without a spin. */
function slowReason(view: HothView): string {
  const rebel = view.rebels[view.active];
  return isAmongAsteroids(rebel?.space)
    ? 'du bist zwischen Asteroiden'
    : `dein Jäger hat noch ${pieces(rebel?.pieces ?? 0)}`;
}

/* Actions */

function action(view: HothView, chosen: HothAction): string {
  switch (chosen.type) {
    case 'spin':
      return 'Drehen';
    case 'fly':
      return `${chosen.slide ? 'Fliegen und gleiten' : 'Fliegen'} nach ${spaceName(chosen.to)}`;
    case 'steer':
      return `Vader ${chosen.slide ? 'bewegen und gleiten' : 'bewegen'} nach ${spaceName(chosen.to)}`;
    case 'order':
      return `Befehl ${chosen.card} spielen`;
    case 'throttle':
      return `Drosseln: eine Marke abgeben und 1 bis ${spaces(view.steps)} fliegen`;
    case 'surge':
      return 'Machtschub: die Macht-Karte abgeben und die Zahl selbst wählen';
  }
}

/* Events */

const bursts = { miss: 'daneben', oneBurst: 'ein Einschlag', twoBursts: 'zwei Einschläge' };

const circles = { inner: 'innerer', outer: 'äußerer' };

const returnCauses = {
  surge: 'gibt die Macht-Karte für einen Machtschub ab',
  spent: 'wird von der Macht-Karte gerettet, die damit verbraucht ist',
  resigned: 'lässt die Macht-Karte neben dem Spielplan zurück',
};

/** HOTH-RULING-03: what has to be reached. */
function goalName(view: HothView): string {
  return view.options.winOnRedSpace ? 'dem roten Feld von Dantooine' : 'dem Planeten Dantooine';
}

function event(view: HothView, happened: HothEvent): string {
  const who = commander(happened.seat);
  switch (happened.type) {
    case 'turnStarted':
      return `Zug ${happened.turn}: ${who}.`;
    case 'rebelSpun':
      return `${who} dreht ${happened.free ? `1-${happened.steps}` : happened.steps} (${circles[happened.circle]} Kreis, Sektor ${happened.sector}).`;
    case 'forceTaken':
      return happened.from < 0
        ? `Die Macht ist mit ${who}: Die Macht-Karte wechselt dorthin.`
        : `Die Macht ist mit ${who}: Die Macht-Karte wechselt von ${commander(happened.from)} dorthin.`;
    case 'forceKept':
      return `Die Macht bleibt mit ${who}.`;
    case 'forceReturned':
      return `${who} ${returnCauses[happened.cause]}.`;
    case 'throttled':
      return `${who} drosselt und darf 1 bis ${spaces(happened.steps)} fliegen; übrige Marken: ${happened.left}.`;
    case 'surged':
      return `${who} nutzt den Machtschub und wählt eine Zahl von 1 bis ${happened.steps}.`;
    case 'rebelMoved':
      return `${who} fliegt ${spaces(happened.path.length)}${happened.slide ? ' und gleitet' : ''} nach ${spaceName(happened.to)}.`;
    case 'vaderMoved':
      return `${who} bewegt Vader ${spaces(happened.path.length)}${happened.slide ? ' und lässt ihn gleiten' : ''} nach ${spaceName(happened.to)}.`;
    case 'asteroidsEntered':
      return `${who} ist zwischen Asteroiden und fliegt 1 Feld je Zug.`;
    case 'repaired':
      return `${who} wird repariert: ${spaceName(happened.space)}.`;
    case 'vaderSpun':
      return `${who} dreht ${happened.steps} für Vader (Sektor ${happened.sector}).`;
    case 'orderPlayed':
      return `${who} spielt Befehl ${happened.card} für Vader.`;
    case 'ordersRenewed':
      return `${who} nimmt alle Befehlskarten zurück.`;
    case 'attackPrevented':
      return happened.by === 'force'
        ? `Die Macht-Karte schützt ${who} vor Vader.`
        : `Die Station schützt ${who} vor Vader.`;
    case 'attacked':
      return `Vader feuert auf ${who}: ${bursts[happened.burst]} (Sektor ${happened.sector}), ${damage(happened)}.`;
    case 'resigned':
      return `${who} gibt auf.`;
    case 'won':
      return happened.reason === 'landed'
        ? `${who} landet auf ${goalName(view)} und gewinnt.`
        : `${who} bleibt als Letzter übrig und gewinnt.`;
  }
}

function damage({ burst, lost, left }: Extract<HothEvent, { type: 'attacked' }>): string {
  if (lost === 0) return burst === 'miss' ? 'kein Schaden' : 'und das letzte Teil hält';
  return `${pieces(lost)} ab, noch ${left}`;
}

/* Refusals */

type Params = Refusal['params'];

const phaseNames: Readonly<Record<Phase, string>> = {
  rebelSpin: 'die Rebellenscheibe drehen',
  rebelMove: 'deinen Rebellen fliegen',
  vaderSpin: 'für Vader drehen',
  vaderOrder: 'eine Befehlskarte für Vader spielen',
  vaderMove: 'Vader bewegen',
  attackSpin: 'für den Angriff drehen',
  over: 'das Spiel beenden',
};

function due({ now }: Params): string {
  return phaseNames[now as Phase];
}

function named({ to }: Params): string {
  return spaceName(String(to));
}

/** What to say beyond the clause itself, where the situation says more. */
const particular: Readonly<Record<string, (params: Params) => string>> = {
  'HOTH-TURN-02': (params) =>
    `Die Schritte eines Zuges haben eine feste Reihenfolge; jetzt musst du ${due(params)}.`,
  'HOTH-TURN-05': (params) => `Vaders Schritt darf nicht ausfallen; jetzt musst du ${due(params)}.`,
  'HOTH-RULING-17': () => 'Jeder Angriff muss gedreht werden; keiner darf ausfallen.',
  'HOTH-MOVE-04': ({ steps, distance, ...rest }) =>
    `Du musst genau ${spaces(Number(steps))} fliegen; ${named(rest)} ist ${distance} entfernt.`,
  'HOTH-MOVE-05': ({ steps, distance, ...rest }) =>
    `Du darfst 1 bis ${spaces(Number(steps))} fliegen; ${named(rest)} ist ${distance} entfernt.`,
  'HOTH-AST-01': () => 'Zwischen Asteroiden fliegst du nur 1 Feld je Zug.',
  'HOTH-MOVE-10': (params) => `${named(params)} erreichst du nur gleitend; sage dazu, dass du gleitest.`,
  'HOTH-MOVE-13': ({ yellow }) =>
    `Du bist auf ${spaceName(String(yellow))} stehen geblieben; Gleiten lässt sich nicht für später aufheben.`,
  'HOTH-MOVE-15': ({ yellow }) =>
    `Deine Zahl muss genau auf ${spaceName(String(yellow))} enden, damit du dort gleiten kannst.`,
  'HOTH-VADER-02': ({ steps, least = steps }) =>
    least === steps
      ? `Vader muss genau ${spaces(Number(steps))} ziehen.`
      : `Vader darf ${least} bis ${steps} Felder ziehen.`,
  'HOTH-VADER-10': ({ steps, least = steps }) => {
    const number = least === steps ? steps : `${least} bis ${steps}`;
    return `Vader zieht ${number} vor oder ${number} zurück, nie von beidem etwas.`;
  },
  'HOTH-DMG-02': () => damagedSpeed(4),
  'HOTH-DMG-03': () => damagedSpeed(3),
  'HOTH-DMG-04': () => damagedSpeed(2),
  'HOTH-DMG-05': () => damagedSpeed(1),
  'HOTH-HOUSE-01': ({ card }) =>
    card === undefined ? clauseText('HOTH-HOUSE-01') : `Befehl ${card} hast du schon gespielt.`,
};

function damagedSpeed(count: number): string {
  return `Dein beschädigter Jäger fliegt genau ${spaces(count)} je Zug.`;
}

const clauseTexts = new Map(germanRulebook.map(({ id, text }) => [id, text]));

function clauseText(id: string): string {
  return clauseTexts.get(id) ?? 'Das lassen die Regeln nicht zu.';
}

function refusal(refused: Refusal): string {
  const { off } = refused.params;
  if (off !== undefined)
    return `Die Hausvariante „${optionWords.de[off as keyof HothOptions].label}“ wird nicht gespielt.`;
  return (
    houseRefusal(refused, 'de') ?? particular[refused.clause]?.(refused.params) ?? clauseText(refused.clause)
  );
}

/* The board as text */

const boardWords: BoardWords = {
  commander,
  spaceName,
  rows: {
    hothPlanet: 'Planet Hoth',
    hothInner: 'Hoth innen',
    hothOuter: 'Hoth außen',
    hyperspace: 'Hyperraum',
    dantooineOuter: 'Dant. außen',
    dantooineInner: 'Dant. innen',
    dantooinePlanet: 'Dantooine',
  },
  legend: '. leer  # Asteroiden  + Station  R rot  Y Gleitbahn  y ihr Ende  T TIE-Symbol',
  turn: (turn) => `Zug ${turn}`,
  resigned: 'aufgegeben',
  forceCard: 'Macht-Karte',
  throttles: (count) => `Drossel ${count}`,
  orders: (cards) => `Befehle ${cards.join(' ') || 'keine'}`,
  gates: {
    hyperspace: {
      closed: 'Vader darf Hoth noch nicht verlassen.',
      open: 'Vader darf Hoth verlassen.',
      must: 'Vader muss Hoth verlassen.',
    },
    dantooine: {
      closed: 'Vader darf noch nicht in die Ringe von Dantooine.',
      open: 'Vader darf in die Ringe von Dantooine.',
      must: 'Vader muss weiter zu den Ringen von Dantooine.',
    },
  },
  forceBeside: 'Die Macht-Karte liegt neben dem Spielplan.',
};

/** Escape from Hoth in German. */
export const germanWords: Words<HothAction, HothEvent, HothView> = {
  seat: (_view, seat) => commander(seat),
  question,
  action,
  odds: (view, seat, chosen) => oddsIn('de', commander, view, seat, chosen),
  reasons: (view, seat, chosen, other) => reasonsIn('de', commander, view, seat, chosen, other),
  event,
  refusal,
  outcome(view, { ranks, reason }) {
    const winner = commander(ranks.indexOf(1));
    if (reason === 'lastRemaining') return `${winner} gewinnt: Alle anderen haben aufgegeben.`;
    return `${winner} gewinnt: als Erster auf ${goalName(view)}, in Zug ${view.turn}.`;
  },
  board: (view) => boardLines(view, boardWords),
  options: optionWords.de,
  rulebook: germanRulebook,
};
