import type { FarStanding, FarTable, TableCommand } from '@holoboard/table';
import { useEffect, useState } from 'react';
import type { LineState } from '../far/line.ts';
import { useWords } from '../words/index.ts';
import './notices.css';

/** That the line is lost and comes back by itself. */
export function LineNotice({ line }: { readonly line: LineState }) {
  const { far } = useWords();
  if (line === 'open') return null;
  return (
    <div className="notice" role="status" data-line={line}>
      <p>{line === 'lost' ? far.lost : far.connecting}</p>
    </div>
  );
}

/** Whether a delay that was told at a time is over. */
function useIsOver(toldAt: number, delay: number | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(delay !== null && delay <= 0);
    if (delay === null) return;
    const timer = setTimeout(
      () => setOver(true),
      Math.max(0, Math.min(toldAt + delay - Date.now(), 0x7fffffff)),
    );
    return () => clearTimeout(timer);
  }, [toldAt, delay]);
  return over;
}

/** What happens beside the game at a table far away, and what can be done about it. */
export function FarNotice({
  line,
  table,
  tableAt,
  standing,
  onAsk,
  onSit,
  onReplace,
  problem,
}: {
  readonly line: LineState;
  readonly table: FarTable;
  /** When the table was told, by our own clock. */
  readonly tableAt: number;
  readonly standing: FarStanding | null;
  readonly onAsk: (command: TableCommand) => void;
  readonly onSit: () => void;
  /** Lets a bot play on in place of somebody who has left. */
  readonly onReplace: (seat: number) => void;
  /** Why the last of these could not be done. */
  readonly problem: string | null;
}) {
  const { far } = useWords();
  const { mine, people } = table;
  const wish = standing?.wish ?? null;
  const nameOf = (seat: number): string => people[seat]?.name ?? '';
  const empty = people.findIndex(({ kind }) => kind === 'open');
  const gone = people.findIndex(({ freeIn }, seat) => freeIn !== undefined && seat !== mine);
  const mayReplace = useIsOver(tableAt, people[gone]?.freeIn ?? null);
  const playing = table.status === 'playing';
  return (
    <>
      <LineNotice line={line} />
      {problem !== null && (
        <div className="notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {wish && mine !== null && wish.waitingFor.includes(mine) && (
        <div className="notice" role="alert">
          <p>{far.wish(nameOf(wish.seat))}</p>
          <button type="button" className="button" onClick={() => onAsk({ type: 'answer', agree: true })}>
            {far.agree}
          </button>
          <button type="button" className="button" onClick={() => onAsk({ type: 'answer', agree: false })}>
            {far.disagree}
          </button>
        </div>
      )}
      {wish && wish.seat === mine && (
        <div className="notice" role="status">
          <p>{far.wishMine}</p>
        </div>
      )}
      {playing && mine === null && table.reserved !== null && (
        <div className="notice" role="status">
          <p>{far.reserved}</p>
          <button type="button" className="button" onClick={onSit}>
            {far.takeBack}
          </button>
        </div>
      )}
      {playing && empty >= 0 && table.reserved !== empty && (
        <div className="notice" role="status">
          <p>{far.empty(people[empty]?.reservedFor ?? '')}</p>
          {mine !== null && (
            <button type="button" className="button" onClick={() => onReplace(empty)}>
              {far.replace}
            </button>
          )}
          {mine === null && table.reserved === null && people[empty]?.consent && (
            <button type="button" className="button" onClick={onSit}>
              {far.takeSeat}
            </button>
          )}
        </div>
      )}
      {playing && mine !== null && empty < 0 && gone >= 0 && (
        <div className="notice" role="status">
          <p>{mayReplace ? far.gone(nameOf(gone)) : far.goneSince(nameOf(gone))}</p>
          {mayReplace && (
            <button type="button" className="button" onClick={() => onReplace(gone)}>
              {far.replace}
            </button>
          )}
        </div>
      )}
    </>
  );
}
