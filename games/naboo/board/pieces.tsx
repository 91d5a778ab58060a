import { Told } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { units } from '../data/units.ts';
import { Figure } from './figures.tsx';
import { type Front, figuresOf, frontOfSpace, type Piece, sideOfPiece } from './fronts.ts';
import { figureHeight, placeOf } from './layout.ts';
import './pieces.css';

const strengths = new Map(units.map(({ id, strength }) => [id, strength]));
const groupIds = new Set(units.flatMap(({ id, group }) => (group ? [id] : [])));

/** What a piece can take in all: members of its group, or points of damage. */
export function strengthOf({ unit }: Pick<Piece, 'unit'>): number {
  return strengths.get(unit) ?? 1;
}

/** Whether a piece has a damage track. */
export function isTracked({ unit }: Pick<Piece, 'unit'>): boolean {
  return strengthOf({ unit }) > 1 && !groupIds.has(unit);
}

/** Where the members of a group stand around the middle of their hex. */
const places: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 4]],
  [
    [-18, 4],
    [18, 4],
  ],
  [
    [0, -9],
    [-20, 15],
    [20, 15],
  ],
  [
    [-18, -9],
    [18, -9],
    [-18, 15],
    [18, 15],
  ],
];

export interface PieceProps {
  readonly piece: Piece;
  /** What it is and what it has left, in words. */
  readonly label: string;
  /** Whether its viewer knows it as the real queen. */
  readonly crowned: boolean;
  readonly onLook: (piece: string | null) => void;
}

/** A piece where it stands: as many figures as it has members, or one with its damage track. */
export const PieceToken = memo(function PieceToken(props: PieceProps): ReactNode {
  const { piece, label, crowned, onLook } = props;
  const { x, y } = placeOf(piece.space);
  const front = frontOfSpace(piece.space);
  return (
    <Told
      className={`naboo-piece naboo-side-${sideOfPiece(piece)}`}
      label={label}
      data-id={`piece:${piece.id}`}
      transform={`translate(${x} ${y})`}
      onPointerEnter={() => onLook(piece.id)}
      onPointerLeave={() => onLook(null)}
    >
      <PieceDrawing piece={piece} front={front} crowned={crowned} />
    </Told>
  );
});

/** Where a damage track lies, by battle. */
const trackPlaces: Readonly<Record<Front, { readonly width: number; readonly y: number }>> = {
  plains: { width: 46, y: 26 },
  palace: { width: 42, y: 10 },
  core: { width: 78, y: 26 },
  space: { width: 46, y: 26 },
};

/** The figures of a piece around the origin. */
export function PieceDrawing(props: {
  readonly piece: Pick<Piece, 'id' | 'unit' | 'left'>;
  readonly front: Front;
  readonly crowned?: boolean;
}): ReactNode {
  const { piece, front, crowned = false } = props;
  const count = figuresOf(piece);
  if (groupIds.has(piece.unit)) return <Group piece={piece} count={count} />;
  const size = sizeOf(piece, front);
  // Who stands on a floor stands with his feet in the middle of the space.
  const lift = front === 'plains' ? -2 : -size * 0.36;
  return (
    <>
      {front !== 'plains' && <ellipse className="naboo-shade" rx={size * 0.3} ry={size * 0.13} cy={2} />}
      <g transform={`translate(0 ${lift}) scale(${size / 100})`}>
        <Figure of={piece.unit} />
        {crowned && <path className="naboo-crown" d="M-19-46L-17-66L-7-54L0-69L7-54L17-66L19-46Z" />}
      </g>
      {isTracked(piece) && <DamageTrack left={piece.left} of={strengthOf(piece)} {...trackPlaces[front]} />}
      {front === 'plains' && (
        <text className="naboo-piece-id" y="-30">
          {piece.id}
        </text>
      )}
    </>
  );
}

function sizeOf({ unit }: Pick<Piece, 'unit'>, front: Front): number {
  if (front !== 'plains') return figureHeight[front];
  return unit === 'fambaa' || unit === 'mtt' ? 56 : 50;
}

/** The members of a group; from afar one of them, with their number. */
function Group({
  piece,
  count,
}: {
  readonly piece: Pick<Piece, 'id' | 'unit' | 'left'>;
  readonly count: number;
}): ReactNode {
  return (
    <>
      <g className="naboo-members">
        {(places[Math.min(count, 4)] ?? []).map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.32)`}>
            <Figure of={piece.unit} />
          </g>
        ))}
      </g>
      <g className="naboo-sum">
        <g transform="translate(-14 2) scale(0.52)">
          <Figure of={piece.unit} />
        </g>
        <text x="24" y="16">
          {count}
        </text>
      </g>
      <text className="naboo-piece-id" y="-28">
        {piece.id}
      </text>
    </>
  );
}

/** What can still be taken, point by point. */
function DamageTrack(props: {
  readonly left: number;
  readonly of: number;
  readonly width: number;
  readonly y: number;
}): ReactNode {
  const { left, of, width, y } = props;
  const step = width / of;
  return (
    <g className="naboo-track" data-low={left * 3 <= of}>
      {Array.from({ length: of }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their place.
          key={i}
          data-left={i < left}
          x={-width / 2 + i * step}
          y={y}
          width={Math.max(1, step - 1.6)}
          height="6"
        />
      ))}
    </g>
  );
}
