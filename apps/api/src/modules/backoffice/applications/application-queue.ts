import { companyTypeLabels } from '@havan/domain/company';
import type { CompanyReviewState } from '@havan/domain/company-review';
import type { QueueDecision } from '@havan/domain/work-queue';
import { AppError } from '../../../core/app-error.ts';
import type { WorkQueue } from '../queues/work-queue.ts';
import { countApplications, applicationPage, lockCompany } from './applications.sql.ts';
import { mailReview } from './review-mail.ts';
import { writeReview } from './review.service.ts';

const states = {
  approve: 'approved',
  reject: 'rejected',
  ask: 'informationAsked',
} as const satisfies Record<QueueDecision, CompanyReviewState>;

/** Registered companies that may not trade until an operator has approved them (product §10). */
export const applicationQueue: WorkQueue = {
  id: 'companies',
  counts: countApplications,
  page: async (db, after, limit) =>
    (await applicationPage(db, after, limit)).map((row) => ({
      itemId: row.id,
      rank: row.review_state === 'informationAsked' ? 1 : 0,
      title: row.name,
      detail: `${companyTypeLabels[row.company_type]} · ${row.city}`,
      since: row.in_review_since,
      isAsked: row.review_state === 'informationAsked',
    })),
  decide: async (ctx, _who, { itemId, decision, sentence }) => {
    const company = await lockCompany(ctx.db, itemId);
    if (!company) throw new AppError('recordNotFound');
    if (company.review_state === 'approved' || company.review_state === 'rejected')
      throw new AppError('conflict', { message: 'Bu başvuru karara bağlanmış.' });
    const state = states[decision];
    await writeReview(ctx.db, company, { state, reason: sentence, at: ctx.clock.now() });
    await mailReview(ctx, company, state, sentence);
    return {
      action: `company.${decision}`,
      subject: ['company', itemId],
      before: { reviewState: company.review_state, reason: company.review_reason },
      after: { reviewState: state, reason: sentence },
    };
  },
};
