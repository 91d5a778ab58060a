import type { GameScreen } from '@holoboard/kit';
import { lazy } from 'react';
import type { EndorAction, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { attempt } from './attempt.ts';
import { banner } from './banner.ts';
import { Board } from './board.tsx';
import { isRoll } from './dice.tsx';
import { hand } from './hand.tsx';
import { identityOf } from './identity.ts';
import { doer, recall } from './recall.ts';
import { Reference } from './reference.tsx';
import { SeatDetails } from './seat-details.tsx';
import { duration, marks, opens, sound } from './timing.ts';

/** How The Battle of Endor looks, moves and sounds. */
export const screen: GameScreen<EndorAction, EndorEvent, EndorView> = {
  Board,
  SeatDetails,
  hand,
  // Only planning is secret: orders are given in front of everybody.
  open: ({ kind }) => kind !== 'plan',
  banner,
  Reference,
  identity: identityOf,
  duration,
  luck: isRoll,
  sound,
  attempt,
  opens,
  marks,
  doer,
  recall,
  Finale: lazy(() => import('./finale.tsx')),
  round: ({ round }) => round,
  course: () => import('./lessons.ts'),
};
