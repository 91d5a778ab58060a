import type { Outcome, Question, Viewer, Words } from '@holoboard/kernel';
import { cardNumbers, sideOf } from '../data/seats.ts';
import { starfighters } from '../data/track.ts';
import type { Ending, Frame, NabooAction, NabooEvent } from '../state.ts';
import type { NabooView, SeenFrame } from '../view.ts';
import { endings, event, seatName } from './events.ts';
import { labelIn } from './labels.ts';
import {
  card,
  cardAction,
  deckNames,
  grid,
  isTitled,
  list,
  piece,
  sideNames,
  some,
  space,
  unitsText,
  upperFirst,
} from './names.ts';
import { oddsLines } from './odds.ts';
import { optionWords } from './options.ts';
import { reasonsIn } from './reasons.ts';
import { refusal } from './refusals.ts';
import { type BoardWords, boardLines } from './text-board.ts';

/* Questions */

function question(view: NabooView, asked: Question, viewer: Viewer): string {
  if (asked.seats.length === 0) return outcomeLine(view);
  const prompt = promptOf(view, asked.kind);
  if (asked.seats.some((seat) => seat === viewer)) return prompt;
  const who = list(asked.seats.map((seat) => seatName(view, seat)));
  if (asked.kind === 'plan')
    return asked.seats.length === 1 ? `${who} is still planning.` : `${who} are still planning.`;
  return `${who} decides: ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`;
}

function promptOf(view: NabooView, kind: string): string {
  if (kind === 'queen') return 'Choose in secret which queen is real.';
  const frame = view.frames.at(-1);
  if (kind === 'plan' || !frame)
    return `Choose ${some(cardNumbers(view).planned, 'card')} in the order you will play them.`;
  return prompts[frame.kind](frame);
}

const prompts: Readonly<Record<Frame['kind'], (frame: SeenFrame) => string>> = {
  // What a card without a title is called stands on its actions, right below.
  card: ({ card: id = '' }) => `Choose one action of ${isTitled(id) ? card(id) : 'the flipped card'}.`,
  units: (frame) =>
    `Choose a unit to use, or stop; left: ${unitsText(frame.action ?? '', frame.counts ?? [])}.`,
  move: (frame) => `Move ${piece(frame.piece ?? '')}, or stay.`,
  attack: (frame) => `Choose what ${piece(frame.piece ?? '')} attacks, or hold.`,
  duel: ({ piece: id = '', moves = 0, dice = 0 }) => {
    const rest = dice === 1 ? '1 die' : `${dice} dice`;
    if (dice === 0) return `Move ${piece(id)}, or stop; ${some(moves, 'step')} left.`;
    if (moves === 0) return `Strike with ${piece(id)}, or stop; ${rest} left.`;
    return `Move or strike with ${piece(id)}, or stop; ${some(moves, 'step')} and ${rest} left.`;
  },
  bonus: (frame) =>
    `Choose the deck of ${frame.cards === 1 ? 'the' : 'the next'} bonus card; ${frame.cards} to draw.`,
  block: (frame) => `Block up to ${some(frame.hits ?? 0, 'slot')} before Anakin.`,
  deploy: ({ starfighter = '' }) => {
    const { dice = 0, printed = [] } = starfighters.find(({ id }) => id === starfighter) ?? {};
    return `Choose the grid for ${grid(starfighter)}: ${dice} dice, Starfighters at ${list(printed)}.`;
  },
  send: () => 'Choose the group whose droids go to the palace.',
  take: () => 'Choose how many droids of the group go.',
  arrive: (frame) => `Choose where ${some(frame.droids ?? 0, 'droid')} arrive in the Staging Zone.`,
  activate: () => 'Choose an open hex next to an MTT for the new droids.',
};

/* Actions */

function bareAction(chosen: NabooAction): string {
  switch (chosen.type) {
    case 'queen':
      return chosen.queen === 'redQueen' ? 'The Red Queen is real' : 'The Purple Queen is real';
    case 'plan':
      return `Plan ${chosen.cards.map(card).join(', then ') || 'nothing'}`;
    case 'choose':
      return upperFirst(cardAction(chosen.action));
    case 'use':
      return `Use ${piece(chosen.piece)}`;
    case 'done':
      return 'Stop';
    case 'move':
      return `Move to ${space(chosen.to)}`;
    case 'stay':
      return 'Stay';
    case 'attack':
      return `Attack ${piece(chosen.target)}`;
    case 'hold':
      return 'Hold';
    case 'strike':
      return `Strike ${piece(chosen.target)} with ${chosen.dice === 1 ? '1 die' : `${chosen.dice} dice`}`;
    case 'bonus':
      return `Draw from the ${deckNames[chosen.deck as keyof typeof deckNames]}`;
    case 'block':
      return chosen.slots.length > 0 ? `Block ${list(chosen.slots)}` : 'Block nothing';
    case 'deploy':
      return `Deploy on ${grid(chosen.grid)}`;
    case 'send':
      return `Send ${piece(chosen.group)}`;
    case 'take':
      return `Take ${some(chosen.droids, 'droid')}`;
    case 'arrive':
      return `Arrive on ${list(chosen.spaces)}`;
    case 'activate':
      return `Activate on ${space(chosen.to)}`;
  }
}

function outcomeLine(view: NabooView): string {
  const reason = view.ending ? endings[view.ending] : 'the game is over';
  return view.winner
    ? `${sideNames[view.winner]} wins in round ${view.round}: ${reason}.`
    : `The game is a draw: ${reason}.`;
}

function outcome(view: NabooView, { ranks, reason }: Outcome): string {
  const why = endings[reason as Ending];
  if (!ranks.includes(2)) return `The game is a draw: ${why}.`;
  return `${sideNames[sideOf(view, ranks.indexOf(1))]} wins in round ${view.round}: ${why}.`;
}

const boardWords: BoardWords = {
  round: (round, lead, shield) =>
    `Round ${round}. ${lead} has the Go First marker. The shield is ${shield ? 'up' : 'down'}.`,
  palace: (pieces, throne, pool) =>
    `Naboo palace pieces: ${pieces}. Throne room: ${throne}. Destroyed droids: ${pool.join(' and ')}.`,
  real: (isRed) => ` The real queen is the ${isRed ? 'Red' : 'Purple'} Queen.`,
  levels: ['The plains:', 'Third floor (throne room west):', 'Second floor:', 'First floor and courtyard:'],
  core: 'Core',
  inCore: (id, where, left) => `${id} on ${where} (${left} left)`,
  empty: 'empty',
  space: (anakin, cards) => `Space: Anakin is on ${anakin} of 5; ${cards} Starfighter cards face down.`,
  card: (id, dice, slots) => `${id} (${dice} dice, x at ${slots})`,
  under: 'under',
  hand: (count) => `${count} in hand`,
  planned: (count, bonus) => `${count} planned${bonus > 0 ? ` + ${bonus} bonus` : ''}`,
  waiting: (count, planning) => `${count} bonus for ${planning ? 'this' : 'the next'} round`,
  hasPlanned: 'has planned',
  handMark: 'hand',
  planMark: 'plan',
  deck: (id, left, discarded) => `${deckNames[id]}: ${left} left, ${discarded} discarded.`,
  seat: seatName,
  cardName: card,
};

/** The Queen's Gambit in English. */
export const words: Words<NabooAction, NabooEvent, NabooView> = {
  seat: seatName,
  question,
  action: (_view, chosen) => bareAction(chosen),
  target: (view, target, picked) => labelIn('en', view, target, picked),
  odds: (view, _seat, chosen) => oddsLines('en', view, chosen),
  reasons: (view, _seat, chosen, other) => reasonsIn('en', view, chosen, other),
  event,
  refusal,
  outcome,
  board: (view) => boardLines(view, boardWords),
  options: optionWords,
};
