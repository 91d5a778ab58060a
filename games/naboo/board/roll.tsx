import { animate, type Moment, pips } from '@holoboard/kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AttackColour, DefenceColour } from '../data/dice.ts';
import type { Die, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { FigureIcon } from './figures.tsx';
import { type Front, frontOfEvent } from './fronts.ts';
import type { BoardWords } from './words.ts';
import './roll.css';

/** The dice that were rolled last: an attack with its defence, or those against Anakin with his own. */
export interface Rolled {
  /** Changes with every throw. */
  readonly key: number;
  readonly attack: readonly Die<AttackColour>[];
  readonly defence: readonly Die<DefenceColour>[] | null;
  readonly anakin: readonly number[] | null;
  readonly through: boolean | null;
}

/** The dice on the table after an event; nothing when they are taken away. */
export function rolledAfter(before: Rolled | null, event: NabooEvent, key: number): Rolled | null {
  switch (event.type) {
    case 'attacked':
    case 'screened':
      return { key, attack: event.dice, defence: null, anakin: null, through: null };
    case 'defended':
      return before && { ...before, key, defence: event.dice };
    case 'flew': {
      const blank: Rolled = { key, attack: [], defence: null, anakin: null, through: null };
      return { ...(before ?? blank), key, anakin: event.dice, through: event.through };
    }
    case 'flipped':
    case 'roundStarted':
    case 'won':
    case 'drawn':
      return null;
    default:
      return before;
  }
}

/** The dice that were rolled last, and the battle they were rolled in. */
interface Kept {
  readonly key: number;
  readonly dice: Rolled | null;
  readonly front: Front | null;
}

/** Keeps the dice that were rolled last, as long as they lie on the table. */
export function useRolled(view: NabooView, moment: Moment<NabooEvent, NabooView> | null): Kept {
  const kept = useRef<Kept>({ key: -1, dice: null, front: null });
  if (moment && moment.key !== kept.current.key) {
    const dice = rolledAfter(kept.current.dice, moment.event, moment.key);
    const rolls = dice !== kept.current.dice;
    const front = rolls ? frontOfEvent(view, moment.event) : kept.current.front;
    kept.current = { key: moment.key, dice, front };
  }
  return kept.current;
}

/** The slots that dice block after an event: until Anakin has flown. */
export function blockedAfter(before: readonly number[], event: NabooEvent): readonly number[] {
  if (event.type === 'blocked') return event.slots;
  return event.type === 'flew' ? before : [];
}

/** The dice that were rolled last, in a corner of the battle: they tumble briefly and stay until the next card. */
export function Roll(props: {
  readonly rolled: Rolled | null;
  readonly milliseconds: number;
  readonly words: BoardWords;
}): ReactNode {
  const { rolled, milliseconds, words } = props;
  if (!rolled) return null;
  const { attack, defence, anakin, through } = rolled;
  return (
    <div className="naboo-roll" role="img" aria-label={words.rolled(rolled)}>
      {attack.map((die, i) => (
        <Tumbling
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place.
          key={`${rolled.key} ${i}`}
          active={defence === null && anakin === null}
          milliseconds={milliseconds}
        >
          <FacedDie colour={die.colour} shows={die.shows} kind="hit" />
        </Tumbling>
      ))}
      {defence?.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place.
        <Tumbling key={`d${rolled.key} ${i}`} active milliseconds={milliseconds}>
          <FacedDie colour={die.colour} shows={die.shows} kind={die.riposte ? 'riposte' : 'block'} />
        </Tumbling>
      ))}
      {anakin && (
        <span className="naboo-roll-flight" data-through={through}>
          <FigureIcon of="fighter" />
          {anakin.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their place.
            <Tumbling key={`a${rolled.key} ${i}`} active milliseconds={milliseconds}>
              <svg className="naboo-die naboo-die-white" viewBox="-26 -26 52 52" aria-hidden="true">
                <rect x="-24" y="-24" width="48" height="48" rx="9" />
                {pips(die).map(([x, y]) => (
                  <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
                ))}
              </svg>
            </Tumbling>
          ))}
        </span>
      )}
    </div>
  );
}

function Tumbling(props: {
  readonly active: boolean;
  readonly milliseconds: number;
  readonly children: ReactNode;
}): ReactNode {
  const { active, milliseconds, children } = props;
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a die is thrown once.
  useLayoutEffect(() => {
    if (!element.current || !active) return;
    return animate(
      element.current,
      [
        { transform: 'translateY(-60px) rotate(-300deg) scale(0.6)', opacity: 0 },
        { transform: 'translateY(6px) rotate(20deg) scale(1.1)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: Math.min(500, milliseconds * 0.6), easing: 'ease-out' },
    );
  }, []);
  return <span ref={element}>{children}</span>;
}

const marks = {
  hit: 'M0-11L3-3L11-4L5 1L8 9L0 5L-8 9L-5 1L-11-4L-3-3Z',
  block: 'M-8-9H8V0C8 6 4 9 0 11C-4 9-8 6-8 0Z',
  riposte: 'M-11 9L9-11L12-8L-8 12ZM-12-2L2 12',
} as const;

/** A die of a colour: as many marks as it shows hits or blocks, or the blade that strikes back. */
function FacedDie(props: {
  readonly colour: AttackColour | DefenceColour;
  readonly shows: number;
  readonly kind: keyof typeof marks;
}): ReactNode {
  const { colour, shows, kind } = props;
  const count = kind === 'riposte' ? 1 : shows;
  const size = count > 1 ? 0.82 : 1.25;
  return (
    <svg
      className={`naboo-die naboo-die-${colour}`}
      data-blank={count === 0}
      viewBox="-26 -26 52 52"
      aria-hidden="true"
    >
      <rect x="-24" y="-24" width="48" height="48" rx="9" />
      {Array.from({ length: count }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of one die.
          key={i}
          d={marks[kind]}
          transform={`translate(${(i - (count - 1) / 2) * 22} 0) scale(${size})`}
        />
      ))}
    </svg>
  );
}
