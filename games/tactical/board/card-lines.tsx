import { type Box, Told } from '@holoboard/kit';
import type { CSSProperties, ReactNode } from 'react';
import { type Edge, edgeOf } from '../data/sides.ts';
import type { Slot } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { cardName } from '../words/names.ts';
import { outlineOf } from './figures.tsx';
import { identityOf } from './identity.ts';
import type { Layout } from './plane.ts';
import type { BoardWords } from './words.ts';
import './card-lines.css';

const clockwise: readonly Edge[] = ['S', 'W', 'N', 'E'];
const sides = ['below', 'left', 'above', 'right'] as const;

/** TAC-SET-05, TAC-SEQ-04, TAC-SEQ-09: every player's line of cards in the order they act, tilted once they have, the other way in even rounds. */
export function CardLines({
  view,
  layout,
  below,
  words,
}: {
  readonly view: TacticalView;
  readonly layout: Layout;
  readonly below: Edge;
  readonly words: BoardWords;
}): ReactNode {
  const seats = view.players.length;
  return view.players.map((player, seat) => {
    const turned = (clockwise.indexOf(edgeOf(seat, seats)) - clockwise.indexOf(below) + 4) % 4;
    const box = layout.lines[sides[turned] ?? 'below'];
    return (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        key={seat}
        view={view}
        seat={seat}
        slots={player.slots}
        box={box}
        tall={layout.id === 'tall'}
        words={words}
      />
    );
  });
}

/** The state of a card: what is told about it, and how it lies. */
function stateOf(
  view: TacticalView,
  seat: number,
  slots: readonly Slot[],
  index: number,
): 'acting' | 'next' | 'done' | 'waiting' {
  if (slots[index]?.rotated) return 'done';
  if (view.turn === seat && view.active?.slot === index) return 'acting';
  const first = slots.findIndex(
    ({ rotated }, i) => !rotated && !(view.turn === seat && view.active?.slot === i),
  );
  return first === index ? 'next' : 'waiting';
}

function Line(props: {
  readonly view: TacticalView;
  readonly seat: number;
  readonly slots: readonly Slot[];
  readonly box: Box;
  readonly tall: boolean;
  readonly words: BoardWords;
}): ReactNode {
  const { view, seat, slots, box, tall, words } = props;
  const identity = identityOf(seat);
  const room = (tall ? box.width : box.height) / Math.max(1, slots.length);
  const step = Math.min(tall ? 180 : 104, room);
  const width = tall ? step - 12 : box.width - 24;
  const height = tall ? box.height - 16 : step - 14;
  return slots.map((slot, i) => {
    const state = stateOf(view, seat, slots, i);
    const x = tall ? box.x + step * (i + 0.5) : box.x + box.width / 2;
    const y = tall ? box.y + box.height / 2 : box.y + step * (i + 0.5);
    const tilt = state === 'done' ? (view.round % 2 === 0 ? -5 : 5) : 0;
    const count = slot.units.length;
    const told = state === 'waiting' ? '' : `, ${words[state]}`;
    return (
      <Told
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the line.
        key={i}
        className="tactical-card"
        data-state={state}
        label={`${cardName(slot.card)}, ${count}${told}`}
        transform={`translate(${x} ${y}) rotate(${tilt})`}
        style={{ '--seat': identity.colour } as CSSProperties}
      >
        <title>{`${cardName(slot.card)}, ${count}${told}`}</title>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" />
        {tall ? (
          <>
            <path
              d={outlineOf(slot.card)}
              transform={`translate(0 -20) scale(${Math.min(0.72, width / 130)})`}
            />
            <text className="tactical-card-count" y={height / 2 - 20}>{`×${count}`}</text>
          </>
        ) : (
          <>
            <path
              d={outlineOf(slot.card)}
              transform={`translate(${-width / 2 + 40} 0) scale(${Math.min(0.6, height / 120)})`}
            />
            <Name name={cardName(slot.card)} x={-width / 2 + 80} room={width - 88} count={count} />
          </>
        )}
      </Told>
    );
  });
}

/** The size of a name, and how wide one of its letters is, as a share of that. */
const letter = { size: 26, width: 0.56 };

/** A name on one line or two, in letters as small as its room asks for. */
function Name(props: {
  readonly name: string;
  readonly x: number;
  readonly room: number;
  readonly count: number;
}): ReactNode {
  const { name, x, room, count } = props;
  const words = name.split(' ');
  const half = name.length > 11 && words.length > 1 ? Math.ceil(words.length / 2) : words.length;
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
  // One long word leaves no room behind it.
  if (lines.length === 1 && name.length > 11) lines.push(`×${count}`);
  else lines[lines.length - 1] += ` ×${count}`;
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(letter.size, Math.floor(room / (longest * letter.width)));
  return lines.map((line, i) => (
    <text
      key={line}
      className="tactical-card-name"
      fontSize={size}
      x={x}
      y={(i - (lines.length - 1) / 2) * 30}
    >
      {line}
    </text>
  ));
}
