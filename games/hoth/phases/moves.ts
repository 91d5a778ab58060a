import { at, last } from '@holoboard/kernel';
import { idOf, type Space, spaceAt } from '../data/graph.ts';
import type { HothAction } from '../state.ts';

/** An action that moves a marker. */
export type MoveAction = HothAction & { readonly type: 'fly' | 'steer' };

/** A way to move a marker: the action that says it, where it ends, and the spaces counted on the way. */
export interface Move {
  readonly action: MoveAction;
  readonly to: Space;
  /** Every space counted, as ids for events; the last one is where the count ended, before any slide. */
  readonly pathIds: readonly string[];
}

/** The moves from one situation, and the same as actions for `legal`. Made once and shared. */
export interface MoveList {
  readonly moves: readonly Move[];
  readonly actions: readonly HothAction[];
}

/** The number of the space an action names, carried where neither JSON nor a copy sees it. */
const end = Symbol('end');

/** The actions of a kind, by space. There is one object for each, however many situations allow it. */
function actionsOf(type: MoveAction['type'], slide: boolean): readonly MoveAction[] {
  return idOf.map((to, space) => Object.defineProperty({ type, to, slide }, end, { value: space }));
}

const actions = {
  fly: { staying: actionsOf('fly', false), sliding: actionsOf('fly', true) },
  steer: { staying: actionsOf('steer', false), sliding: actionsOf('steer', true) },
};

/** The space where an action ends, found at once for the actions that `legal` lists. */
export function endOf(action: MoveAction & { readonly [end]?: Space }): Space {
  return action[end] ?? spaceAt(action.to);
}

/** The move along a path, with or without a slide at its end. */
export function moveOf(type: MoveAction['type'], path: readonly Space[], slideTo?: Space): Move {
  const to = slideTo ?? last(path);
  const { staying, sliding } = actions[type];
  return {
    action: at(slideTo === undefined ? staying : sliding, to),
    to,
    pathIds: path.map((space) => at(idOf, space)),
  };
}

/** The list of some moves. */
export function listOf(moves: readonly Move[]): MoveList {
  return { moves, actions: shared(moves.map(({ action }) => action)) };
}

const sharedLists = new Map<string, readonly MoveAction[]>();

/** The one list of these actions: many situations have the same, and few lists stay close at hand. */
function shared(list: readonly MoveAction[]): readonly MoveAction[] {
  const key = JSON.stringify(list);
  const known = sharedLists.get(key);
  if (!known) sharedLists.set(key, list);
  return known ?? list;
}

/** Moves by situation, each worked out when first asked for. */
export class MoveTable {
  readonly lists: (MoveList | undefined)[];
  /** The actions of the lists, by themselves, as `legal` asks for nothing else. */
  readonly actions: (readonly HothAction[] | undefined)[];

  constructor(situations: number) {
    this.lists = new Array(situations).fill(undefined);
    this.actions = new Array(situations).fill(undefined);
  }

  /** Keeps the list of a situation, and gives it back. */
  keep(situation: number, list: MoveList): MoveList {
    this.lists[situation] = list;
    this.actions[situation] = list.actions;
    return list;
  }
}

/** The move that an action of the list says. */
export function findMove(list: MoveList, to: string, slide: boolean): Move | undefined {
  for (const move of list.moves) if (move.action.to === to && move.action.slide === slide) return move;
  return undefined;
}

/** The spaces counted by an action of the list, as ids. */
export function spacesCounted(list: MoveList, { to, slide }: MoveAction): readonly string[] {
  return findMove(list, to, slide)?.pathIds ?? [];
}
