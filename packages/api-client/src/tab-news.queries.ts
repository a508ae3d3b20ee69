import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Returns the `meta` of a mutation after which every other tab of this browser reads a key again. */
export const notifiesTabs = (key: QueryKey) => ({ notifiesTabs: key });

/** The part of a BroadcastChannel that is needed here. */
export interface TabLine {
  postMessage(key: QueryKey): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/**
 * Sends the changes of this tab to the other tabs of a user, and reads again what they changed (an order
 * confirmed in one tab must not stay new in the other). Returns a function that leaves.
 */
export function shareTabNews(client: QueryClient, line: TabLine): () => void {
  line.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) void client.invalidateQueries({ queryKey: data });
  });
  const stop = client.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    const key = mutation?.meta?.['notifiesTabs'];
    const isDone = type === 'updated' && 'action' in event && event.action.type === 'success';
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, windows have
    if (isDone && Array.isArray(key)) line.postMessage(key);
  });
  return () => {
    stop();
    line.close();
  };
}
