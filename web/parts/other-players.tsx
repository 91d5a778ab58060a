import type { FarTable } from '@holoboard/table';
import { useWords } from '../words/index.ts';
import { personName } from '../words/names.ts';
import { PersonMenu } from './person-menu.tsx';

/** The other people at a table, and what can be done about each of them and about the table. */
export function OtherPlayers({ table }: { readonly table: FarTable }) {
  const words = useWords();
  const others = table.people.flatMap(({ kind, name }, seat) =>
    kind === 'person' && seat !== table.mine ? [{ seat, name: personName(name, words) }] : [],
  );
  return (
    <div className="other-players">
      {others.map(({ seat, name }) => (
        <div key={seat}>
          {name} <PersonMenu who={{ table: table.id, seat }} name={name} />
        </div>
      ))}
      {!table.own && <PersonMenu who={{ table: table.id }} name={null} />}
    </div>
  );
}
