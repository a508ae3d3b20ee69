import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';

/** The release of the embedded server. A new package of it changes both: the version is tested, the day is that of its announcement. */
export const embeddedRelease = { version: '18.4', day: '2026-05-14' } as const;

const dayMs = 86_400_000;
/** PostgreSQL publishes corrections each quarter; a server older than this lacks some. */
const freshDays = 100;

/** Returns the sentences about the embedded server at `now`: what it is meant for, its release and its age. */
export function embeddedNotice(now: Date): string {
  const today = formatIsoDay(istanbulDayOf(now));
  const days = Math.round((Date.parse(today) - Date.parse(embeddedRelease.day)) / dayMs);
  const server = `an embedded PostgreSQL ${embeddedRelease.version} of ${embeddedRelease.day} (${days} days old)`;
  const old = days > freshDays ? ' It lacks later security fixes: set DATABASE_URL to trade.' : '';
  return `Without DATABASE_URL the data lies in ${server}, which is meant for a trial.${old}`;
}
