import {
  at,
  Bolt,
  Die,
  diePlaces,
  Flash,
  type Point,
  Pop,
  play,
  type Sound,
  useMovement,
} from '@holoboard/kit';
import { type ReactNode, useEffect } from 'react';
import { sideOf } from '../data/seats.ts';
import type { ShipType } from '../data/ships.ts';
import type { EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { hitOn } from '../words/labels.ts';
import { Chip } from './chips.tsx';
import { dieScale, isFateful, trayPlace } from './dice.tsx';
import type { Layout } from './layout.ts';
import { sounds } from './sounds.ts';
import { groupPlace } from './targets.tsx';
import type { BoardWords } from './words.ts';
import './moments-space.css';

type Of<Type extends EndorEvent['type']> = EndorEvent & { readonly type: Type };

/** What a moment is drawn with. */
export interface Scene<Event extends EndorEvent = EndorEvent> {
  readonly event: Event;
  readonly milliseconds: number;
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
}

/** Plays sounds that come later than the beginning of a moment. */
export function useLater(later: readonly (readonly [sound: Sound, delay: number])[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is drawn once.
  useEffect(() => {
    for (const [sound, delay] of later) play(sound, delay);
  }, []);
}

/** Ships on their way from one place to another. */
export function Flight({ event, milliseconds, layout }: Scene<Of<'moved'>>): ReactNode {
  const from = layout.at(event.from);
  const to = layout.at(event.to);
  const ships = useMovement<SVGGElement>(
    null,
    [
      { transform: at(from, 'scale(0.8)'), opacity: 0.2, easing: 'ease-in-out' },
      { transform: at(from, 'scale(1.15)'), opacity: 1, offset: 0.15, easing: 'ease-in-out' },
      { transform: at(to, 'scale(1.15)'), opacity: 1, offset: 0.85 },
      { transform: at(to, 'scale(0.9)'), opacity: 0.6 },
    ],
    { duration: milliseconds },
  );
  return (
    <>
      <path className="endor-course" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <g ref={ships} className="endor-flying">
        <rect x="-56" y="-31" width="112" height="62" rx="31" />
        <Chip type={event.ship} count={event.ships} />
      </g>
    </>
  );
}

/** TIE fighters pour out of the Executor. */
export function Deployment({ event, milliseconds, view, layout }: Scene<Of<'deployed'>>): ReactNode {
  const place = groupPlace(view, layout, event.to, 'executor');
  return (
    <>
      <Flash at={place} radius={54} duration={milliseconds} />
      <Pop at={{ x: place.x, y: place.y - 44 }} text={`+${event.ships}`} duration={milliseconds} />
    </>
  );
}

/** Fire along the border of two sectors, once the dice lie. */
export function Attack({ event, milliseconds, view, layout }: Scene<Of<'attacked'>>): ReactNode {
  const from = groupPlace(view, layout, event.from, event.ship);
  const to = layout.at(event.at);
  const tone = sideOf(event.seat, view.hands.length) === 'rebel' ? 'red' : 'green';
  const start = milliseconds * (isFateful(event) ? 0.1 : 0.55);
  useLater([[sounds.laser, start]]);
  return event.dice.map((_, i) => (
    <Bolt
      // biome-ignore lint/suspicious/noArrayIndexKey: one bolt for each die.
      key={i}
      from={{ x: from.x + (i % 2 ? 14 : -14), y: from.y + (i % 3) * 6 }}
      to={{ x: to.x + (i - (event.dice.length - 1) / 2) * 16, y: to.y + (i % 2 ? 10 : -10) }}
      duration={milliseconds * 0.16}
      delay={start + i * milliseconds * 0.06}
      tone={tone}
    />
  ));
}

/** The die that each hit takes: the hardest hits first, each with the lowest die that does it. */
export function diceFor(hits: readonly ShipType[], dice: readonly number[]): readonly number[] {
  const free = dice.map((die, index) => ({ die, index }));
  const chosen = hits.map(() => -1);
  const hardest = hits
    .map((type, hit) => ({ hit, need: hitOn(type) }))
    .sort((one, other) => other.need - one.need);
  for (const { hit, need } of hardest) {
    const found = free.findIndex(({ die }) => die >= need);
    if (found >= 0) chosen[hit] = (free.splice(found, 1)[0] as { index: number }).index;
  }
  return chosen;
}

/** Dice fly onto the ships they hit. */
export function ShipsHit(scene: Scene<Of<'shipsHit'>>): ReactNode {
  const { event, milliseconds, view, layout } = scene;
  const tray = trayPlace(view, layout);
  const places = diePlaces(view.dice.length);
  const taken = diceFor(event.hits, view.dice);
  const types = [...new Set(event.hits)];
  return (
    <>
      {event.hits.map((type, i) => {
        const index = taken[i] ?? -1;
        const die = places[index];
        if (!die) return null;
        const to = groupPlace(view, layout, event.at, type);
        return (
          <FlyingDie
            key={index}
            face={view.dice[index] as number}
            from={{ x: tray.x + die.x * dieScale, y: tray.y }}
            to={{ x: to.x - 30 + (i % 3) * 22, y: to.y - 8 }}
            milliseconds={milliseconds}
            label={scene.words.die(view.dice[index] as number)}
          />
        );
      })}
      {types.map((type) => {
        const place = groupPlace(view, layout, event.at, type);
        const hits = event.hits.filter((hit) => hit === type).length;
        return (
          <g key={type}>
            <Flash
              at={place}
              radius={event.destroyed.includes(type) ? 52 : 34}
              duration={milliseconds * 0.45}
              delay={milliseconds * 0.42}
              tone="danger"
            />
            <Pop
              at={{ x: place.x, y: place.y - 38 }}
              text={`−${hits}`}
              duration={milliseconds * 0.55}
              delay={milliseconds * 0.45}
              tone="danger"
            />
          </g>
        );
      })}
    </>
  );
}

function FlyingDie(props: {
  readonly face: number;
  readonly from: Point;
  readonly to: Point;
  readonly milliseconds: number;
  readonly label: string;
}): ReactNode {
  const { face, from, to, milliseconds, label } = props;
  const die = useMovement<SVGGElement>(
    null,
    [
      { transform: at(from, `scale(${dieScale})`), easing: 'ease-in' },
      { transform: at(to, 'scale(0.62)'), offset: 0.42 },
      { transform: at(to, 'scale(0.62)'), opacity: 1, offset: 0.85 },
      { transform: at(to, 'scale(0.4)'), opacity: 0 },
    ],
    { duration: milliseconds },
  );
  return (
    <g ref={die} className="kit-die-lit">
      <Die face={face} label={label} />
    </g>
  );
}

/** The Reserve is lost with the Executor. */
export function ReserveLost({ event, milliseconds, layout }: Scene<Of<'reserveLost'>>): ReactNode {
  return <Pop at={layout.hulls.executor} text={`−${event.ships}`} duration={milliseconds} tone="danger" />;
}
