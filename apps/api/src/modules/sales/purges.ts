import { keepMonths } from '../../core/db/months/months.sql.ts';
import { hoursBefore, type Purge } from '../../core/jobs-runner/housekeeping.ts';
import { clearPaymentKeys } from './payment/payment.sql.ts';

/** Deletes idempotency keys of payments after a day, and makes the months of orders' events, which are kept. */
export const salesPurges: readonly Purge[] = [
  (db, now) => clearPaymentKeys(db, hoursBefore(now, 24)),
  (db, now) => keepMonths(db, 'order_event', now),
];
