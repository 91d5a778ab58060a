import { type BoardProps, Decor, type Point, placeIn } from '@holoboard/kit';
import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { type Threats, threatsTo, withUnitAt } from '../sense/threats.ts';
import type { Activation, TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { unitName } from '../words/names.ts';
import { useBench, useChangeBench } from './bench.tsx';
import { identityOf } from './identity.ts';
import { actionOf, type Forecast, forecast, type Plan, planFor, planTo } from './plan.ts';
import { milsPerUnit, type Plane } from './plane.ts';
import { reachOf } from './reach.ts';
import { Sights } from './sights.tsx';
import { Piece } from './units.tsx';
import type { BoardWords } from './words.ts';
import './ghost.css';

export interface GhostProps extends BoardProps<TacticalAction, TacticalEvent, TacticalView> {
  readonly state: TacticalState;
  readonly active: Activation;
  readonly unit: Unit;
  readonly plane: Plane;
  readonly boardWords: BoardWords;
}

/** A hand that has moved less than this since it went down has not dragged. */
const steady = 5;

/** Where the active Unit may go: it lies under everybody, and a hand that goes down on it takes hold of the ghost. */
export function ReachArea(props: GhostProps): ReactNode {
  const { state, active, unit, plane } = props;
  const made = useBench('plan');
  const plan = planFor(state, active, unit, made);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is known by its key.
  const reach = useMemo(
    () => reachOf(state, active, unit, plan, plane),
    [plan.key, plan.run, plane, state.options],
  );
  const drag = useDrag(props, plan);
  return (
    <g
      className="tactical-ghost"
      data-drag="true"
      style={{ '--seat': identityOf(unit.seat).colour } as CSSProperties}
      {...drag}
    >
      <title>{props.boardWords.move.fine}</title>
      <path className="tactical-reach" d={reach.area} />
      {reach.least && <path className="tactical-least" d={reach.least} />}
      {reach.ends.map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are dots.
        <circle key={i} className="tactical-end" cx={x} cy={y} r="3" />
      ))}
    </g>
  );
}

/** The active Unit that is being moved: where it would come to, and what it would see from there. */
export function Ghost(props: GhostProps): ReactNode {
  const { state, active, unit, plane, boardWords: words, judge } = props;
  const made = useBench('plan');
  const plan = planFor(state, active, unit, made);
  const future = forecast(state, active, unit, plan);
  const refusal = judge(actionOf(plan));
  const drag = useDrag(props, plan);
  const card = cardOf(unit.card);
  const from = plane.spot(unit.x, unit.y);
  const to = plane.spot(future.way.x, future.way.y);
  const rest = future.shift && plane.spot(future.shift.x, future.shift.y);
  const spot = future.shift ?? future.way;
  const [then, there] = withUnitAt(state, unit, { x: spot.x, y: spot.y, heading: plan.heading });
  const rests = future.last && !future.lost;
  return (
    <g
      className="tactical-ghost"
      data-drag="true"
      data-legal={refusal === null}
      style={{ '--seat': identityOf(unit.seat).colour } as CSSProperties}
      {...drag}
    >
      <Decor>
        <circle className="tactical-grip" cx={from.x} cy={from.y} r={card.base / milsPerUnit} />
        <path className="tactical-way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        {rest && <path className="tactical-shift" d={`M${to.x} ${to.y}L${rest.x} ${rest.y}`} />}
      </Decor>
      {rests && <Sights state={then} unit={there} plane={plane} words={words} faint />}
      <g className="tactical-ghost-piece" data-ghost="true" transform={`translate(${to.x} ${to.y})`}>
        <Piece card={unit.card} degrees={plane.degrees(plan.heading)} />
      </g>
      {rest && (
        <g className="tactical-ghost-piece tactical-pushed" transform={`translate(${rest.x} ${rest.y})`}>
          <Piece card={unit.card} degrees={plane.degrees(plan.heading)} />
        </g>
      )}
      <Readout
        at={to}
        aside={card.base / milsPerUnit + 6}
        left={to.x > plane.width * 0.66}
        lines={[
          `${words.inches(plan.distance)} · ${words.toward(unit, plan.heading)}`,
          refusal ? props.words.refusal(refusal) : outcomeWords(props.view, future, words),
          rests && !refusal ? perilWords(props.view, threatsTo(then, there), words) : '',
        ]}
      />
    </g>
  );
}

/** What comes of it in a few words. */
function outcomeWords(view: TacticalView, future: Forecast, words: BoardWords): string {
  if (future.lost) return words.lost;
  const { stoppedBy, way } = future;
  const by = stoppedBy === null ? '' : 'card' in stoppedBy ? unitName(view, stoppedBy.id) : stoppedBy.name;
  const said: string[] = [];
  if (way.stop !== 'none') said.push(words.stops[way.stop](by));
  if (future.passed.length > 0)
    said.push(words.passes(future.passed.map((id) => unitName(view, id)).join(', ')));
  if (future.shift) said.push(words.shifted);
  return said.join(', ');
}

/** Who could do damage to it there, the worst first. */
function perilWords(view: TacticalView, { fire, nearing }: Threats, words: BoardWords): string {
  const [worst] = fire;
  // A small screen has no room for a name beside the ghost.
  if (worst && matchMedia('(max-width: 700px), (max-height: 540px)').matches)
    return words.fireBack(fire.length, Math.round(100 * worst.chance));
  if (worst)
    return words.peril(unitName(view, worst.enemy.id), Math.round(100 * worst.chance), fire.length - 1);
  return nearing.length > 0 ? words.nearing(nearing.length) : words.safe;
}

/** A few words beside the ghost, on the side where there is room. */
function Readout(props: {
  readonly at: Point;
  readonly aside: number;
  readonly left: boolean;
  readonly lines: readonly string[];
}): ReactNode {
  const { at, aside, left, lines } = props;
  return (
    <g transform={`translate(${at.x + (left ? -aside : aside)} ${at.y})`}>
      <g className="tactical-readout" data-left={left}>
        {lines.filter(Boolean).map((line, i) => (
          <text key={line} y={4 + i * 15}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

/**
 * Dragging plans, on every frame; a mouse that lets go moves the Unit, a finger leaves the ghost to be looked at first. Pressing the ghost itself
 * moves the Unit too.
 */
function useDrag(
  { state, active, unit, plane, judge, onAct }: GhostProps,
  plan: Plan,
): Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<SVGGElement>) => void
> {
  const held = useRef<{
    readonly x: number;
    readonly y: number;
    readonly ghost: boolean;
    moved: boolean;
  } | null>(null);
  const changeBench = useChangeBench();
  const latest = useRef(plan);
  latest.current = plan;
  const aim = (event: PointerEvent<SVGGElement>): void => {
    const point = plane.mils(placeIn(event.currentTarget, event));
    latest.current = planTo(state, active, unit, latest.current, point, event.shiftKey);
    changeBench({ plan: latest.current });
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const ghost = (event.target as Element).closest('[data-ghost]') !== null;
      held.current = { x: event.clientX, y: event.clientY, ghost, moved: false };
      if (!ghost && (event.target as Element).closest('.tactical-grip') === null) aim(event);
    },
    onPointerMove(event) {
      const { current } = held;
      if (!current) return;
      if (!current.moved && Math.hypot(event.clientX - current.x, event.clientY - current.y) < steady) return;
      current.moved = true;
      aim(event);
    },
    onPointerUp(event) {
      const { current } = held;
      held.current = null;
      if (!current) return;
      const meant = current.moved ? event.pointerType === 'mouse' : current.ghost;
      const action = actionOf(latest.current);
      if (meant && judge(action) === null) onAct(action);
    },
    onPointerCancel() {
      held.current = null;
    },
  };
}
