import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { isChunkError } from '../chunk-error.ts';
import { routes } from '../routes.ts';
import { useWords } from '../words/index.ts';
import { Page } from './page.tsx';

/** Tells what went wrong, with ways on. */
export function Trouble({
  title,
  text,
  detail,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { problems } = useWords();
  return (
    <Page title={title} narrow>
      <p role="alert">{text}</p>
      {detail !== undefined && detail !== '' && <p className="quiet">{detail}</p>}
      <div className="buttons">
        {children}
        <Link className="button" href={routes.home}>
          {problems.home}
        </Link>
      </div>
    </Page>
  );
}

/** The page for an error that reached the top, or kept a part of the app from loading. */
export function Failure({ error }: { readonly error: unknown }) {
  const { problems } = useWords();
  const chunk = isChunkError(error);
  return (
    <Trouble
      title={chunk ? problems.chunkTitle : problems.crashTitle}
      text={chunk ? problems.chunk : problems.crash}
      detail={error instanceof Error ? error.message : String(error)}
    >
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {problems.tryAgain}
      </button>
    </Trouble>
  );
}

/** Catches what a page throws; another address starts afresh. */
export class ErrorBoundary extends Component<
  { readonly place: string; readonly children: ReactNode },
  { readonly error: unknown; readonly place: string }
> {
  override state = { error: null as unknown, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  static getDerivedStateFromProps(
    { place }: { readonly place: string },
    state: { readonly error: unknown; readonly place: string },
  ) {
    return place === state.place ? null : { error: null, place };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Failure error={this.state.error} />;
  }
}
