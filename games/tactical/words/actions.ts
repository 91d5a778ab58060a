import type { TacticalAction } from '../actions.ts';
import { armies } from '../data/armies.ts';
import { findEra } from '../data/eras.ts';
import type { TacticalView } from '../view.ts';
import {
  armyText,
  cardName,
  compassName,
  factionName,
  headingText,
  inches,
  roundInches,
  strategyName,
  tableName,
  unitName,
  weaponName,
} from './names.ts';

/** An action as an entry of a menu, in English. */
export function actionWords(view: TacticalView, action: TacticalAction): string {
  const active = view.active?.unit ?? 0;
  const own = (id: number): string => unitName(view, id, view.round === 0 ? ownSeat(view) : undefined);
  const spot = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    `${roundInches(x)}, ${roundInches(y)}`;
  const toward = (heading: number): string => {
    const unit = view.units[active - 1];
    return unit ? headingText(unit, heading) : compassName(heading);
  };
  switch (action.type) {
    case 'era':
      return `Play in the era ${findEra(action.era)?.name ?? action.era}`;
    case 'table':
      return `Play on ${tableName(action.table, 'a table of our own')}`;
    case 'draw':
      return `Play on a table of our own with ${action.pieces.length} pieces`;
    case 'faction':
      return `Play ${factionName(action.faction)}`;
    case 'army': {
      const army = armies.find(({ id }) => id === action.army);
      return army ? `${army.name}: ${armyText(army.cards)}` : action.army;
    }
    case 'muster':
      return `Muster ${armyText(action.cards)}`;
    case 'order':
      return `Order: ${action.cards.map(cardName).join(', ')}`;
    case 'command':
      return `${action.commander > 0 ? own(action.commander) : 'Nobody'} commands, with ${action.strategies.map(strategyName).join(', ')}`;
    case 'deploy':
      return `Deploy ${own(action.unit)} at ${spot(action)}, looking ${compassName(action.heading)}`;
    case 'embark':
      return `Put ${own(action.unit)} aboard ${own(action.transport)}`;
    case 'recall':
      return `Take ${own(action.unit)} up again`;
    case 'abandon':
      return `Leave ${own(action.unit)} behind`;
    case 'ready':
      return 'Ready';
    case 'roll':
      return 'Roll the dice';
    case 'timeUp':
      return 'The time is up';
    case 'select':
      return `Act with ${own(action.unit)}`;
    case 'maneuver':
      return `${action.speed === 0 ? 'Stay' : `Move ${inches(action.speed)}`}, ${toward(action.heading)}`;
    case 'attack':
      return `Fire ${weaponName(view, active, action.weapon)} at ${own(action.target)}`;
    case 'run':
      return `Attack Run with ${weaponName(view, active, action.weapon)}: ${inches(action.length)}, ${toward(action.heading)}`;
    case 'strike':
      return action.targets.length > 0
        ? `Strike ${action.targets.map(own).join(', then ')}`
        : 'Strike nobody';
    case 'board':
      return `Take ${own(action.unit)} aboard`;
    case 'drop':
      return `Drop ${own(action.unit)} at ${spot(action)}`;
    case 'repair':
      return `Repair ${own(action.target)}`;
    case 'end':
      return 'Done';
    case 'reroll':
      return 'Roll again';
    case 'rerollDie':
      return `Let the Commander roll die ${action.die + 1} again`;
    case 'keep':
      return 'Keep the roll';
    case 'place':
      return `Place ${own(action.unit)} at ${spot(action)}`;
    case 'pass':
      return 'Play no card';
    case 'rearrange':
      return `Change of Plan: cards ${action.cards.join(', ')}`;
    case 'smoke':
      return `Smoke Screen at ${spot(action)}`;
    case 'bombard':
      return `Bombardment of ${spot(action)}`;
    case 'mend':
      return `Field Repairs for ${own(action.unit)}`;
    case 'seize':
      return strategyName('seize_initiative');
    case 'march':
      return strategyName('forced_march');
    case 'concentrate':
      return strategyName('concentrate_fire');
    case 'digIn':
      return strategyName('dig_in');
    case 'evade':
      return strategyName('evasive_action');
    case 'reserve':
      return strategyName('reserves');
  }
}

/** Before the armies are revealed a seat speaks of its own Units: it is the one whose army the view shows whole. */
export function ownSeat(view: TacticalView): number | undefined {
  const seat = view.players.findIndex(({ army, out }) => army !== null && out === 0);
  return seat < 0 ? undefined : seat;
}
