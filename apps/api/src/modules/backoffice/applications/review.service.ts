import type { CompanyType } from '@havan/domain/company';
import { approvalSentence, type CompanyReviewState, reviewSentence } from '@havan/domain/company-review';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { announceToAll } from '../../../core/db/announce.ts';
import type { Db } from '../../../core/db/database.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { setReview } from './review.sql.ts';

export { findReviewedCompany, listCompaniesToReview } from './review.sql.ts';

/**
 * Stores the decision about a company and notifies it; `reason` is null for an approval and for a review that begins
 * again. `trx` is the transaction of the decision.
 */
export async function writeReview(
  trx: Db,
  company: { readonly id: number; readonly company_type: CompanyType },
  { state, reason, at }: { state: CompanyReviewState; reason: string | null; at: Date },
): Promise<void> {
  await setReview(trx, company.id, state, reason, at);
  await insertNotifications(trx, [
    {
      companyId: company.id,
      mainCategoryId: notificationMainCategories.announcements,
      subCategoryId: notificationKinds.companyReview,
      body:
        state === 'approved'
          ? approvalSentence(company.company_type)
          : [reviewSentence(state, company.company_type), reason].filter(Boolean).join(' '),
      redirectUrl: '/myprofile/settings/company',
      issueDate: at,
    },
  ]);
  await announceToAll(trx);
}
