import { createQueryClient } from '@havan/api-client/query-defaults';
import { isFlagOn, type FlagValues } from '@havan/domain/feature-flag';
import { appStoreOf } from '@havan/domain/smart-banner';
import { SkipLink } from '@havan/ui/SkipLink';
import { Loading } from '@havan/ui/Loading';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AppProfileContext, useAppProfile } from './app-profile.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LaterFooter } from './footer/LaterFooter.tsx';
import { Header, type HeaderProps } from './header/Header.tsx';
import { logClientError } from './log-client-error.ts';
import { lazyScreen } from './lazy-screen.ts';
import { QuietBoundary } from './notices/QuietBoundary.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { shellTexts } from './shell-texts.ts';
import { useBasicInfos, useBasicInfosRefresh } from './use-basic-infos.ts';
import { useIsLater } from './use-is-later.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** What the platform has to say and to count waits until the screen stands; the cookie question waits as long anyway. */
const noticesAfterMs = 2000;
const hasAppStore = appStoreOf(navigator.userAgent) !== null;

const ShellNotices = lazyScreen(() => import('./notices/ShellNotices.tsx'), 'ShellNotices');
const SmartBanner = lazyScreen(() => import('./notices/SmartBanner.tsx'), 'SmartBanner');

export interface ShellProps extends HeaderProps {
  /** What else lives beside the screens: dialogs of the app, shortcuts. */
  readonly children?: ReactNode;
}

/**
 * The layout route of everything behind the sign-in: header, screen, footer. What the server told one person is
 * forgotten with this layout, so nobody who signs in next can see it.
 */
export function Shell(props: ShellProps) {
  const [client] = useState(createQueryClient);
  return (
    <RequireSession>
      <QueryClientProvider client={client}>
        <ShellFrame {...props} />
      </QueryClientProvider>
    </RequireSession>
  );
}

function ShellFrame({ children, ...header }: ShellProps) {
  const profile = useAppProfile();
  const { pathname, search } = useLocation();
  const infos = useBasicInfos();
  useBasicInfosRefresh();
  useKeptFocus();
  const isLater = useIsLater(noticesAfterMs);
  // Only what blocks the page has the right to come before it is drawn.
  const isQuiet = isLater || infos?.user.hasPendingAgreement;

  const report = (error: Error) => logClientError(profile, error, infos?.user.id);

  const signedIn = useMemo(() => {
    const values = (infos?.featureFlags ?? {}) as FlagValues;
    const userId = infos?.user.id ?? null;
    return { ...profile, flags: { isOn: (flag: keyof FlagValues) => isFlagOn(flag, values, userId) } };
  }, [profile, infos]);

  return (
    <AppProfileContext value={signedIn}>
      <SkipLink />
      <QuietBoundary onError={report}>
        <Suspense fallback={null}>{infos && hasAppStore ? <SmartBanner /> : null}</Suspense>
      </QuietBoundary>
      <Header {...header} />
      <OfflineBanner />
      <ErrorBoundary resetKey={pathname + search} homeHref={profile.paths.home()} onError={report}>
        <Suspense fallback={<Loading size="page" label={shellTexts.loading} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {profile.paths.withoutFooter.includes(pathname) ? null : <LaterFooter />}
      {children}
      <QuietBoundary onError={report}>
        <Suspense fallback={null}>{infos && isQuiet ? <ShellNotices infos={infos} /> : null}</Suspense>
      </QuietBoundary>
    </AppProfileContext>
  );
}
