import type { Outcome } from '@holoboard/kernel';
import { FinaleFrame, type Motion } from '@holoboard/kit';
import type { CSSProperties, ReactNode } from 'react';
import { cardOf } from '../data/cards.ts';
import type { Unit } from '../state.ts';
import type { TacticalView } from '../view.ts';
import { outlineOf } from './figures.tsx';
import { identityOf } from './identity.ts';
import './finale.css';

/** A wedge of those who are left, its point ahead, and where those lie who fell. */
const wedge = [
  [302, 100],
  [224, 66],
  [224, 134],
  [148, 40],
  [148, 100],
  [148, 160],
] as const;
const field = [
  [420, 60],
  [484, 104],
  [410, 138],
  [512, 42],
  [500, 162],
] as const;

/** Dearer ones first. */
function byCost(units: readonly Unit[]): readonly Unit[] {
  return units.toSorted((a, b) => cardOf(b.card).cost - cardOf(a.card).cost || a.id - b.id);
}

/** The field after the battle: the winner's own Units advance, among those that have fallen. Without a winner, all stand where they stood. */
export default function Finale({
  view,
  outcome,
  motion,
}: {
  readonly view: TacticalView;
  readonly outcome: Outcome;
  readonly motion: Motion;
}): ReactNode {
  const won = (seat: number): boolean => outcome.ranks[seat] === 1;
  const single = !outcome.ranks.every((rank) => rank === 1);
  const left = byCost(
    view.units.filter(({ seat, status }) => status === 'deployed' && (won(seat) || !single)),
  );
  const fallen = byCost(
    view.units.filter(({ seat, status }) => status === 'defeated' && !(won(seat) && single)),
  );
  return (
    <FinaleFrame motion={motion}>
      <path className="tactical-finale-field" d="M0 190V30C190 14 380 14 560 30V190Z" />
      <path
        className="tactical-finale-rock"
        d="M346 40L372 30L396 44L388 66L356 68ZM66 150L92 138L116 152L104 172L74 174Z"
      />
      {fallen.slice(0, field.length).map((unit, i) => {
        const [x, y] = field[i] ?? [0, 0];
        return (
          <g key={unit.id} transform={`translate(${x} ${y})`}>
            <circle className="tactical-finale-smoke" data-move="burst" r="25" />
            <g className="tactical-finale-fallen" data-move="sink" style={colourOf(unit)}>
              <path d={outlineOf(unit.card)} transform={`rotate(${200 + i * 67}) scale(0.5)`} />
            </g>
          </g>
        );
      })}
      {left.slice(0, wedge.length).map((unit, i) => {
        const [x, y] = wedge[i] ?? [0, 0];
        const scale = i === 0 ? 0.72 : 0.48;
        return (
          <g key={unit.id} transform={`translate(${x} ${y})`} style={colourOf(unit)}>
            <g data-move="arrive">
              <circle className="tactical-finale-base" r={scale * 56} />
              <path
                className="tactical-finale-unit"
                d={outlineOf(unit.card)}
                transform={`rotate(90) scale(${scale})`}
              />
            </g>
          </g>
        );
      })}
    </FinaleFrame>
  );
}

function colourOf({ seat }: Unit): CSSProperties {
  return { '--seat': identityOf(seat).colour } as CSSProperties;
}
