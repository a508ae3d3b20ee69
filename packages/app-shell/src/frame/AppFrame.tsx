import { LinkProvider } from '@havan/ui/LinkProvider';
import { Loading } from '@havan/ui/Loading';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
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

export interface ScreensProps {
  readonly routes: RouteObject[];
  /** Renders the frame around the screens. */
  readonly children: (screens: ReactNode) => ReactNode;
}

export interface AppFrameProps {
  readonly profile: AppProfile;
  readonly routes: RouteObject[];
  /** Chooses the screens of the address; an app whose pages may be held gives `HeldScreens`. */
  readonly Screens?: ComponentType<ScreensProps> | undefined;
}

/**
 * Renders the content of both apps inside their router: profile, screens and the outermost error boundary.
 */
export function AppFrame(props: AppFrameProps) {
  return (
    <AppProfileContext value={props.profile}>
      <LinkProvider component={AppLink}>
        <Frame {...props} />
      </LinkProvider>
    </AppProfileContext>
  );
}

function AddressScreens({ routes, children }: ScreensProps) {
  useScrollMemory({ location: useLocation(), type: useNavigationType() });
  return children(useRoutes(routes));
}

function Frame({ profile, routes, Screens = AddressScreens }: AppFrameProps) {
  const { pathname, search } = useLocation();
  const { isAuthenticated, isRefreshing } = useSession();
  const report = (error: Error) => logClientError(profile, error);
  return (
    <Screens routes={routes}>
      {(screens) => (
        <ErrorBoundary resetKey={pathname + search} homeHref={profile.paths.home()} onError={report}>
          <Suspense fallback={<Loading size="page" label={shellTexts.loading} />}>{screens}</Suspense>
          {isAuthenticated || isRefreshing ? null : (
            <QuietBoundary onError={report}>
              <Suspense fallback={null}>
                <VisitorConsent />
              </Suspense>
            </QuietBoundary>
          )}
        </ErrorBoundary>
      )}
    </Screens>
  );
}
