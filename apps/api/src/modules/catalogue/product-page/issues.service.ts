import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { reportProductIssue } from '@havan/contract/catalogue/product-page';
import { needsNote } from '@havan/domain/product-issue';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { notifyOfReport } from '../../listings/issues/listing-issues.service.ts';
import { takeThrottle } from '../../identity/session/slow-down.ts';
import { insertIssue } from './issues.sql.ts';
import { requireSellable } from './sellable.ts';

/** Reports in a quarter of an hour before throttling. */
const rule = { waits: [0, 0, 0, 0, 0, 60, 300, 600], resetAfterSeconds: 900 };

/**
 * Stores a report about a product for the platform and notifies the seller of the named offer.
 *
 * @throws AppError `invalidRequest` for "other" without a text, `notFound` for an unknown product, `recordNotFound` for
 * an offer that is not of this product, `tooManyRequests` with the seconds to wait
 */
export async function reportIssue(
  { db, clock }: Context,
  actor: Actor,
  { productId, listingId, category, note }: ParsedRequestOf<typeof reportProductIssue>,
): Promise<ResultOf<typeof reportProductIssue>> {
  if (needsNote(category) && note === '') {
    throw new AppError('invalidRequest', {
      errors: [{ code: 'note', message: 'Lütfen sorunu kısaca yazın.', path: 'note' }],
    });
  }
  await requireSellable(db, productId);
  const at = clock.now();
  const waitMs = await takeThrottle(db, `issue:${actor.userId}`, rule, at);
  if (waitMs > 0) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  const { userId, companyId } = actor;
  return withTransaction(db, async (trx) => {
    const reportId = await insertIssue(trx, { productId, listingId, userId, companyId, category, note, at });
    if (reportId === null) throw new AppError('recordNotFound');
    await notifyOfReport(trx, reportId, at);
    return { reportId };
  });
}
