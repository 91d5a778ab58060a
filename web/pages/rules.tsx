import { loadGame, titleIn } from '@holoboard/games';
import type { AnyGame } from '@holoboard/kernel';
import { useEffect, useState } from 'react';
import { useFetched, WhenFetched } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { RulesList } from '../parts/rules-list.tsx';
import { useLanguage, useWords } from '../words/index.ts';

/** All the rules of a game on one page; the part of the address behind `#` names a clause. */
export function Rules({ id }: { readonly id: string }) {
  const fetched = useFetched(id, loadGame);
  return <WhenFetched fetched={fetched}>{(game) => <RulesPage game={game} />}</WhenFetched>;
}

function RulesPage({ game }: { readonly game: AnyGame }) {
  const { rules } = useWords();
  const language = useLanguage();
  const [clause, setClause] = useState(clauseOfAddress);
  useEffect(() => {
    const follow = (): void => setClause(clauseOfAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <Page title={rules.title(titleIn(game.id, language))} intro={rules.intro} narrow>
      <RulesList game={game} clause={clause} anchors />
    </Page>
  );
}

function clauseOfAddress(): string | null {
  const hash = location.hash.slice(1);
  return hash === '' ? null : hash;
}
