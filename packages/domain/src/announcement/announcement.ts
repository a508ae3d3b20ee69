import { announcementAutoCloseMs } from '../limits/limits.ts';

/** Returns whether the box of an agreement update is still open: it closes after 24 h (specification §4). */
export function isAnnouncementOpen(openedAt: Date, acknowledged: boolean, now: Date): boolean {
  return !acknowledged && announcementRemainingMs(openedAt, now) > 0;
}

/** Returns the milliseconds until the box closes; 0 when it is closed. */
export function announcementRemainingMs(openedAt: Date, now: Date): number {
  return Math.max(0, openedAt.getTime() + announcementAutoCloseMs - now.getTime());
}
