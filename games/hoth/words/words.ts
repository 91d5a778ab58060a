import { houseRefusal, type Question, type Refusal, type Viewer, type Words } from '@holoboard/kernel';
import type { HothOptions } from '../options.ts';
import { rulebook } from '../rulebook/rulebook.ts';
import type { HothAction, HothEvent, Phase } from '../state.ts';
import type { HothView } from '../view.ts';
import { isAmongAsteroids, type PlaceNames, placeName } from './names.ts';
import { oddsIn } from './odds.ts';
import { optionWords } from './options.ts';
import { reasonsIn } from './reasons.ts';
import { type BoardWords, boardLines } from './text-board.ts';

const commanderNames = ['Blue Leader', 'Green Leader', 'Orange Leader', 'Violet Leader'];

function commander(seat: number): string {
  return commanderNames[seat] ?? `Seat ${seat + 1}`;
}

const placeNames: PlaceNames = {
  zones: {
    hothPlanet: 'Planet Hoth',
    hothInner: 'Hoth inner ring',
    hothOuter: 'Hoth outer ring',
    hyperspace: 'hyperspace',
    dantooineOuter: 'Dantooine outer ring',
    dantooineInner: 'Dantooine inner ring',
    dantooinePlanet: 'Planet Dantooine',
  },
  marks: { tie: 'TIE symbol', red: 'red', asteroids: 'asteroids' },
};

function spaceName(id: string): string {
  return placeName(placeNames, id);
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function pieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}

/* Questions */

function question(view: HothView, asked: Question, viewer: Viewer): string {
  const seat = asked.seats[0];
  if (seat === undefined)
    return view.winner === null ? 'The game is over.' : `${commander(view.winner)} has won.`;
  const prompt = prompts[view.phase](view);
  return viewer === seat ? prompt : `${commander(seat)} decides: ${lowerFirst(prompt)}`;
}

const prompts: Readonly<Record<Phase, (view: HothView) => string>> = {
  rebelSpin: () => 'Spin the Rebel spinner.',
  rebelMove: (view) => {
    if (view.spun === null) return `Fly ${spaces(view.steps)}: ${slowReason(view)}.`;
    return view.free ? `Fly any number of spaces from 1 to ${view.steps}.` : `Fly ${spaces(view.steps)}.`;
  },
  vaderSpin: () => 'Spin the Imperial spinner to move Darth Vader.',
  vaderOrder: () => 'Play an order card to move Darth Vader.',
  vaderMove: (view) =>
    view.free
      ? `Move Vader any number of spaces from 1 to ${view.steps}.`
      : `Move Vader ${spaces(view.steps)}.`,
  attackSpin: (view) => `Spin the Imperial spinner: Vader attacks ${victim(view)}.`,
  over: () => 'The game is over.',
};

/** Whom Vader attacks next. */
function victim({ targets: [seat] }: HothView): string {
  return seat === undefined ? 'nobody' : commander(seat);
}

/** Why a Rebel flies without a spin. */
function slowReason(view: HothView): string {
  const rebel = view.rebels[view.active];
  return isAmongAsteroids(rebel?.space)
    ? 'you are among asteroids'
    : `your Fighter has ${pieces(rebel?.pieces ?? 0)} left`;
}

/* Actions */

function action(view: HothView, chosen: HothAction): string {
  switch (chosen.type) {
    case 'spin':
      return 'Spin';
    case 'fly':
      return `${chosen.slide ? 'Fly and slide' : 'Fly'} to ${spaceName(chosen.to)}`;
    case 'steer':
      return `Move Vader${chosen.slide ? ' and slide' : ''} to ${spaceName(chosen.to)}`;
    case 'order':
      return `Play order ${chosen.card}`;
    case 'throttle':
      return `Throttle: spend a token to fly any number from 1 to ${view.steps}`;
    case 'surge':
      return 'Surge: give up the Force card to choose the number yourself';
  }
}

/* Events */

const bursts = { miss: 'a miss', oneBurst: 'one burst', twoBursts: 'two bursts' };

const returnCauses = {
  surge: 'gives the Force card up for a surge',
  spent: 'is saved by the Force card, which is spent',
  resigned: 'leaves the Force card beside the board',
};

/** HOTH-RULING-03: what has to be reached. */
function goalName(view: HothView): string {
  return view.options.winOnRedSpace ? 'the red space of Dantooine' : 'Planet Dantooine';
}

function event(view: HothView, happened: HothEvent): string {
  const who = commander(happened.seat);
  switch (happened.type) {
    case 'turnStarted':
      return `Turn ${happened.turn}: ${who}.`;
    case 'rebelSpun':
      return `${who} spins ${happened.free ? `1-${happened.steps}` : happened.steps} (${happened.circle} circle, sector ${happened.sector}).`;
    case 'forceTaken':
      return happened.from < 0
        ? `The Force is with ${who}, who takes the Force card.`
        : `The Force is with ${who}, who takes the Force card from ${commander(happened.from)}.`;
    case 'forceKept':
      return `The Force stays with ${who}.`;
    case 'forceReturned':
      return `${who} ${returnCauses[happened.cause]}.`;
    case 'throttled':
      return `${who} throttles and may fly 1 to ${happened.steps}; tokens left: ${happened.left}.`;
    case 'surged':
      return `${who} surges the Force and may choose 1 to ${happened.steps}.`;
    case 'rebelMoved':
      return `${who} flies ${spaces(happened.path.length)}${happened.slide ? ' and slides' : ''} to ${spaceName(happened.to)}.`;
    case 'vaderMoved':
      return `${who} moves Vader ${spaces(happened.path.length)}${happened.slide ? ' and slides him' : ''} to ${spaceName(happened.to)}.`;
    case 'asteroidsEntered':
      return `${who} is among asteroids and flies 1 space a turn.`;
    case 'repaired':
      return `${who} is repaired at ${spaceName(happened.space)}.`;
    case 'vaderSpun':
      return `${who} spins ${happened.steps} for Vader (sector ${happened.sector}).`;
    case 'orderPlayed':
      return `${who} plays order ${happened.card} for Vader.`;
    case 'ordersRenewed':
      return `${who} takes all order cards back.`;
    case 'attackPrevented':
      return happened.by === 'force'
        ? `The Force card protects ${who} from Vader.`
        : `The station shelters ${who} from Vader.`;
    case 'attacked':
      return `Vader fires at ${who}: ${bursts[happened.burst]} (sector ${happened.sector}), ${damage(happened)}.`;
    case 'resigned':
      return `${who} resigns.`;
    case 'won':
      return happened.reason === 'landed'
        ? `${who} lands on ${goalName(view)} and wins.`
        : `${who} is the last one left and wins.`;
  }
}

function damage({ burst, lost, left }: Extract<HothEvent, { type: 'attacked' }>): string {
  if (lost === 0) return burst === 'miss' ? 'no damage' : 'and the last piece holds';
  return `${pieces(lost)} off, ${left} left`;
}

/* Refusals */

type Params = Refusal['params'];

const phaseNames: Readonly<Record<Phase, string>> = {
  rebelSpin: 'spin the Rebel spinner',
  rebelMove: 'fly your Rebel',
  vaderSpin: 'spin for Vader',
  vaderOrder: 'play an order card for Vader',
  vaderMove: 'move Vader',
  attackSpin: 'spin for the attack',
  over: 'end the game',
};

function due({ now }: Params): string {
  return phaseNames[now as Phase];
}

function named({ to }: Params): string {
  return spaceName(String(to));
}

/** What to say beyond the clause itself, where the situation says more. */
const particular: Readonly<Record<string, (params: Params) => string>> = {
  'HOTH-TURN-02': (params) => `The steps of a turn have a fixed order; now you must ${due(params)}.`,
  'HOTH-TURN-05': (params) => `Vader's step cannot be skipped; now you must ${due(params)}.`,
  'HOTH-RULING-17': () => 'Every attack must be spun; none may be skipped.',
  'HOTH-MOVE-04': ({ steps, distance, ...rest }) =>
    `You must fly exactly ${spaces(Number(steps))}; ${named(rest)} is ${distance} away.`,
  'HOTH-MOVE-05': ({ steps, distance, ...rest }) =>
    `You may fly 1 to ${steps} spaces; ${named(rest)} is ${distance} away.`,
  'HOTH-AST-01': () => 'Among asteroids you fly only 1 space a turn.',
  'HOTH-MOVE-10': (params) => `${upperFirst(named(params))} is reached by sliding; say that you slide.`,
  'HOTH-MOVE-13': ({ yellow }) =>
    `You stayed on ${spaceName(String(yellow))}; a slide cannot be saved for a later turn.`,
  'HOTH-MOVE-15': ({ yellow }) =>
    `Your count must end exactly on ${spaceName(String(yellow))} to slide there.`,
  'HOTH-VADER-02': ({ steps, least = steps }) =>
    least === steps
      ? `Vader must move exactly ${spaces(Number(steps))}.`
      : `Vader may move ${least} to ${steps} spaces.`,
  'HOTH-VADER-10': ({ steps, least = steps }) => {
    const number = least === steps ? steps : `${least} to ${steps}`;
    return `Vader moves ${number} forward or ${number} back, never some of each.`;
  },
  'HOTH-DMG-02': () => damagedSpeed(4),
  'HOTH-DMG-03': () => damagedSpeed(3),
  'HOTH-DMG-04': () => damagedSpeed(2),
  'HOTH-DMG-05': () => damagedSpeed(1),
  'HOTH-HOUSE-01': ({ card }) =>
    card === undefined ? clauseText('HOTH-HOUSE-01') : `You have already played order ${card}.`,
};

function damagedSpeed(count: number): string {
  return `Your damaged Fighter flies exactly ${spaces(count)} a turn.`;
}

const clauseTexts = new Map(rulebook.map(({ id, text }) => [id, text]));

function clauseText(id: string): string {
  return clauseTexts.get(id) ?? 'The rules do not allow that.';
}

function refusal(refused: Refusal): string {
  const { off } = refused.params;
  if (off !== undefined)
    return `The house variant ${optionWords.en[off as keyof HothOptions].label} is not in play.`;
  return houseRefusal(refused) ?? particular[refused.clause]?.(refused.params) ?? clauseText(refused.clause);
}

/* The board as text */

const boardWords: BoardWords = {
  commander,
  spaceName,
  rows: {
    hothPlanet: 'Planet Hoth',
    hothInner: 'Hoth inner',
    hothOuter: 'Hoth outer',
    hyperspace: 'Hyperspace',
    dantooineOuter: 'Dant. outer',
    dantooineInner: 'Dant. inner',
    dantooinePlanet: 'Dantooine',
  },
  legend: '. plain  # asteroids  + station  R red  Y slide  y slide end  T TIE symbol',
  turn: (turn) => `Turn ${turn}`,
  resigned: 'resigned',
  forceCard: 'Force card',
  throttles: (count) => `throttle ${count}`,
  orders: (cards) => `orders ${cards.join(' ') || 'none'}`,
  gates: {
    hyperspace: {
      closed: 'Vader cannot leave Hoth yet.',
      open: 'Vader may leave Hoth.',
      must: 'Vader must leave Hoth.',
    },
    dantooine: {
      closed: "Vader cannot enter Dantooine's rings yet.",
      open: "Vader may enter Dantooine's rings.",
      must: "Vader must go on to Dantooine's rings.",
    },
  },
  forceBeside: 'The Force card lies beside the board.',
};

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Escape from Hoth in English. */
export const words: Words<HothAction, HothEvent, HothView> = {
  seat: (_view, seat) => commander(seat),
  question,
  action,
  odds: (view, seat, chosen) => oddsIn('en', commander, view, seat, chosen),
  reasons: (view, seat, chosen, other) => reasonsIn('en', commander, view, seat, chosen, other),
  event,
  refusal,
  outcome(view, { ranks, reason }) {
    const winner = commander(ranks.indexOf(1));
    if (reason === 'lastRemaining') return `${winner} wins: everybody else has resigned.`;
    return `${winner} wins: first on ${goalName(view)}, in turn ${view.turn}.`;
  },
  board: (view) => boardLines(view, boardWords),
  options: optionWords.en,
};
