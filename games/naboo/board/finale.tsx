import { FinaleFrame, type Motion } from '@holoboard/kit';
import type { ReactNode } from 'react';
import { controlShip } from '../data/track.ts';
import type { Side, UnitId } from '../data/units.ts';
import type { NabooView } from '../view.ts';
import { Figure } from './figures.tsx';
import './finale.css';

/** Who comes before the palace for a side, in the order of their standing. */
const company: Readonly<Record<Side, readonly UnitId[]>> = {
  naboo: ['redQueen', 'purpleQueen', 'quiGon', 'obiWan', 'captainPanaka', 'palaceGuard', 'gungan', 'kaadu'],
  tradeFederation: ['darthMaul', 'viceroy', 'battleDroid', 'destroyerDroid', 'aat', 'battleDroidGroup'],
};

/** Where they stand, the first in the middle. */
const places = [280, 216, 344, 154, 406, 474] as const;

/** Those of a side who are still there; the queens by who she really is, where that is known. */
function survivors({ pieces, real }: NabooView, side: Side): readonly UnitId[] {
  const left = new Set(pieces.map(({ unit }) => unit));
  return company[side].filter(
    (unit) => left.has(unit) && (real === null || !unit.endsWith('Queen') || unit === real),
  );
}

/** Theed at night: who has won stands before the palace, and the ship hangs in the sky or bursts there. */
export default function Finale({
  view,
  motion,
}: {
  readonly view: NabooView;
  readonly motion: Motion;
}): ReactNode {
  const { winner } = view;
  const shown = winner
    ? survivors(view, winner).slice(0, places.length)
    : [...survivors(view, 'naboo').slice(0, 3), ...survivors(view, 'tradeFederation').slice(0, 3)];
  return (
    <FinaleFrame motion={motion}>
      <g transform="translate(462 48)">
        {view.anakin === controlShip ? (
          <g data-move="burst">
            <ellipse className="kit-finale-ring" rx="84" ry="20" />
            <circle className="kit-finale-fire" r="32" />
            <circle className="kit-finale-heart" r="15" />
          </g>
        ) : (
          <g className="naboo-finale-ship" transform="scale(0.8)">
            <Figure of="ship" />
          </g>
        )}
      </g>
      <g className="naboo-finale-palace" data-lit={winner === 'naboo'}>
        <path d="M60 160V122H92V104A22 22 0 0 1 136 104V122H176V92A30 30 0 0 1 206 62V54L210 40L214 54V62H218V82H236V62A44 44 0 0 1 324 62V82H342V62H346V54L350 40L354 54V62A30 30 0 0 1 384 92V122H424V104A22 22 0 0 1 468 104V122H500V160Z" />
        <path
          className="naboo-finale-windows"
          d="M252 100V86A8 8 0 0 1 268 86V100ZM272 100V82A8 8 0 0 1 288 82V100ZM292 100V86A8 8 0 0 1 308 86V100ZM194 124V110A6 6 0 0 1 206 110V124ZM354 124V110A6 6 0 0 1 366 110V124ZM108 134V122A5 5 0 0 1 118 122V134ZM442 134V122A5 5 0 0 1 452 122V134Z"
        />
        <path className="naboo-finale-ground" d="M0 190V164C160 154 400 154 560 164V190Z" />
      </g>
      {shown.map((unit, i) => (
        <g
          key={unit}
          className={`naboo-side-${company.naboo.includes(unit) ? 'naboo' : 'tradeFederation'}`}
          transform={`translate(${placeOf(i, winner)} ${winner && i === 0 ? 134 : 142}) scale(${winner && i === 0 ? 0.86 : 0.7})`}
        >
          <g data-move={winner ? 'arrive' : 'appear'}>
            <Figure of={unit} />
          </g>
        </g>
      ))}
    </FinaleFrame>
  );
}

/** The winners gather in the middle; where nobody has won, both sides face each other. */
function placeOf(i: number, winner: Side | null): number {
  return winner ? (places[i] ?? 0) : 90 + i * 74;
}
