import type { Outcome, Question, Viewer, Words } from '@holoboard/kernel';
import { duelTracks, numbers, redeemableAt } from './data/numbers.ts';
import { type ShipType, type Side, ships } from './data/ships.ts';
import { names as allNames, counted, isMarker, placeName, shipsOfType, spoken } from './names.ts';
import { type Odds, oddsOf } from './odds.ts';
import { optionWords } from './option-words.ts';
import { germanRefusal } from './refusal-words.de.ts';
import type { Ending, EndorAction, EndorEvent, Phase } from './state.ts';
import { type BoardWords, boardLines, cardName, sideIn } from './text-board.ts';
import type { EndorView } from './view.ts';

const names = allNames.de;

const sideNames: Readonly<Record<Side, string>> = { rebel: 'Rebellenallianz', empire: 'Imperium' };
const withArticle: Readonly<Record<Side, string>> = { rebel: 'die Rebellenallianz', empire: 'das Imperium' };
const teamNames = ['Rebell 1', 'Imperium 1', 'Imperium 2', 'Rebell 2'];

function seatName(view: EndorView, seat: number): string {
  return view.hands.length === 2 ? sideNames[sideIn(view, seat)] : (teamNames[seat] ?? `Platz ${seat + 1}`);
}

function place(id: string): string {
  return placeName(names, id);
}

function card(id: string): string {
  return cardName(names, id);
}

function list(items: readonly (string | number)[]): string {
  return spoken(items, 'und');
}

function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function fleet(ship: ShipType, count: number): string {
  return shipsOfType(names, ship, count);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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

function question(view: EndorView, asked: Question, viewer: Viewer): string {
  if (asked.seats.length === 0) return view.winner ? outcomeLine(view) : 'Das Spiel ist zu Ende.';
  const { command, infinitive } = tasks[asked.kind as Phase](view);
  if (asked.seats.some((seat) => seat === viewer)) return command;
  const who = list(asked.seats.map((seat) => seatName(view, seat)));
  if (asked.kind === 'plan') return `Noch beim Planen: ${who}.`;
  return `${who} soll ${infinitive}.`;
}

const tasks: Readonly<Record<Phase, (view: EndorView) => Task>> = {
  plan: ({ hands }) => ({
    command: `Wähle ${numbers.cardsPerRound[hands.length]} Karten für deinen Befehlsstapel, die erste kommt nach oben.`,
    infinitive: 'planen',
  }),
  chooseOrder: (view) => ({
    command: `Wähle einen Befehl von ${card(view.card ?? '')}.`,
    infinitive: `einen Befehl von ${card(view.card ?? '')} wählen`,
  }),
  move: (view) => {
    const what = view.order ? names.orders[view.order] : 'Schiffe';
    const extra = view.order === 'tie' ? ', sende neue aus' : '';
    return { command: `Bewege ${what}${extra} oder bleibe stehen.`, infinitive: `${what} bewegen` };
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

/* Actions */

function action(view: EndorView, chosen: EndorAction): string {
  const odds = oddsText(view, chosen);
  switch (chosen.type) {
    case 'plan':
      return `${chosen.cards.map(card).join(', dann ')} planen`;
    case 'order':
      return `${names.orders[chosen.order]}${odds}`;
    case 'pass':
      return 'Karte ohne Befehl ablegen';
    case 'move':
      return moveText(view, chosen);
    case 'deploy':
      return `${fleet('tie', numbers.deployed)} aus der Reserve aussenden`;
    case 'stay':
      return view.moved.length > 0 ? 'Nicht weiter bewegen' : 'Stehen bleiben';
    case 'attack':
      return `${upperFirst(place(chosen.at))} von ${place(chosen.from)} aus angreifen${odds}`;
    case 'hold':
      return 'Feuer halten';
    case 'fire':
      return `Auf ${place(chosen.at)} feuern${odds}`;
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

function oddsText(view: EndorView, chosen: EndorAction): string {
  const odds = oddsOf(view, chosen);
  return odds ? ` [${oddsWords(odds)}]` : '';
}

function oddsWords(odds: Odds): string {
  switch (odds.kind) {
    case 'ships': {
      const special =
        odds.specialHits > 0 ? `, ${percent(odds.special)} das besondere Schiff zu zerstören` : '';
      return `${odds.dice} Würfel, im Schnitt ${decimal(odds.expected)} Schiffe, ${percent(odds.clear)} zu räumen${special}`;
    }
    case 'assault':
      return `im Schnitt ${decimal(odds.expected)} Felder${odds.arrives > 0 ? `, ${percent(odds.arrives)} für den Fall des Schilds` : ''}`;
    case 'blow':
      return `im Schnitt ${decimal(odds.expected)} Treffer, ${percent(odds.fells)} das Duell zu gewinnen`;
    default:
      return `${odds.dice} Würfel, ${percent(odds.chance)} zu zerstören`;
  }
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function decimal(number: number): string {
  return number.toFixed(1).replace('.', ',');
}

/* Events */

function event(view: EndorView, happened: EndorEvent): string {
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

const endings: Readonly<Record<Ending, (winner: Side) => string>> = {
  deathStarDestroyed: () => 'Der Todesstern ist zerstört',
  rebelsDestroyed: () => 'Kein Rebellenschiff ist mehr übrig',
  resigned: (winner) => `${upperFirst(withArticle[winner === 'rebel' ? 'empire' : 'rebel'])} hat aufgegeben`,
};

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
  duel: (view) => {
    const most = duelTracks[view.options.duelTracks];
    const red = redeemableAt.includes(view.vader) ? ' (rot)' : '';
    return `Duell: Luke ${left(view.luke, most.luke)}, Vader ${view.redeemed ? 'geläutert' : `${left(view.vader, most.vader)}${red}`}.`;
  },
  deck: (side, deck, discards) =>
    `${sideNames[side]}: ${deck} im Stapel, ${discards} abgelegt${discards > 0 ? ':' : ''}`,
  outside: () => '  seit dem Mischen nicht darin:',
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
  summary:
    'Bring den Schild zu Fall und zerstöre den Todesstern, oder vernichte vorher die Rebellenflotte. Zu zweit, oder zu viert in Gruppen.',
  seat: seatName,
  question,
  action,
  event,
  refusal: germanRefusal,
  outcome,
  board: (view) => boardLines(view, boardWords),
  options: optionWords.de,
};
