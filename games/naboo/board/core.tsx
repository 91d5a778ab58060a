import { Decor, straightPath } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { neighbours, spaces } from '../data/spaces.ts';
import { coreRadius, outlineOf, placeOf } from './layout.ts';
import type { BoardWords } from './words.ts';
import './core.css';

const places = spaces.flatMap((space, number) => (space.level === 0 ? [{ ...space, number }] : []));

/** Every catwalk once, from space to space. */
const catwalks = places.flatMap(({ id, number }) =>
  (neighbours[number] ?? []).flatMap((other) => {
    const space = spaces[other];
    return other > number && space?.level === 0 ? [straightPath([placeOf(id), placeOf(space.id)])] : [];
  }),
);

/** The red force fields between the spaces of the corridor. */
const fields = [9, 10, 11, 12].map((number) => {
  const name = (each: number): string => `gc-${String(each).padStart(2, '0')}`;
  const [from, to] = [placeOf(name(number)), placeOf(name(number + 1))];
  return { x: (from.x + to.x) / 2, y: from.y };
});

const pit = { x: 1076, y: 230 };

/** The generator core: catwalks over the abyss, the corridor of force fields, and the pit. */
export const Core = memo(function Core({ words }: { readonly words: BoardWords }): ReactNode {
  const door = placeOf('gc-01');
  return (
    <g className="naboo-core">
      <Decor>
        {[60, 44, 28].map((radius) => (
          <ellipse key={radius} className="naboo-pit" cx={pit.x} cy={pit.y} rx={radius * 1.25} ry={radius} />
        ))}
        {[120, 330, 540, 750].map((x) => (
          <path key={x} className="naboo-beam" d={`M${x} 20V460`} />
        ))}
        {catwalks.map((path) => (
          <path key={path} className="naboo-catwalk" d={path} />
        ))}
        {catwalks.map((path) => (
          <path key={path} className="naboo-catwalk-deck" d={path} />
        ))}
        <g className="naboo-door" transform={`translate(${door.x - 44} ${door.y})`}>
          <path d="M-4-34v68M6-34v68M-8-34h18M-8 34h18" />
        </g>
        <text className="naboo-core-name" x={door.x - 50} y={door.y + 56}>
          {words.coreDoor}
        </text>
      </Decor>
      {places.map(({ id }) => (
        <path key={id} className="naboo-deck" data-id={`space:${id}`} d={outlineOf(id, 1)} />
      ))}
      <Decor className="naboo-fields">
        {fields.map(({ x, y }) => (
          <path key={x} className="naboo-field" d={`M${x} ${y - coreRadius}v${2 * coreRadius}`} />
        ))}
      </Decor>
    </g>
  );
});
