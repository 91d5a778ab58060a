import { at } from '@holoboard/kernel';
import { puzzle } from '../data/components.ts';
import { idOf, isAsteroid, isStation } from '../data/graph.ts';
import { type HothAction, piecesOf, spaceOf } from '../state.ts';
import { type HothView, redeal } from '../view.ts';
import { attackCost, bestRestAfter, turnsAfter } from './evaluate.ts';
import { oddsOf, threatAt } from './odds.ts';
import { played } from './odds-walk.ts';

/** Why an action is a good one, in the terms of `evaluate.ts`; turns are own turns to the goal. */
export type Reason =
  | { readonly about: 'wins' | 'repair' | 'shelter' | 'asteroids' | 'spares' | 'hitsNobody' | 'luck' }
  /** So many turns are left, and so many fewer than after the next best. */
  | { readonly about: 'turns'; readonly turns: number; readonly saved: number }
  /** Vader attacks a seat, which costs it so many turns on average. */
  | { readonly about: 'attacks'; readonly seat: number; readonly turns: number }
  /** The chance that the next player brings Vader here, where it differs from that after the next best. */
  | { readonly about: 'reach'; readonly chance: number; readonly other: number };

/** Less than this nobody would notice. */
const noticeable = { turns: 0.05, chance: 0.05 };

/** A number of turns as it is told: nothing where it would hardly be noticed. */
function told(turns: number): number {
  return Math.abs(turns) < noticeable.turns ? 0 : turns;
}

/** The reasons for an action of the seat that is asked, compared with another; the weightiest first. */
export function reasonsFor(
  view: HothView,
  seat: number,
  action: HothAction,
  other: HothAction | null,
): readonly Reason[] {
  const state = redeal(view);
  if (action.type === 'spin') return [{ about: 'luck' }];
  const turns = turnsAfter(state, seat, action);
  if (turns === null) return vaderReasons(view, seat, action, other);
  const found: Reason[] = [];
  if (action.type === 'fly') {
    const after = played(state, action);
    if (after.winner === seat) return [{ about: 'wins' }];
    const space = spaceOf(after, seat);
    if (isStation[space])
      found.push({ about: piecesOf(state, seat) < puzzle.wholePieces ? 'repair' : 'shelter' });
    if (isAsteroid[space]) found.push({ about: 'asteroids' });
  }
  const instead = other && turnsAfter(state, seat, other);
  const saved = instead === null ? 0 : instead - turns;
  return [
    { about: 'turns', turns, saved: told(saved) },
    ...found,
    ...reachReasons(view, seat, action, other),
  ];
}

/** What comes of where Vader is put, or can be put. */
function vaderReasons(
  view: HothView,
  seat: number,
  action: HothAction,
  other: HothAction | null,
): readonly Reason[] {
  const hit = victims(view, seat, action);
  const state = redeal(view);
  const attacked = hit.map((victim): Reason => {
    return { about: 'attacks', seat: victim, turns: told(attackCost(state, victim)) };
  });
  const spares = !hit.includes(seat) && other !== null && victims(view, seat, other).includes(seat);
  return [
    ...attacked,
    ...(hit.length === 0 ? [{ about: 'hitsNobody' } as const] : []),
    ...(spares ? [{ about: 'spares' } as const] : []),
    ...reachReasons(view, seat, action, other),
  ];
}

/** Whom Vader attacks after an action, as far as it decides that. */
function victims(view: HothView, seat: number, action: HothAction): readonly number[] {
  const space = action.type === 'steer' ? null : bestRestAfter(redeal(view), seat, action);
  const to = action.type === 'steer' ? action.to : space === null ? null : at(idOf, space);
  return to === null ? [] : threatAt(view, to).hit;
}

function reachReasons(view: HothView, seat: number, action: HothAction, other: HothAction | null): Reason[] {
  const chance = reachOf(view, seat, action);
  const instead = other && reachOf(view, seat, other);
  if (chance === null || instead === null || instead - chance < noticeable.chance) return [];
  return [{ about: 'reach', chance, other: instead }];
}

function reachOf(view: HothView, seat: number, action: HothAction): number | null {
  if (action.type !== 'fly' && action.type !== 'steer') return null;
  return oddsOf(view, seat, action).find(({ about }) => about === 'reach')?.chance ?? null;
}
