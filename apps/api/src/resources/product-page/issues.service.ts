import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { reportProductIssue } from '@havan/contract/product-page';
import { needsNote } from '@havan/domain/product-issue';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { takeThrottle } from '../session/throttle.sql.ts';
import { insertIssue } from './issues.sql.ts';
import { requireSellable } from './sellable.ts';

/** A person finds a handful of faults in a quarter of an hour; whoever sends more is slowed down. */
const rule = { waits: [0, 0, 0, 0, 0, 60, 300, 600], forgetAfterSeconds: 900 };

/**
 * Keeps what is wrong with a product for the platform.
 *
 * @throws AppError `invalidRequest` for "other" without words, `notFound` for an unknown product, `recordNotFound` for an
 * offer that is not of this product, `tooManyRequests` with the seconds to wait
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
  const reportId = await insertIssue(db, { productId, listingId, userId, companyId, category, note, at });
  if (reportId === null) throw new AppError('recordNotFound');
  return { reportId };
}
