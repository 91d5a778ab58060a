import { puzzle } from '../data/components.ts';
import type { HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';

type Rebel = HothView['rebels'][number];

function withRebel(view: HothView, seat: number, change: Partial<Rebel>): HothView {
  return { ...view, rebels: view.rebels.map((rebel, i) => (i === seat ? { ...rebel, ...change } : rebel)) };
}

/** A position as far as it is seen after one event of a step. */
export function after(view: HothView, event: HothEvent): HothView {
  const { seat } = event;
  switch (event.type) {
    case 'turnStarted':
      return { ...view, active: seat, turn: event.turn, spun: null, targets: [] };
    case 'rebelSpun':
      return { ...view, phase: 'rebelMove', spun: event.sector, steps: event.steps, free: event.free };
    case 'vaderSpun':
      return { ...view, phase: 'vaderMove', spun: event.sector, steps: event.steps };
    case 'rebelMoved':
      return { ...withRebel(view, seat, { space: event.to }), spun: null };
    case 'vaderMoved':
      return { ...view, vader: event.to, spun: null };
    case 'forceTaken':
    case 'forceKept':
      return { ...view, force: seat };
    case 'forceReturned':
      return { ...view, force: null };
    case 'repaired':
      return withRebel(view, seat, { pieces: puzzle.wholePieces });
    case 'attacked':
      return withRebel(view, seat, { pieces: event.left });
    case 'resigned':
      return withRebel(view, seat, { space: null });
    case 'won':
      return { ...view, winner: seat, phase: 'over' };
    default:
      return view;
  }
}
