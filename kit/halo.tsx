import type { ReactNode } from 'react';
import type { Point } from './geometry.ts';
import './halo.css';

export interface HaloProps {
  /** What is pointed at. */
  readonly id: string;
  /** What pointing here does, in words. */
  readonly label: string;
  readonly at: Point;
  readonly radius: number;
  readonly focused: boolean;
  /** One target of a group is in the tab order; arrow keys lead to the others. */
  readonly entry: boolean;
  /** A second accent, for what is not one's own. */
  readonly tone?: 'own' | 'danger';
  /** What stands in the light: usually a count. */
  readonly children?: ReactNode;
}

/** A legal target: lit, named, and reachable by pointer, finger and keyboard. */
export function Halo(props: HaloProps): ReactNode {
  const { id, label, at, radius, focused, entry, tone = 'own', children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside an svg.
    <g
      className={`kit-halo kit-halo-${tone}${radius > 60 ? ' kit-halo-large' : ''}${focused ? ' kit-focused' : ''}`}
      role="button"
      tabIndex={entry ? 0 : -1}
      aria-label={label}
      data-id={id}
      transform={`translate(${at.x} ${at.y})`}
    >
      <circle className="kit-halo-reach" r={radius} />
      <circle className="kit-halo-pulse" r={radius} />
      <circle className="kit-halo-light" r={radius} />
      {children}
    </g>
  );
}

/** A legal target that has a shape of its own: the same light, along its outline. */
export function HaloShape(props: Omit<HaloProps, 'at' | 'radius'> & { readonly path: string }): ReactNode {
  const { id, label, path, focused, entry, tone = 'own', children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside an svg.
    <g
      className={`kit-halo kit-halo-shape kit-halo-${tone}${focused ? ' kit-focused' : ''}`}
      role="button"
      tabIndex={entry ? 0 : -1}
      aria-label={label}
      data-id={id}
    >
      <path className="kit-halo-light" d={path} />
      {children}
    </g>
  );
}
