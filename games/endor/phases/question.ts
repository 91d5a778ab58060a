import type { EndorAction, EndorQuestion, EndorState, Phase } from '../state.ts';
import { attackActions } from './attack.ts';
import { fireActions } from './death-star.ts';
import { rerollActions } from './duel.ts';
import { assignActions } from './hits.ts';
import { moveActions } from './movement.ts';
import { orderActions } from './orders.ts';
import { planActions } from './planning.ts';
import { ambushActions } from './shield.ts';

/** Questions are made once and shared; those of planning by the seats that are left, as bits. */
const planQuestions: readonly EndorQuestion[] = Array.from({ length: 16 }, (_, left) => ({
  kind: 'plan',
  seats: [0, 1, 2, 3].filter((seat) => (left >> seat) & 1),
  secret: true,
}));
const turnQuestions = new Map<Phase, readonly EndorQuestion[]>(
  (['chooseOrder', 'move', 'target', 'fire', 'ambush', 'reroll', 'assign'] as const).map((kind) => [
    kind,
    [0, 1, 2, 3].map((seat) => ({ kind, seats: [seat] })),
  ]),
);
const nobody: EndorQuestion = { kind: 'over', seats: [] };

/** END-PLAN-02: everybody who has not planned yet, at once; later the seat whose card is played. */
export function question(state: EndorState): EndorQuestion {
  if (state.phase !== 'plan') return turnQuestions.get(state.phase)?.[state.active] ?? nobody;
  let left = 0;
  for (let seat = 0; seat < state.planned.length; seat++) if (!state.planned[seat]) left |= 1 << seat;
  return planQuestions[left] ?? nobody;
}

/** The actions of the step that is due. */
export function legal(state: EndorState, seat: number): readonly EndorAction[] {
  if (state.phase === 'plan') return planActions(state, seat);
  if (seat !== state.active) return [];
  switch (state.phase) {
    case 'chooseOrder':
      return orderActions(state);
    case 'move':
      return moveActions(state);
    case 'target':
      return attackActions(state);
    case 'fire':
      return fireActions(state);
    case 'ambush':
      return ambushActions(state);
    case 'reroll':
      return rerollActions(state);
    case 'assign':
      return assignActions(state);
    case 'over':
      return [];
  }
}
