import { createQueryClient } from '@havan/api-client/query-defaults';
import type { FeatureFlag } from '@havan/domain/feature-flag';
import { isValueOn } from '@havan/domain/flag-value';
import { seesPrices } from '@havan/domain/seen-price';
import { appStoreOf } from '@havan/domain/smart-banner';
import { HiddenPrices } from '@havan/ui/Money';
import { SkipLink } from '@havan/ui/SkipLink';
import { Loading } from '@havan/ui/Loading';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AppProfileContext, useAppProfile } from '../profile/app-profile.ts';
import { RequireSession } from '../guards/RequireSession.tsx';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { LaterFooter } from '../footer/LaterFooter.tsx';
import { Header, type HeaderProps } from '../header/Header.tsx';
import { logClientError } from '../failures/log-client-error.ts';
import { lazyScreen } from '../loading/lazy-screen.ts';
import { QuietBoundary } from '../failures/QuietBoundary.tsx';
import { ReviewBanner } from './ReviewBanner.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { shellTexts } from '../shell-texts.ts';
import { useBasicInfos, useBasicInfosRefresh } from '../profile/use-basic-infos.ts';
import { useDelayed } from '../loading/use-delayed.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import * as css from './Shell.css.ts';

/** Delay of the notices and analytics, so that the screen renders first; the cookie question waits this long anyway. */
const noticesAfterMs = 2000;
const hasAppStore = appStoreOf(navigator.userAgent) !== null;

const SmartBanner = lazyScreen(() => import('../notices/SmartBanner.tsx'), 'SmartBanner');

export interface ShellProps extends HeaderProps {
  /** Notices of the platform, in a chunk of their own, rendered once the user is known. */
  readonly notices: ReactNode;
  /** Whether the app shows market prices, which are hidden from a company that may not trade yet. */
  readonly isMarket?: boolean;
  /** Other parts beside the screens: dialogs of the app, shortcuts. */
  readonly children?: ReactNode;
}

/**
 * Renders the layout route of everything behind the sign-in: header, screen, footer. The query cache is
 * cleared when it unmounts, so the next user cannot see data of the previous one.
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

function ShellFrame({ children, notices, isMarket, ...header }: ShellProps) {
  const profile = useAppProfile();
  const { pathname, search } = useLocation();
  const infos = useBasicInfos();
  useBasicInfosRefresh();
  useKeptFocus();
  const isLater = useDelayed(noticesAfterMs);
  // Only notices that block the page are loaded before it is drawn.
  const isQuiet = isLater || infos?.user.hasPendingAgreement;

  const report = (error: Error) => logClientError(profile, error, infos?.user.id);
  const hasFooter = !profile.paths.withoutFooter.includes(pathname);

  const isInReview = Boolean(isMarket && infos && infos.user.reviewState !== 'approved');
  const seesNone = infos !== null && !seesPrices(infos.user.rights);
  // A company sees its own amounts, such as those of its orders and its wallet; the cart of the header has market prices.
  const hidesPrices = seesNone || (isInReview && !/^\/myprofile\/(?!favorites)/.test(pathname));

  const signedIn = useMemo(() => {
    if (!infos) return profile;
    const isOn = (flag: FeatureFlag) => {
      const value = infos.featureFlags[flag];
      return value ? isValueOn(value, infos.user.id) : profile.flags.isOn(flag);
    };
    return { ...profile, flags: { isOn } };
  }, [profile, infos]);

  return (
    <AppProfileContext value={signedIn}>
      <HiddenPrices value={hidesPrices}>
        <SkipLink />
        <QuietBoundary onError={report}>
          <Suspense fallback={null}>{infos && hasAppStore ? <SmartBanner /> : null}</Suspense>
        </QuietBoundary>
        <HiddenPrices value={seesNone || isInReview}>
          <Header {...header} />
        </HiddenPrices>
        <OfflineBanner />
        <ReviewBanner />
        <div className={hasFooter ? css.screen : undefined}>
          <ErrorBoundary resetKey={pathname + search} homeHref={profile.paths.home()} onError={report}>
            <Suspense fallback={<Loading size="page" label={shellTexts.loading} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
        {hasFooter ? <LaterFooter /> : null}
        {children}
        <QuietBoundary onError={report}>
          <Suspense fallback={null}>{infos && isQuiet ? notices : null}</Suspense>
        </QuietBoundary>
      </HiddenPrices>
    </AppProfileContext>
  );
}
