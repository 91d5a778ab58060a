import type { TacticalAction } from '../actions.ts';
import { armies } from '../data/armies.ts';
import type { TacticalView } from '../view.ts';
import { ownSeat } from './actions.ts';
import { einheit, germanNumber, himmelsrichtung, richtung, strategie, zoll } from './names.de.ts';
import { armyText, cardName, eraName, factionName, roundInches, tableName, weaponName } from './names.ts';

/** An action as an entry of a menu, in German. */
export function germanActionWords(view: TacticalView, action: TacticalAction): string {
  const active = view.active?.unit ?? 0;
  const own = (id: number): string => einheit(view, id, view.round === 0 ? ownSeat(view) : undefined);
  const spot = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    `${germanNumber(roundInches(x))} / ${germanNumber(roundInches(y))}`;
  const toward = (heading: number): string => {
    const unit = view.units[active - 1];
    return unit ? richtung(unit, heading) : himmelsrichtung(heading);
  };
  switch (action.type) {
    case 'era':
      return `In der Epoche ${eraName(action.era)} spielen`;
    case 'table':
      return `Auf ${tableName(action.table, 'einem eigenen Tisch')} spielen`;
    case 'draw':
      return `Auf einem eigenen Tisch mit ${action.pieces.length} Stücken spielen`;
    case 'faction':
      return `${factionName(action.faction)} spielen`;
    case 'army': {
      const army = armies.find(({ id }) => id === action.army);
      return army ? `${army.name}: ${armyText(army.cards)}` : action.army;
    }
    case 'muster':
      return `Aufbieten: ${armyText(action.cards)}`;
    case 'order':
      return `Reihenfolge: ${action.cards.map(cardName).join(', ')}`;
    case 'command':
      return `${action.commander > 0 ? own(action.commander) : 'Niemand'} befiehlt, mit ${action.strategies.map(strategie).join(', ')}`;
    case 'deploy':
      return `${own(action.unit)} bei ${spot(action)} aufstellen, Blick nach ${himmelsrichtung(action.heading)}`;
    case 'embark':
      return `${own(action.unit)} an Bord von ${own(action.transport)} nehmen`;
    case 'recall':
      return `${own(action.unit)} wieder aufnehmen`;
    case 'abandon':
      return `${own(action.unit)} zurücklassen`;
    case 'ready':
      return 'Bereit';
    case 'roll':
      return 'Würfeln';
    case 'timeUp':
      return 'Die Zeit ist um';
    case 'select':
      return `Mit ${own(action.unit)} handeln`;
    case 'maneuver':
      return `${action.speed === 0 ? 'Stehen bleiben' : `${zoll(action.speed)} ziehen`}, ${toward(action.heading)}`;
    case 'attack':
      return `${weaponName(view, active, action.weapon)} auf ${own(action.target)} abfeuern`;
    case 'run':
      return `Sturmangriff mit ${weaponName(view, active, action.weapon)}: ${zoll(action.length)}, ${toward(action.heading)}`;
    case 'strike':
      return action.targets.length > 0
        ? `${action.targets.map(own).join(', dann ')} treffen`
        : 'Niemanden treffen';
    case 'board':
      return `${own(action.unit)} einsteigen lassen`;
    case 'drop':
      return `${own(action.unit)} bei ${spot(action)} absetzen`;
    case 'repair':
      return `${own(action.target)} reparieren`;
    case 'end':
      return 'Fertig';
    case 'reroll':
      return 'Noch einmal würfeln';
    case 'rerollDie':
      return `Würfel ${action.die + 1} durch den Befehlshaber wiederholen`;
    case 'keep':
      return 'Den Wurf behalten';
    case 'place':
      return `${own(action.unit)} bei ${spot(action)} aufstellen`;
    case 'pass':
      return 'Keine Karte spielen';
    case 'rearrange':
      return `${strategie('change_of_plan')}: Karten ${action.cards.join(', ')}`;
    case 'smoke':
      return `${strategie('smoke_screen')} bei ${spot(action)}`;
    case 'bombard':
      return `${strategie('bombardment')} bei ${spot(action)}`;
    case 'mend':
      return `${strategie('field_repairs')} für ${own(action.unit)}`;
    case 'seize':
      return strategie('seize_initiative');
    case 'march':
      return strategie('forced_march');
    case 'concentrate':
      return strategie('concentrate_fire');
    case 'digIn':
      return strategie('dig_in');
    case 'evade':
      return strategie('evasive_action');
    case 'reserve':
      return strategie('reserves');
  }
}
