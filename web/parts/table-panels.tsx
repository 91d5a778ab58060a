import { wordsIn } from '@holoboard/kernel';
import { useMemo } from 'react';
import type { Bundle } from '../games.ts';
import type { MatchController } from '../match/controller.ts';
import type { TableState } from '../match/table-state.ts';
import { addressOf } from '../routes.ts';
import { type Store, useStore } from '../store.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { LogPanel } from './log-panel.tsx';
import { type Panel, Panels } from './panels.tsx';
import { RulesList } from './rules-list.tsx';
import { TextBoard } from './text-board.tsx';

/** Which panel is in sight; kept apart from the table, which need not be drawn again when somebody turns to another. */
export interface PanelChoice {
  readonly selected: string;
  /** Whether the drawer is open on a phone. */
  readonly open: boolean;
  /** The clause of the rules to show. */
  readonly clause: string | null;
}

interface TablePanelsProps {
  readonly id: string;
  readonly bundle: Bundle;
  readonly controller: MatchController;
  readonly state: TableState;
  readonly choice: Store<PanelChoice>;
  readonly onMark: (ids: readonly string[]) => void;
  /** The conversation at a table that a server holds; its moments cannot be replayed before the end. */
  readonly far?: Panel;
}

/** Turns to a panel; asked for the one that is open already, a phone closes its drawer. */
export function turnTo(choice: Store<PanelChoice>, selected: string): void {
  const now = choice.get();
  choice.set({ ...now, selected, open: !(now.open && selected === now.selected) });
}

/** Log, rules, reference and text board beside the table. */
export function TablePanels(props: TablePanelsProps) {
  const { choice } = props;
  const { selected, open, clause } = useStore(choice);
  return (
    <Panels
      panels={useTablePanels({ ...props, clause })}
      selected={selected}
      open={open}
      onSelect={(key) => turnTo(choice, key)}
      onClose={() => choice.set({ ...choice.get(), open: false })}
    />
  );
}

function useTablePanels({
  id,
  bundle: { game, screen },
  controller,
  state,
  clause,
  onMark,
  far,
}: Omit<TablePanelsProps, 'choice'> & Pick<PanelChoice, 'clause'>): readonly Panel[] {
  const { panels } = useWords();
  const language = useLanguage();
  const words = wordsIn(game, language);
  return useMemo(
    () => [
      {
        key: 'log',
        label: panels.log,
        content: (
          <LogPanel
            entries={state.log}
            words={words}
            screen={screen}
            addressAt={far ? null : (at) => addressOf.replay(id, controller.replayAddress(at))}
            onMark={onMark}
          />
        ),
      },
      {
        key: 'rules',
        label: panels.rules,
        content: <RulesList game={game} options={controller.sitting.facts.options} clause={clause} />,
      },
      {
        key: 'reference',
        label: panels.reference,
        content: <screen.Reference view={state.view} language={language} />,
      },
      { key: 'text', label: panels.text, content: <TextBoard words={words} view={state.view} /> },
      ...(far ? [far] : []),
    ],
    [id, panels, words, language, game, screen, controller, clause, onMark, far, state.log, state.view],
  );
}
