import type { GameScreen } from '@holoboard/kit';
import { lazy } from 'react';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { attempt } from './attempt.ts';
import { banner } from './banner.ts';
import { Board } from './board.tsx';
import { hand } from './hand.tsx';
import { identityOf } from './identity.ts';
import { doer, recall } from './recall.ts';
import { Reference } from './reference.tsx';
import { SeatDetails } from './seat-details.tsx';
import { duration, isLuck, marks, opens, sound } from './timing.ts';

/** How The Queen's Gambit looks, moves and sounds. */
export const screen: GameScreen<NabooAction, NabooEvent, NabooView> = {
  Board,
  SeatDetails,
  hand,
  // Planning and the choice of the queen are secret: everything else is done in front of everybody.
  open: ({ kind }) => kind !== 'plan' && kind !== 'queen',
  banner,
  Reference,
  identity: identityOf,
  duration,
  luck: isLuck,
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
