import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';

/**
 * The release of the embedded server. Change both with its package: a test checks the version; the day is that of the
 * announcement.
 */
export const embeddedRelease = { version: '18.4', day: '2026-05-14' } as const;

const dayMs = 86_400_000;
/** Age in days from which a release lacks corrections, which PostgreSQL publishes each quarter. */
const freshDays = 100;

/** Returns the sentences about the embedded server at `now`: what it is meant for, its release and its age. */
export function embeddedNotice(now: Date): string {
  const today = formatIsoDay(istanbulDayOf(now));
  const days = Math.round((Date.parse(today) - Date.parse(embeddedRelease.day)) / dayMs);
  const server = `an embedded PostgreSQL ${embeddedRelease.version} of ${embeddedRelease.day} (${days} days old)`;
  const old = days > freshDays ? ' It lacks later security fixes: set DATABASE_URL to trade.' : '';
  return `Without DATABASE_URL the data lies in ${server}, which is meant for a trial.${old}`;
}
