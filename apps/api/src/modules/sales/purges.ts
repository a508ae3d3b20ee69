import { hoursBefore, type Purge } from '../../core/jobs-runner/housekeeping.ts';
import { forgetPaymentKeys } from './payment/payment.sql.ts';

/** Idempotency keys of payments after a day. */
export const salesPurges: readonly Purge[] = [(db, now) => forgetPaymentKeys(db, hoursBefore(now, 24))];
