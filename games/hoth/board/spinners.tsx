import { Decor, Halo, type Moment, type Point, type Spin, Spinner, type SpinnerSector } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { circleOf, findSpace, type Space } from '../data/graph.ts';
import { type Burst, imperialSectors, type Reading, rebelSectors } from '../data/spinners.ts';
import type { HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';
import { ForceSign } from './force.tsx';
import type { BoardWords } from './words.ts';
import './spinners.css';

function readingText(reading: Reading): string {
  return 'upTo' in reading ? `1–${reading.upTo}` : String(reading.exactly);
}

/** An attack as a sign: an empty ring for a miss, one star or two for bursts. */
export function BurstSign({ burst }: { readonly burst: Burst }): ReactNode {
  const star = 'M0-11L2.6-2.6L11 0L2.6 2.6L0 11L-2.6 2.6L-11 0L-2.6-2.6Z';
  if (burst === 'miss') return <circle className="hoth-miss" r="7" />;
  if (burst === 'oneBurst') return <path className="hoth-burst" d={star} />;
  return (
    <g className="hoth-burst">
      <path d={star} transform="translate(-7 5) scale(0.8)" />
      <path d={star} transform="translate(7 -5) scale(0.8)" />
    </g>
  );
}

/** The Rebel spinner's sectors as drawn. */
export const rebelDial: readonly SpinnerSector[] = rebelSectors.map(({ id, inner, outer, force }) => ({
  id,
  inner: readingText(inner),
  outer: readingText(outer),
  special: force && (
    <g transform="scale(0.5)">
      <ForceSign />
    </g>
  ),
}));

/** The Imperial spinner's sectors as drawn. */
export const imperialDial: readonly SpinnerSector[] = imperialSectors.map(({ id, movement, attack }) => ({
  id,
  outer: String(movement),
  inner: <BurstSign burst={attack} />,
}));

/** What one spinner shows now. */
interface Face {
  readonly lit: 'inner' | 'outer' | null;
  readonly rests: string | null;
  readonly spin: Spin | null;
  readonly hub: string;
}

const idle: Face = { lit: null, rests: null, spin: null, hub: '' };

function stepsText(view: HothView): string {
  return view.free ? `1–${view.steps}` : String(view.steps);
}

/** The circle of the Rebel spinner that the active player reads. */
function rebelCircle(view: HothView): 'inner' | 'outer' {
  const space = view.rebels[view.active]?.space;
  return (space ? circleOf[findSpace(space) as Space] : null) ?? 'inner';
}

function rebelFace(view: HothView, moment: Moment<HothEvent> | null): Face {
  const event = moment?.event;
  if (moment && event?.type === 'rebelSpun') {
    const { sector, circle, steps, free } = event;
    const { key, milliseconds } = moment;
    return {
      lit: circle,
      rests: null,
      spin: { sector, key, milliseconds },
      hub: free ? `1–${steps}` : String(steps),
    };
  }
  if (view.phase === 'rebelSpin') return { ...idle, lit: rebelCircle(view) };
  if (view.phase !== 'rebelMove' || view.spun === null) return idle;
  return { ...idle, lit: rebelCircle(view), rests: view.spun, hub: stepsText(view) };
}

function imperialFace(view: HothView, moment: Moment<HothEvent> | null): Face {
  const event = moment?.event;
  if (moment && event?.type === 'vaderSpun') {
    const { key, milliseconds } = moment;
    return {
      lit: 'outer',
      rests: null,
      spin: { sector: event.sector, key, milliseconds },
      hub: String(event.steps),
    };
  }
  if (moment && event?.type === 'attacked') {
    const spin = {
      sector: event.sector,
      key: moment.key,
      milliseconds: moment.milliseconds * attackSpinShare,
    };
    return { lit: 'inner', rests: null, spin, hub: event.lost ? `−${event.lost}` : '0' };
  }
  if (view.phase === 'vaderSpin') return { ...idle, lit: 'outer' };
  if (view.phase === 'attackSpin') return { ...idle, lit: 'inner' };
  if (view.phase !== 'vaderMove' || view.steps === 0) return idle;
  return { ...idle, lit: 'outer', rests: view.spun, hub: stepsText(view) };
}

/** The share of an attack's time until its spin has been read. */
export const attackSpinShare = 0.55;

export interface SpinnersProps {
  readonly view: HothView;
  readonly moment: Moment<HothEvent> | null;
  readonly places: { readonly rebelSpinner: Point; readonly imperialSpinner: Point };
  readonly words: BoardWords;
  /** What spinning is called, when it can be done now. */
  readonly invitation: string | null;
  readonly focused: boolean;
  readonly marked: boolean;
}

/** Both spinners; the one that is due can be pressed. */
export function Spinners({
  view,
  moment,
  places,
  words,
  invitation,
  focused,
  marked,
}: SpinnersProps): ReactNode {
  const rebelDue = view.phase === 'rebelSpin';
  const { circles } = words;
  return (
    <>
      <Wheel
        at={places.rebelSpinner}
        name={words.rebelSpinner}
        captions={[circles.rebelOuter, circles.rebelInner]}
        dial={rebelDial}
        tone="own"
        face={rebelFace(view, moment)}
        invitation={rebelDue ? invitation : null}
        spinWord={words.spin}
        focused={focused && rebelDue}
        marked={marked && rebelDue}
      />
      <Wheel
        at={places.imperialSpinner}
        name={words.imperialSpinner}
        captions={[circles.imperialOuter, circles.imperialInner]}
        dial={imperialDial}
        tone="danger"
        face={imperialFace(view, moment)}
        invitation={rebelDue ? null : invitation}
        spinWord={words.spin}
        focused={focused && !rebelDue}
        marked={marked && !rebelDue}
      />
    </>
  );
}

interface WheelProps {
  readonly at: Point;
  readonly name: string;
  readonly captions: readonly [outer: string, inner: string];
  readonly dial: readonly SpinnerSector[];
  readonly tone: 'own' | 'danger';
  readonly face: Face;
  readonly invitation: string | null;
  readonly spinWord: string;
  readonly focused: boolean;
  readonly marked: boolean;
}

function Wheel(props: WheelProps): ReactNode {
  const { at, name, captions, dial, tone, face, invitation, focused } = props;
  const spinner = (
    <Spinner
      sectors={dial}
      tone={tone}
      {...face}
      hub={invitation !== null && !face.spin ? props.spinWord : face.hub}
    />
  );
  const unlit = face.lit === null && !face.spin;
  return (
    <g className={`hoth-wheel${unlit ? ' hoth-wheel-unlit' : ''}`}>
      {props.marked && <circle className="hoth-marked" cx={at.x} cy={at.y} r="172" />}
      {invitation !== null && (
        <Halo
          id="spin"
          label={`${invitation}: ${name}`}
          at={at}
          radius={166}
          focused={focused}
          entry
          tone={tone}
        />
      )}
      <Decor
        className={invitation === null ? undefined : 'hoth-lit-wheel'}
        // A click on either spinner spins the one that is due, or is told why not: the hand need not move.
        data-id="spin"
        transform={`translate(${at.x} ${at.y})`}
      >
        {spinner}
      </Decor>
      <Decor className="hoth-captions hoth-fine" data-lit={face.lit ?? 'none'} data-tone={tone}>
        <text className="hoth-caption-outer" x={at.x + 34} y={at.y + 182}>
          {captions[0]}
        </text>
        <text className="hoth-caption-inner" x={at.x + 34} y={at.y + 203}>
          {captions[1]}
        </text>
      </Decor>
    </g>
  );
}
