import type { ResultOf } from '@havan/contract/call';
import type { getFirstSteps } from '@havan/contract/bootstrap/first-steps';
import { firstListings, firstSteps } from '@havan/domain/first-steps';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pendingAgreement } from '../../identity/agreements/agreements.service.ts';
import { documentsOf } from '../../identity/company-application/company-application.service.ts';
import { findNewSeller } from './first-steps.sql.ts';

/**
 * Returns the steps that a company has yet to take as a seller; none once it has sold something.
 *
 * @throws AppError `recordNotFound` for an unknown company
 */
export async function firstStepsOf(
  ctx: Context,
  actor: Pick<Actor, 'companyId' | 'userId'>,
): Promise<ResultOf<typeof getFirstSteps>> {
  const row = await findNewSeller(ctx.db, actor.companyId, firstListings);
  if (!row) throw new AppError('recordNotFound');
  const { listings, review_reason: reviewReason } = row;
  if (row.has_sold) return { steps: [], missingParts: [], reviewReason, listings };
  const { missing } = await documentsOf(ctx.db, actor.companyId, row);
  const missingParts = row.review_state === 'approved' ? [] : missing;
  const steps = firstSteps({
    reviewState: row.review_state,
    missingParts,
    payoutAccount: row.payout_account,
    hasSavedTerms: row.has_saved_terms,
    hasInvoiceSettings: row.has_invoice_settings,
    listings,
    hasPendingAgreement: (await pendingAgreement(ctx, actor.userId)) !== null,
  });
  return { steps, missingParts, reviewReason, listings };
}
