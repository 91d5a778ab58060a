import type { Still, StillColour, StillStroke } from '@holoboard/kernel';
import { smoothPath } from '@holoboard/kit/geometry';
import { commanders } from '../data/components.ts';
import { keySpaces } from '../data/marks.ts';
import { spaces } from '../data/spaces.ts';
import type { HothView } from '../view.ts';
import { layouts, planetRadius, rings, spaceRadius, spacesOf } from './layout.ts';
import { corners, fuselage, tie, wing } from './ship-outlines.ts';

const [layout] = layouts;
const way = [keySpaces.tieSymbol, ...spacesOf('hyperspace'), keySpaces.dantooineEntry].map(layout.at);

const ground: readonly StillStroke[] = [
  { shape: smoothPath(way), opacity: 0.35, wide: 3 },
  ...rings.map(({ zone, radius }): StillStroke => {
    const { x, y } = layout.planet(zone);
    return { shape: [x, y, radius], opacity: 0.35, wide: 3 };
  }),
  ...(['hothPlanet', 'dantooinePlanet'] as const).map((zone): StillStroke => {
    const { x, y } = layout.planet(zone);
    return { shape: [x, y, planetRadius], look: 'filled', wide: 3 };
  }),
  ...spaces.map(({ id }): StillStroke => {
    const { x, y } = layout.at(id);
    return { shape: [x, y, spaceRadius], opacity: 0.7, wide: 2 };
  }),
];

function xwing(at: string, colour: StillColour, pieces: number): readonly StillStroke[] {
  const solid = { colour, solid: true } as const;
  const wings = corners.slice(5 - pieces);
  return [
    ...wings.map(({ x, y }): StillStroke => ({ ...solid, shape: wing, at: `${at} scale(${x} ${y})` })),
    { ...solid, shape: fuselage, at },
  ];
}

/** The race as it stands: the board, every X-Wing with what is left of it, and Darth Vader. */
export function still({ rebels, vader }: HothView): Still {
  const behind = layout.at(vader);
  const ships = rebels.flatMap(({ space, pieces }, seat) => {
    if (space === null) return [];
    const { x, y } = layout.at(space);
    // Who shares a space stands side by side.
    const side = rebels.slice(0, seat).filter((other) => other.space === space).length;
    return xwing(`translate(${x + side * 34} ${y - side * 34})`, commanders[seat]?.id ?? 'white', pieces);
  });
  const hunter = [tie.arm, tie.panel].flatMap((shape) =>
    ['', ' scale(-1 1)'].map(
      (mirror): StillStroke => ({
        shape,
        look: 'foe',
        solid: true,
        at: `translate(${behind.x} ${behind.y - 30})${mirror}`,
      }),
    ),
  );
  const ball: StillStroke = { shape: [behind.x, behind.y - 30, 14], look: 'foe', solid: true };
  return { box: layout.box, strokes: [...ground, ...hunter, ball, ...ships] };
}
