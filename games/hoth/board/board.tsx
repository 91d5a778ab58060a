import {
  type BoardProps,
  Card,
  Decor,
  Halo,
  handPlaces,
  type Moment,
  type Point,
  Stage,
  Traces,
} from '@holoboard/kit';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { HothAction, HothEvent } from '../state.ts';
import type { HothView } from '../view.ts';
import { ForceSign } from './force.tsx';
import { Ground } from './ground.tsx';
import { everything, type Interest, interestOf } from './interest.ts';
import { type Layout, layouts } from './layout.ts';
import { Marker } from './marker.tsx';
import { placesOf } from './markers.ts';
import { Moments, movementsOf, repairOf } from './moments.tsx';
import { Spaces } from './spaces.tsx';
import { Spinners } from './spinners.tsx';
import { type Landing, landingsOf, TargetLabels, Targets, type TargetsProps } from './targets.tsx';
import { Track } from './track.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './board.css';

type Props = BoardProps<HothAction, HothEvent, HothView>;

/** Pixels to a unit from which a finger hits one space and not its neighbour. */
const legible = 0.5;

/** The board of Escape from Hoth. It knows the view and what can be pointed at; it knows no rules. */
export function Board(props: Props): ReactNode {
  const { view, targets, language, motion, onPick, onFocus } = props;
  const words = boardWords(language);
  const moment = props.moment && props.moment.milliseconds > 0 ? props.moment : null;
  const landings = useMemo(() => landingsOf(view, targets), [view, targets]);
  const interest = useInterest(props, landings, moment);
  return (
    <Stage
      layouts={layouts}
      label={words.board}
      words={words.stage}
      interest={interest.box}
      interestKey={interest.key}
      legible={legible}
      motion={motion}
      onPick={onPick}
      onFocus={onFocus}
    >
      {(layout) => (
        <g className="hoth-board">
          <Ground layout={layout} />
          <Track layout={layout} oneWay={view.options.vaderOneWaySlides} />
          <Spaces layout={layout} words={words} />
          <Position {...props} moment={moment} layout={layout} boardWords={words} landings={landings} />
        </g>
      )}
    </Stage>
  );
}

/** What a small screen looks at: the last thing that mattered, until one is asked again. */
function useInterest(
  { view, targets }: Props,
  landings: readonly Landing[],
  moment: Moment<HothEvent> | null,
): Interest {
  const last = useRef(everything);
  const interest = interestOf(view, landings, moment) ?? (targets.length ? everything : last.current);
  useEffect(() => {
    last.current = interest;
  });
  return interest;
}

interface PositionProps extends Props {
  readonly layout: Layout;
  readonly boardWords: BoardWords;
  readonly landings: readonly Landing[];
}

/** Everything on the board that changes during a game. */
function Position(props: PositionProps): ReactNode {
  const { view, viewer, words, targets, focused, marked, moment, layout, boardWords, landings } = props;
  const { traces = [] } = props;
  const places = useMemo(() => placesOf(view, layout), [view, layout]);
  const movements = useMemo(() => movementsOf(layout, places, moment), [layout, places, moment]);
  const spin = targets.find(({ id }) => id === 'spin')?.completes;
  const own = typeof viewer === 'number' ? viewer : null;
  const landingProps: TargetsProps = {
    view,
    layout,
    landings,
    places,
    focused,
    own,
    words: boardWords,
    nameOf: (seat) => words.seat(view, seat),
    label: (action) => words.action(view, action),
  };
  return (
    <>
      <Marks marked={marked} layout={layout} />
      <Spinners
        view={view}
        moment={moment}
        places={layout}
        words={boardWords}
        invitation={spin ? words.action(view, spin) : null}
        focused={focused === 'spin'}
        marked={marked.includes('spin')}
      />
      <FreeForceCard view={view} moment={moment} layout={layout} label={boardWords.forceCard} />
      <Orders {...props} />
      <Traces traces={traces} at={(id) => pointOf(layout, id)} clear={34} />
      <Targets {...landingProps} />
      {places.map((place) => {
        const { piece } = place;
        const seat = piece === 'vader' ? -1 : piece;
        return (
          <Marker
            key={piece}
            piece={piece}
            place={place}
            pieces={view.rebels[seat]?.pieces ?? 0}
            active={view.active === seat && view.phase !== 'over'}
            own={own === seat}
            shielded={view.force === seat && moment?.event.type !== 'forceTaken'}
            marked={marked.includes(`seat:${piece}`)}
            movement={movements.get(piece) ?? null}
            repair={repairOf(moment, seat)}
          />
        );
      })}
      <TargetLabels {...landingProps} />
      {moment && <Moments key={moment.key} moment={moment} layout={layout} places={places} />}
    </>
  );
}

/** Where something that is named by an id lies; nothing for what has no place of its own. */
function pointOf(layout: Layout, id: string): Point | null {
  return id.startsWith('space:') ? layout.at(id.slice('space:'.length)) : null;
}

/** Rings around the spaces that a log entry is about. */
function Marks({
  marked,
  layout,
}: {
  readonly marked: readonly string[];
  readonly layout: Layout;
}): ReactNode {
  return marked
    .filter((id) => id.startsWith('space:'))
    .map((id) => {
      const { x, y } = layout.at(id.slice('space:'.length));
      return <circle key={id} className="hoth-marked" cx={x} cy={y} r={id.includes('planet') ? 86 : 31} />;
    });
}

/** The Force card beside the track, while nobody holds it. */
function FreeForceCard(props: {
  readonly view: HothView;
  readonly moment: Moment<HothEvent> | null;
  readonly layout: Layout;
  readonly label: string;
}): ReactNode {
  const { view, moment, layout, label } = props;
  const leaving = moment?.event.type === 'forceTaken';
  const { x, y } = layout.forceCard;
  return (
    <Decor className="hoth-card-place" transform={`translate(${x} ${y})`}>
      <rect className="hoth-card-slot" x="-34" y="-46" width="68" height="92" rx="9" />
      {view.force === null && !leaving && (
        <Card tone="special">
          <ForceSign />
        </Card>
      )}
      <text className="hoth-fine" y="70">
        {label}
      </text>
    </Decor>
  );
}

/** The order cards of the active player, for those who play with them. */
function Orders(props: PositionProps): ReactNode {
  const { view, words, targets, focused, layout } = props;
  const cards = view.orders[view.active];
  if (!cards) return null;
  const spots = handPlaces(cards.length, 4);
  const legal = targets.filter(({ id }) => id.startsWith('order:'));
  const held = focused?.startsWith('order:') ? focused : legal[0]?.id;
  return (
    <g className="hoth-orders" transform={`translate(${layout.orders.x} ${layout.orders.y}) scale(0.72)`}>
      {cards.map((card, i) => {
        const at = spots[i] ?? { x: 0, y: 0 };
        const id = `order:${card}`;
        const action = legal.find((target) => target.id === id)?.completes;
        return action ? (
          <Halo
            key={id}
            id={id}
            label={words.action(view, action)}
            at={at}
            radius={40}
            focused={focused === id}
            entry={held === id}
            tone="danger"
          >
            <OrderFace card={card} />
          </Halo>
        ) : (
          <Decor key={id} data-id={id} className="hoth-order-quiet" transform={`translate(${at.x} ${at.y})`}>
            <OrderFace card={card} />
          </Decor>
        );
      })}
    </g>
  );
}

function OrderFace({ card }: { readonly card: number }): ReactNode {
  return (
    <Card tone="danger">
      <text className="hoth-order" y="13">
        {card}
      </text>
    </Card>
  );
}
