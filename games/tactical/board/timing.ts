import type { Sound } from '@holoboard/kit';
import { sounds } from '@holoboard/kit';
import type { TacticalEvent } from '../actions.ts';

const durations: Readonly<Partial<Record<TacticalEvent['type'], number>>> = {
  initiativeRolled: 1300,
  roundStarted: 700,
  moved: 520,
  ran: 750,
  shifted: 300,
  aimed: 420,
  outOfRange: 600,
  attackRolled: 1300,
  missed: 350,
  defenceRolled: 1300,
  damaged: 450,
  defeated: 800,
  crashRolled: 1100,
  bombarded: 800,
  bombardmentRolled: 800,
  repaired: 500,
  boarded: 300,
  dropped: 300,
};

/** How long an event is shown at normal speed, in milliseconds. */
export function duration({ type }: TacticalEvent): number {
  return durations[type] ?? 0;
}

const soundsOf: Readonly<Partial<Record<TacticalEvent['type'], Sound>>> = {
  initiativeRolled: sounds.dice,
  roundStarted: sounds.turn,
  moved: sounds.hop,
  ran: sounds.slide,
  aimed: sounds.laser,
  attackRolled: sounds.dice,
  defenceRolled: sounds.dice,
  damaged: sounds.break,
  defeated: sounds.break,
  crashRolled: sounds.dice,
  bombarded: sounds.break,
  ended: sounds.win,
};

/** The sound of an event. */
export function sound({ type }: TacticalEvent): Sound | null {
  return soundsOf[type] ?? null;
}

/** Whether an event shows luck, so that its words wait until it has been seen. */
export function isRoll({ type }: TacticalEvent): boolean {
  return ['attackRolled', 'defenceRolled', 'initiativeRolled', 'crashRolled', 'bombardmentRolled'].includes(
    type,
  );
}

/** Whether an event opens a group of the log. */
export function opens({ type }: TacticalEvent): boolean {
  return type === 'roundStarted' || type === 'activated' || type === 'revealed';
}

/** What on the board an event is about. */
export function marks(event: TacticalEvent): readonly string[] {
  if (event.type === 'activated' || event.type === 'rotated') return [`card:${event.seat}:${event.card}`];
  if (event.type === 'smokeLaid' || event.type === 'bombarded') return [`point:${event.x},${event.y}`];
  const found: number[] = [];
  if ('unit' in event) found.push(event.unit);
  if ('target' in event) found.push(event.target);
  if ('transport' in event) found.push(event.transport);
  return found.map((id) => `unit:${id}`);
}
