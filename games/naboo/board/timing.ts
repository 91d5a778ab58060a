import type { Sound } from '@holoboard/kit';
import type { NabooEvent } from '../state.ts';
import { sounds } from './sounds.ts';

const durations: Readonly<Partial<Record<NabooEvent['type'], number>>> = {
  roundStarted: 900,
  shuffled: 400,
  flipped: 900,
  cardLost: 900,
  nothingDrawn: 700,
  attacked: 900,
  defended: 800,
  missed: 600,
  hurt: 800,
  destroyed: 1000,
  shieldDown: 2000,
  bonusDrawn: 500,
  recovered: 800,
  starfighterDrawn: 600,
  starfighterDeployed: 800,
  screened: 800,
  blocked: 700,
  flew: 1200,
  starfighterPassed: 700,
  anakinAdvanced: 1000,
  droidsShutDown: 2400,
  droidsSent: 700,
  droidArrived: 350,
  droidsLost: 500,
  droidsActivated: 800,
  won: 2600,
};

/** How long an event is shown at normal speed, in milliseconds. */
export function duration(event: NabooEvent): number {
  if (event.type === 'moved') return 250 + 130 * Math.min(8, event.path.length - 1);
  return durations[event.type] ?? 0;
}

/** Whether an event shows luck. */
export function isLuck({ type }: NabooEvent): boolean {
  return type === 'attacked' || type === 'defended' || type === 'screened' || type === 'flew';
}

const soundsOf: Readonly<Partial<Record<NabooEvent['type'], Sound>>> = {
  roundStarted: sounds.turn,
  flipped: sounds.card,
  cardLost: sounds.refuse,
  moved: sounds.hop,
  attacked: sounds.dice,
  defended: sounds.dice,
  hurt: sounds.laser,
  destroyed: sounds.break,
  shieldDown: sounds.collapse,
  bonusDrawn: sounds.card,
  recovered: sounds.wonder,
  starfighterDrawn: sounds.card,
  starfighterDeployed: sounds.slide,
  screened: sounds.dice,
  flew: sounds.dice,
  anakinAdvanced: sounds.slide,
  droidsShutDown: sounds.collapse,
  droidsActivated: sounds.hop,
  won: sounds.win,
};

/** The sound an event begins with. */
export function sound(event: NabooEvent): Sound | null {
  return soundsOf[event.type] ?? null;
}

/** The ids on the board that an event is about. */
export function marks(event: NabooEvent): readonly string[] {
  switch (event.type) {
    case 'moved':
      return [`piece:${event.piece}`, ...event.path.map((space) => `space:${space}`)];
    case 'attacked':
    case 'missed':
      return [`piece:${event.piece}`, `piece:${event.target}`];
    case 'defended':
    case 'hurt':
    case 'recovered':
      return [`piece:${event.piece}`];
    case 'destroyed':
    case 'droidArrived':
    case 'droidsActivated':
      return [`space:${event.space}`];
    default:
      return [];
  }
}

/** Whether an event opens a group of the log: a round, and a card that is turned over. */
export function opens({ type }: NabooEvent): boolean {
  return type === 'roundStarted' || type === 'flipped';
}
