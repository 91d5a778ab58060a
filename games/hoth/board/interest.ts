import { type Box, boxAround, type Moment, type Point } from '@holoboard/kit';
import type { HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';
import type { Layout } from './layout.ts';
import { type Landing, originOf } from './targets.tsx';

/** What a small screen should go closer to; nothing stands for the whole board. The key tells one from another. */
export interface Interest {
  readonly key: string;
  readonly box: (layout: Layout) => Box | null;
}

/** The whole board. */
export const everything: Interest = { key: 'everything', box: () => null };

/** What matters now: where one can land, or what is being shown; `null` when nothing new does. */
export function interestOf(
  view: HothView,
  landings: readonly Landing[],
  moment: Moment<HothEvent> | null,
): Interest | null {
  if (landings.length) {
    const spaces = [originOf(view, landings), ...landings.map(({ action }) => action.to)];
    return { key: spaces.join(' '), box: (layout) => boxAround(spaces.map(layout.at), 95) };
  }
  return moment && momentInterest(view, moment);
}

function momentInterest(view: HothView, { event, key }: Moment<HothEvent>): Interest | null {
  const around = (points: (layout: Layout) => readonly Point[], margin: number): Interest => ({
    key: String(key),
    box: (layout) => boxAround(points(layout), margin),
  });
  switch (event.type) {
    case 'rebelSpun':
      return around((layout) => [layout.rebelSpinner], 190);
    case 'vaderSpun':
      return around((layout) => [layout.imperialSpinner], 190);
    case 'rebelMoved':
    case 'vaderMoved':
      return around((layout) => [event.from, ...event.path, event.to].map(layout.at), 95);
    case 'attacked': {
      const victim = view.rebels[event.seat]?.space ?? view.vader;
      return around((layout) => [victim, view.vader].map(layout.at), 120);
    }
    default:
      return null;
  }
}
