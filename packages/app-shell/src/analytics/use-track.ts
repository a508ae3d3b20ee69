// @not-memoised
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useAppProfile } from '../profile/app-profile.ts';
import type { AnalyticsFacts } from './analytics.ts';

/** The events besides page views, with the usual names of e-commerce analytics. */
export type TrackedEvent =
  | 'view_item_list'
  | 'add_to_wishlist'
  | 'remove_from_wishlist'
  | 'search'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout'
  | 'purchase';

/** The delay of the notices: before they have loaded the cookie consent an event would only be held. */
const counterAfterMs = 2000;
let isTime: Promise<void> | undefined;

/**
 * Returns a function that sends an event of the current page if the user has consented. The analytics module is loaded
 * some time after the first event, and its failures are silent.
 */
export function useTrack(): (name: TrackedEvent, what?: Omit<AnalyticsFacts, 'path' | 'at'>) => void {
  const { api, basename } = useAppProfile();
  const { pathname } = useLocation();
  return useCallback(
    (name, what = {}) => {
      const facts = { ...what, path: basename + pathname, at: Date.now() };
      isTime ??= new Promise((resolve) => setTimeout(resolve, counterAfterMs));
      void isTime
        .then(() => import('./page-analytics.ts'))
        .then(({ pageAnalytics }) => pageAnalytics(api).track(name, facts))
        .catch(() => undefined);
    },
    [api, basename, pathname],
  );
}
