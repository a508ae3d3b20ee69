import type { CompanyWhole, reopenReview as reopenReviewCall } from '@havan/contract/backoffice/companies';
import type { ParsedRequestOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { company } from '../companies/companies.service.ts';
import { isTaxNumberInUse, lockCompany } from './applications.sql.ts';
import { writeReview } from './review.service.ts';

/**
 * Takes a rejected application into review again, which undoes a rejection by mistake.
 *
 * @throws AppError `recordNotFound`, `conflict` for a company that was not rejected or whose tax number is in use since
 */
export const reopenReview = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { companyId, reason }: ParsedRequestOf<typeof reopenReviewCall>,
): Promise<CompanyWhole> =>
  withTransaction(ctx.db, async (trx) => {
    const found = await lockCompany(trx, companyId);
    if (!found) throw new AppError('recordNotFound');
    if (found.review_state !== 'rejected')
      throw new AppError('conflict', {
        message: 'Yalnız reddedilmiş bir başvuru yeniden incelemeye alınır.',
      });
    if (await isTaxNumberInUse(trx, companyId, found.tax_number))
      throw new AppError('conflict', { message: 'Bu vergi numarasıyla reddedilmemiş başka bir firma var.' });
    const at = ctx.clock.now();
    await writeReview(trx, found, { state: 'inReview', reason: null, at });
    await record(trx, at, me, caller, {
      action: 'company.reopen',
      subject: ['company', companyId],
      before: { reviewState: found.review_state, reason: found.review_reason },
      after: { reviewState: 'inReview', reason },
    });
    return company({ ...ctx, db: trx }, me, companyId);
  });
