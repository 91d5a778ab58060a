import { type GameAction, hasExactly } from '@holoboard/kernel';

/** The fields of each kind of action, besides its type. */
const fields: Readonly<Record<string, readonly string[]>> = {
  era: ['era'],
  table: ['table'],
  draw: ['width', 'height', 'pieces'],
  faction: ['faction'],
  army: ['army'],
  muster: ['cards'],
  order: ['cards'],
  command: ['commander', 'strategies'],
  deploy: ['unit', 'x', 'y', 'heading'],
  embark: ['unit', 'transport'],
  recall: ['unit'],
  abandon: ['unit'],
  ready: [],
  roll: [],
  timeUp: [],
  select: ['unit'],
  maneuver: ['heading', 'speed'],
  attack: ['weapon', 'target'],
  run: ['weapon', 'heading', 'length'],
  strike: ['targets'],
  board: ['unit'],
  drop: ['unit', 'x', 'y'],
  repair: ['target'],
  end: [],
  reroll: [],
  rerollDie: ['die'],
  keep: [],
  place: ['unit', 'x', 'y'],
  pass: [],
  seize: [],
  rearrange: ['cards'],
  smoke: ['x', 'y'],
  bombard: ['x', 'y'],
  march: [],
  concentrate: [],
  digIn: [],
  evade: [],
  mend: ['unit'],
  reserve: [],
};

/** Whether a record has the fields of its kind, and no others. */
export function isWhole(action: GameAction): boolean {
  const own = Object.hasOwn(fields, action.type) ? fields[action.type] : undefined;
  return own !== undefined && hasExactly(action, ['type', ...own]);
}

/** Whether a value is a whole number in a range. */
export function isBetween(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** TAC-GEO-02: whether a value is a heading. */
export function isHeading(value: unknown): value is number {
  return isBetween(value, 0, 3599);
}
