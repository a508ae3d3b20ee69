import type { Api } from '@havan/api-client/client';
import { collectAnalytics } from '@havan/contract/consent';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useAppProfile } from '../app-profile.ts';
import { pageConsent } from '../consent/consent-store.ts';
import { useBasicInfos } from '../use-basic-infos.ts';
import { createAnalytics, type Analytics } from './analytics.ts';

let analytics: Analytics | undefined;

/** The one of this page; it counts at our own server. */
function pageAnalytics(api: Api): Analytics {
  analytics ??= createAnalytics({
    consent: pageConsent(),
    port: { send: (message) => void api.call(collectAnalytics, message).catch(() => null) },
    storage: localStorage,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  return analytics;
}

/** Counts each page that a person who has agreed looks at, under the identity of specification §3. */
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
