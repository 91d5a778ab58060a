import { oddsIn } from '@holoboard/kernel';
import { type BoardProps, Decor, type Point, Stage, Told, Traces } from '@holoboard/kit';
import { type ReactNode, useState } from 'react';
import type { EndorAction, EndorEvent } from '../state.ts';
import type { EndorView } from '../view.ts';
import { nameIn } from '../words/labels.ts';
import { groupsIn } from './chips.tsx';
import { Dice } from './dice.tsx';
import { EndorTrack, isShieldDown, Team, trackNumbers } from './endor-track.tsx';
import { Ground } from './ground.tsx';
import { HitTally } from './hit-tally.tsx';
import { chip, chipPlaces, type Layout, layouts } from './layout.ts';
import { Look } from './look.tsx';
import { Moments } from './moments.tsx';
import { Piles } from './piles.tsx';
import { Fleets, Heart, Markers, markerPath, Sectors } from './space.tsx';
import { Courses, TargetNumbers, Targets, type TargetsProps } from './targets.tsx';
import { Tracks } from './tracks.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './board.css';

type Props = BoardProps<EndorAction, EndorEvent, EndorView>;

/** The table of The Battle of Endor. It knows the view and what can be pointed at; it knows no rules. */
export function Board(props: Props): ReactNode {
  const { language, motion, onPick, onFocus } = props;
  const words = boardWords(language);
  const moment = props.moment && props.moment.milliseconds > 0 ? props.moment : null;
  return (
    <Stage
      layouts={layouts}
      label={words.board}
      words={words.stage}
      motion={motion}
      onPick={onPick}
      onFocus={onFocus}
    >
      {(layout) => (
        <g className="endor-board">
          <Ground layout={layout} />
          <Position {...props} moment={moment} layout={layout} boardWords={words} />
        </g>
      )}
    </Stage>
  );
}

interface PositionProps extends Props {
  readonly layout: Layout;
  readonly boardWords: BoardWords;
}

/** Everything on the table that changes during a game. */
function Position(props: PositionProps): ReactNode {
  const { view, layout, words, boardWords: own, marked, moment, targets, picked, focused } = props;
  const [looked, look] = useState<string | null>(null);
  const event = moment?.event;
  const down = isShieldDown(view) && event?.type !== 'shieldDown';
  const advance = event?.type === 'teamAdvanced' ? event : null;
  const lit: TargetsProps = {
    view,
    layout,
    targets,
    picked,
    focused,
    words,
  };
  return (
    <>
      <Sectors layout={layout} ships={view.ships} open={down} onLook={look} />
      <Heart
        layout={layout}
        shielded={!down && event?.type !== 'shieldDown'}
        destroyed={(event?.type === 'won' ? event.reason : view.ending) === 'deathStarDestroyed'}
        onLook={look}
      />
      <Markers layout={layout} markers={view.markers} onLook={look} />
      <EndorTrack
        view={view}
        layout={layout}
        words={own}
        leaving={(space) => advance !== null && space <= advance.to}
      />
      <Tracks
        view={view}
        layout={layout}
        words={own}
        rolled={event?.type === 'struck' || isDuelRolled(view)}
      />
      <Piles
        view={view}
        layout={layout}
        words={own}
        hidden={event?.type === 'flipped'}
        chosen={event?.type === 'orderChosen' ? event.order : view.order}
        nameOf={(seat) => words.seat(view, seat)}
      />
      <Round view={view} layout={layout} words={own} />
      <Targets {...lit} />
      <Courses {...lit} />
      <Fleets view={view} layout={layout} />
      <Team view={view} layout={layout} moment={moment} />
      {!moment && (
        <Traces
          traces={props.traces ?? []}
          at={(id) => pointOf(view, layout, id)}
          clear={46}
          above={(id) => aboveShips(view, layout, id)}
        />
      )}
      <Marks marked={marked} view={view} layout={layout} />
      <HitTally {...lit} />
      <Dice view={view} layout={layout} words={own} moment={moment} />
      <TargetNumbers {...lit} />
      {moment && <Moments key={moment.key} moment={moment} view={view} layout={layout} words={own} />}
      {!moment && <Looked {...props} looked={looked} />}
    </>
  );
}

/** Whether the dice of a blow lie on the table. */
function isDuelRolled({ order, dice }: EndorView): boolean {
  return (order === 'luke' || order === 'vader') && dice.length > 0;
}

/** What is told about a place that is looked at, or about a target that has the focus. */
function Looked(props: PositionProps & { readonly looked: string | null }): ReactNode {
  const { view, layout, targets, focused, looked, language, boardWords: words } = props;
  const target = targets.find(({ id }) => id === focused && id.startsWith('place:'));
  const place = target ? nameIn(target.id) : looked;
  // A narrow table has no room beside it, and fingers do not hover: there the odds stand with the choices.
  if (place === null || layout.id !== 'wide') return null;
  const action = target?.completes ?? (target?.actions.length === 1 ? target.actions[0] : undefined);
  const lines = action ? oddsIn(props.words, view, view.active, action) : [];
  return <Look view={view} layout={layout} place={place} odds={lines} language={language} words={words} />;
}

function Round({
  view,
  layout,
  words,
}: {
  readonly view: EndorView;
  readonly layout: Layout;
  readonly words: BoardWords;
}): ReactNode {
  const { x, y } = layout.round;
  return (
    <Told className="endor-round" label={words.roundNumber(view.round)}>
      <text className="endor-round-word" x={x} y={y}>
        {words.round}
      </text>
      <text className="endor-round-number" x={x} y={y + 58}>
        {view.round}
      </text>
    </Told>
  );
}

/** Where something that is named by an id lies; nothing for what has no place of its own. */
function pointOf(view: EndorView, layout: Layout, id: string): Point | null {
  if (id.startsWith('space:')) return layout.track(Number(nameIn(id)), trackNumbers(view).length);
  return id.startsWith('place:') ? layout.at(nameIn(id)) : null;
}

/** How far above the middle of a place its ships end: what was lost there hides none that are left. */
function aboveShips(view: EndorView, layout: Layout, id: string): number {
  const place = nameIn(id);
  const { places, scale } = chipPlaces(layout, place, groupsIn(view.ships[place]).length);
  const highest = Math.min(...places.map(({ y }) => y), Number.POSITIVE_INFINITY);
  return Math.max(46, layout.at(place).y - highest + (chip.height / 2) * scale + 8);
}

/** Rings around what a log entry or a hint is about. */
function Marks(props: {
  readonly marked: readonly string[];
  readonly view: EndorView;
  readonly layout: Layout;
}): ReactNode {
  const { marked, view, layout } = props;
  return (
    <Decor className="endor-marks">
      {marked.map((id) => {
        const name = nameIn(id);
        if (id.startsWith('space:')) {
          const { x, y } = layout.track(Number(name), trackNumbers(view).length);
          return <circle key={id} className="endor-marked" cx={x} cy={y} r={layout.trackRadius + 6} />;
        }
        if (!id.startsWith('place:')) return null;
        const place = layout.at(name);
        if (view.markers.some((marker) => marker.id === name))
          return <path key={id} className="endor-marked" d={markerPath(place)} />;
        const outline = layout.outline(name);
        return outline && name !== 'ds' ? (
          <path key={id} className="endor-marked" d={outline} />
        ) : (
          <circle key={id} className="endor-marked" cx={place.x} cy={place.y} r="92" />
        );
      })}
    </Decor>
  );
}
