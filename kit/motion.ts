import { type RefObject, useLayoutEffect, useRef } from 'react';
import { distance, type Point, short } from './geometry.ts';

/** When a movement starts and how long it takes, in milliseconds. */
export interface Timing {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** The CSS transform that puts something at a place. */
export function at({ x, y }: Point, more = ''): string {
  return `translate(${short(x)}px, ${short(y)}px)${more && ` ${more}`}`;
}

/** Runs a movement and returns how to take it back; nothing moves when it has no time. */
export function animate(element: Element, keyframes: Keyframe[], timing: Timing): () => void {
  if (timing.duration <= 0) return () => {};
  const animation = element.animate(keyframes, { fill: 'both', ...timing });
  return () => animation.cancel();
}

/** A movement that belongs to an element for as long as it is drawn with the same key; no keyframes, no movement. */
export function useMovement<Drawn extends Element>(
  key: unknown,
  keyframes: Keyframe[] | null,
  timing: Timing,
): RefObject<Drawn | null> {
  const element = useRef<Drawn>(null);
  const given = useRef({ keyframes, timing });
  given.current = { keyframes, timing };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a movement is known by its key; it never changes under way.
  useLayoutEffect(() => {
    const { keyframes, timing } = given.current;
    return element.current && keyframes ? animate(element.current, keyframes, timing) : undefined;
  }, [key]);
  return element;
}

/** Hops from place to place: equal time for each, up and down on the way. */
export function hops(places: readonly Point[], scale = 1): Keyframe[] {
  const steps = places.length - 1;
  return places.flatMap((place, i) => {
    const size = `scale(${scale})`;
    const landed = { transform: at(place, size), offset: steps ? i / steps : 0, easing: 'ease-in-out' };
    const next = places[i + 1];
    if (!next) return [{ ...landed, offset: 1 }];
    const middle = { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 - distance(place, next) * 0.16 };
    return [landed, { transform: at(middle, `scale(${short(scale * 1.18)})`), offset: (i + 0.5) / steps }];
  });
}

/** Appears, grows and is gone. */
export const flash: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.2)' },
  { opacity: 1, transform: 'scale(0.9)', offset: 0.35 },
  { opacity: 0, transform: 'scale(1.9)' },
];

/** Pops up, stays a moment and fades. */
export const pop: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.4)' },
  { opacity: 1, transform: 'scale(1.15)', offset: 0.2 },
  { opacity: 1, transform: 'scale(1)', offset: 0.7 },
  { opacity: 0, transform: 'scale(0.9)' },
];
