import type { OptionWords } from '@holoboard/kernel';

/** The set-up form in English. */
export const optionWords: Readonly<Record<string, OptionWords>> = {
  pointsLimit: {
    label: 'Points',
    why: 'What an army may cost.',
    values: { '50': '50', '75': '75', '100': '100', '150': '150', '200': '200' },
  },
  roundLimit: {
    label: 'Rounds',
    why: 'After how many rounds points are counted.',
    values: { '6': 'Six', '8': 'Eight', '10': 'Ten', '12': 'Twelve', none: 'No limit' },
  },
  timeLimitMinutes: {
    label: 'Time',
    why: 'After how many minutes points are counted.',
    values: {
      none: 'No limit',
      '30': '30 minutes',
      '45': '45 minutes',
      '60': '60 minutes',
      '90': '90 minutes',
    },
  },
  coverRule: {
    label: 'Cover',
    why: 'The rulebook describes Cover twice.',
    values: { twoDiceLower: 'Two dice, the lower counts', defenderDie: 'The defender adds a die' },
  },
  walkerDifficult: {
    label: 'Walkers',
    why: 'Whether Walkers stop at Difficult terrain.',
    values: { ignore: 'They walk on', stopOnly: 'They stop, but are not slowed' },
  },
  targetRule: {
    label: 'Targets',
    why: 'Whether the nearest enemy is the target even out of range.',
    values: { nearest: 'The nearest', nearestInRange: 'The nearest in range' },
  },
  terrainUnderShooter: {
    label: 'Firing out of terrain',
    why: 'Whether the piece one stands in gets in the way.',
    values: { free: 'It does not', strict: 'It does' },
  },
  modelsAsCover: {
    label: 'Models as Cover',
    why: 'Whether vehicles in the line give Cover.',
    values: { off: 'They do not', on: 'They do' },
  },
  edgeRule: {
    label: 'Table edge',
    why: 'What happens to flyers at the edge.',
    values: { stop: 'They stop', leave: 'They are lost' },
  },
  moveMeasure: {
    label: 'Measuring moves',
    why: 'From which points of the ring a move is measured.',
    values: { sameEdge: 'The same point', nearEdge: 'The nearest points' },
  },
  infantryAttackRun: {
    label: 'Infantry on runs',
    why: 'Whether Infantry wades through Infantry.',
    values: { throughInfantry: 'It does', strict: 'Only with Leap Attack' },
  },
  transportTransfers: {
    label: 'Boarding',
    why: 'How many Units board or leave in an activation.',
    values: { one: 'One', any: 'Any number' },
  },
  crashRoll: {
    label: 'Crashes',
    why: 'For whom the die of a crash is rolled.',
    values: { perLoad: 'The whole load', perUnit: 'Each Unit' },
  },
  defeatThreshold: {
    label: 'Defeat',
    why: 'How much damage a Unit endures.',
    values: { lastBox: 'Its boxes', overHull: 'One more than its boxes' },
  },
  weaponsPerActivation: {
    label: 'Weapons',
    why: 'How many weapons are fired in an activation.',
    values: { one: 'One', each: 'Each once' },
  },
  deployment: {
    label: 'Deployment',
    why: 'Hidden and at once, or openly card by card.',
    values: { simultaneous: 'At once', alternating: 'In turns' },
  },
  teams: {
    label: 'Teams',
    why: 'Whether players of one faction are allies.',
    values: { off: 'Everybody alone', byFaction: 'By faction' },
  },
  commanders: {
    label: 'Commanders',
    why: 'Commanders, Strategy cards, Pilots and Reserves; a module of our own.',
    values: { off: 'Without', on: 'With' },
  },
  infantryBuildings: {
    label: 'Buildings',
    why: 'Whether Infantry may enter buildings.',
    values: { closed: 'Closed', enter: 'Open to Infantry' },
  },
};
