import { blueTickLabels } from '@havan/domain/company';
import { AppError } from '../../../core/app-error.ts';
import {
  countBadgeApplications,
  ruleBadge,
  waitingBadgeApplications,
} from '../../listings/badges/badge-ruling.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';

/** Applications for the badge of a brand. */
export const badgeQueue: WorkQueue = {
  id: 'badges',
  counts: countBadgeApplications,
  page: async (db, after, limit) =>
    (await waitingBadgeApplications(db, after?.id ?? 0, limit)).map((row) => ({
      itemId: row.id,
      rank: 0,
      title: row.company_name,
      detail: `${row.brand_name} · ${blueTickLabels[row.type]}`,
      since: row.applied_at,
      isAsked: false,
    })),
  decide: async (ctx, _who, { itemId, decision, sentence }) => {
    if (decision === 'ask') throw new AppError('invalidRequest');
    const { companyId, brand, paused } = await ruleBadge(ctx, itemId, sentence);
    return {
      action: `badge.${decision}`,
      subject: ['company', companyId],
      before: { state: 'waiting' },
      after: {
        state: sentence === null ? 'approved' : 'rejected',
        brand,
        ...(sentence !== null && { reason: sentence }),
        ...(paused > 0 && { listings: paused }),
      },
    };
  },
};
