import { AppError } from '../../../core/app-error.ts';
import { addProductPhotos } from '../../catalogue/pictures/product-photos.service.ts';
import { readFileForOperator } from '../../identity/files/files.service.ts';
import { productOfBarcode } from '../../listings/permission/permission.service.ts';
import {
  countWaitingRequests,
  requestForOperator,
  ruleProductRequest,
  waitingRequests,
} from '../../listings/product-requests/product-requests.service.ts';
import type { WorkQueue } from '../queues/work-queue.ts';

/** Products that sellers have requested. An approval refers to the product that has the barcode by then. */
export const productRequestQueue: WorkQueue = {
  id: 'productRequests',
  counts: countWaitingRequests,
  page: async (db, after, limit) =>
    (await waitingRequests(db, after?.id ?? 0, limit)).map((row) => ({
      itemId: row.id,
      rank: 0,
      title: row.name,
      detail: `${row.brand} · ${row.barcode}`,
      since: row.created_at,
      isAsked: false,
    })),
  decide: async (ctx, who, { itemId, decision, sentence }) => {
    if (decision === 'ask') throw new AppError('invalidRequest');
    const before = await requestForOperator(ctx.db, itemId);
    const known = await productOfBarcode(ctx, before.barcode);
    const productId = known === null || known === 'medicine' ? null : known.id;
    if (decision === 'approve' && productId === null)
      throw new AppError('conflict', { message: 'Bu barkodla ürün yok. Önce ürünü oluşturun.' });
    const after = await ruleProductRequest(
      ctx,
      who,
      itemId,
      sentence === null
        ? { ruling: 'approved', productId: productId ?? 0 }
        : { ruling: 'rejected', reason: sentence },
    );
    // Three pictures at most, so the decision waits for them and no job is needed.
    if (productId !== null && decision === 'approve')
      await addProductPhotos(
        ctx,
        productId,
        await Promise.all(
          before.pictureFileIds.map(async (id) => (await readFileForOperator(ctx, id)).bytes),
        ),
      );
    return {
      action: `productRequest.${decision}`,
      subject: ['productRequest', itemId],
      before: { state: before.state },
      after: {
        state: after.state,
        productId: after.productId,
        reason: after.reason,
        ...(after.listingId !== null && { listingId: after.listingId }),
      },
    };
  },
};
