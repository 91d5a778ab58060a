import type { Refusal } from '@holoboard/kernel';
import { cardName, eraName, inches } from './names.ts';

type Params = Refusal['params'];

function piece(params: Params): string {
  return params['piece'] ? `piece ${String(params['piece']).replace('own_', '')}` : 'a piece of it';
}

/** What is said when a clause forbids something, in English. */
export const refusals: Readonly<Record<string, (params: Params) => string>> = {
  'TAC-FAC-01': () => 'Choose one of the four eras.',
  'TAC-FAC-02': ({ era }) =>
    era
      ? `Only factions and cards of the era ${eraName(String(era))} take part.`
      : 'Choose a faction of the era.',
  'TAC-TBL-02': () => 'A table has at least three square feet, and no side over 96 inches.',
  'TAC-TBL-03': (params) =>
    params['piece'] ? `The strips stay free, but ${piece(params)} reaches into one.` : 'Choose a table.',
  'TAC-TBL-04': (params) => `Two inches must lie between all terrain; ${piece(params)} is too near another.`,
  'TAC-GEO-01': () => 'That is no point of this table.',
  'TAC-GEO-02': () => 'A heading is a number of tenths of a degree, from 0 to 3599.',
  'TAC-GEO-07': (params) =>
    `Terrain is circles and convex polygons, wholly on the table; ${piece(params)} is not.`,
  'TAC-GEO-12': () => 'Nobody can rest there: it is taken, off the table, or no ground to stand on.',
  'TAC-GEO-17': () => 'Dice are due: roll them.',
  'TAC-RULING-30': ({ table }) =>
    table
      ? 'This table is not laid out for so many players.'
      : 'In teams, not all players may have one faction.',
  'TAC-SET-01': ({ cost, limit }) =>
    limit
      ? `This army costs ${cost} points; the limit is ${limit}.`
      : 'Choose an army, or cards with counts.',
  'TAC-RULING-28': () => 'An army has at least one Unit.',
  'TAC-CARD-01': ({ card }) => `${cardName(String(card))} does not serve in this faction.`,
  'TAC-TYPE-08': ({ card }) => `${cardName(String(card))} is Unique: one at most.`,
  'TAC-TYPE-20': ({ card }) => `${cardName(String(card))} is a Hero: one at most.`,
  'TAC-SET-06': () => 'Put every card into the line once.',
  'TAC-SET-07': () => 'Units start with their whole base in the own strip, within 4 inches of the edge.',
  'TAC-SET-08': () => 'Only Transports of the own army can be loaded.',
  'TAC-SET-10': () => 'Roll for initiative.',
  'TAC-ABL-08': () =>
    'Who infiltrates starts within 8 inches of the own edge, and away from the edges beside it.',
  'TAC-TYPE-24': () => 'Only Infantry can be carried.',
  'TAC-ABL-01': () => 'That Unit has no room for it.',
  'TAC-RULING-26': ({ unit }) =>
    unit === undefined
      ? 'Every player needs room to deploy: from three players on no side is shorter than 11 inches.'
      : 'That Unit is not the one to be placed now.',
  'TAC-RULING-32': () => 'There are no Pilots without the Commanders module.',
  'TAC-TRN-01': () => 'All Units must be placed first.',
  'TAC-TRN-11': () => 'No Droid has a Pilot.',
  'TAC-OPT-CMD-01': () => 'A Commander is one of your Heroes, without Heroes one of your Elites, or nobody.',
  'TAC-OPT-CMD-03': () => 'Keep the die, or let the Commander roll it again.',
  'TAC-OPT-CMD-04': () => 'That Strategy card cannot be played now.',
  'TAC-OPT-CMD-05': () => 'Only a Hero that is no Droid is a Pilot, and a vehicle has one at most.',
  'TAC-OPT-CMD-06': () => 'Say whether, or where, the Unit comes back.',
  'TAC-RULING-25': () => 'Pick a Unit of the active card that has not acted.',
  'TAC-SEQ-03': () => 'The active Unit moves, attacks, or is done.',
  'TAC-SEQ-13': () => 'No time was agreed on that could be up now.',
  'TAC-MOVE-01': ({ min, max }) => `This Unit moves ${min} to ${max} inches with each Maneuver.`,
  'TAC-MOVE-03': ({ speed }) => `The first Maneuver has fixed the speed: ${inches(Number(speed))}.`,
  'TAC-MOVE-05': ({ left }) =>
    left ? `Every Maneuver must be taken: ${left} to go.` : 'This Unit has no Maneuver left.',
  'TAC-MOVE-07': ({ most }) => `It can turn ${Number(most) / 10} degrees either way at most.`,
  'TAC-ABL-13': ({ most }) => `It turns slowly: ${Number(most) / 10} degrees either way at most.`,
  'TAC-CARD-07': () => 'That weapon is not on its card.',
  'TAC-CARD-12': () => 'This weapon cannot be used against that Unit.',
  'TAC-KEY-04': () => 'This weapon reaches the ground only, and that Unit flies.',
  'TAC-ATK-02': () => 'Attacks come all before the movement or all after it.',
  'TAC-ATK-03': () => 'No attack in the middle of a movement.',
  'TAC-ATK-06': () => 'That Unit is outside the firing arc.',
  'TAC-ATK-07': ({ target, nearest }) =>
    target && nearest
      ? 'That Unit is not the nearest enemy that this weapon can be fired at.'
      : 'The target must be an enemy on the table.',
  'TAC-RULING-08': ({ needs, range }) =>
    `That Unit is out of range: it needs ${Math.ceil(Number(needs) / 10) / 100}, the weapon has ${range}.`,
  'TAC-RULING-13': ({ most }) =>
    Number(most) > 1 ? `At most ${most} attacks, each with another weapon.` : 'One attack in an activation.',
  'TAC-RULING-16': () => 'Weapons of Attack Runs are used on runs, and only those.',
  'TAC-TER-19': ({ by }) => `That Unit cannot be seen: ${by} is in between.`,
  'TAC-TER-21': ({ by }) => `That Unit cannot be seen: ${by} stands close to the one on the ground.`,
  'TAC-RUN-03': () => 'An Attack Run is declared before the Unit moves.',
  'TAC-RUN-05': ({ min, max }) => `This run is ${min} to ${max} inches long.`,
  'TAC-RUN-06': () => 'Choose among the enemies that were passed.',
  'TAC-RUN-07': ({ most }) => (most ? `At most ${most} of them.` : 'The Attack Run was its attack.'),
  'TAC-TRN-06': () => 'A Transport takes Infantry aboard that is adjacent, and only while it stays in place.',
  'TAC-TRN-07': () => 'That Unit is not aboard.',
  'TAC-TRN-08': () => 'Who gets out stands within half an inch of the Transport.',
  'TAC-RULING-22': ({ unit: transport }) =>
    transport ? 'One Unit has boarded or left already.' : 'Only own Infantry on the table may board.',
  'TAC-RULING-42': () => 'Nobody boards and leaves in one activation.',
  'TAC-ABL-05': () => 'Roll again, or keep the roll.',
  'TAC-ABL-11': ({ target }) =>
    target ? 'That Unit is no damaged friend beside it that could be repaired.' : 'It cannot repair now.',
  'TAC-DMG-12': () => 'Place the survivor.',
  'TAC-RULING-24': () => 'A survivor stands within half an inch of the wreck, where it may rest.',
};
