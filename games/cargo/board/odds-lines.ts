import type { OddsLine } from '@holoboard/kit';
import { finds } from '../phases/prize.ts';
import type { CargoAction } from '../state.ts';
import type { CargoView } from '../view.ts';

/** CARGO-PRIZE-06: the chance of a search; nothing else is left to luck. */
export function odds(view: CargoView, _seat: number, action: CargoAction): readonly OddsLine[] {
  if (action.type !== 'search') return [];
  const faces = [1, 2, 3, 4, 5, 6];
  return [{ label: 'Another point', chance: faces.filter((die) => finds(view, die)).length / faces.length }];
}
