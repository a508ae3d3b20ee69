import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The `meta` of a mutation after which every other tab of this browser reads a key again. */
export const notifiesTabs = (key: QueryKey) => ({ notifiesTabs: key });

/** The part of a BroadcastChannel that is needed here. */
export interface TabLine {
  postMessage(key: QueryKey): void;
  addEventListener(kind: 'message', hear: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/**
 * Tells the other tabs of a user what this one has changed, and reads again what they did (walk of 22.11.2026, seller
 * minor 1: an order confirmed in one tab stayed new in the other). Answers how to leave.
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
