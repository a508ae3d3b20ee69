// @not-memoised
import { Alert } from '@havan/ui/Alert';
import { useSyncExternalStore } from 'react';
import { shellTexts } from '../shell-texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns whether the browser is online; true while the page is prerendered. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Renders a banner while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return <output>{isOnline ? null : <Alert kind="warning">{shellTexts.offline}</Alert>}</output>;
}
