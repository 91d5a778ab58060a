import type { GameScreen } from '@holoboard/kit';
import { lazy } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import type { TacticalView } from '../view.ts';
import { ArmyQuestion } from './army-question.tsx';
import { ArmyWorkshop } from './army-workshop.tsx';
import { attempt } from './attempt.ts';
import { Around } from './bench.tsx';
import { Board } from './board.tsx';
import { CommandQuestion } from './command-question.tsx';
import { hand } from './hand.tsx';
import { identityOf } from './identity.ts';
import { doer, line, recall } from './recall.ts';
import { Reference } from './reference.tsx';
import { SeatDetails } from './seat-details.tsx';
import { EraQuestion, FactionQuestion, OrderQuestion, TableQuestion } from './setup-screens.tsx';
import { TableWorkshop } from './table-workshop.tsx';
import { duration, isRoll, marks, opens, sound } from './timing.ts';
import { boardWords } from './words.ts';

/** How Tactical Battles looks, moves and sounds. */
export const screen: GameScreen<TacticalAction, TacticalEvent, TacticalView> = {
  Around,
  Board,
  SeatDetails,
  hand,
  questions: {
    era: EraQuestion,
    table: TableQuestion,
    faction: FactionQuestion,
    army: ArmyQuestion,
    order: OrderQuestion,
    command: CommandQuestion,
  },
  workshops: { army: ArmyWorkshop, table: TableWorkshop },
  // What can be placed tells of an army that is still hidden, and what can be played tells of the Strategy cards in hand.
  open: ({ kind, secret, seats }, { players }) =>
    secret !== true && kind !== 'deploy' && seats.every((seat) => players[seat]?.strategyCount === 0),
  banner: ({ round, options }, language) => {
    const words = boardWords(language);
    return round > 0 ? words.round(round, options.roundLimit) : words.setup;
  },
  Reference,
  identity: identityOf,
  duration,
  luck: isRoll,
  sound,
  attempt,
  opens,
  line,
  marks,
  doer,
  recall,
  Finale: lazy(() => import('./finale.tsx')),
  round: ({ round }) => round,
  course: () => import('./lessons.ts'),
};
