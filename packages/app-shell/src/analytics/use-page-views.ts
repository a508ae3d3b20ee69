import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useAppProfile } from '../profile/app-profile.ts';
import { pageConsent } from '../consent/consent-store.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';
import { pageAnalytics } from './page-analytics.ts';

/** Sends page views of users who have consented, with the identity of specification §3. */
export function usePageViews(): void {
  const { api, basename } = useAppProfile();
  const user = useBasicInfos()?.user;
  const { pathname } = useLocation();
  const [counter] = useState(() => pageAnalytics(api));
  const isGranted = useStore(pageConsent().state, ({ choice }) => choice === 'accepted');
  useEffect(() => {
    counter.identify(
      user
        ? {
            id: String(user.id),
            email: user.email,
            name: user.name,
            surname: user.surname,
            username: user.username,
          }
        : null,
    );
  }, [counter, user]);
  useEffect(() => {
    if (isGranted) counter.track('page_view', { path: basename + pathname });
  }, [counter, isGranted, basename, pathname]);
}
