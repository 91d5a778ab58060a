import { memo, type ReactNode } from 'react';
import { FlatSign } from './flat-sign.tsx';
import { type ShipName, shipSigns } from './ship-signs.ts';

/** A ship as a flat sign. */
export const ShipSign = memo(function ShipSign({ ship }: { readonly ship: ShipName }): ReactNode {
  return <FlatSign {...shipSigns[ship]} />;
});
