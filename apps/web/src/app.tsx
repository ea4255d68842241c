import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './pages/error-boundary.tsx';
import { NotFoundPage } from './pages/frame/not-found-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { NewVersion } from './pages/new-version.tsx';

const PlayPage = lazy(async () => ({ default: (await import('./pages/play/play-page.tsx')).PlayPage }));
const SetUpPage = lazy(async () => ({ default: (await import('./pages/setup/set-up-page.tsx')).SetUpPage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules/rules-page.tsx')).RulesPage }));
const CardsPage = lazy(async () => ({ default: (await import('./pages/cards/cards-page.tsx')).CardsPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings-page.tsx')).SettingsPage,
}));
const AboutPage = lazy(async () => ({ default: (await import('./pages/about-page.tsx')).AboutPage }));

export function App() {
  return (
    <ErrorBoundary>
      <NewVersion />
      <Suspense fallback={<p className="vh">Loading</p>}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game">{({ game }) => <SetUpPage game={game} />}</Route>
          <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
          <Route path="/rules/:rule?">{({ rule }) => <RulesPage rule={rule} />}</Route>
          <Route path="/cards/:card?">{({ card }) => <CardsPage card={card} />}</Route>
          <Route path="/settings" component={SettingsPage} />
          <Route path="/about" component={AboutPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
