import { Decor } from '@holoboard/kit';
import { memo, type ReactNode } from 'react';
import { sectors } from '../data/board.ts';
import type { ShipType } from '../data/ships.ts';
import type { EndorView, Ships } from '../view.ts';
import { Chip, groupsIn, holderOf } from './chips.tsx';
import { DeathStar } from './death-star.tsx';
import { ShipSign } from './fleet.tsx';
import { chipPlaces, deathStarRadius, type Layout } from './layout.ts';
import './space.css';

/** The sectors that lie around the Death Star. */
const rings = sectors.filter(({ ring }) => ring !== 'centre');

/** The three rings of sectors, tinted by who holds them; the inner ring glows once the shield is down. */
export const Sectors = memo(function Sectors(props: {
  readonly layout: Layout;
  readonly ships: EndorView['ships'];
  readonly open: boolean;
  /** A sector that is looked at, whether it is a target or not; nothing when none is. */
  readonly onLook: (place: string | null) => void;
}): ReactNode {
  const { layout, ships, open, onLook } = props;
  return (
    <g className="endor-sectors" data-open={open}>
      {rings.map(({ id, ring }) => (
        <path
          key={id}
          className={`endor-sector endor-ring-${ring}`}
          data-id={`place:${id}`}
          data-held={holderOf(ships[id]) ?? 'nobody'}
          d={layout.outline(id)}
          onPointerEnter={() => onLook(id)}
          onPointerLeave={() => onLook(null)}
        />
      ))}
      <Decor className="endor-ids">
        {rings.map((sector) => {
          const { x, y } = cornerOf(layout, sector.id);
          return (
            <text key={sector.id} x={x} y={y}>
              {sector.id}
            </text>
          );
        })}
      </Decor>
    </g>
  );
});

/** Where the short name of a sector stands: at the outer edge of its arc, where it begins, with room to grow. */
function cornerOf(layout: Layout, id: string): { x: number; y: number } {
  const [, outer, from] = sectors.find((sector) => sector.id === id)?.arc ?? [0, 0, 0, 0];
  const centre = layout.at('deathStar');
  const size = 21;
  const radius = outer - size;
  const angle = ((from + (size * 57) / radius) * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y + radius * Math.cos(angle) + size / 3 };
}

/** The Death Star in the middle. */
export const Heart = memo(function Heart(props: {
  readonly layout: Layout;
  readonly shielded: boolean;
  readonly destroyed: boolean;
  readonly onLook: (place: string | null) => void;
}): ReactNode {
  const { x, y } = props.layout.at('deathStar');
  if (props.destroyed) return <Debris x={x} y={y} />;
  return (
    <g
      className="endor-heart"
      data-id="place:deathStar"
      transform={`translate(${x} ${y})`}
      onPointerEnter={() => props.onLook('deathStar')}
      onPointerLeave={() => props.onLook(null)}
    >
      <DeathStar radius={deathStarRadius - 8} shielded={props.shielded} />
      {props.shielded && <circle className="endor-shield" r={deathStarRadius - 1} />}
    </g>
  );
});

/** What is left of the Death Star. */
function Debris({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <Decor className="endor-debris" transform={`translate(${x} ${y})`}>
      {Array.from({ length: 26 }, (_, i) => {
        const turn = i * 137.5;
        const away = 18 + ((i * 37) % 66);
        const size = 3 + ((i * 53) % 9);
        return (
          <path
            key={turn}
            d={`M0 ${-size}L${size} ${size * 0.4}L${-size * 0.8} ${size}Z`}
            transform={`rotate(${turn}) translate(${away} 0)`}
          />
        );
      })}
      <circle r={deathStarRadius * 0.7} />
      <circle r={deathStarRadius} />
    </Decor>
  );
}

/** All ships in space, as signs with numbers. */
export function Fleets({ view, layout }: { readonly view: EndorView; readonly layout: Layout }): ReactNode {
  return (
    <g className="endor-fleets">
      {Object.entries(view.ships).map(([sector, there]) => (
        <SectorShips key={sector} sector={sector} there={there} view={view} layout={layout} />
      ))}
    </g>
  );
}

/** What a special ship can still take. */
function hitsOf(view: EndorView, type: ShipType): number | undefined {
  return type === 'falcon' || type === 'executor' ? view[type] : undefined;
}

function SectorShips(props: {
  readonly sector: string;
  readonly there: Ships;
  readonly view: EndorView;
  readonly layout: Layout;
}): ReactNode {
  const { sector, there, view, layout } = props;
  const groups = groupsIn(there);
  const { places, scale } = chipPlaces(layout, sector, groups.length);
  return groups.map(({ type, count }, i) => {
    const { x, y } = places[i] ?? layout.at(sector);
    return (
      <g key={type} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Chip
          type={type}
          count={count}
          hits={hitsOf(view, type)}
          reserve={type === 'executor' ? view.reserve : undefined}
        />
      </g>
    );
  });
}

/** Half the size of a fleet marker. */
const markerHalf = { width: 62, height: 33 };

/** The outline of a fleet marker around a point. */
export function markerPath({ x, y }: { readonly x: number; readonly y: number }): string {
  const { width, height } = markerHalf;
  return `M${x - width + 14} ${y - height}H${x + width - 14}L${x + width} ${y}L${x + width - 14} ${y + height}H${x - width + 14}L${x - width} ${y}Z`;
}

/** The fleet markers at the Rebel edge, each with the fighters it carries; destroyed ones are grey. */
export const Markers = memo(function Markers(props: {
  readonly layout: Layout;
  readonly markers: EndorView['markers'];
  readonly onLook: (place: string | null) => void;
}): ReactNode {
  const { layout, markers, onLook } = props;
  return markers.map(({ id, faceUp, fighters }) => {
    const place = layout.at(id);
    const groups = groupsIn(fighters);
    return (
      <g
        key={id}
        className="endor-marker"
        data-id={`place:${id}`}
        data-up={faceUp}
        onPointerEnter={() => onLook(id)}
        onPointerLeave={() => onLook(null)}
      >
        <path className="endor-marker-edge" d={markerPath(place)} />
        <g className="endor-marker-hull" transform={`translate(${place.x} ${place.y}) scale(1.08)`}>
          <ShipSign ship="cruiser" />
        </g>
        {groups.map(({ type, count }, i) => (
          <g
            key={type}
            transform={`translate(${place.x + (i - (groups.length - 1) / 2) * 58} ${place.y}) scale(${groups.length > 1 ? 0.56 : 0.82})`}
          >
            <Chip type={type} count={count} />
          </g>
        ))}
        {!faceUp && <path className="endor-marker-cross" d={crossAt(place)} />}
      </g>
    );
  });
});

function crossAt({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${x - 18} ${y - 18}L${x + 18} ${y + 18}M${x + 18} ${y - 18}L${x - 18} ${y + 18}`;
}
