import { at, Bolt, Decor, Flash, type Moment, type Point, Pop, Tray, useMovement } from '@holoboard/kit';
import type { CSSProperties, ReactNode } from 'react';
import type { TacticalEvent } from '../actions.ts';
import { cardOf } from '../data/cards.ts';
import type { TacticalState, Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { attackSum, sumOf } from '../words/names.ts';
import { identityOf } from './identity.ts';
import { milsPerUnit, type Plane } from './plane.ts';
import { lookOf } from './position.ts';
import { Piece } from './units.tsx';
import type { BoardWords } from './words.ts';
import './moments.css';

type Shown = Moment<TacticalEvent, TacticalView>;

/** Dice that were rolled, what came of them, and where. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly text: string;
  /** The Unit they are about; none for all. */
  readonly unit: number;
  /** Whether it does harm to somebody. */
  readonly harm: boolean;
}

/** What an event rolls; nothing when it rolls no dice. */
export function rolledIn(
  event: TacticalEvent,
  words: BoardWords,
  seatOf: (seat: number) => string,
): Rolled | null {
  switch (event.type) {
    case 'attackRolled': {
      const { dice, needed, target } = event;
      const { sum, hit } = attackSum(event);
      return { dice, text: words.dice.attack(sum, needed, hit), unit: target, harm: hit };
    }
    case 'defenceRolled': {
      const { die, total, power, unit } = event;
      return {
        dice: [die],
        text: words.dice.defence(sumOf(die, total), power, total >= power),
        unit,
        harm: total < power,
      };
    }
    case 'crashRolled':
      return { dice: event.dice, text: words.dice.crash, unit: event.transport, harm: true };
    case 'bombardmentRolled':
      return { dice: [event.die], text: words.dice.bombardment, unit: event.unit, harm: true };
    case 'initiativeRolled':
      return {
        dice: event.dice.filter((die) => die > 0),
        text: words.dice.initiative(event.dice.flatMap((die, seat) => (die > 0 ? [seatOf(seat)] : []))),
        unit: 0,
        harm: false,
      };
    default:
      return null;
  }
}

interface Props {
  readonly state: TacticalState;
  readonly plane: Plane;
  readonly words: BoardWords;
}

/** How far from the sides of the table dice lie, with what is written below them. */
const aside = 210;

/** Dice beside what they did; they lie there until something else is done. */
export function Dice({
  rolled,
  roll,
  state,
  plane,
  words,
}: Props & { readonly rolled: Rolled; readonly roll: Shown | null }): ReactNode {
  const unit = state.units[rolled.unit - 1];
  const place = unit ? plane.spot(unit.x, unit.y) : { x: plane.width / 2, y: plane.height / 2 };
  const r = unit ? cardOf(unit.card).base / milsPerUnit : 0;
  // Near the upper border they lie below; near those at the sides, further in.
  const below = place.y < plane.height * 0.2;
  const x = Math.max(aside, Math.min(plane.width - aside, place.x));
  return (
    <Decor className="tactical-dice" transform={`translate(${x} ${place.y + (below ? r : -r)})`}>
      <g className="tactical-dice-size">
        <g transform={`translate(0 ${below ? 62 : -92})`}>
          <Tray
            dice={rolled.dice}
            label={words.dice.die}
            roll={roll && { key: roll.key, milliseconds: roll.milliseconds * 0.7 }}
          />
          <text
            className="tactical-dice-text"
            data-harm={rolled.harm}
            // What came of it is told once the dice lie.
            style={roll ? { animationDelay: `${roll.milliseconds * 0.7}ms` } : { animation: 'none' }}
            y="68"
          >
            {rolled.text}
          </text>
        </g>
      </g>
    </Decor>
  );
}

/** The Unit that is on its way in a moment; it is drawn by the moment itself. */
export function movingIn(event: TacticalEvent | undefined): number {
  if (event?.type === 'moved' || event?.type === 'ran' || event?.type === 'shifted') return event.unit;
  return 0;
}

/** The lights of what is being shown. */
export function Moments({ moment, state, plane }: Props & { readonly moment: Shown }): ReactNode {
  const { event, milliseconds: duration, key } = moment;
  const spotOf = (id: number): Point => {
    const unit = state.units[id - 1];
    return unit ? plane.spot(unit.x, unit.y) : { x: plane.width / 2, y: plane.height / 2 };
  };
  switch (event.type) {
    case 'moved':
    case 'ran':
    case 'shifted': {
      const unit = state.units[event.unit - 1];
      if (!unit) return null;
      const heading = event.type === 'shifted' ? unit.heading : event.heading;
      return (
        <Glide
          key={key}
          unit={unit}
          from={spotOf(unit.id)}
          to={plane.spot(event.x, event.y)}
          turnFrom={plane.degrees(lookOf(state, unit))}
          turnTo={plane.degrees(cardOf(unit.card).pointer ? heading : lookOf(state, unit))}
          duration={duration}
        />
      );
    }
    case 'aimed': {
      const [from, to] = [spotOf(event.unit), spotOf(event.target)];
      const tone = (state.units[event.unit - 1]?.seat ?? 0) % 2 === 0 ? 'red' : 'green';
      return (
        <g key={key}>
          <Bolt from={from} to={to} duration={duration * 0.7} delay={0} tone={tone} />
          <Bolt from={from} to={to} duration={duration * 0.7} delay={duration * 0.3} tone={tone} />
        </g>
      );
    }
    case 'damaged':
      return (
        <g key={key}>
          <Flash at={spotOf(event.unit)} radius={34} duration={duration} tone="danger" />
          <Pop at={spotOf(event.unit)} text="−1" duration={duration} tone="danger" />
        </g>
      );
    case 'defeated':
      return <Flash key={key} at={spotOf(event.unit)} radius={70} duration={duration} tone="danger" />;
    case 'repaired':
      return (
        <Pop key={key} at={spotOf(event.target)} text={`${event.hull}`} duration={duration} tone="good" />
      );
    case 'missed':
      return <Pop key={key} at={spotOf(event.target)} text="–" duration={duration} />;
    case 'bombarded':
      return (
        <Flash key={key} at={plane.spot(event.x, event.y)} radius={80} duration={duration} tone="danger" />
      );
    default:
      return null;
  }
}

/** A base that turns first and then glides. */
function Glide(props: {
  readonly unit: Unit;
  readonly from: Point;
  readonly to: Point;
  readonly turnFrom: number;
  readonly turnTo: number;
  readonly duration: number;
}): ReactNode {
  const { unit, from, to, turnFrom, turnTo, duration } = props;
  const by = ((((turnTo - turnFrom) % 360) + 540) % 360) - 180;
  const slide = useMovement<SVGGElement>(
    null,
    [{ transform: at(from) }, { transform: at(from), offset: 0.25 }, { transform: at(to) }],
    { duration, easing: 'ease-in-out' },
  );
  const turned = useMovement<SVGGElement>(
    null,
    [
      { transform: `rotate(${-by}deg)` },
      { transform: 'rotate(0deg)', offset: 0.25 },
      { transform: 'rotate(0deg)' },
    ],
    { duration },
  );
  const identity = identityOf(unit.seat);
  return (
    <g ref={slide} style={{ transform: at(to) }}>
      <g
        className="tactical-unit"
        data-seat={identity.letter}
        style={{ '--seat': identity.colour } as CSSProperties}
      >
        <g ref={turned}>
          <Piece card={unit.card} degrees={turnFrom + by} shadow />
        </g>
      </g>
    </g>
  );
}
