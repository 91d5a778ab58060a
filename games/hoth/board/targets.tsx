import type { Target } from '@holoboard/kernel';
import { type Box, Decor, Halo, type Point, SeatGlyph, smoothPath, straightPath } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { keySpaces } from '../data/marks.ts';
import { pathOf, type Threat, threatAt } from '../sense/odds.ts';
import type { HothAction } from '../state.ts';
import type { HothView } from '../view.ts';
import { identityOf } from './identity.ts';
import { type Layout, planetRadius } from './layout.ts';
import type { Place } from './markers.ts';
import { kindOf, SpaceSign } from './spaces.tsx';
import type { BoardWords } from './words.ts';
import './targets.css';

type Move = HothAction & { readonly type: 'fly' | 'steer' };

/** A space that can be pointed at, and what pointing there does. */
export interface Landing {
  readonly id: string;
  readonly action: Move;
  readonly path: readonly string[];
  /** What Vader would threaten there, when it is he who moves. */
  readonly threat: Threat | null;
}

/** The landings among the targets, in flying order. */
export function landingsOf(view: HothView, targets: readonly Target<HothAction>[]): readonly Landing[] {
  return targets
    .flatMap(({ id, completes }) => {
      if (completes?.type !== 'fly' && completes?.type !== 'steer') return [];
      const threat = completes.type === 'steer' ? threatAt(view, completes.to) : null;
      return [{ id, action: completes, path: pathOf(view, completes), threat }];
    })
    .sort((a, b) => a.path.length - b.path.length);
}

/** Where the ship stands that is to fly. */
export function originOf(view: HothView, landings: readonly Landing[]): string {
  const own = view.rebels[view.active]?.space ?? keySpaces.rebelStart;
  return landings[0]?.action.type === 'steer' ? view.vader : own;
}

export interface TargetsProps {
  readonly view: HothView;
  readonly layout: Layout;
  readonly landings: readonly Landing[];
  /** Where markers stand: there a count moves aside. */
  readonly places: readonly Place[];
  readonly focused: string | null;
  /** The seat of the one who looks, if it has one. */
  readonly own: number | null;
  readonly words: BoardWords;
  /** The name of a seat. */
  readonly nameOf: (seat: number) => string;
  /** What an action does, in words. */
  readonly label: (action: HothAction) => string;
}

interface LandingProps extends TargetsProps {
  readonly landing: Landing;
}

/** Every legal landing, lit, with its count of steps; Vader's with what they threaten. Markers stand above it. */
export function Targets(props: TargetsProps): ReactNode {
  const { landings, focused, layout, view } = props;
  const chosen = landings.find(({ id }) => id === focused);
  return (
    <>
      {landings.map((landing) => (
        <Aura key={landing.id} landing={landing} layout={layout} strong={landing === chosen} />
      ))}
      {chosen && <Course from={originOf(view, landings)} landing={chosen} layout={layout} />}
      {landings.map((landing, i) => (
        <Landed key={landing.id} {...props} landing={landing} entry={chosen ? landing === chosen : i === 0} />
      ))}
    </>
  );
}

/** What is said about the landings, above the markers. */
export function TargetLabels(props: TargetsProps): ReactNode {
  return props.landings.map((landing) => (
    <Decor key={landing.id} className="hoth-target-labels">
      {countsAside({ ...props, landing }) && <CountAside {...props} landing={landing} />}
      {landing.threat && <Callout {...props} landing={landing} threat={landing.threat} />}
    </Decor>
  ));
}

function isOccupied({ places, landing }: Pick<LandingProps, 'places' | 'landing'>): boolean {
  return places.some(({ space }) => space === landing.action.to);
}

/** What a Rebel who lands there would meet, and must not be hidden by the light: asteroids, a station. */
function metBy({ action }: Landing): 'asteroid' | 'station' | null {
  const kind = kindOf(action.to);
  return action.type === 'fly' && (kind === 'asteroid' || kind === 'station') ? kind : null;
}

/** Whether the count stands beside the landing: ships or the sign of a station have its place. */
function countsAside(props: Pick<LandingProps, 'places' | 'landing'>): boolean {
  return isOccupied(props) || metBy(props.landing) === 'station';
}

function isPlanet({ action }: Landing): boolean {
  return action.to === keySpaces.goal;
}

function Landed(props: LandingProps & { readonly entry: boolean }): ReactNode {
  const { landing, layout, focused, words, nameOf, own } = props;
  const { id, action, threat } = landing;
  const effects = threat ? effectsOf(threat, own, words, nameOf).lines : [];
  const met = metBy(landing);
  return (
    <Halo
      id={id}
      label={[`${landing.path.length}: ${props.label(action)}`, ...effects].join('. ')}
      at={layout.at(action.to)}
      radius={isPlanet(landing) ? planetRadius + 8 : 27}
      focused={id === focused}
      entry={props.entry}
      tone={threat ? 'danger' : 'own'}
    >
      {met && !isOccupied(props) && <SpaceSign kind={met} number={null} />}
      {!countsAside(props) && <Count landing={landing} />}
    </Halo>
  );
}

function Count({ landing }: { readonly landing: Landing }): ReactNode {
  const { action, path } = landing;
  return (
    <>
      <text
        className={`hoth-count${metBy(landing) ? ' hoth-count-printed' : ''}`}
        y={action.slide ? 4 : 9}
        fontSize={isPlanet(landing) ? 54 : 25}
      >
        {path.length}
      </text>
      {action.slide && <path className="hoth-count-slide" d="M-9 13H7M2 8.5L7.5 13L2 17.5" />}
    </>
  );
}

/** The count of a landing on which markers stand. */
function CountAside({ landing, layout, focused }: LandingProps): ReactNode {
  const { x, y } = layout.at(landing.action.to);
  const tone = landing.threat ? 'danger' : 'own';
  return (
    <g
      className={`kit-halo kit-halo-${tone}${landing.id === focused ? ' kit-focused' : ''}`}
      transform={`translate(${x + 31} ${y - 27}) scale(0.72)`}
    >
      <circle className="kit-halo-light" r="24" />
      <Count landing={landing} />
    </g>
  );
}

/** The way to a landing: from space to space, and the slide at its end. */
function Course(props: {
  readonly from: string;
  readonly landing: Landing;
  readonly layout: Layout;
}): ReactNode {
  const { layout, landing, from } = props;
  const { action, path, threat } = landing;
  const points = [from, ...path].map(layout.at);
  const end = points.at(-1) as Point;
  return (
    <g className={`hoth-course${threat ? ' hoth-course-danger' : ''}`}>
      <path d={smoothPath(points)} />
      {action.slide && <path d={straightPath([end, layout.at(action.to)])} />}
    </g>
  );
}

/** A red glow over the spaces that Vader would threaten. */
function Aura(props: {
  readonly landing: Landing;
  readonly layout: Layout;
  readonly strong: boolean;
}): ReactNode {
  const { landing, layout, strong } = props;
  return (
    <Decor className={`hoth-aura${strong ? ' hoth-aura-strong' : ''}`}>
      {landing.threat?.spaces.map((space) => {
        const { x, y } = layout.at(space);
        return <circle key={space} cx={x} cy={y} r="46" />;
      })}
    </Decor>
  );
}

/** What steering Vader somewhere does to whom, in words, and whether that is bad news for the one who looks. */
function effectsOf(
  { hit, sheltered }: Threat,
  own: number | null,
  words: BoardWords,
  nameOf: (seat: number) => string,
): { readonly lines: readonly string[]; readonly loud: boolean } {
  const loud = own !== null && hit.includes(own);
  const lines = [
    ...(loud ? [words.hitsYou] : []),
    ...hit.filter((seat) => seat !== own).map((seat) => words.hits(nameOf(seat))),
    ...sheltered.map(({ seat }) => words.sheltered(nameOf(seat))),
  ];
  return { lines: lines.length ? lines : [words.nobody], loud };
}

/** Who would be hit: chips always, sentences while the landing is looked at, and a loud word when it is oneself. */
function Callout(props: LandingProps & { readonly threat: Threat }): ReactNode {
  const { landing, layout, threat, own, words, nameOf, focused } = props;
  const { lines, loud } = effectsOf(threat, own, words, nameOf);
  const at = layout.at(landing.action.to);
  const spoken = landing.id === focused ? lines : loud ? [words.hitsYou] : [];
  const below = belongsBelow(at, layout.box, props.places);
  const side = anchored(at, layout.box);
  return (
    <g className={`hoth-callout${loud ? ' hoth-callout-loud' : ''}`}>
      {spoken.length ? (
        <text y={at.y + (below ? 74 : -58)} textAnchor={side.anchor}>
          {(below ? spoken : [...spoken].reverse()).map((line, i) => (
            <tspan
              key={line}
              x={side.x}
              dy={i ? (below ? '1.2em' : '-1.2em') : 0}
              className={line === words.hitsYou ? 'hoth-loud' : ''}
            >
              {line}
            </tspan>
          ))}
        </text>
      ) : (
        threat.hit.map((seat, i) => (
          <g
            key={seat}
            transform={`translate(${at.x + (i - (threat.hit.length - 1) / 2) * 38} ${at.y + (below ? 60 : -60)})`}
          >
            <circle className="hoth-crosshair" r="18" />
            <SeatGlyph identity={identityOf(seat)} />
          </g>
        ))
      )}
    </g>
  );
}

/** Text stands above a landing, unless there is no room or it would hide ships there. */
function belongsBelow(at: Point, box: Box, places: readonly Place[]): boolean {
  const near = places.filter(({ at: { x } }) => Math.abs(x - at.x) < 110).map(({ at: { y } }) => y - at.y);
  const shipAbove = near.some((y) => y < -40 && y > -150);
  const shipBelow = near.some((y) => y > 40 && y < 150);
  return at.y - box.y < 150 || (shipAbove && !shipBelow && box.y + box.height - at.y > 150);
}

/** Text near a side of the board grows away from it. */
function anchored(
  { x }: Point,
  box: Box,
): { readonly x: number; readonly anchor: 'start' | 'middle' | 'end' } {
  if (x - box.x < 240) return { x: x - 30, anchor: 'start' };
  if (box.x + box.width - x < 240) return { x: x + 30, anchor: 'end' };
  return { x, anchor: 'middle' };
}
