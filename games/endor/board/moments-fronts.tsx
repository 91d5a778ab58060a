import { at, Die, Flash, Pop, useMovement } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { duelTracks } from '../data/numbers.ts';
import type { EndorEvent } from '../state.ts';
import { advanceAt, trackNumbers } from './endor-track.tsx';
import { FigureSign } from './figures.tsx';
import { deathStarRadius } from './layout.ts';
import { type Scene, useLater } from './moments-space.tsx';
import { sounds } from './sounds.ts';
import { markPlace } from './tracks.tsx';

type Of<Type extends EndorEvent['type']> = EndorEvent & { readonly type: Type };

/** When the team lands on the nth space of an advance, counted from 0, as a share of its time. */
function landing(index: number, count: number): number {
  return advanceAt((index + 1) / count);
}

/** The die used on each space, and the Stormtroopers that are swept away. */
export function Advance({ event, milliseconds, view, layout, words }: Scene<Of<'teamAdvanced'>>): ReactNode {
  const last = trackNumbers(view).length;
  const count = event.to - event.from;
  useLater(event.dice.map((_, i) => [sounds.hop, milliseconds * landing(i, count)] as const));
  if (count === 0)
    return <Pop at={layout.track(view.team, last)} text="0" duration={milliseconds} tone="danger" />;
  return event.dice.map((die, i) => {
    const space = event.from + 1 + i;
    const place = layout.track(space, last);
    const delay = milliseconds * landing(i, count);
    return (
      <g key={space}>
        <UsedDie place={place} face={die} delay={delay} milliseconds={milliseconds} label={words.die(die)} />
        {view.troopers.includes(space) && <Swept place={place} delay={delay} milliseconds={milliseconds} />}
      </g>
    );
  });
}

function UsedDie(props: {
  readonly place: { readonly x: number; readonly y: number };
  readonly face: number;
  readonly delay: number;
  readonly milliseconds: number;
  readonly label: string;
}): ReactNode {
  const { place, face, delay, milliseconds, label } = props;
  const above = { x: place.x + 22, y: place.y - 30 };
  const die = useMovement<SVGGElement>(
    null,
    [
      { transform: at(above, 'scale(0.2)'), opacity: 0 },
      { transform: at(above, 'scale(0.66)'), opacity: 1, offset: 0.2 },
      { transform: at(above, 'scale(0.58)'), opacity: 1 },
    ],
    { duration: Math.max(120, milliseconds - delay), delay },
  );
  return (
    <g ref={die} className="kit-die-lit">
      <Die face={face} label={label} />
    </g>
  );
}

/** A Stormtrooper pops off the track. */
function Swept(props: {
  readonly place: { readonly x: number; readonly y: number };
  readonly delay: number;
  readonly milliseconds: number;
}): ReactNode {
  const { place, delay, milliseconds } = props;
  const start = { x: place.x + 17, y: place.y - 19 };
  const away = { x: place.x + 70, y: place.y - 90 };
  const helmet = useMovement<SVGGElement>(
    null,
    [
      { transform: at(start, 'scale(0.34)'), opacity: 1 },
      { transform: at(away, 'scale(0.5) rotate(220deg)'), opacity: 0 },
    ],
    { duration: milliseconds * 0.3, delay, easing: 'ease-out' },
  );
  return (
    <g ref={helmet} className="endor-trooper">
      <FigureSign figure="trooper" />
    </g>
  );
}

/** Stormtroopers drop onto their spaces. */
export function Ambush({ event, milliseconds, view, layout }: Scene<Of<'ambushed'>>): ReactNode {
  const last = trackNumbers(view).length;
  return event.spaces.map((space, i) => (
    <Dropped
      key={space}
      place={layout.track(space, last)}
      delay={(milliseconds / (event.spaces.length + 1)) * i}
      duration={milliseconds / (event.spaces.length + 1)}
    />
  ));
}

function Dropped(props: {
  readonly place: { readonly x: number; readonly y: number };
  readonly delay: number;
  readonly duration: number;
}): ReactNode {
  const { place, delay, duration } = props;
  const end = { x: place.x + 17, y: place.y - 19 };
  const helmet = useMovement<SVGGElement>(
    null,
    [
      { transform: at({ x: end.x, y: end.y - 90 }, 'scale(0.7)'), opacity: 0, easing: 'ease-in' },
      { transform: at(end, 'scale(0.3)'), opacity: 1, offset: 0.8 },
      { transform: at(end, 'scale(0.34)'), opacity: 1 },
    ],
    { duration, delay },
  );
  return (
    <g ref={helmet} className="endor-trooper">
      <FigureSign figure="trooper" />
    </g>
  );
}

/** The bubble around the Death Star swells, tears and is gone; light runs out to the rim. */
export function Collapse({ milliseconds, layout }: Scene<Of<'shieldDown'>>): ReactNode {
  const centre = layout.at('deathStar');
  const bubble = useMovement<SVGGElement>(
    null,
    [
      { transform: at(centre, 'scale(1)'), opacity: 1 },
      { transform: at(centre, 'scale(1.16)'), opacity: 1, offset: 0.35, easing: 'ease-in' },
      { transform: at(centre, 'scale(0.1)'), opacity: 0.9, offset: 0.6 },
      { transform: at(centre, 'scale(4.8)'), opacity: 0 },
    ],
    { duration: milliseconds },
  );
  const { generator } = layout;
  return (
    <>
      <Flash at={generator} radius={80} duration={milliseconds * 0.5} tone="danger" />
      <g ref={bubble}>
        <circle className="endor-shield" r={deathStarRadius} />
      </g>
      <Flash at={centre} radius={130} duration={milliseconds * 0.5} delay={milliseconds * 0.5} tone="good" />
    </>
  );
}

/** Blades meet. */
export function Clash({ milliseconds, layout }: Scene<Of<'struck'>>): ReactNode {
  const { luke, vader } = layout.duel;
  useLater([[sounds.sabre, milliseconds * 0.7]]);
  return (
    <Flash
      at={{ x: (luke.x + vader.x) / 2, y: (luke.y + vader.y) / 2 }}
      radius={60}
      duration={milliseconds * 0.3}
      delay={milliseconds * 0.7}
      tone="special"
    />
  );
}

/** Marks come off the track of the one who was hit. */
export function DuelHits({ event, milliseconds, view, layout }: Scene<Of<'duelHits'>>): ReactNode {
  const place = layout.duel[event.victim];
  const most = duelTracks[view.options.duelTracks][event.victim];
  const lost = view[event.victim] - event.left;
  return (
    <>
      {Array.from({ length: lost }, (_, i) => (
        <Flash
          // biome-ignore lint/suspicious/noArrayIndexKey: marks in a row.
          key={i}
          at={markPlace(layout, place, most, view[event.victim] - 1 - i)}
          radius={26}
          duration={milliseconds * 0.6}
          delay={milliseconds * 0.12 * i}
          tone="danger"
        />
      ))}
      <Pop
        at={{ x: place.x, y: place.y - 36 }}
        text={lost > 0 ? `−${lost}` : '0'}
        duration={milliseconds}
        tone={lost > 0 ? 'danger' : 'good'}
      />
    </>
  );
}

/** Vader turns: the red fades from him. */
export function Redemption({ milliseconds, layout, words }: Scene<Of<'vaderRedeemed'>>): ReactNode {
  const place = layout.duel.vader;
  return (
    <>
      <Flash at={place} radius={90} duration={milliseconds * 0.6} tone="special" />
      <Flash at={place} radius={140} duration={milliseconds * 0.6} delay={milliseconds * 0.35} tone="good" />
      <Pop
        at={{ x: layout.duelTray.x, y: layout.duelTray.y - 90 }}
        text={words.redeemed}
        duration={milliseconds}
        tone="special"
      />
    </>
  );
}
