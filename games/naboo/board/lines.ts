import type { Point } from '@holoboard/kit';
import { grazed, type MetHex, obstructions } from '../data/sight.ts';
import { type Space, spaceCount, spaceOf, spaces } from '../data/spaces.ts';
import { unitOf, units } from '../data/units.ts';
import { wayTo } from '../phases/reach.ts';
import { openState, reachNow } from '../sense/prospects.ts';
import { none } from '../state.ts';
import type { NabooView } from '../view.ts';
import { floorTop, hexAt, hexPath, palaceGrid, placeOf } from './layout.ts';

/* What the rules say about ways and lines, for the drawing: everything here is asked of the rules themselves. */

/** Which piece stands on each space. */
function boardOf({ pieces }: NabooView): Int16Array {
  const board = new Int16Array(spaceCount).fill(none);
  pieces.forEach(({ space }, piece) => {
    board[spaceOf(space) as Space] = piece;
  });
  return board;
}

/** The way to a space for the piece that moves now. */
export interface Way {
  readonly steps: number;
  readonly path: readonly string[];
}

/** Where the piece that moves now can go: the steps and the way to each space. */
export function waysOf(view: NabooView): ReadonlyMap<string, Way> {
  const frame = view.frames.at(-1);
  if (frame?.kind !== 'move' && frame?.kind !== 'duel') return new Map();
  const reached = reachNow(openState(view));
  const start = spaceOf(view.pieces.find(({ id }) => id === frame.piece)?.space ?? '');
  if (!reached || start === undefined) return new Map();
  return new Map(
    reached.list.map((space) => [
      spaces[space]?.id ?? '',
      {
        steps: reached.steps[space] ?? 0,
        path: wayTo(reached, start, space).map((each) => spaces[each]?.id ?? ''),
      },
    ]),
  );
}

/** Whether the action that is carried out now lets its units climb along the windows. */
export function isClimbing({ frames }: NabooView, ledges: ReadonlySet<string>): boolean {
  return frames.some(({ kind, action }) => kind === 'units' && ledges.has(action ?? ''));
}

/** The line between two pieces: whether it is free, what blocks it, and what it only runs along. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly free: boolean;
  readonly blocks: readonly string[];
  readonly grazes: readonly string[];
}

function hexOf(level: number, { row, col }: MetHex): string {
  const { x, y } = hexAt(palaceGrid, row, col);
  return hexPath(palaceGrid, { x, y: y + floorTop(level) }, 0.95);
}

/** The line of sight of a palace character to another piece; nothing where sight is not what decides. */
export function lineTo(view: NabooView, attacker: string, target: string): Line | null {
  const from = view.pieces.find(({ id }) => id === attacker);
  const to = view.pieces.find(({ id }) => id === target);
  if (!from || !to || units[unitOf(from.unit)]?.range !== 'sight') return null;
  const [a, b] = [spaceOf(from.space) as Space, spaceOf(to.space) as Space];
  const level = spaces[a]?.level ?? 1;
  if (level !== spaces[b]?.level) return null;
  const board = boardOf(view);
  const blocks = obstructions(board, a, b, view.options.edgeLos === 'wholeLine');
  return {
    from: placeOf(from.space),
    to: placeOf(to.space),
    free: blocks.length === 0,
    blocks: blocks.map((hex) => hexOf(level, hex)),
    grazes: blocks.length === 0 ? grazed(board, a, b).map((hex) => hexOf(level, hex)) : [],
  };
}
