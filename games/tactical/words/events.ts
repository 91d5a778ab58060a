import type { Seat } from '@holoboard/kernel';
import type { TacticalEvent } from '../actions.ts';
import { command } from '../data/strategies.ts';
import type { TacticalView } from '../view.ts';
import {
  armyText,
  attackSum,
  boxesOf,
  cardName,
  commanderBonus,
  compassName,
  eraName,
  factionName,
  inches,
  seatName,
  strategyName,
  sumOf,
  tableName,
  unitName,
  wayOfMove,
  weaponName,
} from './names.ts';

const stops = {
  none: '',
  base: ' and is stopped by a Unit',
  wall: ' and is stopped by terrain',
  edge: ' and is stopped by the edge',
  swamp: ' and stops in Difficult terrain',
} as const;

const endings = {
  eliminated: 'One side is left.',
  surrendered: 'One side is left after a surrender.',
  limit: 'The agreed end has come.',
} as const;

/** What happened, as a sentence of the log, in English. */
export function eventWords(view: TacticalView, event: TacticalEvent): string {
  const who = (seat: Seat): string => seatName(seat, view.players.length);
  const name = (id: number): string => unitName(view, id);
  switch (event.type) {
    case 'eraChosen':
      return `The era is ${eraName(event.era)}.`;
    case 'tableChosen':
      return `The table is ${tableName(event.table, 'one of their own')}.`;
    case 'factionChosen':
      return `${who(event.seat)} plays ${factionName(event.faction)}.`;
    case 'mustered':
      return event.cards
        ? `${who(event.seat)} musters ${armyText(event.cards)}.`
        : `${who(event.seat)} has mustered an army.`;
    case 'ordered':
      return event.cards
        ? `${who(event.seat)} lays out ${event.cards.map(cardName).join(', ')}.`
        : `${who(event.seat)} has laid out the cards.`;
    case 'commanded':
      return `${who(event.seat)} has named a Commander and chosen Strategy cards.`;
    case 'placed':
      return `${who(event.seat)} deploys ${unitName(view, event.unit, event.seat)}.`;
    case 'loaded':
      return `${who(event.seat)} puts ${unitName(view, event.unit, event.seat)} aboard ${unitName(view, event.transport, event.seat)}.`;
    case 'recalled':
      return `${who(event.seat)} takes ${cardName(event.card)} up again.`;
    case 'abandoned':
      return `${who(event.seat)} has no room for ${cardName(event.card)}, which stays behind.`;
    case 'readied':
      return `${who(event.seat)} is ready.`;
    case 'revealed':
      return 'All armies are revealed.';
    case 'initiativeRolled':
      return `Initiative: ${event.dice.flatMap((die, seat) => (die > 0 ? [`${who(seat)} ${die}${commanderBonus(view, seat)}`] : [])).join(', ')}${event.tied ? ', a tie' : ''}.`;
    case 'roundStarted':
      return `Round ${event.round}: ${who(event.first)} goes first.`;
    case 'activated':
      return `${who(event.seat)} activates ${cardName(event.card)}.`;
    case 'selected':
      return `${name(event.unit)} acts.`;
    case 'moved': {
      const { distance, heading } = wayOfMove(view, event);
      return distance === 0
        ? `${name(event.unit)} stays in place.`
        : `${name(event.unit)} moves ${inches(distance)} ${compassName(heading)}${stops[event.stop]}.`;
    }
    case 'ran':
      return `${name(event.unit)} makes an Attack Run with ${weaponName(view, event.unit, event.weapon)}, ${inches(event.length)} ${compassName(event.heading)}${stops[event.stop]}.`;
    case 'shifted':
      return `${name(event.unit)} is pushed aside.`;
    case 'leftTable':
      return `${name(event.unit)} flies off the table.`;
    case 'aimed':
      return `${name(event.unit)} attacks ${name(event.target)} with ${weaponName(view, event.unit, event.weapon)}.`;
    case 'outOfRange':
      return 'Out of range: a miss.';
    case 'attackRolled': {
      const { sum, hit } = attackSum(event);
      const dice = event.cover ? `${event.dice.join(' and ')} through Cover, ` : '';
      return `${event.again ? 'Again: ' : ''}${dice}${sum} against ${event.needed}: ${hit ? 'a hit' : 'a miss'}.`;
    }
    case 'hit':
      return event.six ? 'A 6: a hit.' : 'A hit.';
    case 'missed':
      return event.one ? 'A 1: a miss.' : 'A miss.';
    case 'defenceRolled':
      return `Defence ${sumOf(event.die, event.total)} against Power ${event.power}: ${event.total >= event.power ? 'it holds' : '1 damage'}.`;
    case 'damaged': {
      const [left, of] = boxesOf(view, event.unit, event.hull);
      const how =
        event.by === 'deflect'
          ? `${name(event.unit)} is struck by its own shot, `
          : event.by === 'six'
            ? 'The 6 does 1 damage, '
            : '';
      const rest = `${left} of ${of} left.`;
      return how === '' ? `It has ${rest}` : `${how}${rest}`;
    }
    case 'defeated':
      return `${name(event.unit)} is Defeated.`;
    case 'crashRolled':
      return `${name(event.transport)} crashes with its load: ${event.dice.join(', ')}.`;
    case 'crushed':
      return `Nobody gets out of ${name(event.transport)}.`;
    case 'survived':
      return `${name(event.unit)} gets out of the wreck.`;
    case 'boarded':
      return `${name(event.unit)} boards ${name(event.transport)}.`;
    case 'dropped':
      return `${name(event.unit)} leaves ${name(event.transport)}.`;
    case 'repaired':
      return `${name(event.unit)} repairs ${name(event.target)}: ${boxesOf(view, event.target, event.hull).join(' of ')}.`;
    case 'finished':
      return event.held ? 'It holds fire.' : `${name(event.unit)} is done.`;
    case 'rotated':
      return `${cardName(event.card)} of ${who(event.seat)} is done.`;
    case 'strategyPlayed':
      return `${who(event.seat)} plays ${strategyName(event.strategy)}.`;
    case 'smokeLaid':
      return 'Smoke rises.';
    case 'bombarded':
      return 'Shells fall.';
    case 'bombardmentRolled':
      return `${name(event.unit)} rolls ${event.die}; from ${command.bombardmentFrom} on that is damage.`;
    case 'dieRerolled':
      return `The Commander of ${who(event.seat)} has a ${event.was} rolled again: ${event.die}.`;
    case 'returned':
      return `${name(event.unit)} returns from the Reserves.`;
    case 'timeRanOut':
      return 'The agreed time has passed; this activation is the last.';
    case 'eliminated':
      return `${who(event.seat)} has no Unit left.`;
    case 'surrendered':
      return `${who(event.seat)} surrenders.`;
    case 'ended':
      return `${endings[event.reason]} Points: ${event.points.map((points, seat) => `${who(seat)} ${points}`).join(', ')}.`;
  }
}
