import { at, Bolt, Card, Flash, hops, type Moment, type Point, Pop, play, useMovement } from '@holoboard/kit';
import { type ReactNode, useEffect } from 'react';
import { keySpaces } from '../data/marks.ts';
import type { HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';
import { ForceSign } from './force.tsx';
import type { Layout } from './layout.ts';
import type { Movement } from './marker.tsx';
import { type Piece, type Place, placeOf, placesOf } from './markers.ts';
import type { Repair } from './ships.tsx';
import { sounds } from './sounds.ts';
import { attackSpinShare } from './spinners.tsx';
import { hopShare, jumpAt } from './timing.ts';

type Moved = HothEvent & { readonly type: 'rebelMoved' | 'vaderMoved' };
type Shown = Moment<HothEvent, HothView>;

function isMove(event: HothEvent): event is Moved {
  return event.type === 'rebelMoved' || event.type === 'vaderMoved';
}

/** How each marker moves during a moment: one hops along its path, others make room. */
export function movementsOf(
  layout: Layout,
  places: readonly Place[],
  moment: Shown | null,
): ReadonlyMap<Piece, Movement> {
  const movements = new Map<Piece, Movement>();
  if (!moment || !isMove(moment.event)) return movements;
  const { event, milliseconds: duration } = moment;
  const mover: Piece = event.type === 'vaderMoved' ? 'vader' : event.seat;
  const ends = placesOf(moment.after, layout);
  for (const end of ends) {
    const start = placeOf(places, end.piece);
    if (!start || (start.at.x === end.at.x && start.at.y === end.at.y)) continue;
    const keyframes = end.piece === mover ? flight(event, layout, start, end) : [frame(start), frame(end)];
    movements.set(end.piece, { key: `${moment.key} ${layout.id}`, keyframes, duration });
  }
  return movements;
}

function frame({ at: place, scale }: Place): Keyframe {
  return { transform: at(place, `scale(${scale})`) };
}

/** Hops from space to space, then the glide of a slide, then a breath. */
function flight(event: Moved, layout: Layout, start: Place, end: Place): Keyframe[] {
  const share = hopShare(event);
  const middles = event.path.slice(0, event.slide ? undefined : -1).map(layout.at);
  const points: Point[] = [start.at, ...middles, ...(event.slide ? [] : [end.at])];
  const frames = hops(points).map((hop) => ({ ...hop, offset: (hop.offset as number) * share }));
  return [...frames, { ...frame(end), offset: event.slide ? 0.92 : Math.min(1, share + 0.001) }, frame(end)];
}

/** What happens to the pieces of a seat's X-Wing during a moment. */
export function repairOf(moment: Shown | null, seat: number): Repair | null {
  if (!moment || moment.event.seat !== seat) return null;
  const { event, key, milliseconds } = moment;
  if (event.type === 'repaired')
    return { kind: 'mend', count: 4, key, duration: milliseconds * 0.7, delay: 0 };
  if (event.type !== 'attacked' || event.lost === 0) return null;
  return {
    kind: 'break',
    count: event.lost,
    key,
    duration: milliseconds * 0.25,
    delay: milliseconds * (attackSpinShare + 0.17),
  };
}

/** The lights and sounds of a moment. */
export function Moments(props: {
  readonly moment: Shown;
  readonly layout: Layout;
  readonly places: readonly Place[];
}): ReactNode {
  const { moment, layout, places } = props;
  useSounds(moment);
  const { event, milliseconds } = moment;
  const own = placeOf(places, event.seat)?.at;
  if (isMove(event)) return <Flight event={event} milliseconds={milliseconds} layout={layout} />;
  if (event.type === 'won') return <Triumph at={layout.at(keySpaces.goal)} milliseconds={milliseconds} />;
  if (!own) return null;
  switch (event.type) {
    case 'attacked':
      return (
        <Attack
          event={event}
          milliseconds={milliseconds}
          from={placeOf(places, 'vader')?.at ?? own}
          to={own}
        />
      );
    case 'forceTaken':
      return (
        <Flying
          from={placeOf(places, event.from)?.at ?? layout.forceCard}
          to={own}
          milliseconds={milliseconds}
        />
      );
    case 'forceReturned':
      return <Flying from={own} to={layout.forceCard} milliseconds={milliseconds} />;
    case 'forceKept':
    case 'surged':
      return <Flash at={own} radius={44} duration={milliseconds} tone="special" />;
    case 'attackPrevented':
      return (
        <Flash
          at={own}
          radius={44}
          duration={milliseconds}
          tone={event.by === 'force' ? 'special' : 'good'}
        />
      );
    case 'repaired':
      return <Flash at={own} radius={52} duration={milliseconds} tone="good" />;
    case 'asteroidsEntered':
      return <Flash at={own} radius={40} duration={milliseconds} tone="danger" />;
    case 'turnStarted':
      return <Flash at={own} radius={36} duration={milliseconds} />;
    default:
      return null;
  }
}

function Flight(props: {
  readonly event: Moved;
  readonly milliseconds: number;
  readonly layout: Layout;
}): ReactNode {
  const { event, milliseconds, layout } = props;
  const each = (milliseconds * hopShare(event)) / event.path.length;
  const jump = jumpAt(event);
  const tone = event.type === 'vaderMoved' ? 'danger' : 'own';
  return (
    <>
      {jump !== null && (
        <Flash
          at={layout.at(keySpaces.tieSymbol)}
          radius={90}
          duration={each * 3}
          delay={each * (jump - 1)}
        />
      )}
      {event.path.map((space, i) => {
        const { x, y } = layout.at(space);
        return (
          <Pop
            key={space}
            at={{ x, y: y - 44 }}
            text={String(i + 1)}
            duration={each * 2.2}
            delay={each * (i + 0.75)}
            tone={tone}
          />
        );
      })}
    </>
  );
}

function Attack(props: {
  readonly event: HothEvent & { readonly type: 'attacked' };
  readonly milliseconds: number;
  readonly from: Point;
  readonly to: Point;
}): ReactNode {
  const { event, milliseconds, from, to } = props;
  const start = milliseconds * attackSpinShare;
  const flight = milliseconds * 0.13;
  const shots = { miss: [-46, 46], oneBurst: [-7, 7], twoBursts: [-10, 0, 8, 14] }[event.burst];
  return (
    <>
      {shots.map((aside, i) => (
        <Bolt
          key={aside}
          from={{ x: from.x + (i % 2 ? 12 : -12), y: from.y }}
          to={{ x: to.x + aside, y: to.y + (event.burst === 'miss' ? -aside : aside / 3) }}
          duration={flight}
          delay={start + i * milliseconds * 0.05}
        />
      ))}
      {event.burst !== 'miss' && (
        <Flash
          at={to}
          radius={event.burst === 'twoBursts' ? 62 : 46}
          duration={milliseconds * 0.2}
          delay={start + flight}
          tone="danger"
        />
      )}
      <Pop
        at={{ x: to.x, y: to.y - 50 }}
        text={event.lost ? `−${event.lost}` : '0'}
        duration={milliseconds * 0.28}
        delay={start + flight}
        tone={event.lost ? 'danger' : 'good'}
      />
    </>
  );
}

/** The Force card on its way. */
function Flying(props: {
  readonly from: Point;
  readonly to: Point;
  readonly milliseconds: number;
}): ReactNode {
  const { from, to, milliseconds } = props;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 60 };
  const card = useMovement<SVGGElement>(
    null,
    [
      { transform: at(from, 'scale(1)'), easing: 'ease-in' },
      { transform: at(middle, 'scale(1.5) rotate(180deg)'), offset: 0.5, easing: 'ease-out' },
      { transform: at(to, 'scale(0.5) rotate(360deg)') },
    ],
    { duration: milliseconds * 0.85 },
  );
  return (
    <>
      <g ref={card}>
        <Card tone="special">
          <ForceSign />
        </Card>
      </g>
      <Flash at={to} radius={50} duration={milliseconds * 0.3} delay={milliseconds * 0.7} tone="special" />
    </>
  );
}

function Triumph(props: { readonly at: Point; readonly milliseconds: number }): ReactNode {
  const { at: place, milliseconds } = props;
  const around = [
    [0, 0],
    [-80, -60],
    [90, -40],
    [-50, 80],
    [70, 70],
  ] as const;
  return around.map(([x, y], i) => (
    <Flash
      key={x}
      at={{ x: place.x + x, y: place.y + y }}
      radius={i ? 60 : 110}
      duration={milliseconds * 0.45}
      delay={milliseconds * 0.13 * i}
      tone={i % 2 ? 'special' : 'own'}
    />
  ));
}

/** The sounds that come later than the beginning of a moment. */
function useSounds(moment: Shown): void {
  useEffect(() => {
    const { event, milliseconds } = moment;
    if (event.type === 'attacked') {
      play(sounds.laser, milliseconds * attackSpinShare);
      if (event.lost) play(sounds.break, milliseconds * (attackSpinShare + 0.15));
    } else if (isMove(event)) {
      const each = (milliseconds * hopShare(event)) / event.path.length;
      for (let i = 1; i < event.path.length; i++) play(sounds.hop, each * i);
      const jump = jumpAt(event);
      if (jump !== null) play(sounds.jump, each * (jump - 1));
      if (event.slide) play(sounds.slide, each * event.path.length);
    }
  }, [moment]);
}
