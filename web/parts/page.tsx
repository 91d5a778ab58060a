import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { routes } from '../routes.ts';
import { useWords } from '../words/index.ts';
import { Emblem } from './emblem.tsx';
import './page.css';

/** Whether a page has been shown already: the first one leaves the focus where the browser puts it. */
let visited = false;

/** Names the page, and puts the focus on its heading when one comes to it from another page. */
export function usePageTitle(title: string): React.RefObject<HTMLHeadingElement | null> {
  const { app } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === app.name ? title : `${title} · ${app.name}`;
  }, [title, app.name]);
  useEffect(() => {
    if (visited) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return heading;
}

/** A page with the bar above and the notice below: everything but the table and the replay. */
export function Page({
  title,
  narrow = false,
  intro,
  children,
}: {
  readonly title: string;
  readonly narrow?: boolean;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  const { app } = useWords();
  const heading = usePageTitle(title);
  return (
    <>
      <a className="skip-link" href="#content">
        {app.skip}
      </a>
      <Bar />
      <main id="content" className={narrow ? 'page narrow' : 'page'}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className="quiet">{intro}</p>}
        </header>
        {children}
      </main>
      <footer className="foot">
        <p>{app.notice}</p>
      </footer>
    </>
  );
}

function Bar() {
  const { app, far } = useWords();
  const [here] = useLocation();
  const entry = (to: string, label: string) => (
    <Link className="button bare" href={to} {...(here === to ? { 'aria-current': 'page' as const } : {})}>
      {label}
    </Link>
  );
  return (
    <header className="bar">
      <Link className="brand" href={routes.home}>
        <Emblem />
        {app.name}
      </Link>
      <nav aria-label={app.navigation} className="buttons">
        {entry(routes.lobby, far.lobby)}
        {entry(routes.settings, app.settings)}
        {entry(routes.about, app.about)}
      </nav>
    </header>
  );
}
