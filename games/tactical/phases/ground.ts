import type { Card } from '../data/card.ts';
import { cardOf } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import { command } from '../data/strategies.ts';
import { circle, type Piece, piece, type Table } from '../data/table.ts';
import { layouts } from '../data/tables.ts';
import type { Base } from '../geometry/bases.ts';
import { type Ground, mayRest, standsOn } from '../geometry/resting.ts';
import type { TacticalState, Unit } from '../state.ts';
import { readTable } from './custom-table.ts';
import { baseOf, is } from './units.ts';

/** A table with its pieces sorted by what they do to whom. */
interface SortedTable {
  readonly table: Table;
  readonly impassable: readonly Piece[];
  readonly difficult: readonly Piece[];
  /** TAC-RULING-41: the same for Infantry where it may enter buildings. */
  readonly impassableWithoutBuildings: readonly Piece[];
  readonly difficultWithBuildings: readonly Piece[];
  /** TAC-RULING-40 */
  readonly notEven: readonly Piece[];
}

function sorted(table: Table): SortedTable {
  const { pieces } = table;
  const isBuilding = ({ terrain }: Piece): boolean => terrain === 'building';
  const impassable = pieces.filter(({ movement }) => movement === 'impassable');
  const difficult = pieces.filter(({ movement }) => movement === 'difficult');
  return {
    table,
    impassable,
    difficult,
    impassableWithoutBuildings: impassable.filter((each) => !isBuilding(each)),
    difficultWithBuildings: pieces.filter((each) => each.movement === 'difficult' || isBuilding(each)),
    notEven: pieces.filter(({ movement }) => movement !== 'even'),
  };
}

const ownTables = new Map(layouts.map((layout) => [layout.id, sorted(layout)]));
const drawnTables = new Map<string, SortedTable>();

function sortedTable(state: TacticalState): SortedTable {
  const text = state.table ?? '';
  const known = ownTables.get(text) ?? drawnTables.get(text);
  if (known) return known;
  const made = sorted(readTable(text));
  // A handful is played on at a time.
  if (drawnTables.size > 20) drawnTables.clear();
  drawnTables.set(text, made);
  return made;
}

/** The table that is played on. */
export function tableOf(state: TacticalState): Table {
  return sortedTable(state).table;
}

const noPieces: readonly Piece[] = [];

/** TAC-TER-06, TAC-TYPE-11: the pieces a Unit cannot stand on. TAC-TER-07, TAC-TER-17: none for a Flying one. */
export function wallsFor(state: TacticalState, card: Card): readonly Piece[] {
  if (card.type === 'Flying') return noPieces;
  const pieces = sortedTable(state);
  // TAC-RULING-40: for wheels, Difficult is as bad as Impassable.
  if (is(card, 'Wheeled')) return pieces.notEven;
  return entersBuildings(state, card) ? pieces.impassableWithoutBuildings : pieces.impassable;
}

/** The pieces that are Difficult for a Unit. */
export function difficultFor(state: TacticalState, card: Card): readonly Piece[] {
  const pieces = sortedTable(state);
  return entersBuildings(state, card) ? pieces.difficultWithBuildings : pieces.difficult;
}

/** TAC-RULING-41, TAC-TYPE-25: whether buildings are open to a Unit. */
function entersBuildings(state: TacticalState, card: Card): boolean {
  return card.type === 'Infantry' && state.options.infantryBuildings === 'enter';
}

/** TAC-ABL-09, TAC-TER-05: whether a Unit moves over everything. */
export function fliesWhenMoving(card: Card): boolean {
  return card.type === 'Flying' || card.abilities.jumpPack === true;
}

/** TAC-RULING-06: whether a Unit begins its activation at the Difficult rating. */
export function isSlowed(state: TacticalState, unit: Unit): boolean {
  const card = cardOf(unit.card);
  // TAC-TYPE-09, TAC-RULING-03: Walkers never use it.
  if (fliesWhenMoving(card) || is(card, 'Walker')) return false;
  return standsOn(baseOf(unit), difficultFor(state, card));
}

/** What lies on lines of sight: the pieces of the table, and Smoke Screens. */
export function sightPieces(state: TacticalState): readonly Piece[] {
  const { pieces } = tableOf(state);
  if (state.smoke.length === 0) return pieces;
  const screens: Piece[] = [];
  for (let i = 0; i < state.smoke.length; i += 2)
    screens.push(
      piece(
        `screen_${i / 2 + 1}`,
        'Smoke Screen',
        'smoke',
        circle(state.smoke[i] as number, state.smoke[i + 1] as number, command.smokeRadius),
      ),
    );
  return [...pieces, ...screens];
}

/** Where a Unit may come to rest: what others leave free. */
export function groundFor(state: TacticalState, unit: Unit): Ground {
  const bases: Base[] = [];
  // TAC-RULING-26: as long as armies are placed in secret, nobody is in the way of others; see `reveal`.
  const isSecret = state.phase === 'deploy' && state.options.deployment === 'simultaneous';
  for (const other of state.units)
    if (other !== unit && other.status === 'deployed' && !(isSecret && other.seat !== unit.seat))
      bases.push(baseOf(other));
  return { table: tableOf(state), bases, walls: wallsFor(state, cardOf(unit.card)) };
}

/** TAC-GEO-12: whether a Unit may rest at a point. */
export function mayRestAt(state: TacticalState, unit: Unit, x: number, y: number): boolean {
  return mayRest({ x, y, r: cardOf(unit.card).base }, groundFor(state, unit));
}

/** TAC-RULING-22: whether a base at a point is adjacent to another. */
export function isAdjacent(gap: number): boolean {
  return gap <= numbers.adjacency;
}
