import type { FarTable, TableCommand } from '@holoboard/table';
import { useWords } from '../words/index.ts';
import { Field } from './field.tsx';

/** What somebody settles about a table while it goes on: whether another person may go on in their place. */
export function TableManners({
  table,
  open,
  onAsk,
}: {
  readonly table: FarTable;
  /** Whether the game has no secrets, so that another person may see what a seat sees. */
  readonly open: boolean;
  readonly onAsk: (command: TableCommand) => void;
}) {
  const { far } = useWords();
  if (!open || table.mine === null || table.status !== 'playing') return null;
  const consent = table.people[table.mine]?.consent === true;
  return (
    <Field label={far.consent} why={far.consentWhy}>
      {(field) => (
        <input
          {...field}
          type="checkbox"
          role="switch"
          aria-checked={consent}
          checked={consent}
          onChange={({ target }) => onAsk({ type: 'consent', agree: target.checked })}
        />
      )}
    </Field>
  );
}
