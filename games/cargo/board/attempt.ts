import type { CargoAction } from '../state.ts';
import type { CargoView } from '../view.ts';

/** The action somebody seems to mean who points at something that is no target now; the judge says why not. */
export function attempt(view: CargoView, _seat: number, pointed: readonly string[]): CargoAction | null {
  const [kind, name] = (pointed.at(-1) ?? '').split(':');
  switch (kind) {
    case 'card':
      return { type: 'plan', card: Number(name) };
    case 'purse':
      return { type: 'bank', coins: 1 };
    case 'deck':
      return view.options.peeking ? { type: 'peek' } : { type: 'take' };
    case 'die':
      return { type: 'search' };
    default:
      return null;
  }
}
