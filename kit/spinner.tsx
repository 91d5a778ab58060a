import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Point, polar, wedgePath } from './geometry.ts';
import { animate, useMovement } from './motion.ts';
import './spinner.css';

/** One sector of a spinner: what stands on its outer and its inner circle. */
export interface SpinnerSector {
  readonly id: string;
  readonly outer: ReactNode;
  readonly inner: ReactNode;
  /** The sign of a sector that does something besides; it stands outside the rim. */
  readonly special?: ReactNode;
}

/** A spin that is being shown. */
export interface Spin {
  /** The sector it ends on. */
  readonly sector: string;
  readonly key: number;
  readonly milliseconds: number;
}

export interface SpinnerProps {
  readonly sectors: readonly SpinnerSector[];
  /** The circle that is read now; the other is dimmed. */
  readonly lit: 'inner' | 'outer' | null;
  readonly tone: 'own' | 'danger';
  /** Where the hand rests. */
  readonly rests: string | null;
  readonly spin: Spin | null;
  /** What stands in the middle: the result, or an invitation to spin. */
  readonly hub: string;
}

const origin = { x: 0, y: 0 };
const rim = 150;
const divide = 103;
const hub = 56;

/** A spinner of radius 150 around the origin: the hand runs over a dial of two circles and slows down like a real one. */
export function Spinner({ sectors, lit, tone, rests, spin, hub: text }: SpinnerProps): ReactNode {
  const each = 360 / sectors.length;
  const angleOf = (id: string | null): number =>
    Math.max(
      0,
      sectors.findIndex((sector) => sector.id === id),
    ) * each;
  const landed = useRef(angleOf(rests));
  const hand = useRef<SVGGElement>(null);
  const goal = spin ? angleOf(spin.sector) : rests === null ? landed.current : angleOf(rests);

  useLayoutEffect(() => {
    const element = hand.current;
    const from = landed.current;
    landed.current = goal;
    if (!element) return;
    element.style.transform = `rotate(${goal}deg)`;
    if (!spin) return;
    const turns = 360 * 4 + ((goal - from + 360) % 360);
    const to = from + turns;
    return animate(
      element,
      [
        { transform: `rotate(${from}deg)`, easing: 'cubic-bezier(0.45, 0, 0.9, 0.6)' },
        {
          transform: `rotate(${from + turns * 0.18}deg)`,
          offset: 0.14,
          easing: 'cubic-bezier(0.12, 0.5, 0.25, 1)',
        },
        { transform: `rotate(${to + 5}deg)`, offset: 0.92, easing: 'ease-in-out' },
        { transform: `rotate(${to}deg)` },
      ],
      { duration: spin.milliseconds * 0.8 },
    );
  }, [goal, spin]);

  return (
    <g className={`kit-spinner kit-spinner-${tone}`} data-lit={lit ?? 'none'}>
      <Dial sectors={sectors} />
      <g ref={hand} className="kit-hand" data-idle={!spin && rests === null}>
        <path className="kit-wedge" d={wedgePath(origin, hub, rim, -each / 2, each / 2)} />
        <path className="kit-tip" d={`M-11 ${-hub + 3}L0 ${-hub - 15}L11 ${-hub + 3}Z`} />
      </g>
      <circle className="kit-hub" r={hub - 4} />
      <Result key={spin?.key ?? text} text={text} spin={spin} />
    </g>
  );
}

function Result({ text, spin }: { readonly text: string; readonly spin: Spin | null }): ReactNode {
  const appear = spin
    ? [{ opacity: 0 }, { opacity: 0, offset: 0.78 }, { opacity: 1, offset: 0.8 }, { opacity: 1 }]
    : null;
  const written = useMovement<SVGTextElement>(spin?.key ?? null, appear, {
    duration: spin?.milliseconds ?? 0,
  });
  const size =
    text.length <= 2 ? 62 : text.length <= 4 ? 36 : text.length <= 5 ? 27 : text.length <= 6 ? 22 : 19;
  return (
    <text ref={written} className="kit-result" y={size * 0.35} fontSize={size}>
      {text}
    </text>
  );
}

const Dial = memo(function Dial({ sectors }: { readonly sectors: readonly SpinnerSector[] }): ReactNode {
  const each = 360 / sectors.length;
  return (
    <g className="kit-dial">
      <circle className="kit-face" r={rim} />
      <path className="kit-band kit-band-outer" d={bandPath(divide, rim)} />
      <path className="kit-band kit-band-inner" d={bandPath(hub, divide)} />
      {sectors.map((sector, i) => {
        const angle = i * each;
        const from = polar(origin, hub, angle + each / 2);
        const to = polar(origin, rim, angle + each / 2);
        return (
          <g key={sector.id}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <circle className="kit-peg" cx={to.x} cy={to.y} r="3.5" />
            {sector.special && (
              <>
                <path
                  className="kit-special"
                  d={wedgePath(origin, rim + 3, rim + 12, angle - each / 2, angle + each / 2)}
                />
                <Sign at={polar(origin, rim + 27, angle)}>{sector.special}</Sign>
              </>
            )}
            <Reading at={polar(origin, (divide + rim) / 2, angle)} circle="outer" text={sector.outer} />
            <Reading at={polar(origin, (hub + divide) / 2, angle)} circle="inner" text={sector.inner} />
          </g>
        );
      })}
      <circle className="kit-rim" r={divide} />
      <circle className="kit-rim" r={rim} />
    </g>
  );
});

function Sign({ at, children }: { readonly at: Point; readonly children: ReactNode }): ReactNode {
  return <g transform={`translate(${at.x} ${at.y})`}>{children}</g>;
}

function bandPath(inner: number, outer: number): string {
  const circle = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  return circle(outer) + circle(inner);
}

function Reading(props: {
  readonly at: Point;
  readonly circle: 'inner' | 'outer';
  readonly text: ReactNode;
}): ReactNode {
  const { at, circle, text } = props;
  const size = typeof text === 'string' && text.length > 2 ? 19 : 27;
  return (
    <g className={`kit-reading kit-reading-${circle}`} transform={`translate(${at.x} ${at.y})`}>
      {typeof text === 'string' ? (
        <text y={size * 0.36} fontSize={size}>
          {text}
        </text>
      ) : (
        text
      )}
    </g>
  );
}
