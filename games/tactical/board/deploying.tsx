import type { Viewer } from '@holoboard/kernel';
import { type BoardProps, Decor, placeIn } from '@holoboard/kit';
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { aheadFrom, edgeOf } from '../data/sides.ts';
import { deployCandidates, unitsToPlace } from '../phases/deployment.ts';
import { tableOf } from '../phases/ground.ts';
import { infiltrationStripOf, type Strip, stripOf } from '../phases/strips.ts';
import { roomIn } from '../phases/units.ts';
import { deployAdvice } from '../sense/placing.ts';
import type { TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { useBench, useChangeBench } from './bench.tsx';
import { identityOf } from './identity.ts';
import type { Plane } from './plane.ts';
import { Piece } from './units.tsx';
import type { BoardWords } from './words.ts';

interface Props extends BoardProps<TacticalAction, TacticalEvent, TacticalView> {
  readonly state: TacticalState;
  readonly seat: number;
  readonly plane: Plane;
  readonly boardWords: BoardWords;
}

/** Whose Units are placed: in turns it is known whose turn it is; in secret everybody places their own. */
export function deployingSeat(view: TacticalView, viewer: Viewer): number | null {
  if (view.options.deployment === 'alternating') return view.turn;
  return typeof viewer === 'number' ? viewer : null;
}

/** The Unit of an army that is being placed: the one that was picked, or else the first that waits. */
export function unitInHand(state: TacticalState, seat: number, picked: number): Unit | null {
  const waiting = unitsToPlace(state, seat);
  // In turns numbers change as Units are placed, and nobody is taken up again.
  const among =
    state.options.deployment === 'alternating' ? waiting : state.units.filter((unit) => unit.seat === seat);
  return among.find(({ id }) => id === picked) ?? waiting[0] ?? null;
}

/** The place that somebody would choose who knows the game a little. */
export function bestPlace(state: TacticalState, seat: number): TacticalAction | null {
  let best: TacticalAction | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of deployCandidates(state, seat)) {
    const worth =
      action.type === 'deploy' || action.type === 'embark' ? deployAdvice(state, seat, action) : 0;
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Goes on with what takes several steps: a Unit that is put elsewhere is taken up first; the rest is placed one by one. */
function useDeploySteps({
  state,
  seat,
  judge,
  onAct,
}: Pick<Props, 'state' | 'seat' | 'judge' | 'onAct'>): void {
  const changeBench = useChangeBench();
  const moving = useBench('moving');
  const filling = useBench('filling');
  useEffect(() => {
    if (moving) {
      const unit = state.units.find((each) => each.seat === seat && each.id === moving.unit);
      if (unit?.status !== 'reserve') return;
      changeBench({ moving: null });
      onAct(moving);
    } else if (filling) {
      const next = bestPlace(state, seat);
      if (next && next.type !== 'ready' && judge(next) === null) onAct(next);
      else changeBench({ filling: false });
    }
  }, [state, seat, moving, filling, judge, onAct, changeBench]);
}

/** The strip where a seat deploys: pointing at it places the Unit in hand, and what stands there can be dragged elsewhere. */
export function Deploying(props: Props): ReactNode {
  const { state, seat, plane, boardWords: words, judge, onAct } = props;
  const changeBench = useChangeBench();
  const picked = useBench('unit');
  const [hover, setHover] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef<Unit | null>(null);
  /** Whether a finger or mouse came down here, and not on something else that is dragged over the strip. */
  const pressed = useRef(false);
  /** Who waited in hand then. */
  const held = useRef<Unit | null>(null);
  useDeploySteps(props);
  const unit = unitInHand(state, seat, picked);
  const edge = edgeOf(seat, state.players.length);
  const table = tableOf(state);
  const seats = state.players.length;
  const strip = stripOf(table, edge, seats);
  const deep =
    unit && cardOf(unit.card).abilities.infiltrate ? infiltrationStripOf(table, edge, seats) : null;
  const identity = identityOf(seat);
  const placing = (one: Unit, x: number, y: number): Extract<TacticalAction, { type: 'deploy' }> => ({
    ...{ type: 'deploy', unit: one.id, x, y },
    heading: one.status === 'deployed' ? one.heading : aheadFrom[edge],
  });
  const put = (one: Unit, x: number, y: number): void => {
    if (one.status === 'reserve') onAct(placing(one, x, y));
    else {
      changeBench({ moving: placing(one, x, y) });
      onAct({ type: 'recall', unit: one.id });
    }
  };
  const where = (event: PointerEvent<SVGGElement>): { readonly x: number; readonly y: number } =>
    plane.mils(placeIn(event.currentTarget, event));
  const unitAt = (x: number, y: number): Unit | null =>
    state.units.find(
      (each) =>
        each.seat === seat &&
        each.status === 'deployed' &&
        Math.hypot(each.x - x, each.y - y) <= cardOf(each.card).base,
    ) ?? null;
  // TAC-SET-08: Infantry is put into a Transport by pointing there, or by dragging it there.
  const loading = (rider: Unit, carrier: Unit): Extract<TacticalAction, { type: 'embark' }> => ({
    ...{ type: 'embark', unit: rider.id, transport: carrier.id },
  });
  const mayLoad = (rider: Unit | null, carrier: Unit | null): boolean =>
    rider !== null &&
    carrier !== null &&
    rider !== carrier &&
    cardOf(rider.card).type === 'Infantry' &&
    roomIn(state, carrier) > 0;
  const shown = dragged.current ?? (unit?.status === 'reserve' ? unit : null);
  const allowed =
    shown && hover && (shown.status !== 'reserve' || judge(placing(shown, hover.x, hover.y)) === null);
  return (
    <g
      className="tactical-deploying"
      data-drag="true"
      style={{ '--seat': identity.colour } as CSSProperties}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = true;
        const { x, y } = where(event);
        held.current = unit?.status === 'reserve' ? unit : null;
        dragged.current = unitAt(x, y);
        if (dragged.current && !mayLoad(held.current, dragged.current))
          changeBench({ unit: dragged.current.id });
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' || event.buttons > 0) setHover(where(event));
      }}
      onPointerCancel={() => {
        pressed.current = false;
        dragged.current = null;
      }}
      onPointerLeave={() => setHover(null)}
      onPointerUp={(event) => {
        if (!pressed.current) return;
        pressed.current = false;
        const { x, y } = where(event);
        const moved = dragged.current;
        dragged.current = null;
        setHover(null);
        if (moved) {
          const there = unitAt(x, y);
          if (Math.hypot(moved.x - x, moved.y - y) <= 150) {
            if (held.current && mayLoad(held.current, moved)) onAct(loading(held.current, moved));
          } else if (there && mayLoad(moved, there)) {
            changeBench({ moving: loading(moved, there) });
            onAct({ type: 'recall', unit: moved.id });
          } else put(moved, x, y);
        } else if (unit?.status === 'reserve') put(unit, x, y);
        else if (unit) changeBench({ unit: 0 });
      }}
    >
      <title>{words.deploy.strip}</title>
      {deep && <StripArea strip={deep} plane={plane} deep />}
      <StripArea strip={strip} plane={plane} />
      {shown && hover && (
        <Decor
          className="tactical-ghost-piece"
          data-legal={allowed}
          transform={`translate(${plane.spot(hover.x, hover.y).x} ${plane.spot(hover.x, hover.y).y})`}
        >
          <Piece
            card={shown.card}
            degrees={plane.degrees(shown.status === 'deployed' ? shown.heading : aheadFrom[edge])}
          />
        </Decor>
      )}
    </g>
  );
}

function StripArea({
  strip,
  plane,
  deep = false,
}: {
  readonly strip: Strip;
  readonly plane: Plane;
  readonly deep?: boolean;
}): ReactNode {
  const one = plane.spot(strip.x0, strip.y0);
  const other = plane.spot(strip.x1, strip.y1);
  return (
    <rect
      className={deep ? 'tactical-strip tactical-strip-deep' : 'tactical-strip'}
      x={Math.min(one.x, other.x)}
      y={Math.min(one.y, other.y)}
      width={Math.abs(one.x - other.x)}
      height={Math.abs(one.y - other.y)}
    />
  );
}
