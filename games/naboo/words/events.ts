import type { DeckId } from '../data/cards.ts';
import { seatingOf, sideOf } from '../data/seats.ts';
import type { Die, Ending, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import {
  card,
  cardAction,
  deckNames,
  grid,
  isSomebody,
  list,
  piece,
  sideNames,
  some,
  space,
  upperFirst,
} from './names.ts';

/** Who sits on a seat: a side, or in short the commander of one of its theatres. */
export function seatName(view: NabooView, seat: number): string {
  const side = sideOf(view, seat);
  const theatre = seatingOf(view).theatres[seat];
  if (theatre === 'all') return sideNames[side];
  return `${side === 'naboo' ? 'Naboo' : 'TF'} ${theatre === 'palace' ? 'palace' : 'plains'}`;
}

export const endings: Readonly<Record<Ending, string>> = {
  palaceHeld: 'only two of the Naboo palace pieces are left',
  throneRoom: 'the Control Ship is gone and Naboo holds the throne room',
  maulDefeated: 'the Control Ship is gone and Darth Maul is dead',
  roundLimit: 'the last round has been played',
  outOfCards: 'nobody has a card left',
  resigned: 'the other side has resigned',
};

/** Dice as they fell: `red 2, gray 0`. */
function diceText(dice: readonly Die<string>[]): string {
  return (
    dice.map(({ colour, shows, riposte }) => `${colour} ${riposte ? 'riposte' : shows}`).join(', ') ||
    'no dice'
  );
}

function deck(id: string): string {
  return deckNames[id as DeckId];
}

/** What happened, as a sentence of the log. */
export function event(view: NabooView, happened: NabooEvent): string {
  const who = 'seat' in happened ? seatName(view, happened.seat) : '';
  switch (happened.type) {
    case 'queenChosen':
      return happened.queen
        ? `${who} chooses ${happened.queen === 'redQueen' ? 'the Red Queen' : 'the Purple Queen'} as the real one.`
        : `${who} has chosen the real queen.`;
    case 'roundStarted':
      return `Round ${happened.round} begins; ${seatName(view, happened.lead)} goes first.`;
    case 'drew':
      return `${who} draws ${happened.cards ? list(happened.cards.map(card)) : some(happened.count, 'card')} from the ${deck(happened.deck)}.`;
    case 'shuffled':
      return `The discards of the ${deck(happened.deck)} are shuffled into a new deck of ${happened.count}.`;
    case 'planned':
      return happened.cards?.length
        ? `${who} plans ${happened.cards.map(card).join(', then ')}.`
        : `${who} has planned.`;
    case 'flipped':
      return `${who} ${happened.from === 'deck' ? 'draws' : 'flips'} ${happened.from === 'bonus' ? 'the bonus card ' : ''}${card(happened.card)}.`;
    case 'cardLost':
      return `Nothing on ${card(happened.card)} can be done: ${who} discards it.`;
    case 'actionChosen':
      return `${who} chooses: ${cardAction(happened.action)}.`;
    case 'nothingDrawn':
      return `There is no card left to draw from the ${deck(happened.deck)}.`;
    case 'bonusDrawn':
      return `${who} draws a bonus card from the ${deck(happened.deck)}, unseen.`;
    case 'bonusLost':
      return `There are no cards left for ${some(happened.cards, 'bonus card')}.`;
    case 'resigned':
      return `${who} resigns.`;
    case 'won':
      return `${upperFirst(sideNames[happened.side])} wins: ${endings[happened.reason]}.`;
    case 'drawn':
      return `The game is a draw: ${endings[happened.reason]}.`;
    default:
      return battle(happened);
  }
}

type BattleEvent = Exclude<
  NabooEvent,
  {
    readonly type:
      | 'queenChosen'
      | 'roundStarted'
      | 'drew'
      | 'shuffled'
      | 'planned'
      | 'flipped'
      | 'cardLost'
      | 'actionChosen'
      | 'nothingDrawn'
      | 'bonusDrawn'
      | 'bonusLost'
      | 'resigned'
      | 'won'
      | 'drawn';
  }
>;

/** What happened on one of the four boards. */
function battle(happened: BattleEvent): string {
  switch (happened.type) {
    case 'moved':
      return `${upperFirst(piece(happened.piece))} moves from ${space(happened.path[0] ?? '')} to ${space(happened.path.at(-1) ?? '')}.`;
    case 'attacked':
      return `${upperFirst(piece(happened.piece))} attacks ${piece(happened.target)}: ${diceText(happened.dice)}.`;
    case 'defended':
      return `${upperFirst(piece(happened.piece))} defends: ${diceText(happened.dice)}.`;
    case 'missed':
      return `No hit gets through to ${piece(happened.target)}.`;
    case 'hurt':
      return `${upperFirst(piece(happened.piece))} takes ${some(happened.hits, 'hit')}${happened.riposte ? ' by a riposte' : ''}; ${happened.left} left.`;
    case 'destroyed': {
      const riposte = happened.riposte ? ' by a riposte' : '';
      const real = happened.real === undefined ? '' : happened.real ? ', the real queen,' : ', a decoy,';
      return `${upperFirst(piece(happened.piece))}${real} ${isSomebody(happened.piece) ? 'falls' : 'is destroyed'}${riposte}.`;
    }
    case 'shieldDown':
      return 'The shield falls.';
    case 'recovered':
      return `${upperFirst(piece(happened.piece))} recovers ${happened.points}; ${happened.left} left.`;
    case 'droidsSent':
      return `${some(happened.droids, 'droid')} of ${piece(happened.group)} leave for the palace.`;
    case 'droidArrived':
      return `${upperFirst(piece(happened.piece))} arrives on ${space(happened.space)}.`;
    case 'droidsLost':
      return `${some(happened.droids, 'droid')} found no space and are out of play.`;
    case 'droidsActivated':
      return `${upperFirst(piece(happened.piece))} is activated on ${space(happened.space)} with ${some(happened.droids, 'droid')}.`;
    default:
      return inSpace(happened);
  }
}

type SpaceEvent = Exclude<
  BattleEvent,
  {
    readonly type:
      | 'moved'
      | 'attacked'
      | 'defended'
      | 'missed'
      | 'hurt'
      | 'destroyed'
      | 'shieldDown'
      | 'recovered'
      | 'droidsSent'
      | 'droidArrived'
      | 'droidsLost'
      | 'droidsActivated';
  }
>;

function inSpace(happened: SpaceEvent): string {
  switch (happened.type) {
    case 'starfighterDrawn':
      return `The Trade Federation turns up ${grid(happened.starfighter)}.`;
    case 'starfighterDeployed':
      return `${upperFirst(grid(happened.starfighter))} is deployed on ${grid(happened.grid)}.`;
    case 'screened':
      return `The Trade Federation screens ${grid(happened.grid)}: ${diceText(happened.dice)}.`;
    case 'blocked':
      return happened.slots.length > 0
        ? `The Trade Federation blocks ${list(happened.slots)}.`
        : 'The Trade Federation blocks nothing.';
    case 'flew': {
      const sum = happened.dice.reduce((total, die) => total + die, 0);
      return `Anakin flies at ${sum} (${happened.dice.join(' + ')}) and ${happened.through ? 'gets through' : 'is turned back'}.`;
    }
    case 'starfighterPassed':
      return `${upperFirst(grid(happened.starfighter))} is passed and out of the game.`;
    case 'anakinAdvanced':
      return happened.to === 5
        ? 'Anakin destroys the Droid Control Ship.'
        : `Anakin reaches space ${happened.to} of 5.`;
    case 'droidsShutDown':
      return `All droids shut down: ${some(happened.pieces.length, 'piece')} leave the boards.`;
  }
}
