import { useEffect, useState } from 'react';
import { searchPlaceholderCharMs, searchPlaceholderPauseTicks as pauseTicks } from '../theme/behaviour.ts';

/**
 * Writes one text after the other into a placeholder, a character every 125 ms with a pause of 15 ticks between texts
 * (specification §4), beginning with the pause after the first. Stands still, with the first text whole, when motion is reduced or `active` is false.
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

/**
 * Returns the placeholder at a tick; pure, so that the rule can be tested without a clock. It begins with the
 * first text complete: a page is first painted with the whole hint, not with its first letter.
 */
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
