import { memo, type ReactNode } from 'react';
import { spaces } from '../data/spaces.ts';
import { grids } from '../data/track.ts';
import type { NabooView } from '../view.ts';
import { FigureIcon } from './figures.tsx';
import {
  type Front,
  figuresIn,
  figuresOf,
  frontOfSpace,
  fronts,
  leftOf,
  nabooShare,
  nextPass,
  type Piece,
  sideOfPiece,
  threatIn,
} from './fronts.ts';
import { flightHeight, outlineOf, placeOf, trackOf } from './layout.ts';
import type { BoardWords } from './words.ts';
import './strip.css';

export interface StripProps {
  readonly view: NabooView;
  readonly shown: Front;
  /** Where something happens right now. */
  readonly busy: Front | null;
  /** How many things can be pointed at in each battle. */
  readonly targets: ReadonlyMap<Front, number>;
  /** The battle that a choice under the pointer is about. */
  readonly lit: Front | null;
  readonly words: BoardWords;
  readonly language: string;
  readonly onLook: (front: Front) => void;
}

/** All four battles at a glance: each small and alive, with who is left, who leads, and what threatens. */
export function Strip(props: StripProps): ReactNode {
  const { view, shown, busy, targets, lit, words, onLook } = props;
  return (
    <nav className="naboo-strip" aria-label={words.battles}>
      {fronts.map((front) => {
        const threat = threatIn(view, front);
        const open = targets.get(front) ?? 0;
        return (
          <button
            key={front}
            type="button"
            className="naboo-mini"
            data-front={front}
            data-busy={busy === front}
            data-lit={lit === front}
            data-open={open > 0}
            data-threat={threat !== null}
            aria-pressed={shown === front}
            title={words.glance(view, front, threat, open)}
            onClick={() => onLook(front)}
          >
            <Miniature view={view} front={front} />
            <span className="unseen">{words.glance(view, front, threat, open)}</span>
            <span className="naboo-mini-facts">
              <Facts {...props} front={front} />
            </span>
            <span
              className="naboo-mini-balance"
              aria-hidden="true"
              style={{ '--share': `${Math.round(nabooShare(view, front) * 100)}%` } as React.CSSProperties}
            />
          </button>
        );
      })}
    </nav>
  );
}

/** Who is left in a battle, in figures. */
function Facts({ view, front, language }: StripProps & { readonly front: Front }): ReactNode {
  if (front === 'core')
    return (
      <>
        <span className="naboo-side-naboo">
          {leftOf(view, 'QuiGon')}·{leftOf(view, 'ObiWan')}
        </span>
        <span className="naboo-side-tradeFederation">{leftOf(view, 'Maul')}</span>
      </>
    );
  if (front === 'space') {
    const chance = nextPass(view);
    return (
      <>
        <span className="naboo-side-naboo">
          {view.anakin}/{grids.length}
        </span>
        <span>
          {chance === null
            ? '✓'
            : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance)}
        </span>
      </>
    );
  }
  const { naboo, tradeFederation } = figuresIn(view, front);
  return (
    <>
      <span className="naboo-side-naboo">{front === 'palace' ? view.palacePieces : naboo}</span>
      <span className="naboo-side-tradeFederation">{tradeFederation}</span>
    </>
  );
}

const boxes: Readonly<Record<Front, string>> = {
  plains: '-60 -60 1010 600',
  palace: '-50 -50 1040 800',
  core: '0 30 1240 420',
  space: '0 0 1000 450',
};

/** The ground of a battle, drawn once. */
const grounds: Readonly<Record<Front, string>> = {
  plains: groundOf('plains'),
  palace: groundOf('palace'),
  core: groundOf('core'),
  space: '',
};

function groundOf(front: Front): string {
  return spaces
    .filter(({ id, terrain }) => frontOfSpace(id) === front && terrain !== 'pillar')
    .map(({ id }) => outlineOf(id, 0.96))
    .join('');
}

/** A battle as a small picture: a dot for every figure. */
const Miniature = memo(function Miniature({
  view,
  front,
}: {
  readonly view: NabooView;
  readonly front: Front;
}): ReactNode {
  return (
    <svg className="naboo-mini-picture" viewBox={boxes[front]} aria-hidden="true">
      {front === 'space' ? (
        <SmallFlight view={view} />
      ) : (
        <>
          <path className="naboo-mini-ground" d={grounds[front]} />
          {view.pieces
            .filter(({ space }) => frontOfSpace(space) === front)
            .map((piece) => (
              <Dot key={piece.id} piece={piece} front={front} />
            ))}
        </>
      )}
    </svg>
  );
});

const Dot = memo(function Dot({ piece, front }: { readonly piece: Piece; readonly front: Front }): ReactNode {
  const { x, y } = placeOf(piece.space);
  const size = front === 'plains' ? 16 + 6 * figuresOf(piece) : front === 'core' ? 44 : 24;
  const side = sideOfPiece(piece);
  const half = size / 2;
  return side === 'naboo' ? (
    <circle className="naboo-dot naboo-side-naboo" cx={x} cy={y} r={half} />
  ) : (
    <rect
      className="naboo-dot naboo-side-tradeFederation"
      x={x - half}
      y={y - half}
      width={size}
      height={size}
    />
  );
});

function SmallFlight({ view }: { readonly view: NabooView }): ReactNode {
  const scale = 1000 / trackOf(view.stacks).width;
  const { stops, columns } = trackOf(view.stacks);
  return (
    <g transform={`scale(${scale} 1)`}>
      {columns.map(({ left, card, grid }) => (
        <rect
          key={`${grid} ${card}`}
          className={card === null ? 'naboo-mini-ground' : 'naboo-dot naboo-side-tradeFederation'}
          x={left + 10}
          y="70"
          width="42"
          height="320"
        />
      ))}
      <circle className="naboo-dot naboo-side-naboo" cx={stops[view.anakin]} cy={flightHeight} r="40" />
    </g>
  );
}

/** The sign of a battle, for where it is named. */
export function FrontIcon({ front }: { readonly front: Front }): ReactNode {
  const signs = { plains: 'gungan', palace: 'palaceGuard', core: 'quiGon', space: 'fighter' } as const;
  return <FigureIcon of={signs[front]} />;
}
