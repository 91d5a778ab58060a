import { roomOf } from '@holoboard/games';
import { useEffect, useState } from 'react';
import { type Bundle, loadBundle } from '../games.ts';
import { useFetched, WhenFetched } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { addressOf } from '../routes.ts';
import { useLanguage } from '../words/index.ts';
import { NotFound } from './not-found.tsx';

/** A page where something is made that a game uses; the part of the address behind `#` is what a link brings along. */
export function Workshop({ id, name }: { readonly id: string; readonly name: string }) {
  const fetched = useFetched(id, loadBundle);
  return (
    <WhenFetched fetched={fetched}>{(bundle) => <WorkshopPage bundle={bundle} name={name} />}</WhenFetched>
  );
}

function WorkshopPage({
  bundle: { game, screen },
  name,
}: {
  readonly bundle: Bundle;
  readonly name: string;
}) {
  const language = useLanguage();
  const [text, setText] = useState(textOfAddress);
  useEffect(() => {
    const follow = (): void => setText(textOfAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const title = roomOf(game.id)?.workshops?.find(({ id }) => id === name)?.title;
  const Component = screen.workshops?.[name];
  if (!title || !Component) return <NotFound />;
  return (
    <Page title={title[language] ?? title.en}>
      <Component
        key={text}
        language={language}
        text={text}
        linkTo={(made) => `${location.origin}${addressOf.make(game.id, name)}#${made}`}
      />
    </Page>
  );
}

function textOfAddress(): string {
  return location.hash.slice(1);
}
