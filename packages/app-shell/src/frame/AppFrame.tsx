import { LinkProvider } from '@havan/ui/LinkProvider';
import { Loading } from '@havan/ui/Loading';
import { Suspense } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import { AppProfileContext, type AppProfile } from '../profile/app-profile.ts';
import { AppLink } from './AppLink.tsx';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { logClientError } from '../failures/log-client-error.ts';
import { useSession } from '../session/use-session.ts';
import { lazyScreen } from '../loading/lazy-screen.ts';
import { QuietBoundary } from '../failures/QuietBoundary.tsx';
import { shellTexts } from '../shell-texts.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const VisitorConsent = lazyScreen(() => import('../consent/VisitorConsent.tsx'), 'VisitorConsent', {
  chunk: 'consent',
});

export interface AppFrameProps {
  readonly profile: AppProfile;
  readonly routes: RouteObject[];
}

/**
 * Renders the content of both apps inside their router: profile, screens and the outermost error boundary.
 */
export function AppFrame(props: AppFrameProps) {
  return (
    <AppProfileContext value={props.profile}>
      <LinkProvider component={AppLink}>
        <Screens {...props} />
      </LinkProvider>
    </AppProfileContext>
  );
}

function Screens({ profile, routes }: AppFrameProps) {
  const { pathname, search } = useLocation();
  useScrollMemory();
  const { isAuthenticated, isRefreshing } = useSession();
  const report = (error: Error) => logClientError(profile, error);
  return (
    <ErrorBoundary resetKey={pathname + search} homeHref={profile.paths.home()} onError={report}>
      <Suspense fallback={<Loading size="page" label={shellTexts.loading} />}>{useRoutes(routes)}</Suspense>
      {isAuthenticated || isRefreshing ? null : (
        <QuietBoundary onError={report}>
          <Suspense fallback={null}>
            <VisitorConsent />
          </Suspense>
        </QuietBoundary>
      )}
    </ErrorBoundary>
  );
}
