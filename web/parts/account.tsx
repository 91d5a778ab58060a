import { useEffect, useState } from 'react';
import { type Blocked, blockedPeople, deleteMe, logOutEverywhere, newCode, unblock } from '../far/api.ts';
import { useMe } from '../far/me.ts';
import { useWords } from '../words/index.ts';
import './account.css';

/** Who one is to the server: whom one has blocked, where one is logged in, and how to be deleted. */
export function Account() {
  const { people, far } = useWords();
  const [me] = useMe();
  const [gone, setGone] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      setSaid(far.failed((error instanceof Error && error.message) || far.offline));
    }
  };
  if (me === undefined) return null;
  return (
    <section className="account">
      <h2>{people.title}</h2>
      {gone !== null && <p role="status">{gone}</p>}
      {gone === null && <p className="quiet">{me === null ? people.unknown : people.knownAs(me.name)}</p>}
      {gone === null && me !== null && (
        <>
          <Blocks attempt={attempt} />
          <Sessions attempt={attempt} onSaid={setSaid} onGone={() => setGone(people.loggedOut)} />
          <Deletion attempt={attempt} onGone={() => setGone(people.gone)} />
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

type Attempt = (work: () => Promise<void>) => Promise<void>;

function Blocks({ attempt }: { readonly attempt: Attempt }) {
  const { people } = useWords();
  const [blocks, setBlocks] = useState<readonly Blocked[]>([]);
  useEffect(() => {
    blockedPeople().then(setBlocks, () => undefined);
  }, []);
  return (
    <details className="card">
      <summary>{people.blocks}</summary>
      {blocks.length === 0 && <p className="quiet small">{people.noBlocks}</p>}
      <ul>
        {blocks.map(({ guest, name }) => (
          <li key={guest}>
            {name}{' '}
            <button
              type="button"
              className="button bare"
              onClick={() =>
                void attempt(async () => {
                  await unblock(guest);
                  setBlocks((all) => all.filter((each) => each.guest !== guest));
                })
              }
            >
              {people.unblock}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sessions({
  attempt,
  onSaid,
  onGone,
}: {
  readonly attempt: Attempt;
  readonly onSaid: (text: string) => void;
  readonly onGone: () => void;
}) {
  const { people, far } = useWords();
  // Whoever logs out here as well is given a way back before.
  const [code, setCode] = useState<string | null>(null);
  return (
    <details className="card">
      <summary>{people.sessions}</summary>
      <p className="quiet small">{people.sessionsWhy}</p>
      <div className="buttons">
        <button
          type="button"
          className="button"
          onClick={() =>
            void attempt(async () => {
              await logOutEverywhere(true);
              onSaid(people.loggedOutOthers);
            })
          }
        >
          {people.logOutOthers}
        </button>
        {code === null && (
          <button
            type="button"
            className="button"
            onClick={() => void attempt(async () => setCode(await newCode()))}
          >
            {people.logOut}
          </button>
        )}
      </div>
      {code !== null && (
        <>
          <p className="quiet small">{people.logOutWhy}</p>
          <p>
            {far.codeIs} <code>{code}</code>
          </p>
          <button
            type="button"
            className="button danger"
            onClick={() =>
              void attempt(async () => {
                await logOutEverywhere(false);
                onGone();
              })
            }
          >
            {people.logOutNow}
          </button>
        </>
      )}
    </details>
  );
}

function Deletion({ attempt, onGone }: { readonly attempt: Attempt; readonly onGone: () => void }) {
  const { people } = useWords();
  const [sure, setSure] = useState(false);
  return (
    <details className="card">
      <summary>{people.delete}</summary>
      <p className="quiet small">{people.deleteWhy}</p>
      <div className="buttons">
        {!sure && (
          <button type="button" className="button danger" onClick={() => setSure(true)}>
            {people.delete}
          </button>
        )}
        {sure && (
          <>
            <button
              type="button"
              className="button danger"
              onClick={() =>
                void attempt(async () => {
                  await deleteMe();
                  onGone();
                })
              }
            >
              {people.deleteNow}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {people.keep}
            </button>
          </>
        )}
      </div>
    </details>
  );
}
