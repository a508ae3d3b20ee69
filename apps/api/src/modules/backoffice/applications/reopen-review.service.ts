import type { CompanyWhole, reopenReview as reopenReviewCall } from '@havan/contract/backoffice/companies';
import type { ParsedRequestOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { takeOffSale } from '../../listings/suspension/suspension.service.ts';
import { company } from '../companies/companies.service.ts';
import { hasTraded } from '../companies/companies.sql.ts';
import { isTaxNumberInUse, lockCompany } from './applications.sql.ts';
import { writeReview } from './review.service.ts';

/**
 * Takes a decided application into review again, which undoes a decision by mistake: a rejection, or an approval as long as
 * the company has not traded. The listings of an approved company leave the market; it puts them on sale itself after the
 * next approval.
 *
 * @throws AppError `recordNotFound`, `conflict` for an application without a decision, a company that has traded, and a tax
 *   number that is in use since the rejection
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
    const { review_state: state } = found;
    if (state !== 'rejected' && state !== 'approved')
      throw new AppError('conflict', {
        message: 'Başvuru zaten incelemede. Yalnız sonuçlanmış bir başvuru yeniden incelemeye alınır.',
      });
    if (state === 'approved' && (await hasTraded(trx, companyId)))
      throw new AppError('conflict', {
        message: 'Firma alışveriş yapmış; onayı geri alınamaz. Gerekiyorsa satışa kapatılmasını isteyin.',
      });
    if (state === 'rejected' && (await isTaxNumberInUse(trx, companyId, found.tax_number)))
      throw new AppError('conflict', { message: 'Bu vergi numarasıyla reddedilmemiş başka bir firma var.' });
    const at = ctx.clock.now();
    const takenOff = state === 'approved' ? await takeOffSale(trx, companyId, at) : 0;
    await writeReview(trx, found, { state: 'inReview', reason: state === 'approved' ? reason : null, at });
    await record(trx, at, me, caller, {
      action: 'company.reopen',
      subject: ['company', companyId],
      before: { reviewState: found.review_state, reason: found.review_reason },
      after: { reviewState: 'inReview', reason, ...(takenOff > 0 && { takenOff }) },
    });
    return company({ ...ctx, db: trx }, me, companyId);
  });
