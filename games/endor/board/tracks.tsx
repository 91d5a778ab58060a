import { Told } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { duelTracks, redeemableAt } from '../data/numbers.ts';
import { ships } from '../data/ships.ts';
import type { EndorView } from '../view.ts';
import { FigureSign } from './figures.tsx';
import { ShipSign } from './fleet.tsx';
import type { Layout } from './layout.ts';
import type { BoardWords } from './words.ts';
import './tracks.css';

/** How far apart the marks of a track are; long tracks are tighter. */
function pitchOf(layout: Layout, most: number): number {
  const room = layout.id === 'wide' ? 232 : 112;
  return Math.min(layout.id === 'wide' ? 46 : 24, room / most);
}

/** Where the last hit that somebody can take stands; hits come off from the far end. */
export function markPlace(
  layout: Layout,
  at: { readonly x: number; readonly y: number },
  most: number,
  i: number,
) {
  const wide = layout.id === 'wide';
  return { x: at.x + (wide ? 58 : 36) + i * pitchOf(layout, most), y: at.y };
}

interface HitsProps {
  readonly layout: Layout;
  readonly at: { readonly x: number; readonly y: number };
  readonly left: number;
  readonly most: number;
  readonly label: string;
  /** Spaces at which so many hits are left, and Vader can be redeemed. */
  readonly red?: readonly number[];
  readonly sign: ReactNode;
  readonly side: 'rebel' | 'empire';
}

/** A row of marks: what somebody can still take. */
function Hits({ layout, at, left, most, label, red = [], sign, side }: HitsProps): ReactNode {
  const wide = layout.id === 'wide';
  const radius = Math.min(wide ? 15 : 9.5, pitchOf(layout, most) * 0.42);
  // A long track on a narrow table would be too fine to read: there its number stands for it.
  const asNumber = radius < 5.5;
  return (
    <Told className={`endor-hits endor-side-${side}`} data-gone={left === 0} label={label}>
      <g transform={`translate(${at.x} ${at.y}) scale(${wide ? 0.62 : 0.4})`}>{sign}</g>
      {asNumber && (
        <text className="endor-hits-number" data-red={red.includes(left)} x={at.x + 30} y={at.y + 13}>
          {left}
        </text>
      )}
      {Array.from({ length: asNumber ? 0 : most }, (_, i) => {
        const remaining = i + 1;
        const { x, y } = markPlace(layout, at, most, i);
        return (
          <circle
            key={remaining}
            className="endor-hit"
            data-left={remaining <= left}
            data-red={red.includes(remaining)}
            data-now={remaining === left}
            cx={x}
            cy={y}
            r={radius}
          />
        );
      })}
    </Told>
  );
}

/** Luke facing Vader, and the hulls of the Falcon and the Executor. */
export function Tracks(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
  /** Whether dice lie between the two who fight. */
  readonly rolled: boolean;
}): ReactNode {
  const { view, layout, words, rolled } = props;
  const most = duelTracks[view.options.duelTracks];
  const hullOf = (type: 'falcon' | 'executor'): number => ships.find((ship) => ship.type === type)?.hits ?? 0;
  const redeemable = view.luke > 0 && redeemableAt.includes(view.vader);
  return (
    <g className="endor-tracks" data-redeemable={redeemable}>
      <Hits
        layout={layout}
        at={layout.hulls.executor}
        left={view.executor}
        most={hullOf('executor')}
        label={words.hitsLeft(words.executor, view.executor)}
        sign={<ShipSign ship="executor" />}
        side="empire"
      />
      <Hits
        layout={layout}
        at={layout.duel.vader}
        left={view.vader}
        most={most.vader}
        label={view.redeemed ? words.redeemed : words.hitsLeft(words.vader, view.vader)}
        red={redeemableAt}
        sign={<FigureSign figure={view.redeemed ? 'redeemed' : 'vader'} />}
        side="empire"
      />
      <Hits
        layout={layout}
        at={layout.duel.luke}
        left={view.luke}
        most={most.luke}
        label={words.hitsLeft(words.luke, view.luke)}
        sign={<FigureSign figure="luke" />}
        side="rebel"
      />
      <Hits
        layout={layout}
        at={layout.hulls.falcon}
        left={view.falcon}
        most={hullOf('falcon')}
        label={words.hitsLeft(words.falcon, view.falcon)}
        sign={<ShipSign ship="falcon" />}
        side="rebel"
      />
      {layout.id === 'wide' && !rolled && (
        <DuelWords view={view} layout={layout} words={words} redeemable={redeemable} />
      )}
    </g>
  );
}

/** How the duel stands, in a few words between the two. */
function DuelWords(props: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
  readonly redeemable: boolean;
}): ReactNode {
  const { view, layout, words, redeemable } = props;
  const text = view.redeemed
    ? words.redeemed
    : view.luke === 0
      ? words.fallen(words.luke)
      : view.vader === 0
        ? words.fallen(words.vader)
        : redeemable
          ? words.redeemable
          : words.duel;
  const { x, y } = layout.duelTray;
  return (
    <text className="endor-duel-words" data-red={redeemable} x={x} y={y + 7}>
      {text}
    </text>
  );
}
