import {
  changedOptions,
  Fields,
  items,
  listText,
  oneOf,
  readTerms,
  rulesMark,
  since,
  type Versioned,
  wholeNumber,
} from '@holoboard/kernel';
import { options as optionSpecs, type TacticalOptions } from '../options.ts';
import type { Activation, Ending, Frame, Phase, Player, Slot, TacticalState, Unit } from '../state.ts';
import { type Layout, readRecord, writeRecord } from './codec.ts';
import {
  activationLayout,
  frameLayouts,
  playerLayout,
  secondCrashLayout,
  slotLayout,
  unitLayout,
} from './layouts.ts';
import { whatIsImpossible } from './possible.ts';

/*
 * A position on one line: words with values, records between commas, their parts between colons, lists joined by plus:
 *   phase=battle round=2 first=0 turn=1 era=rebellion table=hoth p0=rebel_alliance:0:1:reb_luke*1:0:-:-:0:0 s0=reb_luke:1:0:0 ... u=1:0:reb_luke:1:18000:10000:0:4:deployed:0:0:0:0:0
 * and, only where they apply: a= (the activation), f= (frames), smoke=, reserves=, timeUp, closing, ending=, rules=, and options that are not the default.
 */

const phases: readonly Phase[] = [
  ...(['era', 'table', 'faction', 'army', 'order', 'command', 'deploy'] as const),
  ...(['initiative', 'battle', 'over'] as const),
];
const endings: readonly Ending[] = ['eliminated', 'surrendered', 'limit'];

export function writePosition(state: TacticalState): string {
  const { options, active } = state;
  return [
    `phase=${state.phase}`,
    `round=${state.round}`,
    `first=${state.first}`,
    `turn=${state.turn}`,
    ...(state.era === null ? [] : [`era=${state.era}`]),
    ...(state.table === null ? [] : [`table=${state.table}`]),
    ...state.players.flatMap((player, seat) => writePlayer(player, seat)),
    `u=${listText(
      state.units.map((unit) => writeRecord(unitLayout, unit)),
      ',',
    )}`,
    ...(active ? [`a=${writeRecord(activationLayout, active)}`] : []),
    ...(state.frames.length > 0
      ? [`f=${state.frames.map((frame) => writeRecord(layoutOf(frame.kind, state), frame)).join()}`]
      : []),
    ...(state.smoke.length > 0 ? [`smoke=${state.smoke.join()}`] : []),
    ...(state.reserves.length > 0 ? [`reserves=${state.reserves.join()}`] : []),
    ...(state.timeUp ? ['timeUp'] : []),
    ...(state.closing ? ['closing'] : []),
    ...(state.ending ? [`ending=${state.ending}`] : []),
    ...(state.rules === undefined ? [] : [`rules=${state.rules}`]),
    ...changedOptions(optionSpecs, { rules: state.rules ?? 1, options }).map((option) => option.join('=')),
  ].join(' ');
}

function writePlayer(player: Player, seat: number): string[] {
  const army = player.army.map(([card, count]) => `${card}*${count}`);
  const slots = player.slots.map((slot) => writeRecord(slotLayout, slot));
  return [
    `p${seat}=${writeRecord(playerLayout, { ...player, army })}`,
    ...(slots.length > 0 ? [`s${seat}=${slots.join()}`] : []),
  ];
}

export function readPosition(text: string): TacticalState {
  const fields = new Fields(text);
  const players: Player[] = [];
  while (fields.has(`p${players.length}`)) players.push(readPlayer(fields, players.length));
  const optionWords = Object.fromEntries(
    optionSpecs.flatMap(({ key }) => (fields.has(key) ? [[key, fields.need(key)]] : [])),
  );
  const active = fields.take('a');
  const ending = fields.take('ending');
  const whole = (name: string): number[] =>
    fields.list(name).map((word) => wholeNumber(word, 0, 99_999, `word '${name}'`));
  const seats = players.length;
  if (seats < 2 || seats > 4) throw new Error('Two to four players play.');
  const rules = fields.has('rules') ? fields.number('rules', 2, 99) : 1;
  const state: TacticalState = {
    ...rulesMark(rules),
    options: readTerms(optionSpecs, { rules, seats, options: optionWords }).options as TacticalOptions,
    phase: fields.word('phase', phases),
    era: fields.take('era') ?? null,
    table: fields.take('table') ?? null,
    round: fields.number('round', 0, 99),
    first: fields.number('first', 0, seats - 1),
    turn: fields.number('turn', 0, seats - 1),
    players,
    units: items(fields.need('u'), ',').map((unit) => readRecord<Unit>(unitLayout, unit, 'Unit')),
    active: active === undefined ? null : readRecord<Activation>(activationLayout, active, 'activation'),
    frames: fields.list('f').map((frame) => readFrame(frame, rulesMark(rules))),
    smoke: whole('smoke'),
    reserves: whole('reserves'),
    timeUp: fields.flag('timeUp'),
    closing: fields.flag('closing'),
    ending: ending === undefined ? null : oneOf(ending, endings, "word 'ending'"),
  };
  fields.finish();
  const problem = whatIsImpossible(state);
  if (problem) throw new Error(`This position is impossible: ${problem}.`);
  return state;
}

function readPlayer(fields: Fields, seat: number): Player {
  const read = readRecord<Omit<Player, 'army' | 'slots'> & { readonly army: readonly string[] }>(
    playerLayout,
    fields.need(`p${seat}`),
    'player',
  );
  return {
    ...read,
    army: read.army.map((entry) => {
      const [card = '', count = ''] = entry.split('*');
      return [card, wholeNumber(count, 1, 99, 'count of a card')];
    }),
    slots: fields.list(`s${seat}`).map((slot) => readRecord<Slot>(slotLayout, slot, 'card in line')),
  };
}

function layoutOf(kind: Frame['kind'], rules: Versioned): Layout {
  return kind === 'crash' && since(rules, 2) ? secondCrashLayout : frameLayouts[kind];
}

function readFrame(text: string, rules: Versioned): Frame {
  const kind = oneOf(
    text.split(':')[0] ?? '',
    ['attack', 'crash', 'window', 'bombardment', 'reserves', 'return'] as const,
    'frame',
  );
  return readRecord<Frame>(layoutOf(kind, rules), text, 'frame');
}
