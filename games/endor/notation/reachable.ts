import { at, SeededChance, sameJson } from '@holoboard/kernel';
import { cardsPerRound } from '../data/seats.ts';
import { canAttack } from '../phases/attack.ts';
import { bonusOf, pileOf } from '../phases/cards.ts';
import { canMove } from '../phases/movement.ts';
import { setup } from '../setup.ts';
import type { EndorState } from '../state.ts';

type Demand = readonly [holds: boolean, otherwise: string];

/**
 * Why play can never lead to a position, although its parts fit together (`possible.ts`) and the rules could go on from it. Every demand
 * holds in all games that are played from the set-up.
 */
export function whyImpossible(state: EndorState): string | null {
  for (const demands of [turns, beginning, markers, questions]) {
    const broken = demands(state).find(([holds]) => !holds);
    if (broken) return `This position is impossible: ${broken[1]}.`;
  }
  return null;
}

/** The cards in a seat's pile that it has planned itself. */
function plannedLeft(state: EndorState, seat: number): number {
  return pileOf(state, seat).length - bonusOf(state, seat);
}

/** END-TURN-01, END-TEAM-05, END-BONUS-11: seats play one card each in turn, from the first on, so their piles shrink together. */
function turns(state: EndorState): Demand[] {
  if (state.phase === 'plan' || state.phase === 'over') return [];
  const perRound = cardsPerRound(state.hands.length);
  const fits = (seat: number, played: number): boolean => {
    const left = plannedLeft(state, seat);
    return left === 0 ? played >= perRound : played === perRound - left;
  };
  // Once all planned cards are played, one lap is like another.
  const laps = Array.from({ length: perRound + 1 }, (_, i) => i + 1);
  const inTurn = laps.some((lap) =>
    state.hands.every((_, seat) => fits(seat, seat <= state.active ? lap : lap - 1)),
  );
  return [[inTurn, 'the seats have not played their cards in turn']];
}

const boards = [
  ...(['ships', 'carried', 'faceUp', 'reserve', 'falcon', 'executor'] as const),
  ...(['luke', 'vader', 'redeemed', 'team', 'troopers', 'discards', 'outside'] as const),
];

/** END-SETUP-01: until the first order is given, everything is as at the set-up. */
function beginning(state: EndorState): Demand[] {
  const { round, phase, active, hands } = state;
  const perRound = cardsPerRound(hands.length);
  const isFirstCard = phase === 'chooseOrder' && active === 0 && plannedLeft(state, 0) === perRound - 1;
  if (round > 1 || !(phase === 'plan' || (isFirstCard && plannedLeft(state, 1) === perRound))) return [];
  const fresh = setup(state.options, hands.length, new SeededChance(0));
  return [
    [
      boards.every((key) => sameJson(state[key], fresh[key])),
      'before the first order, all is as at the set-up',
    ],
    [state.bonus.every((count) => count === 0), 'before the first order, there are no bonus cards'],
  ];
}

/** END-SETUP-08: fighters launch from fleet markers and never come back. */
function markers(state: EndorState): Demand[] {
  const { carried } = setup(state.options, state.hands.length, new SeededChance(0));
  return [
    [
      state.carried.every((count, i) => count <= at(carried, i)),
      'a fleet marker carries fighters that it never had',
    ],
  ];
}

/** What has nothing to choose is not asked. */
function questions(state: EndorState): Demand[] {
  return [
    [state.phase !== 'move' || canMove(state), 'nothing can move'],
    [state.phase !== 'target' || canAttack(state), 'nothing can be attacked'],
  ];
}
