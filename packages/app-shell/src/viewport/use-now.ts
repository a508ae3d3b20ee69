import { useEffect, useState } from 'react';
import { useViewport } from './use-viewport.ts';

/** Returns the present time, read again every `everyMs`, and at once when a hidden window becomes visible. */
export function useNow(everyMs = 30_000): Date {
  const { isBrowserVisible } = useViewport();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    // A hidden page gets no new time; the cleanup of this effect sets it when the page becomes visible again.
    if (!isBrowserVisible) return tick;
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isBrowserVisible]);
  return now;
}
