import type { OptionWords } from '@holoboard/kernel';
import type { NabooOptions } from '../options.ts';

/** The labels of the set-up form, and why one might want each option. */
export const optionWords: Readonly<Record<keyof NabooOptions, OptionWords>> = {
  edgeLos: {
    label: 'Sight along hex edges',
    why: 'Decides whether obstructions on both sides of a line must lie opposite each other to block it.',
    values: { wholeLine: 'blocked anywhere along the line', perEdge: 'blocked only at one edge' },
  },
  rangeMeaning: {
    label: 'Range on the plains',
    why: 'With exact ranges Destroyer Droids, tanks and Catapults cannot hit what is nearer.',
    values: { upTo: 'up to the range', exact: 'exactly the range' },
  },
  rangeTwoPath: {
    label: 'Fire at two spaces',
    why: 'Decides which empty hex lets a unit of range 2 fire past its neighbours.',
    values: { anyCommonNeighbour: 'any hex between', straightOnly: 'straight lines only' },
  },
  groupDefense: {
    label: 'Defence of groups',
    why: 'Rolling once for a whole group makes Kaadu and Destroyer Droids much weaker.',
    values: { perMember: 'dice for each member', perGroup: 'dice for the group' },
  },
  vehiclesMayEnterShieldHex: {
    label: 'Tanks on the shield',
    why: 'Tanks and transports may stand on shield hexes and fire inside, which helps the Trade Federation.',
  },
  windowMiddleBlocks: {
    label: 'Occupied windows block',
    why: 'Nobody climbs two floors past an occupied window, so droids can guard the way up.',
  },
  excessDroids: {
    label: 'Droids without a space',
    why: 'Droids that find the Staging Zone full are gone, or can be activated again.',
    values: { outOfPlay: 'out of play', pool: 'can be activated again' },
  },
  partialGroupToPalace: {
    label: 'Part of a group to the palace',
    why: 'The Trade Federation may keep some droids of the group on the plains.',
  },
  riposteWhenKilled: {
    label: 'Dying ripostes',
    why: 'A Jedi or Darth Maul strikes back even with his last breath, and both can fall.',
  },
  droidsWipedOutCounts: {
    label: 'Victory without Anakin',
    why: 'Once no droid is left on any board, the Control Ship counts as destroyed for victory.',
  },
  rushAfterQueenDeath: {
    label: 'Rush without the queen',
    why: 'After the death of the real queen Rush the Palace gives its guards 8 spaces, or only 4.',
    values: { cardValue: '8 spaces', doubleReduced: '4 spaces' },
  },
  reshuffleDecks: {
    label: 'Reshuffle empty decks',
    why: 'Without it the cards run out, and a long game ends in a draw.',
  },
  bonusOrder: {
    label: 'Order of bonus cards',
    why: 'Decides which bonus card of a pile is played first.',
    values: { firstDrawnFirst: 'first drawn, first played', lastDrawnFirst: 'last drawn, first played' },
  },
  fourPlayerSeating: {
    label: 'Seats of four',
    why: 'Teammates side by side play two cards in a row; in turn the sides alternate.',
    values: { bySide: 'teammates side by side', alternating: 'the sides in turn' },
  },
  roundLimit: {
    label: 'Last round',
    why: 'With a limit the game is a draw after that round.',
    values: {
      '0': 'no limit',
      '5': 'round 5',
      '10': 'round 10',
      '15': 'round 15',
      '20': 'round 20',
      '30': 'round 30',
      '50': 'round 50',
      '100': 'round 100',
      '200': 'round 200',
      '400': 'round 400',
    },
  },
};
