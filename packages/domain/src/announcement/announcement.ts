import { announcementAutoCloseMs } from '../limits/limits.ts';

/**
 * Returns whether the box of an agreement update is still open: it closes by itself after 24 h (specification
 * §4).
 */
export function isAnnouncementOpen(openedAt: Date, acknowledged: boolean, now: Date): boolean {
  return !acknowledged && announcementRemainingMs(openedAt, now) > 0;
}

/** Returns milliseconds until the box closes by itself, 0 once it has; for the timer that closes it. */
export function announcementRemainingMs(openedAt: Date, now: Date): number {
  return Math.max(0, openedAt.getTime() + announcementAutoCloseMs - now.getTime());
}
