import { type CompanyReviewState, reviewSentence } from '@havan/domain/company-review';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { announceToAll } from '../../../core/db/announce.ts';
import type { Db } from '../../../core/db/database.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { setReview } from './review.sql.ts';

export { findReviewedCompany, listCompaniesToReview } from './review.sql.ts';

/**
 * Decides about a company and notifies it; `reason` is null for an approval. `trx` is the transaction of the decision.
 */
export async function writeReview(
  trx: Db,
  companyId: number,
  { state, reason, at }: { state: CompanyReviewState; reason: string | null; at: Date },
): Promise<void> {
  await setReview(trx, companyId, state, reason, at);
  await insertNotifications(trx, [
    {
      companyId,
      mainCategoryId: notificationMainCategories.announcements,
      subCategoryId: notificationKinds.companyReview,
      body:
        reason === null
          ? 'Firmanız onaylandı. Artık sipariş verebilir ve satış yapabilirsiniz.'
          : `${reviewSentence(state) ?? ''} ${reason}`.trim(),
      redirectUrl: '/myprofile/settings/company',
      issueDate: at,
    },
  ]);
  await announceToAll(trx);
}
