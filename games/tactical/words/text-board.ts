import { cardOf } from '../data/cards.ts';
import type { Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import {
  cardName,
  degrees,
  eraName,
  factionName,
  letterOf,
  roundInches,
  seatName,
  tableName,
  unitName,
} from './names.ts';

/** The position line by line, for the terminal and for screen readers. */
export function textBoard(view: TacticalView): string[] {
  const { players, era, table, round } = view;
  return [
    `${era === null ? 'No era yet' : eraName(era)}, ${table === null ? 'no table yet' : tableName(table, 'a table of their own')}, ${round === 0 ? 'setting up' : `round ${round}`}.`,
    ...players.flatMap((player, seat) => {
      const name = seatName(seat, players.length);
      const faction = player.faction === null ? 'no faction yet' : factionName(player.faction);
      if (player.out > 0) return [`${name}, ${faction}: out.`];
      const units = view.units.filter((unit) => unit.seat === seat && unit.status !== 'defeated');
      const cards = player.slots.map(({ card, rotated }) => `${cardName(card)}${rotated ? ' (done)' : ''}`);
      return [
        `${name}, ${faction}${cards.length > 0 ? `: ${cards.join(', ')}` : ''}.`,
        ...units.map((unit) => `  ${unitLine(view, unit)}`),
      ];
    }),
  ];
}

function unitLine(view: TacticalView, unit: Unit): string {
  const card = cardOf(unit.card);
  const where =
    unit.status === 'deployed'
      ? `at ${roundInches(unit.x)}, ${roundInches(unit.y)}${card.pointer ? ` looking ${degrees(unit.heading)}` : ''}`
      : unit.status === 'embarked'
        ? `aboard ${unitName(view, unit.carrier, unit.seat)}`
        : 'not deployed yet';
  return `${unit.id} ${cardName(unit.card)} ${letterOf(unit.label)}: ${unit.hull} of ${card.hull}, ${where}.`;
}
