import type { ReactNode } from 'react';
import './icons.css';

const paths = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

/** A small sign in the colour of the text around it. */
export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg className="kit-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
