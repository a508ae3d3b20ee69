import { useLocation } from 'react-router';
import { useAppProfile } from '../app-profile.ts';
import type { AnalyticsFacts } from './analytics.ts';

/** What the apps count besides the pages; named as shop analytics name them everywhere. */
export type TrackedEvent =
  | 'view_item_list'
  | 'add_to_wishlist'
  | 'remove_from_wishlist'
  | 'search'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout'
  | 'purchase';

/** As long as the notices wait: before these have brought the answer about cookies an event would only be held. */
const counterAfterMs = 2000;
let isTime: Promise<void> | undefined;

/**
 * Counts an event of the page in sight, for whoever agreed to it. The counter is loaded some time after the first event,
 * and what is only counted never disturbs: a failure is told to nobody.
 */
export function useTrack(): (name: TrackedEvent, what?: Omit<AnalyticsFacts, 'path' | 'at'>) => void {
  const { api, basename } = useAppProfile();
  const { pathname } = useLocation();
  return (name, what = {}) => {
    const facts = { ...what, path: basename + pathname, at: Date.now() };
    isTime ??= new Promise((resolve) => setTimeout(resolve, counterAfterMs));
    void isTime
      .then(() => import('./page-analytics.ts'))
      .then(({ pageAnalytics }) => pageAnalytics(api).track(name, facts))
      .catch(() => undefined);
  };
}
