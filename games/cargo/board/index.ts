import type { GameScreen } from '@holoboard/kit';
import type { CargoAction, CargoEvent } from '../state.ts';
import type { CargoView } from '../view.ts';
import { attempt } from './attempt.ts';
import { Board } from './board.tsx';
import { identityOf } from './identity.ts';
import { Reference, SeatDetails } from './panels.tsx';
import { duration, marks, sound } from './timing.ts';

/** How Cargo Run looks, moves and sounds. */
export const screen: GameScreen<CargoAction, CargoEvent, CargoView> = {
  Board,
  SeatDetails,
  banner: ({ options }) => `First to ${options.goal} points.`,
  Reference,
  identity: identityOf,
  duration,
  luck: ({ type }) => type === 'searched',
  sound,
  attempt,
  marks,
  opens: ({ type }) => type === 'shown',
  course: () => import('./lessons.ts'),
};
