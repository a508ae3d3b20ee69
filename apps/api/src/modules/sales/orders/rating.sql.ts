import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';

/** Returns the buyer's rating of an order and its lines. */
export async function ratingsOf(db: Db, orderId: number) {
  const [order, products] = await pipeline(db, [
    (one) =>
      one
        .selectFrom('order_rating')
        .select(['score', 'comment', 'created_at'])
        .where('order_id', '=', orderId)
        .executeTakeFirst(),
    (one) =>
      one
        .selectFrom('product_rating')
        .select(['line_no', 'score', 'comment', 'created_at'])
        .where('order_id', '=', orderId)
        .orderBy('line_no')
        .execute(),
  ]);
  return { order, products };
}

export interface NewRating {
  readonly score: number;
  readonly comment: string | null;
}

export async function insertRating(
  trx: Db,
  order: { readonly id: number; readonly buyer_company_id: number; readonly seller_company_id: number },
  { score, comment }: NewRating,
  products: readonly (NewRating & { readonly lineNo: number; readonly productId: number })[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('order_rating')
    .values({
      order_id: order.id,
      buyer_company_id: order.buyer_company_id,
      seller_company_id: order.seller_company_id,
      score,
      comment,
      created_at: at,
    })
    .execute();
  if (products.length === 0) return;
  await trx
    .insertInto('product_rating')
    .values(
      products.map((one) => ({
        order_id: order.id,
        line_no: one.lineNo,
        product_id: one.productId,
        buyer_company_id: order.buyer_company_id,
        score: one.score,
        comment: one.comment,
        created_at: at,
      })),
    )
    .execute();
}
