import { Decor, placeIn } from '@holoboard/kit';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { command } from '../data/strategies.ts';
import { useBench, useChangeBench } from './bench.tsx';
import { milsPerUnit, type Plane } from './plane.ts';

/** The whole table, to be pointed at: a circle shows where shells would fall or smoke would rise. */
export function Aiming({ plane }: { readonly plane: Plane }): ReactNode {
  const changeBench = useChangeBench();
  const aim = useBench('aim');
  const [hover, setHover] = useState<{ readonly x: number; readonly y: number } | null>(null);
  if (!aim) return null;
  const where = (event: PointerEvent<SVGGElement>): { readonly x: number; readonly y: number } =>
    plane.mils(placeIn(event.currentTarget, event));
  const shown = hover ?? aim.point;
  const spot = shown && plane.spot(shown.x, shown.y);
  const radius = aim.kind === 'smoke' ? command.smokeRadius : command.bombardmentRadius;
  return (
    <g
      className="tactical-aiming"
      data-drag="true"
      onPointerMove={(event) => event.pointerType === 'mouse' && setHover(where(event))}
      onPointerLeave={() => setHover(null)}
      onPointerUp={(event) => {
        setHover(null);
        changeBench({ aim: { kind: aim.kind, point: where(event) } });
      }}
    >
      <rect width={plane.width} height={plane.height} fill="transparent" />
      {spot && (
        <Decor className="tactical-aim" data-kind={aim.kind} data-set={hover === null}>
          <circle cx={spot.x} cy={spot.y} r={radius / milsPerUnit} />
          <circle cx={spot.x} cy={spot.y} r={4} />
        </Decor>
      )}
    </g>
  );
}
