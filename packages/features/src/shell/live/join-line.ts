/** Tells a mark, to this window and the others. */
type Tell = (mark: string) => void;

/**
 * One live stream for all windows of a user in this browser: an address may have only a handful of connections at a time.
 * Whoever holds the lock keeps the stream and tells the others; a window that nobody sees lets go of it. Answers how to
 * leave.
 */
export function joinLine(
  name: string,
  keep: (tell: Tell, signal: AbortSignal) => Promise<void>,
  hear: Tell,
): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') hear(data);
  });
  const tell: Tell = (mark) => {
    hear(mark);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, windows have
    channel.postMessage(mark);
  };
  let seen: AbortController | null = null;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      seen?.abort();
      seen = null;
    } else if (!seen) {
      seen = new AbortController();
      void holding(name, seen.signal, (signal) => keep(tell, signal));
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    seen?.abort();
    channel.close();
  };
}

async function holding(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Only pages from a secure origin have locks; elsewhere each window keeps a stream of its own.
  if (!('locks' in navigator)) return work(signal);
  await navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined);
}
