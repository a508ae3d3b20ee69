import type { QueueItem } from '@havan/contract/backoffice/queues';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns a span of time in its two largest units: `1 gün 2 sa`, `3 sa 5 dk`, `4 dk`; `şimdi` below a minute. */
export function spanText(ms: number): string {
  const days = Math.floor(ms / dayMs);
  const hours = Math.floor((ms % dayMs) / hourMs);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (days > 0) return hours > 0 ? `${days} gün ${hours} sa` : `${days} gün`;
  if (hours > 0) return minutes > 0 ? `${hours} sa ${minutes} dk` : `${hours} sa`;
  return minutes > 0 ? `${minutes} dk` : 'şimdi';
}

/**
 * Returns how much of the target is left at `now`, in milliseconds since 1970, or by how much it is missed.
 */
export function targetText(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  if (Math.abs(left) < minuteMs) return 'süresi şimdi doluyor';
  return left >= 0 ? `${spanText(left)} kaldı` : `${spanText(-left)} gecikti`;
}

/** Returns whether the target is missed at `now`. */
export const isLate = (dueAt: string, now: number): boolean => Date.parse(dueAt) < now;

/** Returns the earliest target of the items that do not wait for an answer; null without one. */
export function nextTarget(items: readonly Pick<QueueItem, 'dueAt' | 'isAsked'>[]): string | null {
  const targets = items.filter(({ isAsked }) => !isAsked).map(({ dueAt }) => dueAt);
  return targets.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
