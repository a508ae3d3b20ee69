import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until `seconds` have passed since `begun`, a moment of `Date.now()`; 0 when they
 * have.
 */
export function useCountdown(begun: number, seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.min(Math.ceil(seconds), Math.ceil((begun - now) / 1000 + seconds)));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

/** `65` as `1:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
