import type { Api } from '@havan/api-client/client';
import { collectAnalytics } from '@havan/contract/identity/consent';
import { pageConsent } from '../consent/consent-store.ts';
import { createAnalytics, type Analytics } from './analytics.ts';

let analytics: Analytics | undefined;

/** Returns the analytics of this page, sent to our own server. */
export function pageAnalytics(api: Api): Analytics {
  analytics ??= createAnalytics({
    consent: pageConsent(),
    port: {
      // Events that occur while the page is left are sent, too.
      send: (message) => void api.call(collectAnalytics, message, { keepalive: true }).catch(() => null),
    },
    storage: localStorage,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  return analytics;
}
