import { useState } from 'react';
import { block, type Pointed, report } from '../far/api.ts';
import { useWords } from '../words/index.ts';
import './person-menu.css';

/** What can be done about somebody at a table: tell the operator, keep them from one's own tables, hide what they say. */
export function PersonMenu({
  who,
  name,
  mute,
}: {
  readonly who: Pointed;
  /** How they are called; nothing when the table itself is meant. */
  readonly name: string | null;
  /** Hides their lines on this screen, or shows them again. */
  readonly mute?: { readonly on: boolean; readonly toggle: () => void };
}) {
  const { people, far } = useWords();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState('');
  const attempt = async (work: Promise<void>, done: string): Promise<void> => {
    try {
      await work;
      setReason('');
      setSaid(done);
    } catch (error) {
      setSaid(far.failed((error instanceof Error && error.message) || far.offline));
    }
  };
  const label = name === null ? people.aboutTable : people.about(name);
  return (
    <details className="person-menu" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={label} title={label}>
        {name === null ? label : <span aria-hidden="true">⋯</span>}
      </summary>
      {open && (
        <div className="card">
          {mute && (
            <button type="button" className="button" onClick={mute.toggle}>
              {mute.on ? people.unmute : people.mute}
            </button>
          )}
          {name !== null && (
            <>
              <button
                type="button"
                className="button"
                onClick={() => void attempt(block(who), people.blocked)}
              >
                {people.block}
              </button>
              <p className="quiet small">{people.blockWhy}</p>
            </>
          )}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (reason.trim() !== '') void attempt(report(who, reason), people.reported);
            }}
          >
            <label>
              <span className="quiet small">{people.reportWhy}</span>
              <input
                value={reason}
                maxLength={500}
                autoComplete="off"
                // What is typed here is no key of the table.
                onKeyDown={(event) => event.stopPropagation()}
                onChange={(event) => setReason(event.target.value)}
              />
            </label>
            <button type="submit" className="button">
              {people.report}
            </button>
          </form>
          <p className="small" role="status">
            {said}
          </p>
        </div>
      )}
    </details>
  );
}
