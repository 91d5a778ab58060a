import { type BoardProps, type Box, boxAround, Decor, type Point, Stage, Traces } from '@holoboard/kit';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { actions } from '../data/cards.ts';
import { blockedChance } from '../sense/odds.ts';
import type { NabooAction, NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { Core } from './core.tsx';
import { useDirector } from './director.ts';
import { FlippedCard } from './flipped-card.tsx';
import { type Front, frontOfEvent, frontOfSpace, frontOfTarget, fronts, nameIn, nextPass } from './fronts.ts';
import { boxAhead, layoutsOf, outlineOf, placeOf } from './layout.ts';
import { isClimbing, type Way, waysOf } from './lines.ts';
import { Moments, movingPiece } from './moments.tsx';
import { Cables, Palace, PalaceTally } from './palace.tsx';
import { PieceToken } from './pieces.tsx';
import { Plains } from './plains.tsx';
import { blockedAfter, Roll, useRolled } from './roll.tsx';
import { SightLines } from './sight.tsx';
import { FlightTrack } from './space.tsx';
import { Strip } from './strip.tsx';
import { type DiceProps, dicePlace, NumberTargets, Picked, Targets } from './targets.tsx';
import { type BoardWords, boardWords } from './words.ts';
import './board.css';

type Props = BoardProps<NabooAction, NabooEvent, NabooView>;

/** The actions that let their units climb along the windows. */
const ledges = new Set(
  actions.flatMap(({ id, effect }) => (effect.type === 'activate' && effect.ledge ? [id] : [])),
);

/** The table of The Queen's Gambit: all four battles small, one of them in full. It knows the view and what can be pointed at. */
export function Board(props: Props): ReactNode {
  const { view, targets, focused, language, motion, onPick, onFocus } = props;
  const words = boardWords(language);
  const moment = props.moment && props.moment.milliseconds > 0 ? props.moment : null;
  const scene = useDirector({ view, targets, moment, ...(props.told && { told: props.told }) });
  const { front } = scene;
  const rolled = useRolled(view, props.moment);
  const layouts = useMemo(() => layoutsOf(front, view.stacks), [front, view.stacks]);
  const ways = useMemo(() => waysOf(view), [view]);
  const open = useMemo(() => countByFront(view, targets), [view, targets]);
  const asked = view.frames.at(-1);
  return (
    <div className="naboo-board">
      <div className="naboo-table">
        <Strip
          view={view}
          shown={front}
          busy={moment ? frontOfEvent(view, moment.event) : null}
          targets={open}
          lit={focused === null ? null : frontOfTarget(view, focused)}
          words={words}
          language={language}
          onLook={scene.look}
        />
        <div className="naboo-scene" data-front={front}>
          <Stage
            key={front}
            layouts={layouts}
            label={words.fronts[front]}
            words={words.stage}
            interest={() => interestOf(props, front)}
            interestKey={`${front} ${asked?.kind} ${asked?.piece} ${targets.length} ${moment?.key}`}
            legible={legible[front]}
            motion={motion}
            onPick={onPick}
            onFocus={onFocus}
          >
            {() => <Battle {...props} moment={moment} front={front} ways={ways} boardWords={words} />}
          </Stage>
          <button
            type="button"
            className="naboo-pin"
            aria-pressed={scene.pinned}
            aria-label={words.pin}
            title={words.pin}
            onClick={scene.pin}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-4-10H4L3-2L7 2V4H-7V2L-3-2ZM-1 4H1V11H-1Z" />
            </svg>
          </button>
          <FlippedCard view={view} moment={moment} words={words} />
          <Roll
            rolled={rolled.front === front ? rolled.dice : null}
            milliseconds={moment?.milliseconds ?? 0}
            words={words}
          />
        </div>
      </div>
    </div>
  );
}

/** Pixels to a unit from which a finger hits a space. */
const legible: Readonly<Record<Front, number>> = { plains: 0.52, palace: 0.6, core: 0.55, space: 0.9 };

function countByFront(view: NabooView, targets: Props['targets']): ReadonlyMap<Front, number> {
  return new Map(
    fronts.map((front) => [
      front,
      targets.filter(({ id }) => !id.startsWith('action:') && frontOfTarget(view, id) === front).length,
    ]),
  );
}

/** Where the number of dice lies that a target stands for; nothing when it stands for none, or elsewhere. */
function diceOf(props: DiceProps, target: Props['targets'][number]): Point | null {
  const [first] = target.actions;
  const struck = target.id.startsWith('dice:') && first?.type === 'strike' ? first.target : null;
  return struck !== null && frontOfTarget(props.view, `piece:${struck}`) === props.front
    ? dicePlace(props, target)
    : null;
}

/** What a small screen should go closer to: what can be pointed at, or what happens. */
function interestOf({ view, targets, moment }: Props, front: Front): Box | null {
  if (front === 'space')
    return moment || targets.some(({ id }) => /^(?:action|\+slot):/.test(id)) ? boxAhead(view) : null;
  const spaces = moment
    ? spacesOf(view, moment.event)
    : [
        ...soughtIn(front, targets).flatMap(({ id }) => spaceOfTarget(view, id) ?? []),
        ...view.pieces.flatMap(({ id, space }) => (id === view.frames.at(-1)?.piece ? [space] : [])),
      ];
  const there = spaces.filter((space) => frontOfSpace(space) === front).map(placeOf);
  const dice = moment ? [] : targets.flatMap((target) => diceOf({ view, targets, front }, target) ?? []);
  // A number needs less room around it than somebody who stands there.
  const numbers = dice.map(({ x, y }) => ({ x: x - 75, y: y - 60 }));
  return boxAround([...there, ...numbers], front === 'plains' ? 90 : 110);
}

/** What is gone closer to of all that can be pointed at: a Jedi walks half the palace, but whom he can strike stands beside him. */
function soughtIn(front: Front, targets: Props['targets']): Props['targets'] {
  const struck = targets.filter(({ actions }) => actions[0]?.type === 'strike');
  return front === 'palace' && struck.length > 0 ? struck : targets;
}

function spaceOfTarget({ pieces }: NabooView, id: string): string | null {
  const name = nameIn(id);
  if (id.startsWith('piece:')) return pieces.find((piece) => piece.id === name)?.space ?? null;
  if (id.startsWith('queen:')) return pieces.find(({ unit }) => unit === name)?.space ?? null;
  return /^\+?space:/.test(id) ? name : null;
}

/** Where in a battle something is that was pointed at or told of; nothing when it is elsewhere, or gone. */
function pointOf(view: NabooView, front: Front, id: string): Point | null {
  const space = spaceOfTarget(view, id);
  return space !== null && frontOfSpace(space) === front ? placeOf(space) : null;
}

/** The spaces an event is about. */
function spacesOf(view: NabooView, event: NabooEvent): readonly string[] {
  if (event.type === 'moved') return event.path;
  const ids = [
    'piece' in event ? event.piece : '',
    'target' in event && typeof event.target === 'string' ? event.target : '',
  ];
  const places = view.pieces.flatMap(({ id, space }) => (ids.includes(id) ? [space] : []));
  return 'space' in event ? [...places, event.space] : places;
}

interface BattleProps extends Props {
  readonly front: Front;
  readonly ways: ReadonlyMap<string, Way>;
  readonly boardWords: BoardWords;
}

/** The battle in the middle. */
function Battle(props: BattleProps): ReactNode {
  const { view, front, ways, moment, targets, picked, focused, marked, words, boardWords: own } = props;
  const [hovered, hover] = useState<string | null>(null);
  const lit = new Set(targets.map(({ id }) => id));
  const moving = movingPiece(moment);
  const pieces = view.pieces
    .filter(({ space, id }) => frontOfSpace(space) === front && id !== moving)
    .sort((one, other) => placeOf(one.space).y - placeOf(other.space).y);
  return (
    <g className="naboo-battle">
      <Ground {...props} />
      {front === 'palace' && isClimbing(view, ledges) && <Cables />}
      <Actor view={view} front={front} />
      <Targets {...{ view, front, targets, picked, focused, words, ways }} />
      <Picked view={view} front={front} picked={picked} />
      {pieces.map((piece) => (
        <g
          key={piece.id}
          className={
            lit.has(`piece:${piece.id}`) || lit.has(`queen:${piece.unit}`) ? 'naboo-through' : undefined
          }
        >
          <PieceToken
            piece={piece}
            label={own.piece(piece)}
            crowned={view.real !== null && piece.unit === view.real}
            onLook={hover}
          />
        </g>
      ))}
      <NumberTargets {...{ view, front, targets, picked, focused, words, ways }} />
      <Marks marked={marked} view={view} front={front} />
      <SightLines
        view={view}
        ways={ways}
        looked={focused ?? (hovered === null ? null : `piece:${hovered}`)}
      />
      {!moment && <Traces traces={props.traces ?? []} at={(id) => pointOf(view, front, id)} clear={24} />}
      {moment && <Moments key={moment.key} moment={moment} view={view} front={front} words={own} />}
    </g>
  );
}

/** What a battle is fought on. */
function Ground(props: BattleProps): ReactNode {
  const { view, front, moment, targets, picked, language, boardWords: words } = props;
  const blocked = useRef<readonly number[]>([]);
  if (moment) blocked.current = blockedAfter(blocked.current, moment.event);
  switch (front) {
    case 'plains':
      return <Plains shield={view.shield} />;
    case 'palace':
      return (
        <>
          <Palace words={words} />
          <PalaceTally left={view.palacePieces} throne={view.throneRoom} words={words} />
        </>
      );
    case 'core':
      return <Core words={words} />;
    case 'space': {
      const asked = view.frames.at(-1)?.kind === 'block' && targets.length > 0;
      const slots = picked.flatMap((id) => (id.startsWith('+slot:') ? [Number(nameIn(id))] : []));
      const chance = asked ? blockedChance(view, slots) : nextPass(view);
      const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
      return (
        <FlightTrack
          stacks={view.stacks}
          anakin={view.anakin}
          blocked={asked ? slots : blocked.current}
          chance={chance === null ? null : percent.format(chance)}
          words={words}
        />
      );
    }
  }
}

/** A ring around the piece that is used now. */
function Actor({ view, front }: { readonly view: NabooView; readonly front: Front }): ReactNode {
  const frame = view.frames.at(-1);
  const actor = view.pieces.find(({ id }) => id === frame?.piece);
  if (!actor || frontOfSpace(actor.space) !== front) return null;
  return (
    <Decor>
      <path className="naboo-actor" d={outlineOf(actor.space, 1.02)} />
    </Decor>
  );
}

/** Rings around what a log entry or a hint is about. */
function Marks(props: {
  readonly marked: readonly string[];
  readonly view: NabooView;
  readonly front: Front;
}): ReactNode {
  const { marked, view, front } = props;
  const spaces = marked.flatMap((id) => spaceOfTarget(view, id) ?? []);
  return (
    <Decor className="naboo-marks">
      {[...new Set(spaces)]
        .filter((space) => frontOfSpace(space) === front)
        .map((space) => (
          <path key={space} d={outlineOf(space, 1.05)} />
        ))}
    </Decor>
  );
}
