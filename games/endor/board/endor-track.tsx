import { at, Decor, hops, type Moment, smoothPath, Told, useMovement } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { numbers, shieldTracks } from '../data/numbers.ts';
import type { EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { FigureSign } from './figures.tsx';
import type { Layout } from './layout.ts';
import type { BoardWords } from './words.ts';
import './endor-track.css';

/** The numbers of the track in force, from space 1 on. */
export function trackNumbers(view: EndorView): readonly number[] {
  return shieldTracks[view.options.shieldTrack];
}

/** Whether the team has reached the generator. */
export function isShieldDown(view: EndorView): boolean {
  return view.team >= trackNumbers(view).length;
}

/** The path through the forest: what is printed on it. */
const TrackGround = memo(function TrackGround(props: {
  readonly layout: Layout;
  readonly numbers: readonly number[];
}): ReactNode {
  const { layout, numbers: printed } = props;
  const last = printed.length;
  const way = Array.from({ length: last + 1 }, (_, space) => layout.track(space, last));
  const { generator } = layout;
  const end = layout.track(last, last);
  return (
    <Decor className="endor-way">
      <path className="endor-way-glow" d={smoothPath(way)} />
      <path className="endor-way-line" d={smoothPath(way)} />
      <path className="endor-way-line" d={`M${end.x} ${end.y}L${generator.x} ${generator.y}`} />
    </Decor>
  );
});

/** The way of the Strike Team to the shield generator, with the number to beat on each space. */
export function EndorTrack(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
  /** Spaces whose Stormtroopers are on their way off the track. */
  readonly leaving: (space: number) => boolean;
}): ReactNode {
  const { view, layout, words, leaving } = props;
  const printed = trackNumbers(view);
  const last = printed.length;
  const down = isShieldDown(view);
  return (
    <g className="endor-track" data-down={down}>
      <TrackGround layout={layout} numbers={printed} />
      <Decor>
        <g
          className="endor-generator"
          transform={`translate(${layout.generator.x} ${layout.generator.y}) scale(${layout.id === 'wide' ? 0.86 : 0.5})`}
        >
          <FigureSign figure="generator" />
        </g>
        <g transform={`translate(${layout.track(0, last).x} ${layout.track(0, last).y})`}>
          <circle className="endor-space endor-space-start" r={layout.trackRadius} />
        </g>
        {printed.map((number, i) => {
          const space = i + 1;
          const { x, y } = layout.track(space, last);
          const held = view.troopers.includes(space);
          return (
            <g key={space} data-id={`space:${space}`} transform={`translate(${x} ${y})`}>
              <circle
                className="endor-space"
                data-passed={space <= view.team}
                data-held={held}
                data-last={space === last}
                r={layout.trackRadius}
              />
              <text className="endor-space-number" data-passed={space <= view.team} data-held={held} y="11">
                {number + (held ? 1 : 0)}
              </text>
            </g>
          );
        })}
        {view.troopers
          .filter((space) => !leaving(space))
          .map((space) => (
            <Trooper key={space} {...layout.track(space, last)} />
          ))}
      </Decor>
      <Lamp layout={layout} down={down} words={words} />
      <Supply layout={layout} count={numbers.troopers - view.troopers.length} words={words} />
    </g>
  );
}

/** A Stormtrooper who stands guard on a space. */
function Trooper({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="endor-trooper" transform={`translate(${x + 17} ${y - 19}) scale(0.34)`}>
      <FigureSign figure="trooper" />
    </g>
  );
}

/** The Strike Team where it stands; during an advance it hops from space to space. */
export function Team(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly moment: Moment<EndorEvent> | null;
}): ReactNode {
  const { view, layout, moment } = props;
  const last = trackNumbers(view).length;
  const place = layout.track(view.team, last);
  const advance = moment?.event.type === 'teamAdvanced' ? moment.event : null;
  const way = advance
    ? Array.from({ length: advance.to - advance.from + 1 }, (_, i) => layout.track(advance.from + i, last))
    : [];
  const hopping =
    way.length > 1 ? hops(way).map((hop) => ({ ...hop, offset: advanceAt(hop.offset as number) })) : null;
  const token = useMovement<SVGGElement>(
    `${hopping ? moment?.key : null} ${layout.id}`,
    hopping && [{ transform: at(place), offset: 0 }, ...hopping, { ...hopping.at(-1), offset: 1 }],
    { duration: moment?.milliseconds ?? 0 },
  );
  return (
    <g ref={token} className="endor-team endor-side-rebel" style={{ transform: at(place) }}>
      <circle className="endor-team-ground" r={layout.trackRadius + 3} />
      <g transform="scale(0.42)">
        <FigureSign figure="team" />
      </g>
    </g>
  );
}

/** When a share of the hops has been made, as a share of the whole advance: it begins and ends with a breath. */
export function advanceAt(share: number): number {
  return 0.1 + share * 0.86;
}

/** A lamp that says whether the shield is up. */
function Lamp(props: {
  readonly layout: Layout;
  readonly down: boolean;
  readonly words: BoardWords;
}): ReactNode {
  const { layout, down, words } = props;
  const text = down ? words.shieldDown : words.shieldUp;
  const wide = layout.id === 'wide';
  return (
    <Told
      className="endor-lamp"
      data-down={down}
      label={text}
      transform={`translate(${layout.lamp.x} ${layout.lamp.y}) scale(${wide ? 1 : 0.76})`}
    >
      <rect x="-118" y="-28" width="236" height="56" rx="28" />
      <circle cx="-92" r="12" />
      <text x="16" y="8">
        {text}
      </text>
    </Told>
  );
}

/** The Stormtroopers the Empire can still send. */
function Supply(props: {
  readonly layout: Layout;
  readonly count: number;
  readonly words: BoardWords;
}): ReactNode {
  const { layout, count, words } = props;
  const { x, y } = layout.supply;
  return (
    <Told className="endor-supply endor-side-empire" label={words.supply(count)}>
      {layout.id === 'wide' ? (
        Array.from({ length: numbers.troopers }, (_, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: places in a row.
            key={i}
            className={i < count ? undefined : 'endor-spent'}
            transform={`translate(${x + (i - 4) * 25} ${y}) scale(0.22)`}
          >
            <FigureSign figure="trooper" />
          </g>
        ))
      ) : (
        <>
          <g transform={`translate(${x - 16} ${y}) scale(0.42)`}>
            <FigureSign figure="trooper" />
          </g>
          <text className="endor-supply-count" x={x + 12} y={y + 13}>
            {count}
          </text>
        </>
      )}
    </Told>
  );
}
