import { issueCategoryLabels } from '@havan/domain/product-issue';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import {
  askSeller,
  closeIssue,
  countIssues,
  type IssueRow,
  waitingIssues,
} from '../../listings/issues/listing-issues.service.ts';
import { markAfterComplaint } from '../../listings/originality/originality-ruling.service.ts';
import { suspendListings } from '../../listings/suspension/suspension.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';

/** Reports of buyers. The reason of an upheld report also determines its consequence (`queueRules.issues`). */
export const issueQueue: WorkQueue = {
  id: 'issues',
  counts: countIssues,
  page: async (db, after, limit) =>
    (await waitingIssues(db, after, limit)).map((row) => ({
      itemId: row.id,
      rank: row.rank,
      title: row.product_name,
      detail: `${issueCategoryLabels[row.category]}${row.answer === null ? '' : ' · satıcı yanıtladı'}`,
      since: row.reported_at,
      isAsked: row.state === 'asked',
    })),
  decide: async (ctx, { operatorId }, { itemId, decision, sentence, reasonId }) => {
    const reason = sentence ?? '';
    if (decision === 'ask') {
      const row = await askSeller(ctx, itemId, reason);
      return {
        action: 'issue.ask',
        subject: ['issue', itemId],
        before: { state: row.state },
        after: { state: 'asked', reason },
      };
    }
    const isUpheld = decision === 'approve';
    const row = await closeIssue(ctx, itemId, { isUpheld, reason, operatorId });
    if (isUpheld) await follow(ctx, row, { reasonId, reason, operatorId });
    return {
      action: isUpheld ? 'issue.uphold' : 'issue.dismiss',
      subject: ['issue', itemId],
      before: { state: row.state },
      after: { state: 'closed', reason },
    };
  },
};

/**
 * Takes the measures that follow from a confirmed report. @throws AppError `conflict` for a suspension without an offer
 */
async function follow(
  ctx: Context,
  { listing_id: listingId, product_id: productId }: IssueRow,
  ruling: { readonly reasonId: string; readonly reason: string; readonly operatorId: number },
): Promise<void> {
  const { reason, operatorId } = ruling;
  const at = ctx.clock.now();
  if (ruling.reasonId === 'suspended') {
    if (listingId === null)
      throw new AppError('conflict', {
        message: 'Bu bildirim bir ilanla ilgili değil; askıya alınacak ilan yok.',
      });
    await suspendListings(ctx.db, [listingId], { cause: 'issue', reason, operatorId, at });
  }
  if (ruling.reasonId === 'risky')
    await markAfterComplaint(ctx.db, { productId, note: reason, operatorId, at });
}
