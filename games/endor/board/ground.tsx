import { Decor, type Point, Sky } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { canvas, markers } from '../data/board.ts';
import type { Layout } from './layout.ts';
import './ground.css';

/** The wings of the table, like the panels of a TIE fighter. */
const wings = [
  'M14 150L112 14H300L374 92V868L300 946H112L14 810Z',
  'M1686 150L1588 14H1400L1326 92V868L1400 946H1588L1686 810Z',
];

/** What holds the wings: struts that lead to the rim of space, above and below its middle. */
const struts = ['M374 380H446M374 500H446', 'M1326 380H1254M1326 500H1254'];

/** Everything below the pieces: the sky, the table's shape, and the lines that tie fleet markers to their sectors. */
export const Ground = memo(function Ground({ layout }: { readonly layout: Layout }): ReactNode {
  const centre = layout.at('deathStar');
  return (
    <Decor>
      <Mist centre={centre} />
      <Sky box={layout.box} />
      {layout.id === 'wide' ? (
        <g className="endor-table">
          {wings.map((d) => (
            <path key={d} className="endor-wing" d={d} />
          ))}
          {struts.map((d) => (
            <path key={d} className="endor-strut" d={d} />
          ))}
        </g>
      ) : (
        <path className="endor-wing" d="M20 968H980L994 982V1164L980 1178H20L6 1164V982Z" />
      )}
      <circle className="endor-rim" cx={centre.x} cy={centre.y} r="404" />
      <circle className="endor-range" cx={centre.x} cy={centre.y} r="416" />
      <path className="endor-links" d={markers.map(({ id }) => linkOf(layout, id)).join('')} />
    </Decor>
  );
});

/** From a fleet marker straight to the rim of space. */
function linkOf(layout: Layout, id: string): string {
  const { x, y } = layout.at(id);
  const centre = layout.at('deathStar');
  const distance = Math.hypot(x - centre.x, y - centre.y);
  const share = 400 / distance;
  return `M${x} ${y}L${centre.x + (x - centre.x) * share} ${centre.y + (y - centre.y) * share}`;
}

function Mist({ centre }: { readonly centre: Point }): ReactNode {
  return (
    <g className="endor-mist">
      <defs>
        <radialGradient id="endor-mist">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="currentColor" stopOpacity="0.16" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={centre.x} cy={centre.y} r={canvas.width * 0.62} fill="url(#endor-mist)" />
    </g>
  );
}
