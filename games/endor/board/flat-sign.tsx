import type { ReactNode } from 'react';
import './flat-sign.css';

/** A flat sign in the colour of the text around it; details are cut out in the colour of the ground. */
export function FlatSign({ hull, detail }: { readonly hull: string; readonly detail: string }): ReactNode {
  return (
    <g>
      <path className="endor-sign-hull" d={hull} />
      <path className="endor-sign-detail" d={detail} />
    </g>
  );
}
