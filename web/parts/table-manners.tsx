import type { Seat } from '@holoboard/kernel';
import type { FarTable, TableCommand } from '@holoboard/table';
import { useWords } from '../words/index.ts';
import { personName } from '../words/names.ts';
import { Field } from './field.tsx';
import { PersonButton } from './person-button.tsx';
import './menu.css';

/** What somebody settles about a table while it goes on: who may watch, who may go on in their place, whom they report or block. */
export function TableManners({
  table,
  isOpenGame,
  sideOf,
  known,
  onAsk,
}: {
  readonly table: FarTable;
  /** Whether the game has no secrets, so that another person may see what a seat sees. */
  readonly isOpenGame: boolean;
  readonly sideOf: (seat: Seat) => string;
  /** Whether the server knows us: only then can we report and block. */
  readonly known: boolean;
  readonly onAsk: (command: TableCommand) => void;
}) {
  const words = useWords();
  const { far } = words;
  const { mine } = table;
  const people = table.people.map((who) => ({ ...who, name: personName(who.name, words) }));
  const consent = mine !== null && people[mine]?.consent === true;
  return (
    <>
      {isOpenGame && mine !== null && table.status === 'playing' && (
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
      )}
      {!table.spectators && <p className="quiet">{far.privateTitle}.</p>}
      <div className="menu">
        <SpectatorsButton table={table} onAsk={onAsk} />
        {known &&
          people.map(
            (who, seat) =>
              who.kind === 'person' &&
              seat !== mine && (
                <PersonButton
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  key={seat}
                  className="button"
                  about={{
                    title: `${who.name} (${sideOf(seat)})`,
                    name: who.name,
                    pointed: { table: table.id, seat },
                    known,
                  }}
                >
                  {far.about(who.name)}
                </PersonButton>
              ),
          )}
        {known && <ReportTable table={table} />}
      </div>
    </>
  );
}

/** Lets whoever has opened a table say whether people without a seat may watch it. */
export function SpectatorsButton({
  table,
  onAsk,
}: {
  readonly table: FarTable;
  readonly onAsk: (command: TableCommand) => void;
}) {
  const { far } = useWords();
  if (!table.own || table.status === 'closed') return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => onAsk({ type: 'spectators', allowed: !table.spectators })}
    >
      {table.spectators ? far.closeToSpectators : far.openToSpectators}
    </button>
  );
}

/** Tells the operator about a table. */
export function ReportTable({ table }: { readonly table: FarTable }) {
  const { far } = useWords();
  return (
    <PersonButton
      className="button"
      about={{ title: far.reportTable, name: null, pointed: { table: table.id }, known: true }}
    >
      {far.reportTable}
    </PersonButton>
  );
}
