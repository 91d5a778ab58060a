import { Decor } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { spaces } from '../data/spaces.ts';
import { hexAt, hexPath, placeOf, plainsGrid } from './layout.ts';
import './plains.css';

const hexes = spaces.filter(({ level }) => level < 0);

/** The half spaces at the edge, which nobody enters. */
const halves = [1, 3, 5, 7].flatMap((row) => [hexAt(plainsGrid, row, -1), hexAt(plainsGrid, row, 10)]);

/** The shield: a line through its hexes, from west over the middle to the east. */
const shieldPlaces = hexes
  .filter(({ zone }) => zone === 'shield')
  .map(({ id }) => placeOf(id))
  .sort((one, other) => one.x - other.x);
const arc = shieldPlaces.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

/** The grass of the plains, hex by hex. */
export const Plains = memo(function Plains({ shield }: { readonly shield: boolean }): ReactNode {
  return (
    <g className="naboo-plains" data-shield={shield}>
      <Decor>
        {halves.map((place) => (
          <path key={`${place.x} ${place.y}`} className="naboo-half" d={hexPath(plainsGrid, place, 0.96)} />
        ))}
      </Decor>
      {hexes.map(({ id, zone }) => (
        <path
          key={id}
          className={`naboo-hex naboo-zone-${zone}`}
          data-id={`space:${id}`}
          d={hexPath(plainsGrid, placeOf(id), 0.96)}
        />
      ))}
      {shield && (
        <Decor className="naboo-shield">
          <path className="naboo-shield-glow" d={arc} />
          <path d={arc} />
        </Decor>
      )}
    </g>
  );
});
