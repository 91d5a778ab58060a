import type { Outcome, Question, Viewer, Words } from '@holoboard/kernel';
import { duelTracks, numbers, redeemableAt } from '../data/numbers.ts';
import { cardsPerRound } from '../data/seats.ts';
import { type ShipType, ships } from '../data/ships.ts';
import type { Ending, EndorAction, EndorEvent, Phase } from '../state.ts';
import type { EndorView } from '../view.ts';
import { card, endings, event, fleet, list, place, seatName, sideNames, some } from './events.ts';
import { isAlone, labelIn, nameIn } from './labels.ts';
import { names as allNames, counted, isMarker, upperFirst } from './names.ts';
import { oddsLines } from './odds.ts';
import { optionWords } from './options.ts';
import { reasonsIn } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type BoardWords, boardLines, sideIn } from './text-board.ts';

const names = allNames.en;

/* Questions */

function question(view: EndorView, asked: Question, viewer: Viewer, path: readonly string[] = []): string {
  if (asked.seats.length === 0) return view.winner ? outcomeLine(view) : 'The game is over.';
  const prompt = prompts[asked.kind as Phase](view);
  if (asked.seats.some((seat) => seat === viewer))
    return nextStep(view, asked.kind as Phase, path.map(nameIn)) ?? prompt;
  const who = list(asked.seats.map((seat) => seatName(view, seat)));
  if (asked.kind === 'plan')
    return asked.seats.length === 1 ? `${who} is still planning.` : `${who} are still planning.`;
  return `${who} decides: ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`;
}

const prompts: Readonly<Record<Phase, (view: EndorView) => string>> = {
  plan: ({ hands }) => `Choose ${some(cardsPerRound(hands.length), 'card')}, the first on top.`,
  chooseOrder: (view) => `Choose one order of ${card(view.card ?? '')}.`,
  move: (view) => {
    const what = orderedShips(view);
    if (view.moved.length > 0) return `Move more ${what} there, or move no further.`;
    return view.order === 'tie'
      ? `Move ${what}: where from? Or deploy new ones, or stay.`
      : `Move ${what}: where from? Or stay.`;
  },
  target: () => 'Choose what to attack, or hold your fire.',
  fire: () => 'Choose where the Death Star fires.',
  ambush: () => 'Choose how many Stormtroopers to place.',
  reroll: ({ dice }) => `The dice show ${list(dice)}: re-roll one of them, or keep them all.`,
  assign: ({ dice, target }) =>
    `The dice show ${list(dice)}: choose which ships at ${place(target ?? '')} are hit.`,
  over: () => 'The game is over.',
};

function orderedShips({ order }: EndorView): string {
  return order ? names.orders[order] : 'ships';
}

/** Which step of the decision is next, after the things that were pointed at; nothing before the first. */
function nextStep(view: EndorView, phase: Phase, [first, second, ...more]: readonly string[]): string | null {
  // The card lies open with its orders: its name would only take room.
  if (phase === 'chooseOrder') return 'Choose one order of your card.';
  if (first === undefined) return null;
  switch (phase) {
    case 'plan': {
      const left = cardsPerRound(view.hands.length) - [second, ...more].filter(Boolean).length - 1;
      return left > 0
        ? `Choose ${left} more; ${card(first)} is on top.`
        : 'Lay the pile down, or take a card back.';
    }
    case 'move':
      return second === undefined
        ? `${upperFirst(orderedShips(view))} from ${place(first)}: where to?${isAlone(view) ? ' Or stay.' : ''}`
        : `From ${place(first)} to ${place(second)}: how many ${orderedShips(view)}?`;
    case 'target':
      return `Attack ${place(first)}: from where?`;
    default:
      return null;
  }
}

/* Actions */

function action(view: EndorView, chosen: EndorAction): string {
  switch (chosen.type) {
    case 'plan':
      return `Plan ${chosen.cards.map(card).join(', then ')}`;
    case 'order':
      return names.orders[chosen.order];
    case 'pass':
      return 'Discard the card without an order';
    case 'move':
      return moveText(view, chosen);
    case 'deploy':
      return `Deploy ${fleet('tie', numbers.deployed)} from the Reserve`;
    case 'stay':
      return view.moved.length > 0 ? 'Move no further' : 'Stay';
    case 'attack':
      return `Attack ${place(chosen.at)} from ${place(chosen.from)}`;
    case 'hold':
      return 'Hold fire';
    case 'fire':
      return `Fire at ${place(chosen.at)}`;
    case 'ambush':
      return `Place ${some(chosen.troopers, 'Stormtrooper')}`;
    case 'reroll':
      return `Re-roll a ${chosen.die}`;
    case 'keep':
      return 'Keep the dice';
    case 'assign':
      return `Hit ${list(counted(chosen.hits).map(([ship, count]) => hitText(ship, count))) || 'nothing'}`;
  }
}

function moveText(view: EndorView, { from, to, ships: count }: EndorAction & { type: 'move' }): string {
  const what = fleet((view.order ?? 'xwing') as ShipType, count);
  return isMarker(from)
    ? `Launch ${what} from ${place(from)} into ${place(to)}`
    : `Move ${what} from ${place(from)} to ${place(to)}`;
}

function hitText(ship: ShipType, count: number): string {
  const special = ship === 'falcon' || ship === 'executor';
  return special && count > 1 ? `${fleet(ship, 1)} ${count} times` : fleet(ship, count);
}

function outcomeLine(view: EndorView): string {
  const winner = view.winner ?? 'rebel';
  const reason = view.ending ? endings[view.ending](winner) : 'the game is over';
  return `The ${sideNames[winner]} wins in round ${view.round}: ${reason}.`;
}

function outcome(view: EndorView, { ranks, reason }: Outcome): string {
  const winner = sideIn(view, ranks.indexOf(1));
  return `The ${sideNames[winner]} wins in round ${view.round}: ${endings[reason as Ending](winner)}.`;
}

/* The board as text */

function left(hits: number, most: number): string {
  return hits > 0 ? `${hits} of ${most}` : 'destroyed';
}

const boardWords: BoardWords = {
  names,
  seat: seatName,
  round: (round, down) => `Round ${round}. The shield is ${down ? 'DOWN' : 'UP'}.`,
  columns: ['Sector', 'Ships', 'Touches'],
  rings: {
    inner: 'Inner ring, beside the Death Star',
    middle: 'Middle ring',
    outer: 'Outer ring',
    centre: 'Inside the Death Star',
  },
  markers: 'Fleet markers, each beside the sector it launches into',
  destroyed: 'destroyed',
  empty: 'empty',
  team: (space, last) => `Endor: the Strike Team (T) is on space ${space} of ${last}.`,
  troopers: (spaces, supply) =>
    `Stormtroopers (s) on ${spaces.length > 0 ? `spaces ${list(spaces)}` : 'no space'}, ${supply} in supply.`,
  ships: (view) =>
    `Hits left: Falcon ${left(view.falcon, ships[3]?.hits ?? 0)}, Executor ${left(view.executor, ships[5]?.hits ?? 0)}. Reserve: ${view.reserve} TIE.`,
  lost: (ships) => `Lost: ${ships}.`,
  duel: (view) => {
    const most = duelTracks[view.options.duelTracks];
    const red = redeemableAt.includes(view.vader) ? ' (red)' : '';
    return `Duel: Luke ${left(view.luke, most.luke)}, Vader ${view.redeemed ? 'redeemed' : `${left(view.vader, most.vader)}${red}`}.`;
  },
  deck: (side, deck, discards) =>
    `${sideNames[side]}: ${deck} in the deck, ${discards} discarded${discards > 0 ? ':' : ''}`,
  outside: () => '  known to be out of that deck:',
  hand: (count) => `${count} in hand`,
  pile: (planned, bonus, older) =>
    `pile ${planned}${bonus > 0 ? ` + ${bonus} bonus` : ''}${older > 0 ? ` (${older} from before the shuffle)` : ''}`,
  hasPlanned: 'has planned',
  playing: (text) => `plays ${text}`,
  order: (order) => `order ${order};`,
  moved: (count, sector) => `${count} came to ${sector};`,
  origins: (places) => `from ${places.join(', ')};`,
  deployed: 'deployed;',
  attack: (from, target) => `attack from ${from} on ${target};`,
  aimed: (target) => `fired at ${target};`,
  dice: (dice) => `dice ${dice.join(' ')}`,
  won: outcomeLine,
};

/** The Battle of Endor in English. */
export const words: Words<EndorAction, EndorEvent, EndorView> = {
  seat: seatName,
  question,
  action,
  target: (view, target) => labelIn('en', view, target),
  odds: (view, _seat, chosen) => oddsLines('en', view, chosen),
  reasons: (view, seat, chosen, other) => reasonsIn('en', action, view, seat, chosen, other),
  event,
  refusal,
  outcome,
  board: (view) => boardLines(view, boardWords),
  options: optionWords.en,
};
