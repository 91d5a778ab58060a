import { roomOf, titleIn, UnknownGame } from '@holoboard/games';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useWords } from '../words/index.ts';
import { Trouble } from './trouble.tsx';
import './page.css';

/** What became of something that has to be fetched first. */
export type Fetched<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: Value };

/** Fetches something when a component appears; `id` names what. */
export function useFetched<Value>(id: string, fetch: (id: string) => Promise<Value>): Fetched<Value> {
  const [fetched, setFetched] = useState<Fetched<Value>>({ status: 'loading' });
  useEffect(() => {
    let wanted = true;
    fetch(id).then(
      (value) => wanted && setFetched({ status: 'ready', value }),
      (error: unknown) => wanted && setFetched({ status: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [id, fetch]);
  return fetched;
}

/** Draws what was fetched. A game that is not here has a page of its own; other errors go up to the boundary. */
export function WhenFetched<Value>({
  fetched,
  children,
}: {
  readonly fetched: Fetched<Value>;
  readonly children: (value: Value) => ReactNode;
}) {
  if (fetched.status === 'loading') return <Loading />;
  if (fetched.status === 'ready') return children(fetched.value);
  if (fetched.error instanceof UnknownGame) return <NoSuchGame id={fetched.error.id} />;
  throw fetched.error;
}

function NoSuchGame({ id }: { readonly id: string }) {
  const { problems } = useWords();
  const language = useLanguage();
  const coming = roomOf(id) !== undefined;
  return (
    <Trouble
      title={coming ? titleIn(id, language) : problems.notFoundTitle}
      text={coming ? problems.inTheMaking : problems.noSuchGame}
    />
  );
}

/** What is shown while a page is on its way. */
export function Loading() {
  const { app } = useWords();
  return (
    <main className="page" aria-busy="true">
      <p className="quiet" role="status">
        {app.loading}
      </p>
    </main>
  );
}
