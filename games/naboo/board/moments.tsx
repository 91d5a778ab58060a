import { Bolt, Flash, hops, type Moment, type Point, Pop, useMovement } from '@holoboard/kit';
import type { ReactNode } from 'react';
import type { NabooEvent } from '../state.ts';
import type { NabooView } from '../view.ts';
import { type Front, frontOfSpace, type Piece, sideOfPiece } from './fronts.ts';
import { flightHeight, placeOf, trackOf } from './layout.ts';
import { PieceDrawing } from './pieces.tsx';
import type { BoardWords } from './words.ts';

type NabooMoment = Moment<NabooEvent, NabooView>;

interface SceneProps {
  readonly moment: NabooMoment;
  readonly view: NabooView;
  readonly front: Front;
  readonly words: BoardWords;
}

/** The piece that is on its way while a moment is shown: it is not drawn where it was. */
export function movingPiece(moment: NabooMoment | null): string | null {
  return moment?.event.type === 'moved' ? moment.event.piece : null;
}

function placeOfPiece({ pieces }: NabooView, id: string): (Point & { readonly piece: Piece }) | null {
  const piece = pieces.find((each) => each.id === id);
  return piece ? { ...placeOf(piece.space), piece } : null;
}

/** The lights and movements of what is being shown, as far as it happens in this battle. */
export function Moments(props: SceneProps): ReactNode {
  const { moment, view, front, words } = props;
  const { event, milliseconds } = moment;
  switch (event.type) {
    case 'moved':
      return frontOfSpace(event.path[0] ?? '') === front ? <Walk {...props} path={event.path} /> : null;
    case 'attacked':
      return <Shots {...props} from={event.piece} to={event.target} count={event.dice.length} />;
    case 'missed':
      return <Word {...props} of={event.target} text={words.miss} />;
    case 'hurt':
      return <Wound {...props} of={event.piece} text={`−${event.hits}`} riposte={event.riposte} />;
    case 'recovered':
      return <Word {...props} of={event.piece} text={`+${event.points}`} />;
    case 'destroyed': {
      if (frontOfSpace(event.space) !== front) return null;
      return <Burst at={placeOf(event.space)} milliseconds={milliseconds} text={`−${event.hits}`} />;
    }
    case 'droidArrived':
    case 'droidsActivated':
      return frontOfSpace(event.space) === front ? (
        <Flash at={placeOf(event.space)} radius={34} duration={milliseconds} />
      ) : null;
    case 'droidsSent':
      return <Word {...props} of={event.group} text={`${event.droids} →`} />;
    case 'shieldDown':
      return front === 'plains' ? <Collapse {...props} text={words.shieldFalls} /> : null;
    case 'droidsShutDown':
      return <Shutdown {...props} pieces={event.pieces} />;
    case 'flew':
    case 'anakinAdvanced':
      return front === 'space' ? <Flight {...props} /> : null;
    case 'roundStarted':
      return <Pop at={middleOf(front)} text={words.roundNumber(event.round)} duration={milliseconds} />;
    case 'won':
      return (
        <g className={`naboo-winner naboo-side-${event.side}`}>
          <Pop at={middleOf(front)} text={words.wins(event.side)} duration={milliseconds} />
        </g>
      );
    default:
      return null;
  }

  function middleOf(shown: Front): Point {
    if (shown === 'plains') return placeOf('bf-4-5');
    if (shown === 'core') return placeOf('gc-09');
    return shown === 'palace'
      ? placeOf('f2-3-6')
      : { x: (trackOf(view.stacks).width ?? 900) / 2, y: flightHeight };
  }
}

/** A piece on its way, step by step. */
function Walk({ moment, view, path, front }: SceneProps & { readonly path: readonly string[] }): ReactNode {
  const { event, milliseconds } = moment;
  const piece = event.type === 'moved' ? placeOfPiece(view, event.piece)?.piece : undefined;
  const walker = useMovement<SVGGElement>(null, hops(path.map(placeOf)), { duration: milliseconds });
  if (!piece) return null;
  return (
    <g ref={walker} className={`naboo-side-${sideOfPiece(piece)}`}>
      <PieceDrawing piece={piece} front={front} />
    </g>
  );
}

/** Bolts from one piece to another; blades flash. */
function Shots(
  props: SceneProps & { readonly from: string; readonly to: string; readonly count: number },
): ReactNode {
  const { moment, view, front, count } = props;
  const from = placeOfPiece(view, props.from);
  const to = placeOfPiece(view, props.to);
  if (!from || !to || frontOfSpace(from.piece.space) !== front) return null;
  const { milliseconds } = moment;
  const duel = ['quiGon', 'obiWan', 'darthMaul'].includes(from.piece.unit);
  if (duel)
    return (
      <Flash
        at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 20 }}
        radius={46}
        duration={milliseconds * 0.6}
        delay={milliseconds * 0.35}
        tone="special"
      />
    );
  const tone = sideOfPiece(from.piece) === 'naboo' ? 'green' : 'red';
  return Array.from({ length: count }, (_, i) => (
    <Bolt
      // biome-ignore lint/suspicious/noArrayIndexKey: one bolt for each die.
      key={i}
      from={{ x: from.x + (i % 2 ? 9 : -9), y: from.y - 14 }}
      to={{ x: to.x + (i - (count - 1) / 2) * 10, y: to.y - 10 }}
      duration={milliseconds * 0.3}
      delay={milliseconds * (0.3 + 0.08 * Math.min(i, 4))}
      tone={tone}
    />
  ));
}

function Word(props: SceneProps & { readonly of: string; readonly text: string }): ReactNode {
  const place = placeOfPiece(props.view, props.of);
  if (!place || frontOfSpace(place.piece.space) !== props.front) return null;
  return <Pop at={{ x: place.x, y: place.y - 44 }} text={props.text} duration={props.moment.milliseconds} />;
}

function Wound(
  props: SceneProps & { readonly of: string; readonly text: string; readonly riposte: boolean },
): ReactNode {
  const { view, front, moment, of, text, riposte, words } = props;
  const place = placeOfPiece(view, of);
  if (!place || frontOfSpace(place.piece.space) !== front) return null;
  return (
    <Burst at={place} milliseconds={moment.milliseconds} text={riposte ? `${words.riposte} ${text}` : text} />
  );
}

function Burst(props: {
  readonly at: Point;
  readonly milliseconds: number;
  readonly text: string;
}): ReactNode {
  const { at, milliseconds, text } = props;
  return (
    <>
      <Flash at={at} radius={34} duration={milliseconds * 0.6} tone="danger" />
      <Pop at={{ x: at.x, y: at.y - 44 }} text={text} duration={milliseconds} tone="danger" />
    </>
  );
}

function Collapse({ moment, text }: SceneProps & { readonly text: string }): ReactNode {
  const { milliseconds } = moment;
  return (
    <>
      {['bf-3-2', 'bf-3-4', 'bf-3-6', 'bf-3-8'].map((space, i) => (
        <Flash key={space} at={placeOf(space)} radius={70} duration={milliseconds * 0.5} delay={i * 120} />
      ))}
      <Pop at={placeOf('bf-4-5')} text={text} duration={milliseconds} tone="danger" />
    </>
  );
}

/** All droids of the battle on the screen fall at once. */
function Shutdown(props: SceneProps & { readonly pieces: readonly string[] }): ReactNode {
  const { view, front, moment, pieces } = props;
  return view.pieces
    .filter(({ id, space }) => pieces.includes(id) && frontOfSpace(space) === front)
    .map(({ id, space }, i) => (
      <Flash
        key={id}
        at={placeOf(space)}
        radius={30}
        duration={moment.milliseconds * 0.4}
        delay={(i % 12) * moment.milliseconds * 0.04}
        tone="danger"
      />
    ));
}

/** Anakin's fighter at the grid before him. */
function Flight({ moment, view }: SceneProps): ReactNode {
  const { event, milliseconds } = moment;
  const { stops, columns } = trackOf(view.stacks);
  const ahead = columns.find(({ grid }) => grid === view.anakin);
  if (event.type === 'anakinAdvanced')
    return (
      <Flash
        at={{ x: stops[event.to] ?? 0, y: flightHeight }}
        radius={50}
        duration={milliseconds}
        tone="good"
      />
    );
  if (event.type !== 'flew' || !ahead) return null;
  return (
    <Flash
      at={{ x: ahead.left + 31, y: flightHeight }}
      radius={50}
      duration={milliseconds * 0.5}
      delay={milliseconds * 0.5}
      tone={event.through ? 'good' : 'danger'}
    />
  );
}
