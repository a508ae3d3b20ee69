import { purgeKeys } from '../http/idempotency/idempotency.sql.ts';
import { purgeRemovals } from '../resources/basket/removals.sql.ts';
import { purgeRegistrations } from '../resources/account/account.sql.ts';
import { purgeLinks } from '../resources/one-time-code/account-link.sql.ts';
import { purgeCodes } from '../resources/one-time-code/one-time-code.sql.ts';
import { purgeAnalytics } from '../resources/consent/consent.sql.ts';
import { forgetPaymentKeys } from '../resources/payment/payment.sql.ts';
import { purgeSessions } from '../resources/session/session.sql.ts';
import { purgeThrottle } from '../resources/session/throttle.sql.ts';
import type { Job } from './job.ts';

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

/** Forgets what can no longer matter: stored answers after a day, ended sessions, old attempts, applications
 * and codes that nobody used. */
export const housekeeping: Job = {
  name: 'housekeeping',
  everySeconds: 600,
  run: async ({ db, clock }) => {
    const now = clock.now();
    await purgeKeys(db, hoursBefore(now, 24));
    await forgetPaymentKeys(db, hoursBefore(now, 24));
    await purgeSessions(db, now);
    await purgeRemovals(db, hoursBefore(now, 48));
    await purgeThrottle(db, hoursBefore(now, 24));
    await purgeRegistrations(db, hoursBefore(now, 24));
    await purgeCodes(db, hoursBefore(now, 24));
    // A link that is over is known as such for a month.
    await purgeLinks(db, hoursBefore(now, 30 * 24));
    await purgeAnalytics(db, hoursBefore(now, 24 * 395));
  },
};
