import type { HothQuestion, HothState, Phase } from '../state.ts';

/* Every question there is, by phase and active seat; made once, as they are asked at every step. */

const seatsAlone = [[0], [1], [2], [3]];
const rebelSpin = questionsOf('rebelSpin');
const rebelMove = questionsOf('rebelMove');
const vaderSpin = questionsOf('vaderSpin');
const vaderOrder = questionsOf('vaderOrder');
const vaderMove = questionsOf('vaderMove');
const attackSpin = questionsOf('attackSpin');
const nobodyAsked: HothQuestion = { kind: 'over', seats: [] };

function questionsOf(kind: Phase): readonly HothQuestion[] {
  return seatsAlone.map((seats) => ({ kind, seats }));
}

function questionsIn(phase: Phase): readonly HothQuestion[] {
  switch (phase) {
    case 'rebelSpin':
      return rebelSpin;
    case 'rebelMove':
      return rebelMove;
    case 'vaderSpin':
      return vaderSpin;
    case 'vaderOrder':
      return vaderOrder;
    case 'vaderMove':
      return vaderMove;
    case 'attackSpin':
      return attackSpin;
    case 'over':
      return [];
  }
}

/** HOTH-TURN-01: the active player decides everything in his turn; nobody decides once the game is over. */
export function question(state: HothState): HothQuestion {
  return questionsIn(state.phase)[state.active] ?? nobodyAsked;
}
