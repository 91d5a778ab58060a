import type { Sound } from '@holoboard/kit';
import type { EndorEvent } from '../state.ts';
import { isFateful } from './dice.tsx';
import { sounds } from './sounds.ts';

/** How long one hop of the Strike Team takes, and how long one Stormtrooper takes to appear. */
const hop = 420;
const guard = 260;

const durations: Readonly<Partial<Record<EndorEvent['type'], number>>> = {
  roundStarted: 1000,
  planned: 600,
  drew: 500,
  shuffled: 600,
  flipped: 950,
  turnLost: 1400,
  passed: 500,
  orderChosen: 550,
  moved: 850,
  deployed: 950,
  fired: 2600,
  assaulted: 1400,
  struck: 1500,
  rerolled: 700,
  shipsHit: 1400,
  markerDestroyed: 1700,
  sectorDestroyed: 1900,
  missed: 900,
  reserveLost: 1000,
  shieldDown: 2400,
  duelHits: 1100,
  vaderRedeemed: 2400,
  bonusEarned: 1000,
  won: 2800,
};

/** How long an event is shown at normal speed, in milliseconds. */
export function duration(event: EndorEvent): number {
  switch (event.type) {
    case 'attacked':
      return isFateful(event) ? 3200 : 1600;
    case 'teamAdvanced':
      return 400 + (event.to - event.from) * hop;
    case 'ambushed':
      return 400 + event.spaces.length * guard;
    default:
      return durations[event.type] ?? 0;
  }
}

const soundsOf: Readonly<Partial<Record<EndorEvent['type'], Sound>>> = {
  roundStarted: sounds.turn,
  planned: sounds.card,
  flipped: sounds.card,
  turnLost: sounds.refuse,
  moved: sounds.slide,
  deployed: sounds.slide,
  attacked: sounds.dice,
  fired: sounds.superlaser,
  assaulted: sounds.dice,
  struck: sounds.dice,
  rerolled: sounds.dice,
  shipsHit: sounds.break,
  markerDestroyed: sounds.break,
  sectorDestroyed: sounds.break,
  shieldDown: sounds.collapse,
  ambushed: sounds.hop,
  duelHits: sounds.sabre,
  vaderRedeemed: sounds.wonder,
  bonusEarned: sounds.card,
  won: sounds.win,
};

/** The sound an event begins with; those that come later in it are the board's. */
export function sound(event: EndorEvent): Sound | null {
  return soundsOf[event.type] ?? null;
}

/** The ids on the board that an event is about. */
export function marks(event: EndorEvent): readonly string[] {
  switch (event.type) {
    case 'moved':
      return [`place:${event.from}`, `place:${event.to}`];
    case 'deployed':
      return [`place:${event.to}`];
    case 'attacked':
      return [`place:${event.from}`, `place:${event.at}`];
    case 'fired':
    case 'missed':
    case 'shipsHit':
    case 'sectorDestroyed':
      return [`place:${event.at}`];
    case 'markerDestroyed':
      return [`place:${event.marker}`];
    case 'shieldDown':
      return ['place:deathStar'];
    case 'teamAdvanced':
      return Array.from({ length: event.to - event.from }, (_, i) => `space:${event.from + 1 + i}`);
    case 'ambushed':
      return event.spaces.map((space) => `space:${space}`);
    default:
      return [];
  }
}

/** Whether an event opens a group of the log: a round, and a card that is turned over. */
export function opens({ type }: EndorEvent): boolean {
  return type === 'roundStarted' || type === 'flipped';
}
