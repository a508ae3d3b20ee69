import { companyFactLabels } from '@havan/domain/company-change';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { AppError } from '../../../core/app-error.ts';
import { announceToAll } from '../../../core/db/announce.ts';
import {
  countCompanyChanges,
  ruleChange,
  waitingCompanyChanges,
} from '../../identity/company-changes/company-changes.service.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';

/** The queue of changes that companies ask for in their own data. */
export const companyChangeQueue: WorkQueue = {
  id: 'companyChanges',
  counts: countCompanyChanges,
  page: async (db, after, limit) =>
    (await waitingCompanyChanges(db, after?.id ?? 0, limit)).map((row) => ({
      itemId: row.changeId,
      rank: 0,
      title: row.companyName,
      detail: row.changes.map(({ fact }) => companyFactLabels[fact]).join(', ') || 'Belge',
      since: row.askedOn,
      isAsked: false,
    })),
  decide: async (ctx, _who, { itemId, decision, sentence }) => {
    if (decision === 'ask') throw new AppError('invalidRequest');
    const { companyId, before, after } = await ruleChange(ctx, itemId, sentence);
    await insertNotifications(ctx.db, [
      {
        companyId,
        mainCategoryId: notificationMainCategories.announcements,
        subCategoryId: notificationKinds.companyReview,
        body:
          sentence === null
            ? 'Firma bilgilerinizdeki değişiklik onaylandı.'
            : `Firma bilgilerinizdeki değişiklik onaylanmadı. ${sentence}`,
        redirectUrl: '/myprofile/settings',
        issueDate: ctx.clock.now(),
      },
    ]);
    await announceToAll(ctx.db);
    return {
      action: `companyChange.${decision}`,
      subject: ['company', companyId],
      before,
      after: sentence === null ? after : { ...after, reason: sentence },
    };
  },
};
