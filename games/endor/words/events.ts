import type { ShipType, Side } from '../data/ships.ts';
import type { Ending, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { names as allNames, counted, isMarker, placeName, shipsOfType, spoken, upperFirst } from './names.ts';
import { cardOrders, sideIn } from './text-board.ts';

const names = allNames.en;

export const sideNames: Readonly<Record<Side, string>> = {
  rebel: 'Rebel Alliance',
  empire: 'Galactic Empire',
};
const teamNames = ['Rebel 1', 'Empire 1', 'Empire 2', 'Rebel 2'];

/** Who sits on a seat. */
export function seatName(view: EndorView, seat: number): string {
  return view.hands.length === 2 ? sideNames[sideIn(view, seat)] : (teamNames[seat] ?? `Seat ${seat + 1}`);
}

/** A place in words. */
export function place(id: string): string {
  return placeName(names, id);
}

/** A card by its orders, which are its title. */
export function card(id: string): string {
  return `“${cardOrders(names, id)}”`;
}

/** A list as a person says it. */
export function list(items: readonly (string | number)[]): string {
  return spoken(items, 'and');
}

/** A number of things. */
export function some(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** Some ships of a type. */
export function fleet(ship: ShipType, count: number): string {
  return shipsOfType(names, ship, count);
}

/** What happened, as a sentence of the log. */
export function event(view: EndorView, happened: EndorEvent): string {
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
    case 'stayed':
      return `${who} moves nothing.`;
    case 'held':
      return `${who} holds fire.`;
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
      | 'stayed'
      | 'held'
      | 'resigned'
      | 'bonusEarned'
      | 'rerolled'
      | 'won';
  }
>;

function battleEvent(happened: BattleEvent): string {
  switch (happened.type) {
    case 'moved': {
      const verb = isMarker(happened.from) ? 'launch' : 'move';
      const ending = happened.ships > 1 ? '' : isMarker(happened.from) ? 'es' : 's';
      return `${upperFirst(fleet(happened.ship, happened.ships))} ${verb}${ending} from ${place(happened.from)} to ${place(happened.to)}.`;
    }
    case 'deployed':
      return `${fleet('tie', happened.ships)} are deployed at ${place(happened.to)}.`;
    case 'attacked': {
      const ending = happened.ship === 'falcon' || happened.ship === 'executor' ? 's' : '';
      return `${upperFirst(names.ships[happened.ship][1])} at ${place(happened.from)} attack${ending} ${place(happened.at)} and roll${ending} ${list(happened.dice)}.`;
    }
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

/** Why the game is over. */
export const endings: Readonly<Record<Ending, (winner: Side) => string>> = {
  deathStarDestroyed: () => 'the Death Star is destroyed',
  rebelsDestroyed: () => 'no Rebel ship is left',
  resigned: (winner) => `the ${sideNames[winner === 'rebel' ? 'empire' : 'rebel']} has resigned`,
};
