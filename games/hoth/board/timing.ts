import type { Sound } from '@holoboard/kit';
import { keySpaces } from '../data/marks.ts';
import type { HothEvent } from '../state.ts';
import { sounds } from './sounds.ts';

/** What a move is made of in time: hops, then perhaps a slide. */
const hop = 210;
const slide = 480;
const rest = 120;

type Moved = HothEvent & { readonly type: 'rebelMoved' | 'vaderMoved' };

/** The share of a move's time that the hops take; the rest is for the slide and a breath at the end. */
export function hopShare({ path, slide: slides }: Moved): number {
  return (path.length * hop) / (path.length * hop + (slides ? slide : 0) + rest);
}

/** How long an event is shown at normal speed, in milliseconds. */
export function duration(event: HothEvent): number {
  switch (event.type) {
    case 'rebelSpun':
    case 'vaderSpun':
      return 1700;
    case 'rebelMoved':
    case 'vaderMoved':
      return event.path.length * hop + (event.slide ? slide : 0) + rest;
    case 'attacked':
      return 2800;
    case 'forceTaken':
    case 'repaired':
      return 1100;
    case 'forceKept':
    case 'forceReturned':
    case 'attackPrevented':
    case 'asteroidsEntered':
    case 'throttled':
    case 'surged':
    case 'orderPlayed':
      return 800;
    case 'won':
      return 2000;
    case 'turnStarted':
      return 350;
    default:
      return 0;
  }
}

/** The sound an event begins with; those that come later in it are the board's. */
export function sound(event: HothEvent): Sound | null {
  switch (event.type) {
    case 'rebelSpun':
    case 'vaderSpun':
    case 'attacked':
      return sounds.spin;
    case 'rebelMoved':
      return sounds.hop;
    case 'vaderMoved':
      return sounds.vader;
    case 'forceTaken':
    case 'forceKept':
    case 'attackPrevented':
    case 'surged':
      return sounds.wonder;
    case 'repaired':
      return sounds.repair;
    case 'asteroidsEntered':
      return sounds.break;
    case 'turnStarted':
    case 'throttled':
    case 'orderPlayed':
      return sounds.turn;
    case 'won':
      return sounds.win;
    default:
      return null;
  }
}

/** Whether an event shows what a spinner brought. */
export function luck({ type }: HothEvent): boolean {
  return type === 'rebelSpun' || type === 'vaderSpun' || type === 'attacked';
}

/** Whether a move flies from Hoth's rings into hyperspace, and after how many steps it is there. */
export function jumpAt({ from, path }: Moved): number | null {
  const all = [from, ...path];
  const index = all.indexOf(keySpaces.hyperspaceFirst);
  return index > 0 && all[index - 1] === keySpaces.tieSymbol ? index : null;
}

/** The ids on the board that an event is about. */
export function marks(event: HothEvent): readonly string[] {
  switch (event.type) {
    case 'rebelMoved':
    case 'vaderMoved':
      return [...new Set([event.from, ...event.path, event.to])].map((space) => `space:${space}`);
    case 'repaired':
    case 'asteroidsEntered':
      return [`space:${event.space}`];
    case 'rebelSpun':
    case 'vaderSpun':
      return ['spin'];
    default:
      return [`seat:${event.seat}`];
  }
}

/** Whether an event opens a group of the log. */
export function opens({ type }: HothEvent): boolean {
  return type === 'turnStarted';
}
