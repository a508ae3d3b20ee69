import { hoursBefore, type Purge } from '../../core/jobs-runner/housekeeping.ts';
import { clearPaymentKeys } from './payment/payment.sql.ts';

/** Deletes idempotency keys of payments after a day. */
export const salesPurges: readonly Purge[] = [(db, now) => clearPaymentKeys(db, hoursBefore(now, 24))];
