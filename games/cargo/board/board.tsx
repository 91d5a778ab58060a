import {
  type BoardProps,
  Card,
  Decor,
  Die,
  Flash,
  Halo,
  handPlaces,
  type Point,
  Pop,
  SeatGlyph,
  Stage,
} from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { CargoAction, CargoEvent } from '../state.ts';
import type { CargoView } from '../view.ts';
import { identityOf } from './identity.ts';
import './board.css';

type Props = BoardProps<CargoAction, CargoEvent, CargoView>;

const layouts = [{ box: { x: 0, y: 0, width: 900, height: 620 } }] as const;
const stageWords = { zoomIn: 'Closer', zoomOut: 'Further away', fit: 'Whole board' };
const places = {
  deck: { x: 330, y: 300 },
  discard: { x: 450, y: 300 },
  die: { x: 570, y: 300 },
  hand: { x: 450, y: 510 },
};

/** The board of Cargo Run. It knows the view and what can be pointed at; it knows no rules. */
export function Board(props: Props): ReactNode {
  const { view, viewer, words, motion, onPick, onFocus } = props;
  const own = typeof viewer === 'number' ? viewer : null;
  return (
    <Stage
      layouts={layouts}
      label="The table"
      words={stageWords}
      motion={motion}
      onPick={onPick}
      onFocus={onFocus}
    >
      {() => (
        <g className="cargo-board">
          <rect className="cargo-table" x="20" y="20" width="860" height="580" rx="24" />
          {view.points.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their place.
            <SeatPlace key={seat} {...props} seat={seat} name={words.seat(view, seat)} />
          ))}
          <Thing {...props} id="deck" at={places.deck} label={`Deck of ${view.deckSize}`}>
            {view.deckSize > 0 && <CardFace card={view.top} />}
          </Thing>
          <Decor transform={`translate(${places.discard.x} ${places.discard.y})`}>
            {view.discard.length > 0 && <CardFace card={view.discard.at(-1) ?? null} />}
          </Decor>
          <Thing {...props} id="die" at={places.die} label="The die">
            <Die face={lastRoll(props) ?? 6} label="The die" />
          </Thing>
          {own !== null && <Hand {...props} cards={view.hands[own]?.cards ?? []} />}
          <Moments {...props} />
        </g>
      )}
    </Stage>
  );
}

/** Something on the board: a lit target while it can be pointed at, and otherwise only to be seen. */
function Thing(
  props: Props & {
    readonly id: string;
    readonly at: Point;
    readonly label: string;
    readonly children: ReactNode;
  },
): ReactNode {
  const { id, at, label, targets, focused, marked, children } = props;
  const mark = marked.includes(id) ? ' cargo-marked' : '';
  if (targets.some((target) => target.id === id))
    return (
      <Halo
        id={id}
        label={label}
        at={at}
        radius={54}
        focused={focused === id}
        entry={focused === null || focused === id}
      >
        {children}
      </Halo>
    );
  return (
    <Decor data-id={id} className={`cargo-thing${mark}`} transform={`translate(${at.x} ${at.y})`}>
      {children}
    </Decor>
  );
}

/** A card of 60 by 84; its number is for those who may see it. */
function CardFace({ card }: { readonly card: number | null }): ReactNode {
  return (
    <Card tone="own">
      <text className="cargo-number" y="10">
        {card ?? '?'}
      </text>
    </Card>
  );
}

/** One seat at the upper side of the table: who it is, its points, and the card it has planned. */
function SeatPlace(props: Props & { readonly seat: number; readonly name: string }): ReactNode {
  const { view, viewer, seat, name, marked } = props;
  const at = seatAt(view, seat);
  const plan = view.plans[seat];
  return (
    <>
      <Decor
        className={marked.includes(`seat:${seat}`) ? 'cargo-marked' : undefined}
        transform={`translate(${at.x} ${at.y})`}
      >
        <SeatGlyph identity={identityOf(seat)} scale={2} />
        <text className="cargo-name" y="44">
          {view.gone[seat] ? `${name} (left)` : name}
        </text>
        <text className="cargo-points" y="72">
          {'★'.repeat(view.points[seat] ?? 0) || '–'}
        </text>
        {plan !== 0 && (
          <g transform="translate(84 10)">
            <CardFace card={plan ?? null} />
          </g>
        )}
      </Decor>
      {viewer === seat && (
        <Thing
          {...props}
          id="purse"
          at={{ x: at.x - 84, y: at.y + 10 }}
          label={`Your purse: ${view.purses[seat]}`}
        >
          <circle className="cargo-coin" r="26" />
          <text className="cargo-number" y="9">
            {view.purses[seat]}
          </text>
        </Thing>
      )}
    </>
  );
}

function seatAt({ points }: CargoView, seat: number): Point {
  return { x: (900 * (seat + 0.5)) / points.length, y: 90 };
}

/** The cards of the one who looks. */
function Hand({ cards, ...props }: Props & { readonly cards: readonly number[] }): ReactNode {
  const spots = handPlaces(cards.length, 8);
  return cards.map((card, i) => {
    const { x, y } = spots[i] ?? { x: 0, y: 0 };
    const at = { x: places.hand.x + 1.7 * x, y: places.hand.y + y };
    return (
      <Thing key={card} {...props} id={`card:${card}`} at={at} label={`Plan card ${card}`}>
        <CardFace card={card} />
      </Thing>
    );
  });
}

function lastRoll({ moment }: Props): number | null {
  return moment?.event.type === 'searched' ? moment.event.die : null;
}

/** The lights of what is being shown. */
function Moments({ view, moment }: Props): ReactNode {
  if (!moment || moment.milliseconds === 0) return null;
  const { event, key, milliseconds } = moment;
  const at = seatAt(view, event.seat);
  switch (event.type) {
    case 'shown':
      return (
        <g key={key}>
          <Flash at={at} radius={40} duration={milliseconds} tone="good" />
          <Pop
            at={{ x: 450, y: 210 }}
            text={event.cards.filter((card) => card > 0).join(' : ')}
            duration={milliseconds}
          />
        </g>
      );
    case 'searched':
      return (
        <Pop
          key={key}
          at={{ x: places.die.x, y: 220 }}
          text={event.found ? '+1' : '–'}
          duration={milliseconds}
          tone={event.found ? 'good' : 'danger'}
        />
      );
    case 'banked':
      return (
        <Pop key={key} at={{ x: at.x - 84, y: at.y - 30 }} text={`+${event.coins}`} duration={milliseconds} />
      );
    default:
      return null;
  }
}
