import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { About } from './pages/about.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Loading } from './parts/loading.tsx';
import { ErrorBoundary } from './parts/trouble.tsx';
import { routes } from './routes.ts';
import { OfflineNotice } from './service-worker-notice.tsx';

const NewGame = lazy(async () => ({ default: (await import('./pages/new-game.tsx')).NewGame }));
const Table = lazy(async () => ({ default: (await import('./pages/table.tsx')).Table }));
const Friends = lazy(async () => ({ default: (await import('./pages/friends.tsx')).Friends }));
const FarTable = lazy(async () => ({ default: (await import('./pages/far-table.tsx')).FarTablePage }));
const Lobby = lazy(async () => ({ default: (await import('./pages/lobby.tsx')).Lobby }));
const Replay = lazy(async () => ({ default: (await import('./pages/replay.tsx')).Replay }));
const Tutorial = lazy(async () => ({ default: (await import('./pages/tutorial.tsx')).Tutorial }));
const Rules = lazy(async () => ({ default: (await import('./pages/rules.tsx')).Rules }));
const Workshop = lazy(async () => ({ default: (await import('./pages/workshop.tsx')).Workshop }));
const Settings = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }));

/** The app: one page for each address. Pages are given the named part of their address. */
export function App() {
  const [place] = useLocation();
  return (
    <ErrorBoundary place={place}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={routes.home} component={Home} />
          <Route path={routes.new}>{({ game }) => <NewGame key={game} id={game} />}</Route>
          <Route path={routes.play}>{({ id }) => <Table key={id} id={id} />}</Route>
          <Route path={routes.friends}>{({ game }) => <Friends key={game} id={game} />}</Route>
          <Route path={routes.table}>{({ id }) => <FarTable key={id} id={id} />}</Route>
          <Route path={routes.lobby} component={Lobby} />
          <Route path={routes.replay}>{({ id }) => <Replay key={id} id={id} />}</Route>
          <Route path={routes.learn}>{({ game }) => <Tutorial key={game} id={game} />}</Route>
          <Route path={routes.rules}>{({ game }) => <Rules key={game} id={game} />}</Route>
          <Route path={routes.make}>
            {({ game, workshop }) => <Workshop key={`${game} ${workshop}`} id={game} name={workshop} />}
          </Route>
          <Route path={routes.settings} component={Settings} />
          <Route path={routes.about} component={About} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <OfflineNotice />
    </ErrorBoundary>
  );
}
