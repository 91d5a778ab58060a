import {
  type BoardProps,
  type Box,
  boxAround,
  Decor,
  Halo,
  type Point,
  Stage,
  type Trace,
  Traces,
} from '@holoboard/kit';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { TacticalAction, TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import { layouts as houseTables } from '../data/tables.ts';
import { waitingUnits } from '../phases/activation.ts';
import { tableOf } from '../phases/ground.ts';
import { weaponOf } from '../phases/targets.ts';
import { areFriends, unitOf } from '../phases/units.ts';
import { attackOdds } from '../sense/odds.ts';
import type { TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { Aiming } from './aiming.tsx';
import { useBench, useChangeBench } from './bench.tsx';
import { CardLines } from './card-lines.tsx';
import { Deploying, deployingSeat } from './deploying.tsx';
import { Ghost, ReachArea } from './ghost.tsx';
import { Look } from './look.tsx';
import { Dice, Moments, movingIn, type Rolled, rolledIn } from './moments.tsx';
import { edgeBelow, type Layout, layoutsOf, type Plane, planeOf } from './plane.ts';
import { activeUnitOf, positionOf } from './position.ts';
import { Arcs, Sights } from './sights.tsx';
import { Ground } from './terrain.tsx';
import { UnitPiece, type UnitProps, unitWords } from './units.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './board.css';

type Props = BoardProps<TacticalAction, TacticalEvent, TacticalView>;

/** The table of Tactical Battles. What it shows of reach, arcs and sight it asks the rules' own predicates. */
export function Board(props: Props): ReactNode {
  const { view, viewer, language, motion, onPick, onFocus } = props;
  const words = boardWords(language);
  const state = positionOf(view.table === null ? { ...view, table: houseTables[0]?.id ?? '' } : view);
  const table = tableOf(state);
  const seats = view.players.length;
  const below = edgeBelow(props.side ?? viewer, seats);
  const plane = useMemo(() => planeOf(table, below), [table, below]);
  const layouts = useMemo(() => layoutsOf(plane, seats), [plane, seats]);
  const [seen, setSeen] = useState<{ readonly unit: number; readonly at: string } | null>(null);
  const placeOfUnit = (id: number): string => placeOf(state.units.find((each) => each.id === id) ?? null);
  // A Unit that was moved has left the pointer that looked at it.
  const looked = seen && placeOfUnit(seen.unit) === seen.at ? seen.unit : null;
  const look = (id: number | null): void => setSeen(id === null ? null : { unit: id, at: placeOfUnit(id) });
  const moment = props.moment && props.moment.milliseconds > 0 ? props.moment : null;
  const drawing: Drawing = { ...props, moment, state, plane, boardWords: words, looked, look };
  const unit = looked === null ? null : (state.units.find(({ id }) => id === looked) ?? null);
  const shown = unit ?? (moment ? null : activeUnitOf(view));
  // What is pointed at of what the others did is gone to.
  const lit = props.traces?.find((trace) => trace.lit);
  return (
    <div className="tactical-board">
      <Stage
        layouts={layouts}
        label={words.board}
        words={words.stage}
        motion={motion}
        onPick={onPick}
        onFocus={onFocus}
        interest={() => (lit ? placesOf(lit, state, plane) : interestOf(state, plane))}
        interestKey={useInterestKey(view, viewer) + (lit?.way.join() ?? '')}
        legible={isCoarse() ? 0.62 : 0}
      >
        {(layout) => <Position {...drawing} layout={layout} below={below} />}
      </Stage>
      {shown && view.round > 0 && unit && (
        <Look unit={unit} state={state} words={words} language={language} />
      )}
    </div>
  );
}

/** The stage follows a Unit from place to place. */
function placeOf(unit: Unit | null): string {
  return unit ? `${unit.id} ${unit.x} ${unit.y}` : '';
}

/** Whether fingers point here. */
function isCoarse(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Where on the table something went that is told of. */
function placesOf({ way }: Trace, state: TacticalState, plane: Plane): Box | null {
  const places = way.flatMap((id) => spotOf(state, plane, id) ?? []);
  return places.length > 0 ? boxAround(places, 160) : null;
}

/** Names what matters now; while others pick their next Unit, all is as it was. */
function useInterestKey(view: TacticalView, viewer: Props['viewer']): string {
  const last = useRef('');
  const unit = activeUnitOf(view);
  const waits = view.active !== null && unit === null && viewer !== view.turn;
  if (!waits) last.current = `${view.phase} ${view.turn} ${view.active?.slot} ${placeOf(unit)}`;
  return last.current;
}

/** What matters now on a small screen: the active Unit with what it can reach, or those of whom one is to be picked. */
function interestOf(state: TacticalState, plane: Plane): Box | null {
  if (!state.active) return null;
  const unit = state.units[state.active.unit - 1];
  if (unit) return boxAround([plane.spot(unit.x, unit.y)], 420);
  const waiting = waitingUnits(state).map(({ x, y }) => plane.spot(x, y));
  return waiting.length > 0 ? boxAround(waiting, 160) : null;
}

interface Drawing extends Props {
  readonly state: TacticalState;
  readonly plane: Plane;
  readonly boardWords: BoardWords;
  readonly looked: number | null;
  readonly look: (unit: number | null) => void;
}

/** Everything on the table. */
function Position(
  props: Drawing & { readonly layout: Layout; readonly below: 'S' | 'W' | 'N' | 'E' },
): ReactNode {
  const { view, viewer, state, plane, boardWords: words, moment, targets, layout, below } = props;
  const changeBench = useChangeBench();
  const mine = targets.length > 0;
  const deploying = mine && view.phase === 'deploy' ? deployingSeat(view, viewer) : null;
  const { active } = view;
  const unit = activeUnitOf(view);
  const steers =
    mine &&
    unit &&
    active &&
    view.frames.length === 0 &&
    active.left > 0 &&
    (active.mode === 'none' || active.mode === 'moving') &&
    props.picked.length === 0;
  const hidden = movingIn(moment?.event);
  // Who acts stands above all others.
  const here = state.units
    .filter(({ status, id }) => status === 'deployed' && id !== hidden)
    .toSorted((a, b) => Number(a === unit) - Number(b === unit));
  return (
    <g className="tactical-drawing">
      <Ground
        table={view.table === null ? { ...tableOf(state), pieces: [] } : tableOf(state)}
        plane={plane}
        name={view.table}
        smoke={view.smoke}
        words={words}
      />
      <CardLines view={view} layout={layout} below={below} words={words} />
      <LookedAt {...props} />
      {steers && <ReachArea {...props} active={active} unit={unit} />}
      {here.map((each) => (
        <UnitPiece
          key={`${each.seat} ${each.id}`}
          unit={each}
          state={state}
          plane={plane}
          target={targetOf(props, each)}
          marked={isMarked(props, each)}
          acting={each === unit}
          label={unitWords(each, props.words.seat(view, each.seat))}
          hostile={typeof viewer === 'number' && !areFriends(state, viewer, each.seat)}
          onLook={props.look}
          strike={strikeAt(props, each, changeBench)}
        />
      ))}
      {deploying !== null && <Deploying {...props} seat={deploying} />}
      {steers && <Ghost {...props} active={active} unit={unit} />}
      {view.frames.at(-1)?.kind === 'window' ? <Aiming plane={plane} /> : <Spots {...props} />}
      {props.marked.map(
        (id) => id.startsWith('point:') && <MarkedSpot key={id} at={spotOf(state, plane, id)} />,
      )}
      {!moment && <Traces traces={props.traces ?? []} at={(id) => spotOf(state, plane, id)} clear={40} />}
      <Rolls {...props} />
      {moment && <Moments key={moment.key} moment={moment} state={state} plane={plane} words={words} />}
    </g>
  );
}

/** Where something was done that is told of: at a point, or where a Unit stands or has fallen. */
function spotOf(state: TacticalState, plane: Plane, id: string): Point | null {
  const [kind, name = ''] = id.split(':');
  if (kind === 'point') {
    const [x = 0, y = 0] = name.split(',').map(Number);
    return plane.spot(x, y);
  }
  const unit = state.units[Number(name) - 1];
  return unit?.status === 'deployed' || unit?.status === 'defeated' ? plane.spot(unit.x, unit.y) : null;
}

/** Whether a Unit, or its card, is what somebody points at elsewhere. */
function isMarked({ marked }: Drawing, { id, seat, card }: Unit): boolean {
  return marked.includes(`unit:${id}`) || marked.includes(`card:${seat}:${card}`);
}

/** A place that somebody points at elsewhere. */
function MarkedSpot({ at }: { readonly at: Point | null }): ReactNode {
  return (
    at && (
      <Decor>
        <circle className="tactical-marked" cx={at.x} cy={at.y} r={36} />
      </Decor>
    )
  );
}

/** How a Unit is lit as a target; nothing when it is none. */
function targetOf(
  { view, targets, picked, focused, words }: Drawing,
  unit: Unit,
): { readonly label: string; readonly focused: boolean; readonly entry: boolean } | null {
  const id = `unit:${unit.id}`;
  const index = targets.findIndex((target) => target.id === id);
  const target = targets[index];
  if (!target || view.phase === 'deploy') return null;
  const label = words.target?.(view, target, picked) ?? unitWords(unit, words.seat(view, unit.seat));
  return { label, focused: focused === id, entry: focused === null ? index === 0 : focused === id };
}

/**
 * The attack on a Unit that is meant by pointing at it: the only one that is offered and in range. A mouse makes it; a finger looks first, once
 * there is no ghost any more whose tap could be drawn to what stands beside it.
 */
function strikeAt(
  { view, state, targets, onAct }: Drawing,
  { id }: Unit,
  changeBench: ReturnType<typeof useChangeBench>,
): UnitProps['strike'] {
  const unit = activeUnitOf(view);
  const coarse = isCoarse();
  if (!unit || view.frames.length > 0 || (coarse && (view.active?.left ?? 0) > 0)) return null;
  const attacks = targets
    .filter((target) => target.id.startsWith('weapon:'))
    .flatMap(({ actions }) => actions)
    .filter((action) => action.type === 'attack' && action.target === id);
  const [only] = attacks;
  if (only?.type !== 'attack' || attacks.length > 1) return null;
  const weapon = weaponOf(cardOf(unit.card), only.weapon);
  if (!weapon || attackOdds(state, unit, unitOf(state, id), weapon).hit === 0) return null;
  return {
    weapon: weapon.id,
    act: () => (coarse ? changeBench({ weapon: weapon.id, prey: id }) : onAct(only)),
  };
}

/** Points of the table that can be pointed at: where somebody gets out. */
function Spots({ view, targets, focused, plane, words, picked }: Drawing): ReactNode {
  if (view.phase === 'deploy') return null;
  const spots = targets.filter(({ id }) => id.startsWith('point:'));
  return spots.map((target, i) => {
    const [x = 0, y = 0] = target.id.slice('point:'.length).split(',').map(Number);
    return (
      <Halo
        key={target.id}
        id={target.id}
        label={words.target?.(view, target, picked) ?? target.id}
        at={plane.spot(x, y)}
        radius={16}
        focused={focused === target.id}
        entry={focused === null ? i === 0 : focused === target.id}
      />
    );
  });
}

/** Arcs and ranges of what is looked at: a weapon of the active Unit with all reasons, or everything a Unit has. */
function LookedAt(props: Drawing): ReactNode {
  const { view, state, plane, boardWords: words, looked, moment, targets } = props;
  // A pointer that passes by waits for nothing.
  const id = useDeferredValue(useBench('weapon'));
  const active = activeUnitOf(view);
  if (moment) return null;
  const weapon = active && id !== null ? weaponOf(cardOf(active.card), id) : undefined;
  const offered = targets.some((target) => target.id === `weapon:${id}`);
  if (active && weapon && !weapon.attackRun && offered)
    return <Sights state={state} unit={active} plane={plane} words={words} weapon={weapon} />;
  const unit = looked === null ? null : state.units.find((each) => each.id === looked);
  if (unit?.status !== 'deployed' || view.round === 0) return null;
  return (
    <g className="tactical-sights">
      {cardOf(unit.card).weapons.map((each) => (
        <Arcs key={each.id} unit={unit} weapon={each} plane={plane} />
      ))}
    </g>
  );
}

/** The last dice, until something else is done. */
function Rolls(props: Drawing): ReactNode {
  const { view, moment, targets, traces, state, plane, words: game, boardWords: words } = props;
  const last = useRef<Rolled | null>(null);
  const event = moment?.event;
  const rolled = event ? rolledIn(event, words, (seat) => game.seat(view, seat)) : null;
  if (rolled) last.current = rolled;
  else if (event && ['selected', 'activated', 'moved', 'ran', 'aimed'].includes(event.type))
    last.current = null;
  // Who steers a Unit, or aims, needs to see the ground.
  const { active, frames } = view;
  const steers =
    targets.length > 0 &&
    frames.length === 0 &&
    active !== null &&
    active.unit > 0 &&
    (active.left > 0 || active.attacks === 'none');
  // What the others did is told by arrows and in words until one acts.
  const recalled = !moment && frames.length === 0 && (traces ?? []).length > 0;
  if (!last.current || steers || recalled) return null;
  return (
    <Dice rolled={last.current} roll={rolled ? moment : null} state={state} plane={plane} words={words} />
  );
}
