import type { Order } from '../data/cards.ts';
import { numbers } from '../data/numbers.ts';
import type { ShipType } from '../data/ships.ts';
import type { EndorAction } from '../state.ts';
import type { EndorView } from '../view.ts';
import { nameIn } from '../words/labels.ts';

/** Where ships of the order are that may be meant when only a destination or a target is pointed at. */
function origins({ order, ships, moved }: EndorView): readonly string[] {
  if (moved.length > 0) return moved.map(({ sector }) => sector);
  return Object.keys(ships).filter((sector) => (ships[sector]?.[order as ShipType] ?? 0) > 0);
}

function attemptedMove(view: EndorView, places: readonly string[]): EndorAction | null {
  const inside = places.map((place) => (place === 'deathStar' ? 'ds' : place));
  const possible = origins(view);
  const [from, to] = inside.length > 1 ? inside.slice(-2) : [possible[0], inside[0]];
  if (from === undefined || to === undefined) return null;
  // Where several groups could fly, the first thing pointed at is meant as the one that should.
  const first = inside.length === 1 && possible.length > 1;
  return first ? { type: 'move', from: to, to: from, ships: 1 } : { type: 'move', from, to, ships: 1 };
}

function attemptedAttack(view: EndorView, [at, from]: readonly string[]): EndorAction | null {
  const attacker = from ?? origins(view)[0];
  return at === undefined || attacker === undefined ? null : { type: 'attack', from: attacker, at };
}

function attemptedAt(view: EndorView, places: readonly string[]): EndorAction | null {
  switch (view.phase) {
    case 'move':
      return attemptedMove(view, places);
    case 'target':
      return attemptedAttack(view, places);
    case 'fire':
      return { type: 'fire', at: places[0] === 'deathStar' ? 'ds' : (places[0] ?? '') };
    default:
      // Nothing on the board is asked for: the answer tells what is.
      return { type: 'hold' };
  }
}

/** The action somebody seems to mean who points at something that is no target now. */
export function attempt(view: EndorView, _seat: number, pointed: readonly string[]): EndorAction | null {
  const last = pointed.at(-1) ?? '';
  const [kind] = last.split(':');
  switch (kind) {
    case 'card':
      return { type: 'plan', cards: pointed.map(nameIn) };
    case 'order':
      return { type: 'order', order: nameIn(last) as Order };
    case '+ship':
      return { type: 'assign', hits: pointed.map((id) => nameIn(id) as ShipType) };
    case 'space':
      return view.phase === 'ambush'
        ? { type: 'ambush', troopers: numbers.mostTroopers + 1 }
        : { type: 'hold' };
    case 'place':
      return attemptedAt(view, pointed.filter((id) => id.startsWith('place:')).map(nameIn));
    default:
      return null;
  }
}
