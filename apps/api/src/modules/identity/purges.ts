import { hoursBefore, type Purge } from '../../core/jobs-runner/housekeeping.ts';
import { purgeRegistrations } from './account/account.sql.ts';
import { purgeKeyMinutes } from './api-keys/api-keys.sql.ts';
import { purgeLinks } from './codes/account-link.sql.ts';
import { purgeCodes } from './codes/one-time-code.sql.ts';
import { purgeAnalytics } from './consent/consent.sql.ts';
import { purgeKnownDevices } from './session/devices/known-device.sql.ts';
import { purgeSessions } from './session/session.sql.ts';
import { purgeThrottle } from './session/throttle.sql.ts';

/** Deletes ended sessions, old attempts, and unused applications and codes. */
export const identityPurges: readonly Purge[] = [
  purgeSessions,
  (db, now) => purgeThrottle(db, hoursBefore(now, 24)),
  (db, now) => purgeRegistrations(db, hoursBefore(now, 24)),
  (db, now) => purgeCodes(db, hoursBefore(now, 24)),
  // An expired link is kept for a month, so that it can be reported as expired.
  (db, now) => purgeLinks(db, hoursBefore(now, 30 * 24)),
  (db, now) => purgeKnownDevices(db, hoursBefore(now, 24 * 365)),
  (db, now) => purgeKeyMinutes(db, hoursBefore(now, 25)),
  // Thirteen months, the lifetime of a visitor id.
  (db, now) => purgeAnalytics(db, now, hoursBefore(now, 24 * 395)),
];
