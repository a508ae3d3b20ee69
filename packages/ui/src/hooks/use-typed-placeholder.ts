// @not-memoised
import { useEffect, useState } from 'react';
import { searchPlaceholderCharMs, searchPlaceholderPauseTicks as pauseTicks } from '../theme/behaviour.ts';

/**
 * Returns a placeholder that types one text after the other: a character every 125 ms, and a pause of 15
 * ticks after each text (specification §4). It starts with the complete first text, which also stays while
 * motion is reduced or `active` is false.
 */
export function useTypedPlaceholder(texts: readonly string[], active: boolean): string {
  const [tick, setTick] = useState(0);
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const running = active && !still && texts.length > 0;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTick((before) => before + 1), searchPlaceholderCharMs);
    return () => clearInterval(timer);
  }, [running]);

  if (!running) return texts[0] ?? '';
  return typedAt(texts, tick);
}

/** Returns the placeholder at a tick. Tick 0 is the complete first text, so that the first paint shows a whole hint. */
export function typedAt(texts: readonly string[], tick: number): string {
  const cycle = texts.reduce((sum, text) => sum + text.length + pauseTicks, 0);
  const written = (texts[0]?.length ?? 1) - 1;
  let rest = cycle === 0 ? 0 : (tick + written) % cycle;
  for (const text of texts) {
    if (rest < text.length + pauseTicks) return text.slice(0, rest + 1);
    rest -= text.length + pauseTicks;
  }
  return '';
}
