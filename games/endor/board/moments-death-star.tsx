import { at, Flash, type Point, Pop, useMovement } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { EndorEvent } from '../state.ts';
import { dishOf } from './death-star.tsx';
import { chargeShare } from './dice.tsx';
import { deathStarRadius, type Layout } from './layout.ts';
import type { Scene } from './moments-space.tsx';
import { markerPath } from './space.tsx';
import './moments-death-star.css';

type Of<Type extends EndorEvent['type']> = EndorEvent & { readonly type: Type };

/** The dish takes aim: tributary beams meet before it, and the dice wait. */
export function Charge({ milliseconds, layout }: Scene<Of<'fired'>>): ReactNode {
  const eye = eyeOf(layout);
  const light = useMovement<SVGGElement>(
    null,
    [
      { opacity: 0, transform: `${at(eye)} scale(0.2)` },
      { opacity: 1, transform: `${at(eye)} scale(0.7)`, offset: chargeShare },
      { opacity: 1, transform: `${at(eye)} scale(1)` },
    ],
    { duration: milliseconds },
  );
  return (
    <g ref={light} className="endor-charge">
      {Array.from({ length: 8 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight equal beams.
        <path key={i} d="M0 0L0-58" transform={`rotate(${i * 45 + 22})`} />
      ))}
      <circle r="17" />
    </g>
  );
}

function eyeOf(layout: Layout): Point {
  const centre = layout.at('deathStar');
  const dish = dishOf(deathStarRadius - 8);
  return { x: centre.x + dish.x, y: centre.y + dish.y };
}

/** The green beam, from the dish to somewhere. */
function Beam(props: { readonly from: Point; readonly to: Point; readonly milliseconds: number }): ReactNode {
  const { from, to, milliseconds } = props;
  const beam = useMovement<SVGGElement>(
    null,
    [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }],
    { duration: milliseconds },
  );
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g ref={beam} className="endor-beam">
      <path className="endor-beam-glow" d={d} />
      <path d={d} />
    </g>
  );
}

/** A fleet marker is destroyed: it bursts, and comes to lie on its grey side. */
export function MarkerLost({ event, milliseconds, view, layout }: Scene<Of<'markerDestroyed'>>): ReactNode {
  const place = layout.at(event.marker);
  const flipped = useMovement<SVGGElement>(
    null,
    [
      { transform: at(place, 'scaleX(0)'), opacity: 0 },
      { transform: at(place, 'scaleX(0)'), opacity: 1, offset: 0.6 },
      { transform: at(place, 'scaleX(1)'), opacity: 1 },
    ],
    { duration: milliseconds },
  );
  return (
    <>
      {view.order === 'deathStar' && (
        <Beam from={eyeOf(layout)} to={place} milliseconds={milliseconds * 0.7} />
      )}
      <Blast place={place} size={80} milliseconds={milliseconds} />
      <g ref={flipped} className="endor-marker" data-up="false">
        <path className="endor-marker-edge" d={markerPath({ x: 0, y: 0 })} />
      </g>
      {event.fighters > 0 && (
        <Pop
          at={{ x: place.x, y: place.y - 44 }}
          text={`−${event.fighters}`}
          duration={milliseconds * 0.7}
          delay={milliseconds * 0.3}
          tone="danger"
        />
      )}
    </>
  );
}

/** The Death Star clears a sector. */
export function SectorLost({ event, milliseconds, layout }: Scene<Of<'sectorDestroyed'>>): ReactNode {
  const place = layout.at(event.at);
  return (
    <>
      <Beam from={eyeOf(layout)} to={place} milliseconds={milliseconds * 0.7} />
      <Blast place={place} size={110} milliseconds={milliseconds} />
      <Pop
        at={{ x: place.x, y: place.y - 54 }}
        text={`−${event.ships}`}
        duration={milliseconds * 0.7}
        delay={milliseconds * 0.3}
        tone="danger"
      />
    </>
  );
}

/** Several bursts, one after the other. */
function Blast(props: {
  readonly place: Point;
  readonly size: number;
  readonly milliseconds: number;
}): ReactNode {
  const { place, size, milliseconds } = props;
  const around = [
    [0, 0],
    [-0.5, -0.3],
    [0.55, -0.15],
    [0.1, 0.45],
  ] as const;
  return around.map(([x, y], i) => (
    <Flash
      key={x}
      at={{ x: place.x + x * size, y: place.y + y * size }}
      radius={i ? size * 0.55 : size}
      duration={milliseconds * 0.5}
      delay={milliseconds * (0.12 + 0.11 * i)}
      tone={i % 2 ? 'special' : 'danger'}
    />
  ));
}

/** A shot that hits nothing. */
export function Miss({ event, milliseconds, view, layout, words }: Scene<Of<'missed'>>): ReactNode {
  const place = layout.at(event.at);
  const aside = { x: place.x + 70, y: place.y - 40 };
  return (
    <>
      {view.order === 'deathStar' && (
        <Beam from={eyeOf(layout)} to={aside} milliseconds={milliseconds * 0.8} />
      )}
      <Pop at={{ x: place.x, y: place.y - 34 }} text={words.miss} duration={milliseconds} tone="good" />
    </>
  );
}

/** The end: the Death Star bursts, or the last light of the fleet goes out. */
export function Ending({ event, milliseconds, layout }: Scene<Of<'won'>>): ReactNode {
  const place = layout.at('deathStar');
  if (event.reason !== 'deathStarDestroyed')
    return <Flash at={place} radius={200} duration={milliseconds} tone="danger" />;
  return (
    <>
      <Blast place={place} size={190} milliseconds={milliseconds} />
      <Flash at={place} radius={300} duration={milliseconds * 0.7} delay={milliseconds * 0.3} />
    </>
  );
}
