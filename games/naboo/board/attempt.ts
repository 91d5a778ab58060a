import type { NabooAction, QueenId } from '../state.ts';
import type { NabooView } from '../view.ts';
import { nameIn } from './fronts.ts';

/** What is meant by pointing at a piece, by what is asked. */
function attemptedPiece(view: NabooView, piece: string): NabooAction {
  switch (view.frames.at(-1)?.kind) {
    case 'attack':
    case 'move':
      return { type: 'attack', target: piece };
    case 'duel':
      return { type: 'strike', target: piece, dice: 1 };
    case 'send':
      return { type: 'send', group: piece };
    default:
      return { type: 'use', piece };
  }
}

/** What is meant by pointing at a space. */
function attemptedSpace(view: NabooView, spaces: readonly string[]): NabooAction {
  const to = spaces.at(-1) ?? '';
  switch (view.frames.at(-1)?.kind) {
    case 'activate':
      return { type: 'activate', to };
    case 'arrive':
      return { type: 'arrive', spaces: [...spaces] };
    default:
      return { type: 'move', to };
  }
}

/** The action somebody seems to mean who points at something that is no target now. */
export function attempt(view: NabooView, _seat: number, pointed: readonly string[]): NabooAction | null {
  const last = pointed.at(-1) ?? '';
  const name = nameIn(last);
  switch (last.split(':')[0]) {
    case 'card':
      return { type: 'plan', cards: pointed.map(nameIn) };
    case 'action':
      return { type: 'choose', action: name };
    case 'queen':
      return { type: 'queen', queen: name as QueenId };
    case 'piece':
      return attemptedPiece(view, name);
    case 'space':
    case '+space':
      return attemptedSpace(view, pointed.filter((id) => /^\+?space:/.test(id)).map(nameIn));
    case 'grid':
      return { type: 'deploy', grid: name };
    case '+slot':
      return { type: 'block', slots: pointed.map((id) => Number(nameIn(id))) };
    default:
      return null;
  }
}
