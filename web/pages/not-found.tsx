import { Trouble } from '../parts/trouble.tsx';
import { useWords } from '../words/index.ts';

/** The page of every address that leads nowhere. */
export function NotFound() {
  const { problems } = useWords();
  return <Trouble title={problems.notFoundTitle} text={problems.notFound} />;
}
