import type { ReactNode } from 'react';
import { type Repair, XWing } from './ships.tsx';
import './puzzle.css';

/** An X-Wing puzzle beside the board: its pieces break off and snap back. */
export function Puzzle(props: {
  readonly colour: string;
  readonly pieces: number;
  readonly label: string;
  readonly repair?: Repair | null;
}): ReactNode {
  return (
    <svg className="hoth-puzzle" viewBox="-56 -48 112 96" role="img" aria-label={props.label}>
      <XWing colour={props.colour} pieces={props.pieces} repair={props.repair ?? null} />
    </svg>
  );
}
