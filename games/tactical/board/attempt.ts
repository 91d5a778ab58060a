import type { TacticalAction } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import type { TacticalView } from '../view.ts';

/** The action somebody seems to mean who points at something that is no target now; the judge says why not. */
export function attempt(
  view: TacticalView,
  _seat: number,
  pointed: readonly string[],
): TacticalAction | null {
  const [kind, name] = (pointed.at(-1) ?? '').split(':');
  const unit = Number(name);
  if (kind !== 'unit' || view.round === 0) return null;
  const { active } = view;
  if (!active?.unit) return { type: 'select', unit };
  if (active.mode === 'strike') return { type: 'strike', targets: [unit] };
  const own = view.units[active.unit - 1];
  const guns = own ? cardOf(own.card).weapons : [];
  const weapon = guns.find(({ attackRun }) => !attackRun) ?? guns[0];
  return weapon ? { type: 'attack', weapon: weapon.id, target: unit } : null;
}
