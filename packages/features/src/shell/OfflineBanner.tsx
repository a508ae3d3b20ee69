import { Alert } from '@havan/ui/Alert';
import { useSyncExternalStore } from 'react';
import { shellTexts } from './shell-texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser believes that it has a line; whoever gets the page has one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Says that the line is gone, for as long as it is. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return <output>{isOnline ? null : <Alert kind="warning">{shellTexts.offline}</Alert>}</output>;
}
