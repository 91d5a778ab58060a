import type { FarStanding, FarTable, TableCommand } from '@holoboard/table';
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

/** What happens beside the game at a table far away, and what can be done about it. */
export function FarNotice({
  line,
  table,
  standing,
  onAsk,
  onSit,
  onReplace,
  problem,
}: {
  readonly line: LineState;
  readonly table: FarTable;
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
  const gone = people.findIndex(({ kind, here }, seat) => kind === 'person' && !here && seat !== mine);
  const seatName = (seat: number): string => `${seat + 1}`;
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
      {table.status === 'playing' && empty >= 0 && (
        <div className="notice" role="status">
          <p>{far.empty(seatName(empty))}</p>
          {mine !== null ? (
            <button type="button" className="button" onClick={() => onReplace(empty)}>
              {far.replace}
            </button>
          ) : (
            <button type="button" className="button" onClick={onSit}>
              {far.takeSeat}
            </button>
          )}
        </div>
      )}
      {table.status === 'playing' && mine !== null && empty < 0 && gone >= 0 && table.pace === 'live' && (
        <div className="notice" role="status">
          <p>{far.gone(nameOf(gone))}</p>
          <button type="button" className="button" onClick={() => onReplace(gone)}>
            {far.replace}
          </button>
        </div>
      )}
    </>
  );
}
