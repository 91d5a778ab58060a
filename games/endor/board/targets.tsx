import { type Target, targetIn, type Words } from '@holoboard/kernel';
import { Decor, Halo, type HaloProps, HaloShape, type Point } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { sectors } from '../data/board.ts';
import type { ShipType } from '../data/ships.ts';
import { markerIds } from '../data/space.ts';
import type { EndorAction, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { nameIn } from '../words/labels.ts';
import { groupsIn } from './chips.tsx';
import { dieTargets } from './dice.tsx';
import { trackNumbers } from './endor-track.tsx';
import { chip, chipPlaces, deathStarRadius, type Layout } from './layout.ts';
import { markerPath } from './space.tsx';
import './targets.css';

export interface TargetsProps {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly targets: readonly Target<EndorAction>[];
  readonly picked: readonly string[];
  readonly focused: string | null;
  readonly words: Words<EndorAction, EndorEvent, EndorView>;
}

/** Something to point at, as it is drawn: along an outline, or around a point. */
type Lit = {
  readonly id: string;
  readonly label: string;
  readonly danger: boolean;
} & ( // An outline may lie above everything that stands there.
  | { readonly path: string; readonly above?: boolean }
  | { readonly at: Point; readonly radius: number; readonly text: string }
);

/** The outline of a place that can be pointed at. */
function outlineOf(layout: Layout, place: string): string {
  if (markerIds.includes(place)) return markerPath(layout.at(place));
  if (sectors.some(({ id, ring }) => id === place && ring !== 'centre')) return layout.outline(place);
  const { x, y } = layout.at('deathStar');
  const r = deathStarRadius;
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** Where the group of a type stands in a sector, and how large. */
export function groupPlace(
  view: EndorView,
  layout: Layout,
  sector: string,
  type: ShipType,
): Point & { readonly scale: number } {
  const groups = groupsIn(view.ships[sector]);
  const { places, scale } = chipPlaces(layout, sector, groups.length);
  const place = places[groups.findIndex((group) => group.type === type)] ?? layout.at(sector);
  return { ...place, scale };
}

/** An outline around a group of ships. */
function groupPath({ x, y, scale }: Point & { readonly scale: number }): string {
  const height = (chip.height + 10) * scale;
  const straight = (chip.width + 16) * scale - height;
  const r = height / 2;
  return `M${x - straight / 2} ${y - r}h${straight}a${r} ${r} 0 0 1 0 ${height}h${-straight}a${r} ${r} 0 0 1 0 ${-height}Z`;
}

/** Numbers to choose from stand in rows of five beside where the ships would go. */
function countPlace(layout: Layout, to: string, index: number, count: number): Point {
  const perRow = Math.min(5, count);
  const { x, y } = layout.at(to);
  const { box } = layout;
  const left = Math.min(Math.max(x, box.x + perRow * 33 + 8), box.x + box.width - perRow * 33 - 8);
  const rows = Math.ceil(count / 5);
  const top = y < box.y + 240 ? y + 74 : y - 74 - (rows - 1) * 66;
  return {
    x: left + ((index % 5) - (perRow - 1) / 2) * 66,
    y: top + Math.floor(index / 5) * 66,
  };
}

/** The spaces on which the next Stormtroopers would stand, nearest first. */
function freeSpaces(view: EndorView): readonly number[] {
  const last = trackNumbers(view).length;
  return Array.from({ length: last - view.team }, (_, i) => view.team + 1 + i).filter(
    (space) => !view.troopers.includes(space),
  );
}

/** How a target is drawn on the board; nothing for one that is only offered beside it. */
function litOf(props: TargetsProps, target: Target<EndorAction>): Lit | null {
  const { view, layout, targets, picked, words } = props;
  const { id, actions, completes } = target;
  const name = nameIn(id);
  const first = actions[0];
  const label = targetIn(words, view, target, picked);
  const place = { id, label, danger: first?.type === 'attack' || first?.type === 'fire' };
  switch (id.split(':')[0]) {
    case 'place':
      return { ...place, path: outlineOf(layout, name) };
    case 'count': {
      const counts = targets.filter((other) => other.id.startsWith('count:'));
      const to = first?.type === 'move' ? first.to : 'deathStar';
      const at = countPlace(layout, to, counts.indexOf(target), counts.length);
      return {
        ...place,
        label: completes ? words.action(view, completes) : label,
        at,
        radius: 29,
        text: name,
      };
    }
    case 'troopers': {
      const space = freeSpaces(view)[Number(name) - 1] ?? view.team;
      return { ...place, at: layout.track(space, trackNumbers(view).length), radius: 31, text: name };
    }
    case '+ship': {
      const group = groupPlace(view, layout, view.target ?? '', name as ShipType);
      return { ...place, danger: true, path: groupPath(group) };
    }
    case 'deploy': {
      const sector = Object.keys(view.ships).find((there) => view.ships[there]?.executor) ?? '';
      return { ...place, path: groupPath(groupPlace(view, layout, sector, 'executor')) };
    }
    default:
      return null;
  }
}

/** Everything that can be pointed at on the board, with what all of it is drawn with. */
function allLit(props: TargetsProps): readonly { readonly thing: Lit; readonly common: Common }[] {
  const { targets, focused } = props;
  const lit: readonly Lit[] = [
    ...targets.flatMap((target) => litOf(props, target) ?? []),
    ...dieTargets(props.view, props.layout, targets, (action) => props.words.action(props.view, action)),
  ];
  const entry = lit.some(({ id }) => id === focused) ? focused : lit[0]?.id;
  return lit.map((thing) => ({
    thing,
    common: {
      id: thing.id,
      label: thing.label,
      focused: thing.id === focused,
      entry: thing.id === entry,
      tone: thing.danger ? 'danger' : 'own',
    },
  }));
}

type Common = Required<Pick<HaloProps, 'id' | 'label' | 'focused' | 'entry' | 'tone'>>;

/** The places and groups that can be pointed at, lit along their outlines. */
export function Targets(props: TargetsProps): ReactNode {
  return allLit(props).map(
    ({ thing, common }) =>
      'path' in thing && !thing.above && <HaloShape key={thing.id} {...common} path={thing.path} />,
  );
}

/** The numbers and dice that can be pointed at: they lie above everything that stands there. */
export function TargetNumbers(props: TargetsProps): ReactNode {
  const lit = allLit(props);
  const counts = lit.flatMap(({ thing }) =>
    'at' in thing && thing.id.startsWith('count:') ? [thing.at] : [],
  );
  return (
    <>
      {counts.length > 0 && <CountBed places={counts} />}
      {lit.map(({ thing, common }) => {
        if ('path' in thing) return thing.above && <HaloShape key={thing.id} {...common} path={thing.path} />;
        return (
          <Halo key={thing.id} {...common} at={thing.at} radius={thing.radius}>
            <text className="endor-target-text" y="11">
              {thing.text}
            </text>
          </Halo>
        );
      })}
    </>
  );
}

/** What the numbers lie on, so that nothing shines through. */
function CountBed({ places }: { readonly places: readonly Point[] }): ReactNode {
  const margin = 38;
  const left = Math.min(...places.map(({ x }) => x)) - margin;
  const top = Math.min(...places.map(({ y }) => y)) - margin;
  const right = Math.max(...places.map(({ x }) => x)) + margin;
  const bottom = Math.max(...places.map(({ y }) => y)) + margin;
  return (
    <Decor>
      <rect
        className="endor-count-bed"
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx={margin}
      />
    </Decor>
  );
}

/** Where a move or an attack would come from, when that has been said or goes without saying. */
function startOf(view: EndorView, action: EndorAction | undefined): string | null {
  if (action?.type === 'move') return action.from;
  if (action?.type === 'attack') return action.from;
  if (action?.type === 'fire') return 'deathStar';
  return view.from;
}

/** What has been picked on the way to an action, and the way that pointing further would take. */
export function Courses({ view, layout, targets, picked, focused }: TargetsProps): ReactNode {
  // While only the number is open, the way is known.
  const counting = targets.every(({ id }) => id.startsWith('count:')) ? targets[0] : undefined;
  const chosen = targets.find(({ id }) => id === focused) ?? counting;
  const first = chosen?.actions[0];
  const places = picked.filter((id) => id.startsWith('place:')).map(nameIn);
  const end = first && 'to' in first ? first.to : first && 'at' in first ? first.at : null;
  const start = startOf(view, first);
  const only = chosen?.actions.every((action) => startOf(view, action) === start) ?? false;
  const drawn = chosen?.id.startsWith('place:') || chosen?.id.startsWith('count:');
  const isStart =
    chosen !== undefined && start !== null && nameIn(chosen.id) === start && !('at' in (first ?? {}));
  return (
    <g className="endor-courses">
      {places.map((place) => (
        <path key={place} className="endor-picked" d={outlineOf(layout, place)} />
      ))}
      {drawn && only && start !== null && end !== null && !isStart && (
        <Course from={layout.at(start)} to={layout.at(end)} danger={first?.type !== 'move'} />
      )}
    </g>
  );
}

function Course(props: { readonly from: Point; readonly to: Point; readonly danger: boolean }): ReactNode {
  const { from, to, danger } = props;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const head = (turn: number): string =>
    `L${to.x - 22 * Math.cos(angle + turn)} ${to.y - 22 * Math.sin(angle + turn)}`;
  return (
    <path
      className="endor-course"
      data-danger={danger}
      d={`M${from.x} ${from.y}L${to.x} ${to.y}${head(0.5)}M${to.x} ${to.y}${head(-0.5)}`}
    />
  );
}
