import type { Target } from '@holoboard/kernel';
import { Decor, diePlaces, type Moment, type Point, type Roll, Tray, trayWidth } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { numbers } from '../data/numbers.ts';
import { sideOf } from '../data/seats.ts';
import type { EndorAction, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { hitOn } from '../words/labels.ts';
import { groupsIn, sideOfShip } from './chips.tsx';
import { trackNumbers } from './endor-track.tsx';
import { chipPlaces, type Layout } from './layout.ts';
import type { BoardWords } from './words.ts';
import './dice.css';

/** How large dice are drawn. */
export const dieScale = 0.86;

/** Half the width of the light around a die. */
const dieHalf = 26;

/** Where dice lie: beside what they are rolled for. */
export function trayPlace(view: EndorView, layout: Layout): Point {
  if (view.order === 'shieldAssault') return layout.shieldTray;
  if (view.order === 'luke' || view.order === 'vader') return layout.duelTray;
  const target = view.target ?? 'deathStar';
  const { x, y } = layout.at(target);
  const half = { x: (trayWidth(numbers.mostAttackDice) * dieScale) / 2 + 10, y: 40 };
  const { box } = layout;
  const [top, bottom] = extentOf(layout, target);
  const above = top - half.y;
  const below = bottom + half.y;
  // Away from those who attack, unless there the table ends.
  const from = layout.at(view.from ?? 'deathStar');
  const isAbove = from.y > y ? above > box.y + half.y : below > box.y + box.height - half.y;
  return {
    x: Math.min(Math.max(x, box.x + half.x), box.x + box.width - half.x),
    y: isAbove ? above : below,
  };
}

/** How high and how low what can stand at a place reaches, the hits that are marked on it included. */
function extentOf(layout: Layout, place: string): readonly [top: number, bottom: number] {
  const { y } = layout.at(place);
  // The tray may lie on the rim of the Death Star.
  if (place === 'deathStar') return [y - 56, y + 56];
  if (!layout.outline(place)) return [y - 36, y + 36];
  const heights = [1, 2, 3].flatMap((count) => chipPlaces(layout, place, count).places.map((at) => at.y));
  return [Math.min(...heights) - 56, Math.max(...heights) + 34];
}

/** The lowest die that does anything now. */
export function leastUseful(view: EndorView): number {
  const { order, target } = view;
  if (order === 'shieldAssault') {
    const space = view.team + 1;
    return (trackNumbers(view)[space - 1] ?? 7) + (view.troopers.includes(space) ? 1 : 0);
  }
  if (order === 'luke' || order === 'vader') return numbers.duel.hitOn;
  if (order === 'deathStar') return numbers.deathStarShot.hitOn;
  if (target === 'deathStar') return numbers.deathStarHitOn;
  if (view.markers.some(({ id }) => id === target)) return numbers.markerHitOn;
  const enemy = sideOf(view.active, view.hands.length) === 'rebel' ? 'empire' : 'rebel';
  const there = groupsIn(view.ships[target ?? '']).filter(({ type }) => sideOfShip(type) === enemy);
  return Math.min(7, ...there.map(({ type }) => hitOn(type)));
}

type Rolled = EndorEvent & { readonly dice: readonly number[] };

/** Whether an event is a roll of dice. */
export function isRoll(event: EndorEvent | undefined): event is Rolled {
  return (
    event?.type === 'attacked' ||
    event?.type === 'fired' ||
    event?.type === 'assaulted' ||
    event?.type === 'struck'
  );
}

/** The share of a shot of the Death Star that passes before its dice are rolled. */
export const chargeShare = 0.38;

/** The view as it is once a roll has been told: the dice are drawn for what they are rolled for. */
function rolledView(view: EndorView, event: Rolled): EndorView {
  const target = 'at' in event ? event.at : view.target;
  const from = event.type === 'attacked' ? event.from : view.from;
  return { ...view, from, target, dice: event.dice };
}

/** The dice on the table: rolling, or lying where they were rolled until the next card is turned. */
export function Dice(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
  readonly moment: Moment<EndorEvent> | null;
}): ReactNode {
  const { layout, words, moment } = props;
  const event = moment?.event;
  const rolling = isRoll(event);
  const view = rolling ? rolledView(props.view, event) : props.view;
  if (view.dice.length === 0 || (event && !rolling && outlived.has(event.type))) return null;
  const { x, y } = trayPlace(view, layout);
  const least = leastUseful(view);
  const roll: Roll | null =
    rolling && moment
      ? { key: moment.key, milliseconds: rollTime(moment), slowLast: isFateful(event) }
      : null;
  const lit = rolling ? undefined : (die: number): boolean => die >= least;
  return (
    <Decor className="endor-tray" transform={`translate(${x} ${y}) scale(${dieScale})`}>
      <Delayed moment={rolling ? moment : null}>
        <Tray dice={view.dice} label={words.die} roll={roll} {...(lit ? { lit } : {})} />
      </Delayed>
    </Decor>
  );
}

/** Events that come after the dice have been seen. */
const outlived: ReadonlySet<EndorEvent['type']> = new Set([
  'flipped',
  'turnLost',
  'bonusEarned',
  'drew',
  'shuffled',
  'roundStarted',
  'shieldDown',
  'won',
]);

/** A roll at the Death Star: its last die takes its time. */
export function isFateful(event: Rolled): boolean {
  return event.type === 'attacked' && event.at === 'deathStar';
}

/** How long dice tumble during a moment. */
function rollTime({ event, milliseconds }: Moment<EndorEvent>): number {
  return milliseconds * (event.type === 'fired' ? 1 - chargeShare - 0.12 : 0.72);
}

/** The Death Star takes aim before its dice are seen. */
function Delayed(props: {
  readonly moment: Moment<EndorEvent> | null;
  readonly children: ReactNode;
}): ReactNode {
  const { moment, children } = props;
  const delay = moment?.event.type === 'fired' ? moment.milliseconds * chargeShare : 0;
  return (
    <g
      key={moment?.key}
      className={delay > 0 ? 'endor-late' : undefined}
      style={{ animationDelay: `${delay}ms` }}
    >
      {children}
    </g>
  );
}

/** Dice that can be rolled again: each value once, on the first die that shows it. */
export function dieTargets(
  view: EndorView,
  layout: Layout,
  targets: readonly Target<EndorAction>[],
  say: (action: EndorAction) => string,
): readonly { id: string; label: string; danger: boolean; path: string; above: boolean }[] {
  const tray = trayPlace(view, layout);
  const places = diePlaces(view.dice.length);
  return targets.flatMap(({ id, completes }) => {
    if (completes?.type !== 'reroll') return [];
    const place = places[view.dice.indexOf(completes.die)];
    if (!place) return [];
    const x = tray.x + place.x * dieScale - dieHalf;
    const path = `M${x} ${tray.y - dieHalf}h${2 * dieHalf}v${2 * dieHalf}h${-2 * dieHalf}Z`;
    return [{ id, label: say(completes), danger: false, path, above: true }];
  });
}
