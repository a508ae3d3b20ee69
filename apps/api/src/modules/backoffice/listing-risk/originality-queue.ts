import { AppError } from '../../../core/app-error.ts';
import {
  countInvoices,
  invoiceForOperator,
  ruleInvoice,
  waitingInvoices,
} from '../../listings/originality/originality-ruling.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';

/** Purchase invoices of risky listings. An approval frees the listing that this control has suspended. */
export const originalityQueue: WorkQueue = {
  id: 'originality',
  counts: countInvoices,
  page: async (db, after, limit) =>
    (await waitingInvoices(db, after?.id ?? 0, limit)).map((row) => ({
      itemId: row.id,
      rank: 0,
      title: row.product_name,
      detail: row.seller,
      since: row.sent_at,
      isAsked: false,
    })),
  decide: async (ctx, { operatorId }, { itemId, decision, sentence }) => {
    if (decision === 'ask') throw new AppError('invalidRequest');
    const { invoice } = await invoiceForOperator(ctx.db, itemId);
    const { listingId } = await ruleInvoice(ctx, operatorId, itemId, sentence);
    return {
      action: `purchaseInvoice.${decision}`,
      subject: ['listing', listingId],
      before: { state: invoice.state, invoiceNumber: invoice.invoiceNumber },
      after: { state: decision === 'approve' ? 'approved' : 'rejected', reason: sentence },
    };
  },
};
