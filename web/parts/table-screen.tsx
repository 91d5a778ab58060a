import { titleIn } from '@holoboard/games';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useLanguage } from '../words/index.ts';
import { Around } from './around.tsx';
import { usePageTitle } from './page.tsx';
import { SeenTable, type TableScreenProps } from './seen-table.tsx';
import { useChoiceFocus } from './table-keys.ts';

/**
 * The table: board, decision, players and panels on one screen. When people hand it over, everything on it is thrown away and made anew:
 * no sentence for a screen reader, hint, reason or open dialog reaches the next one.
 */
export function TableScreen(props: TableScreenProps) {
  const { id, bundle, controller } = props;
  const state = useStore(controller);
  const { playForced, playLuck } = useSettings();
  const heading = usePageTitle(titleIn(bundle.game.id, useLanguage()));
  const panel = useRef('log');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether forced moves are played may have changed.
  useEffect(() => controller.refresh(), [playForced, playLuck]);
  useChoiceFocus(state.asked === null ? null : `${state.asked} ${state.version}`);
  return (
    <Around key={state.handovers} screen={bundle.screen} table={id} viewer={state.viewer}>
      <SeenTable {...props} state={state} heading={heading} panel={panel} />
    </Around>
  );
}
