import type { HothAction } from '../state.ts';
import type { HothView } from '../view.ts';

/** The action somebody seems to mean who points at something that is no target now. */
export function attempt(view: HothView, _seat: number, pointed: readonly string[]): HothAction | null {
  const [kind, name] = (pointed.at(-1) ?? '').split(':');
  switch (kind) {
    case 'space': {
      if (!name) return null;
      const vader = view.phase.startsWith('vader') || view.phase === 'attackSpin';
      return { type: vader ? 'steer' : 'fly', to: name, slide: false };
    }
    case 'order':
      return { type: 'order', card: Number(name) };
    case 'spin':
    case 'throttle':
    case 'surge':
      return { type: kind };
    default:
      return null;
  }
}
