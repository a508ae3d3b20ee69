// @not-memoised
import { type Device, deviceOf, resizeDebounceMs } from '@havan/domain/limits';
import { useSyncExternalStore } from 'react';

/** State of the window (specification §3 "Other client state", §4 "Viewport"). */
interface Viewport {
  readonly currentDevice: Device;
  /** False while the window is hidden or its tab is in the background. */
  readonly isBrowserVisible: boolean;
}

const readViewport = (): Viewport => ({
  currentDevice: deviceOf(window.innerWidth),
  isBrowserVisible: document.visibilityState !== 'hidden',
});

const isSame = (a: Viewport, b: Viewport): boolean =>
  a.currentDevice === b.currentDevice && a.isBrowserVisible === b.isBrowserVisible;

let kept: Viewport | undefined;
const readers = new Set<() => void>();

function renew(): void {
  const now = readViewport();
  if (kept && isSame(kept, now)) return;
  kept = now;
  for (const read of readers) read();
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Renews the viewport once a resize has paused, not at each width on the way. */
function renewLater(): void {
  clearTimeout(timer);
  timer = setTimeout(renew, resizeDebounceMs);
}

function subscribe(read: () => void): () => void {
  if (readers.size === 0) {
    window.addEventListener('resize', renewLater);
    document.addEventListener('visibilitychange', renew);
    // The size was read for the first render and has not been observed since.
    renew();
  }
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('resize', renewLater);
    document.removeEventListener('visibilitychange', renew);
    kept = undefined;
  };
}

/** Assumed by a prerendered page until the real viewport is read. */
const prerendered: Viewport = { currentDevice: 'web', isBrowserVisible: true };

/**
 * Returns the device class of the window and whether it is visible, renewed half a second after its last
 * change.
 */
export function useViewport(): Viewport {
  return useSyncExternalStore(
    subscribe,
    () => (kept ??= readViewport()),
    () => prerendered,
  );
}
