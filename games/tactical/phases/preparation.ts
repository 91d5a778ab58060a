import { at, type GameAction, type Refusal, refuse, type Seat, type Tell } from '@holoboard/kernel';
import type { DrawnPiece, TacticalAction, TacticalEvent } from '../actions.ts';
import { eras, findEra } from '../data/eras.ts';
import { layouts } from '../data/tables.ts';
import { isTerrain } from '../data/terrain.ts';
import type { TacticalState } from '../state.ts';
import { readTable, tableProblem, tableText } from './custom-table.ts';
import { isBetween } from './fields.ts';

/* What is agreed on before the armies: an era, a table and each player's faction, openly and one after the other. */

/** TAC-FAC-01: the first seat says what all have agreed on. */
export function eraRefusal(action: GameAction): Refusal | null {
  const { era } = action as { readonly era?: unknown };
  return action.type === 'era' && typeof era === 'string' && findEra(era) ? null : refuse('TAC-FAC-01');
}

export function eraCandidates(): TacticalAction[] {
  return eras.map(({ id }) => ({ type: 'era', era: id }));
}

export function chooseEra(state: TacticalState, seat: Seat, era: string, tell?: Tell<TacticalEvent>): void {
  state.era = era;
  state.phase = 'table';
  tell?.({ type: 'eraChosen', seat, era });
}

/** TAC-TBL-03, TAC-SET-03: a table of the house that suits so many players, or one of their own. */
export function tableRefusal(state: TacticalState, action: GameAction): Refusal | null {
  const seats = state.players.length;
  if (action.type === 'draw') return drawingRefusal(state, action);
  const { table } = action as { readonly table?: unknown };
  const layout = action.type === 'table' ? layouts.find(({ id }) => id === table) : undefined;
  if (!layout) return refuse('TAC-TBL-03');
  return layout.players.includes(seats) ? null : refuse('TAC-RULING-30', { table: layout.id, seats });
}

/** Judges a table of the players' own. */
function drawingRefusal(state: TacticalState, action: GameAction): Refusal | null {
  const { width, height, pieces } = action as {
    readonly width?: unknown;
    readonly height?: unknown;
    readonly pieces?: unknown;
  };
  if (!isBetween(width, 1, 99_999) || !isBetween(height, 1, 99_999))
    return refuse('TAC-TBL-02', { piece: '' });
  if (!Array.isArray(pieces) || pieces.length > 60 || !pieces.every(isDrawnPiece))
    return refuse('TAC-GEO-07', { piece: '' });
  const problem = tableProblem(readTable(tableText(width, height, pieces)), state.players.length, state);
  return problem && refuse(problem.clause, { piece: problem.piece });
}

function isDrawnPiece(value: unknown): value is DrawnPiece {
  if (!Array.isArray(value) || value.length > 25) return false;
  const [terrain, ...shape] = value as readonly unknown[];
  const isShape = shape.length === 3 || (shape.length >= 6 && shape.length % 2 === 0);
  return isTerrain(terrain) && isShape && shape.every((number) => isBetween(number, 0, 99_999));
}

export function tableCandidates(state: TacticalState): TacticalAction[] {
  return layouts
    .filter(({ players }) => players.includes(state.players.length))
    .map(({ id }) => ({ type: 'table', table: id }));
}

export function chooseTable(
  state: TacticalState,
  seat: Seat,
  action: Extract<TacticalAction, { type: 'table' | 'draw' }>,
  tell?: Tell<TacticalEvent>,
): void {
  state.table =
    action.type === 'table' ? action.table : tableText(action.width, action.height, action.pieces);
  state.phase = 'faction';
  state.turn = state.players.findIndex(({ out }) => out === 0);
  tell?.({ type: 'tableChosen', seat, table: state.table });
}

/** TAC-FAC-02, TAC-RULING-28: a faction of the era. TAC-RULING-30: in teams, not all the same one. */
export function factionRefusal(state: TacticalState, seat: Seat, action: GameAction): Refusal | null {
  const { faction } = action as { readonly faction?: unknown };
  const era = findEra(state.era ?? '');
  if (action.type !== 'faction' || !era?.factions.includes(faction as string))
    return refuse('TAC-FAC-02', { era: state.era ?? '' });
  const others = state.players.filter(({ out }, each) => out === 0 && each !== seat);
  const wouldBeAlone = others.every((player) => player.faction === faction);
  return state.options.teams === 'byFaction' && wouldBeAlone
    ? refuse('TAC-RULING-30', { table: '', seats: others.length + 1 })
    : null;
}

export function factionCandidates(state: TacticalState): TacticalAction[] {
  return (findEra(state.era ?? '')?.factions ?? []).map((faction) => ({ type: 'faction', faction }));
}

export function chooseFaction(
  state: TacticalState,
  seat: Seat,
  faction: string,
  tell?: Tell<TacticalEvent>,
): void {
  at(state.players, seat).faction = faction;
  tell?.({ type: 'factionChosen', seat, faction });
  nextFaction(state);
}

/** The next seat without a faction; once all have one, armies are chosen. */
export function nextFaction(state: TacticalState): void {
  const next = state.players.findIndex(({ out, faction }) => out === 0 && faction === null);
  if (next >= 0) state.turn = next;
  else state.phase = 'army';
}
