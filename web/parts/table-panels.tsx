import { useMemo } from 'react';
import { gameWords } from '../game-rules.ts';
import type { Bundle } from '../games.ts';
import type { MatchController } from '../match/controller.ts';
import type { TableState } from '../match/table-state.ts';
import { addressOf } from '../routes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { LogPanel } from './log-panel.tsx';
import type { Panel } from './panels.tsx';
import { RulesList } from './rules-list.tsx';
import { TextBoard } from './text-board.tsx';

/** The panels behind the tabs. */
export function useTablePanels({
  id,
  bundle: { game, screen },
  controller,
  state,
  clause,
  onMark,
}: {
  readonly id: string;
  readonly bundle: Bundle;
  readonly controller: MatchController;
  readonly state: TableState;
  readonly clause: string | null;
  readonly onMark: (ids: readonly string[]) => void;
}): readonly Panel[] {
  const { panels } = useWords();
  const language = useLanguage();
  const words = gameWords(game, language);
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
            addressAt={(at) => addressOf.replay(id, at)}
            onMark={onMark}
          />
        ),
      },
      {
        key: 'rules',
        label: panels.rules,
        content: <RulesList game={game} options={controller.match.options} clause={clause} />,
      },
      {
        key: 'reference',
        label: panels.reference,
        content: <screen.Reference view={state.view} language={language} />,
      },
      { key: 'text', label: panels.text, content: <TextBoard lines={words.board(state.view)} /> },
    ],
    [id, panels, words, language, game, screen, controller, clause, onMark, state.log, state.view],
  );
}
