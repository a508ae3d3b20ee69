import { transferDeadline } from '@havan/domain/bank-transfer';
import type { Context } from '../../../core/context.ts';

/** Returns until when a payment by transfer that starts now holds its stock. */
export const transferExpiry = ({ clock }: Pick<Context, 'clock'>): Date => transferDeadline(clock.now());
