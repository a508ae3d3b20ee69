import type { Api } from '@havan/api-client/client';
import { collectAnalytics } from '@havan/contract/consent';
import { pageConsent } from '../consent/consent-store.ts';
import { createAnalytics, type Analytics } from './analytics.ts';

let analytics: Analytics | undefined;

/** The one of this page; it counts at our own server. */
export function pageAnalytics(api: Api): Analytics {
  analytics ??= createAnalytics({
    consent: pageConsent(),
    port: {
      // What was counted in the moment of leaving counts as well.
      send: (message) => void api.call(collectAnalytics, message, { keepalive: true }).catch(() => null),
    },
    storage: localStorage,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  return analytics;
}
