/** Publishes a change token to this window and the others. */
type Notify = (mark: string) => void;

/**
 * Shares one event stream among all windows of a user in this browser, because browsers limit connections per host. The
 * window that has the lock keeps the stream and publishes to the others; a hidden window releases the lock. Returns a
 * function that leaves.
 */
export function joinLine(
  name: string,
  keep: (notify: Notify, signal: AbortSignal) => Promise<void>,
  onMark: Notify,
): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onMark(data);
  });
  const notify: Notify = (mark) => {
    onMark(mark);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, windows have
    channel.postMessage(mark);
  };
  let seen: AbortController | null = null;
  const update = () => {
    if (document.visibilityState === 'hidden') {
      seen?.abort();
      seen = null;
    } else if (!seen) {
      seen = new AbortController();
      void holding(name, seen.signal, (signal) => keep(notify, signal));
    }
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    seen?.abort();
    channel.close();
  };
}

async function holding(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Web Locks need a secure origin; elsewhere each window keeps its own stream.
  if (!('locks' in navigator)) return work(signal);
  await navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined);
}
