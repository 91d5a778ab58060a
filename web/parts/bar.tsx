import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';
import { routes } from '../routes.ts';
import { useWords } from '../words/index.ts';
import { Emblem } from './emblem.tsx';
import './bar.css';

/** The bar above a table, a replay or the lessons: the way home, the title, what there is to tell, and tools. */
export function Bar({
  title,
  heading,
  banner = null,
  children,
}: {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly banner?: string | null;
  readonly children: ReactNode;
}) {
  const { app } = useWords();
  return (
    <header className="table-bar">
      <Link className="table-home" href={routes.home} aria-label={app.home}>
        <Emblem />
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {banner !== null && <p className="banner">{banner}</p>}
      <div className="tools">{children}</div>
    </header>
  );
}
