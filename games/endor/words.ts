import type { Outcome, Question, Viewer, Words } from '@holoboard/kernel';
import { duelTracks, numbers, redeemableAt } from './data/numbers.ts';
import { type ShipType, type Side, ships } from './data/ships.ts';
import { names as allNames, counted, isMarker, placeName, shipsOfType, spoken } from './names.ts';
import { type Odds, oddsOf } from './odds.ts';
import { optionWords } from './option-words.ts';
import { refusal } from './refusal-words.ts';
import type { Ending, EndorAction, EndorEvent, Phase } from './state.ts';
import { type BoardWords, boardLines, cardName, sideIn } from './text-board.ts';
import type { EndorView } from './view.ts';

const names = allNames.en;

const sideNames: Readonly<Record<Side, string>> = { rebel: 'Rebel Alliance', empire: 'Galactic Empire' };
const teamNames = ['Rebel 1', 'Empire 1', 'Empire 2', 'Rebel 2'];

function seatName(view: EndorView, seat: number): string {
  return view.hands.length === 2 ? sideNames[sideIn(view, seat)] : (teamNames[seat] ?? `Seat ${seat + 1}`);
}

function place(id: string): string {
  return placeName(names, id);
}

function card(id: string): string {
  return cardName(names, id);
}

function list(items: readonly (string | number)[]): string {
  return spoken(items, 'and');
}

function some(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function fleet(ship: ShipType, count: number): string {
  return shipsOfType(names, ship, count);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/* Questions */

function question(view: EndorView, asked: Question, viewer: Viewer): string {
  if (asked.seats.length === 0) return view.winner ? outcomeLine(view) : 'The game is over.';
  const prompt = prompts[asked.kind as Phase](view);
  if (asked.seats.some((seat) => seat === viewer)) return prompt;
  const who = list(asked.seats.map((seat) => seatName(view, seat)));
  if (asked.kind === 'plan')
    return asked.seats.length === 1 ? `${who} is still planning.` : `${who} are still planning.`;
  return `${who} decides: ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`;
}

const prompts: Readonly<Record<Phase, (view: EndorView) => string>> = {
  plan: ({ hands }) =>
    `Choose ${some(numbers.cardsPerRound[hands.length] ?? 0, 'card')} for your Order Pile, the first on top.`,
  chooseOrder: (view) => `Choose one order of ${card(view.card ?? '')}.`,
  move: (view) => {
    const what = view.order ? names.orders[view.order] : 'ships';
    return view.order === 'tie' ? `Move ${what}, deploy new ones, or stay.` : `Move the ${what}, or stay.`;
  },
  target: () => 'Choose what to attack, or hold your fire.',
  fire: () => 'Choose where the Death Star fires.',
  ambush: () => 'Choose how many Stormtroopers to place.',
  reroll: ({ dice }) => `The dice show ${list(dice)}: re-roll one of them, or keep them all.`,
  assign: ({ dice, target }) =>
    `The dice show ${list(dice)}: choose which ships at ${place(target ?? '')} are hit.`,
  over: () => 'The game is over.',
};

/* Actions */

function action(view: EndorView, chosen: EndorAction): string {
  const odds = oddsText(view, chosen);
  switch (chosen.type) {
    case 'plan':
      return `Plan ${chosen.cards.map(card).join(', then ')}`;
    case 'order':
      return `${names.orders[chosen.order]}${odds}`;
    case 'pass':
      return 'Discard the card without an order';
    case 'move':
      return moveText(view, chosen);
    case 'deploy':
      return `Deploy ${fleet('tie', numbers.deployed)} from the Reserve`;
    case 'stay':
      return view.moved.length > 0 ? 'Move no further' : 'Stay';
    case 'attack':
      return `Attack ${place(chosen.at)} from ${place(chosen.from)}${odds}`;
    case 'hold':
      return 'Hold fire';
    case 'fire':
      return `Fire at ${place(chosen.at)}${odds}`;
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

/** Exact odds in a few words, for actions that roll dice at once. */
function oddsText(view: EndorView, chosen: EndorAction): string {
  const odds = oddsOf(view, chosen);
  return odds ? ` [${oddsWords(odds)}]` : '';
}

function oddsWords(odds: Odds): string {
  switch (odds.kind) {
    case 'ships': {
      const special = odds.specialHits > 0 ? `, ${percent(odds.special)} to destroy the special ship` : '';
      return `${some(odds.dice, 'die').replace('dies', 'dice')}, ${odds.expected.toFixed(1)} ships on average, ${percent(odds.clear)} to clear${special}`;
    }
    case 'assault':
      return `${odds.expected.toFixed(1)} spaces on average${odds.arrives > 0 ? `, ${percent(odds.arrives)} to bring the shield down` : ''}`;
    case 'blow':
      return `${odds.expected.toFixed(1)} hits on average, ${percent(odds.fells)} to win the duel`;
    default:
      return `${odds.dice === 1 ? '1 die' : `${odds.dice} dice`}, ${percent(odds.chance)} to destroy it`;
  }
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

/* Events */

function event(view: EndorView, happened: EndorEvent): string {
  const who = 'seat' in happened ? seatName(view, happened.seat) : '';
  switch (happened.type) {
    case 'roundStarted':
      return `Round ${happened.round} begins.`;
    case 'planned':
      return happened.cards ? `${who} plans ${list(happened.cards.map(card))}.` : `${who} has planned.`;
    case 'drew':
      return `${who} draws ${happened.cards ? list(happened.cards.map(card)) : some(happened.count, 'card')}.`;
    case 'shuffled':
      return `The discards of the ${sideNames[happened.side]} are shuffled into a new deck of ${happened.count}.`;
    case 'flipped':
      return `${who} flips ${happened.bonus ? 'the bonus card ' : ''}${card(happened.card)}.`;
    case 'turnLost':
      return `No order of ${card(happened.card)} can be used: ${who} loses the turn.`;
    case 'passed':
      return `${who} discards ${card(happened.card)} without an order.`;
    case 'orderChosen':
      return `${who} gives the order ${names.orders[happened.order]}.`;
    case 'resigned':
      return `${who} resigns.`;
    case 'bonusEarned':
      return `${who} earns ${some(happened.cards, 'bonus card')}${happened.forfeited > 0 ? `; ${happened.forfeited} more cannot be drawn` : ''}.`;
    case 'rerolled':
      return `${who} re-rolls a ${happened.was}: it becomes a ${happened.die}.`;
    case 'won':
      return `The ${sideNames[happened.side]} wins: ${endings[happened.reason](happened.side)}.`;
    default:
      return battleEvent(happened);
  }
}

type BattleEvent = Exclude<
  EndorEvent,
  {
    type:
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
  }
>;

function battleEvent(happened: BattleEvent): string {
  switch (happened.type) {
    case 'moved':
      return `${upperFirst(fleet(happened.ship, happened.ships))} ${isMarker(happened.from) ? 'launch' : 'move'}${happened.ships === 1 ? (isMarker(happened.from) ? 'es' : 's') : ''} from ${place(happened.from)} to ${place(happened.to)}.`;
    case 'deployed':
      return `${fleet('tie', happened.ships)} are deployed at ${place(happened.to)}.`;
    case 'attacked':
      return `${upperFirst(fleet(happened.ship, 2).replace(/^2 /, ''))} at ${place(happened.from)} attack ${place(happened.at)} and roll ${list(happened.dice)}.`;
    case 'fired':
      return `The Death Star fires at ${place(happened.at)} and rolls ${list(happened.dice)}.`;
    case 'assaulted':
      return `The Strike Team attacks and rolls ${list(happened.dice)}.`;
    case 'struck':
      return `${duellists[happened.by]} strikes and rolls ${list(happened.dice)}.`;
    case 'shipsHit':
      return `At ${place(happened.at)}: ${hitsText(happened)}.`;
    case 'markerDestroyed':
      return `${place(happened.marker)} is destroyed${happened.fighters > 0 ? ` with ${some(happened.fighters, 'fighter')}` : ''}.`;
    case 'missed':
      return `Nothing is hit: ${place(happened.at)}.`;
    case 'sectorDestroyed':
      return `Everything at ${place(happened.at)} is destroyed: ${some(happened.ships, 'ship')}.`;
    case 'reserveLost':
      return `The Reserve is lost with the Executor: ${fleet('tie', happened.ships)}.`;
    case 'teamAdvanced':
      return happened.to === happened.from
        ? `The Strike Team stays on space ${happened.to}.`
        : `The Strike Team advances ${some(happened.to - happened.from, 'space')} to space ${happened.to} with ${list(happened.dice)}.`;
    case 'shieldDown':
      return 'The shield is down: now the Death Star can be attacked.';
    case 'ambushed':
      return `Stormtroopers take up position on ${happened.spaces.length === 1 ? 'space' : 'spaces'} ${list(happened.spaces)}.`;
    case 'duelHits':
      return happened.left > 0
        ? `${duellists[happened.victim]} takes ${some(happened.hits, 'hit')} and can take ${happened.left} more.`
        : `${duellists[happened.victim]} takes ${some(happened.hits, 'hit')} and falls.`;
    case 'vaderRedeemed':
      return 'Darth Vader is redeemed: he and the Emperor are gone.';
  }
}

const duellists = { luke: 'Luke Skywalker', vader: 'Darth Vader' };

/** What was destroyed, and what was only damaged. */
function hitsText({ hits, destroyed }: EndorEvent & { type: 'shipsHit' }): string {
  const lost = counted(destroyed).map(([ship, count]) => fleet(ship, count));
  const damaged = counted(hits).flatMap(([ship, count]) =>
    (ship === 'falcon' || ship === 'executor') && !destroyed.includes(ship)
      ? [`${fleet(ship, 1)} takes ${some(count, 'hit')}`]
      : [],
  );
  return [...(lost.length > 0 ? [`${list(lost)} destroyed`] : []), ...damaged].join('; ') || 'no ship is hit';
}

const endings: Readonly<Record<Ending, (winner: Side) => string>> = {
  deathStarDestroyed: () => 'the Death Star is destroyed',
  rebelsDestroyed: () => 'no Rebel ship is left',
  resigned: (winner) => `the ${sideNames[winner === 'rebel' ? 'empire' : 'rebel']} has resigned`,
};

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
  duel: (view) => {
    const most = duelTracks[view.options.duelTracks];
    const red = redeemableAt.includes(view.vader) ? ' (red)' : '';
    return `Duel: Luke ${left(view.luke, most.luke)}, Vader ${view.redeemed ? 'redeemed' : `${left(view.vader, most.vader)}${red}`}.`;
  },
  deck: (side, deck, discards) =>
    `${sideNames[side]}: ${deck} in the deck, ${discards} discarded${discards > 0 ? ':' : ''}`,
  outside: () => '  not in that deck as shuffled:',
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
  summary:
    'Bring down the shield and destroy the Death Star, or wipe out the Rebel fleet first. For 2, or 4 in teams.',
  seat: seatName,
  question,
  action,
  event,
  refusal,
  outcome,
  board: (view) => boardLines(view, boardWords),
  options: optionWords.en,
};
