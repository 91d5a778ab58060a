import type { Viewer } from '@holoboard/kernel';
import type { AnyScreen } from '@holoboard/kit';
import type { ReactNode } from 'react';

/** What the parts of a game's screen share while one table is shown: another table begins without it. */
export function Around({
  screen,
  table,
  viewer,
  children,
}: {
  readonly screen: AnyScreen;
  readonly table: string;
  readonly viewer: Viewer;
  readonly children: ReactNode;
}): ReactNode {
  const Own = screen.Around;
  return Own ? (
    <Own key={table} viewer={viewer}>
      {children}
    </Own>
  ) : (
    children
  );
}
