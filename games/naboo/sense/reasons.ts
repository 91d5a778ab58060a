import { actions, type Effect } from '../data/cards.ts';
import { inThroneRoom, spaceOf } from '../data/spaces.ts';
import { unitOf, units } from '../data/units.ts';
import type { NabooAction } from '../state.ts';
import type { NabooView } from '../view.ts';
import { oddsOf } from './odds.ts';
import { prospectsFrom } from './prospects.ts';
import { stepsToThrone } from './worth.ts';

/** Why an action is a good one, in the terms of the game's judgement. */
export type Reason =
  /** Hits on average, how many more than by the next best, and the chances to destroy and to be struck back. */
  | {
      readonly about: 'attack';
      readonly expected: number;
      readonly more: number;
      readonly destroys: number;
      readonly riposte: number;
    }
  | { readonly about: 'cards'; readonly count: number }
  | { readonly about: 'shield' }
  /** Anakin's chance, for him or against him. */
  | { readonly about: 'flight' | 'blocks'; readonly chance: number }
  /** What can be attacked from there. */
  | { readonly about: 'opens'; readonly target: string; readonly expected: number }
  | { readonly about: 'throne'; readonly steps: number }
  | { readonly about: 'inside' }
  | { readonly about: 'plan'; readonly actions: readonly string[] }
  | {
      readonly about:
        | 'draws'
        | 'screens'
        | 'reinforces'
        | 'revives'
        | 'heals'
        | 'unknown'
        | 'nothingBetter'
        | 'deck';
    };

/** Why an action is better than the other, which is the next best or nothing; the weightiest first. */
export function reasonsFor(
  view: NabooView,
  action: NabooAction,
  other: NabooAction | null,
): readonly Reason[] {
  switch (action.type) {
    case 'attack':
    case 'strike':
      return attackReasons(view, action, other);
    case 'choose':
      return effectReasons(view, action, actions.find(({ id }) => id === action.action)?.effect);
    case 'move':
      return moveReasons(view, action.to);
    case 'stay': {
      const reasons = moveReasons(view, spaceNow(view)).filter(({ about }) => about === 'opens');
      return reasons.length > 0 ? reasons : [{ about: 'nothingBetter' }];
    }
    case 'plan':
      return [{ about: 'plan', actions: action.cards }];
    case 'block': {
      const odds = oddsOf(view, action);
      return odds?.kind === 'flight' ? [{ about: 'blocks', chance: odds.through }] : [];
    }
    case 'deploy':
      return [{ about: 'screens' }];
    case 'bonus':
      return [{ about: 'deck' }];
    case 'send':
    case 'take':
    case 'arrive':
      return [{ about: 'reinforces' }];
    case 'activate':
      return [{ about: 'revives' }];
    case 'queen':
      return [{ about: 'unknown' }];
    case 'use':
      return unitReasons(view, action.piece);
    default:
      return [{ about: 'nothingBetter' }];
  }
}

function spaceNow({ frames, pieces }: NabooView): string {
  return pieces.find(({ id }) => id === frames.at(-1)?.piece)?.space ?? '';
}

function attackReasons(
  view: NabooView,
  action: NabooAction & { type: 'attack' | 'strike' },
  other: NabooAction | null,
): readonly Reason[] {
  const odds = oddsOf(view, action);
  if (odds?.kind !== 'attack') return [];
  const second = other && oddsOf(view, other);
  const more = second?.kind === 'attack' ? odds.expected - second.expected : 0;
  const target = view.pieces.find(({ id }) => id === action.target);
  const bonus = target ? (units[unitOf(target.unit)]?.bonus ?? 0) : 0;
  const hope = odds.destroys >= 0.2;
  return [
    {
      about: 'attack',
      expected: odds.expected,
      more: more > 0.05 ? more : 0,
      destroys: odds.destroys,
      riposte: odds.riposte,
    },
    ...(hope && target?.unit === 'fambaa' && view.shield ? [{ about: 'shield' } as const] : []),
    ...(hope && bonus > 0 ? [{ about: 'cards', count: bonus } as const] : []),
  ];
}

function effectReasons(view: NabooView, action: NabooAction, effect: Effect | undefined): readonly Reason[] {
  switch (effect?.type) {
    case 'moveAnakin': {
      const odds = oddsOf(view, action);
      return odds?.kind === 'flight' ? [{ about: 'flight', chance: odds.through }] : [];
    }
    case 'drawAndPlay':
      return [{ about: 'draws' }];
    case 'drawStarfighter':
      return [{ about: 'screens' }];
    case 'moveToPalace':
      return [{ about: 'reinforces' }];
    case 'activateDroids':
      return [{ about: 'revives' }];
    case 'recover':
      return [{ about: 'heals' }];
    default:
      return [{ about: 'nothingBetter' }];
  }
}

function moveReasons(view: NabooView, to: string): readonly Reason[] {
  const [best] = prospectsFrom(view, to);
  const [from, space] = [spaceOf(spaceNow(view)), spaceOf(to)];
  const naboo = view.pieces.find(({ id }) => id === view.frames.at(-1)?.piece);
  const marches = naboo !== undefined && units[unitOf(naboo.unit)]?.side === 'naboo';
  const reasons: Reason[] = [];
  if (best) reasons.push({ about: 'opens', target: best.target, expected: best.odds.expected });
  if (marches && space !== undefined && from !== undefined) {
    if (inThroneRoom[space]) reasons.push({ about: 'inside' });
    else if (stepsToThrone(space) < stepsToThrone(from) && to[0] !== 'b')
      reasons.push({ about: 'throne', steps: stepsToThrone(space) });
  }
  return reasons.length > 0 ? reasons : [{ about: 'nothingBetter' }];
}

/** What a unit could attack if it were used: seen from where it stands. */
function unitReasons(view: NabooView, piece: string): readonly Reason[] {
  const unit = view.pieces.find(({ id }) => id === piece);
  if (!unit) return [];
  const duellist = units[unitOf(unit.unit)]?.duellist === true;
  const seat = view.frames.at(-1)?.seat ?? 0;
  const frame = duellist
    ? { kind: 'duel' as const, seat, piece, moves: 12, dice: 3 }
    : { kind: 'move' as const, seat, piece };
  const [best] = prospectsFrom({ ...view, frames: [...view.frames, frame] }, unit.space);
  return best
    ? [{ about: 'opens', target: best.target, expected: best.odds.expected }]
    : [{ about: 'nothingBetter' }];
}
