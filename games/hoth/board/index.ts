import type { GameScreen } from '@holoboard/kit';
import { lazy } from 'react';
import type { HothAction, HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';
import { attempt } from './attempt.ts';
import { banner } from './banner.ts';
import { Board } from './board.tsx';
import { identityOf } from './identity.ts';
import { doer, recall } from './recall.ts';
import { Reference } from './reference.tsx';
import { SeatDetails } from './seat-details.tsx';
import { duration, luck, marks, opens, sound } from './timing.ts';

/** How Escape from Hoth looks, moves and sounds. */
export const screen: GameScreen<HothAction, HothEvent, HothView> = {
  Board,
  SeatDetails,
  banner,
  Reference,
  identity: identityOf,
  duration,
  luck,
  sound,
  attempt,
  opens,
  marks,
  doer,
  recall,
  Finale: lazy(() => import('./finale.tsx')),
  // A round goes once around the table.
  round: ({ turn, rebels }) => Math.ceil(turn / rebels.length),
  course: () => import('./lessons.ts'),
};
