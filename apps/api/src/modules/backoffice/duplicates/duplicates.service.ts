import type {
  DuplicateProduct,
  getDuplicates,
  mergeProducts,
  previewMerge,
} from '@havan/contract/backoffice/catalogue/duplicates';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { moveSold } from '../../catalogue/sold/count-sold.ts';
import { record } from '../audit/record.ts';
import { rewriteSearchTexts } from '../products/search-texts.sql.ts';
import * as sql from './duplicates.sql.ts';

/** Number of groups of each cause that are shown; further groups appear when these are merged. */
const shownGroups = 50;

const present = (row: sql.DuplicateRow): DuplicateProduct => ({
  productId: row.id,
  barcode: row.barcode,
  name: row.name,
  brand: row.brand,
  size: row.size,
  listings: row.listings,
  orders: row.orders,
  createdAt: row.created_at.toISOString(),
});

/** Returns products that may be one. */
export async function duplicates({ db }: Context): Promise<ResultOf<typeof getDuplicates>> {
  const groups = await sql.findDuplicateGroups(db, shownGroups);
  const rows = await sql.findDuplicateRows(
    db,
    groups.flatMap(({ ids }) => ids),
  );
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return {
    groups: groups.map(({ cause, ids }) => ({ cause, products: ids.flatMap((id) => byId.get(id) ?? []) })),
  };
}

async function bothOf(db: Db, sourceId: number, targetId: number) {
  const rows = await sql.findDuplicateRows(db, [sourceId, targetId]);
  const source = rows.find(({ id }) => id === sourceId);
  const target = rows.find(({ id }) => id === targetId);
  if (!source || !target || sourceId === targetId) throw new AppError('recordNotFound');
  return { source, target };
}

const sameRecall = 'İki ürünün de aynı parti için süren geri çağırması var. Önce birini bitirin.';

/**
 * Counts the rows that a merge would move. @throws AppError `recordNotFound` for an unknown or merged product, or twice
 * the same
 */
export async function preview(
  { db }: Context,
  { sourceId, targetId }: ParsedRequestOf<typeof previewMerge>,
): Promise<ResultOf<typeof previewMerge>> {
  const { source, target } = await bothOf(db, sourceId, targetId);
  const [counts, isSameRecall] = await Promise.all([
    sql.countOf(db, sourceId),
    sql.haveSameRecall(db, sourceId, targetId),
  ]);
  return {
    source: present(source),
    target: present(target),
    counts,
    refusal: isSameRecall ? sameRecall : null,
  };
}

/**
 * Merges two products, with an audit entry.
 *
 * @throws AppError `recordNotFound`, `conflict` when both have the same recall
 */
export const merge = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { sourceId, targetId, reason }: ParsedRequestOf<typeof mergeProducts>,
): Promise<ResultOf<typeof mergeProducts>> =>
  withTransaction(ctx.db, async (trx) => {
    const at = ctx.clock.now();
    if ((await sql.lockBoth(trx, sourceId, targetId)).length !== 2) throw new AppError('recordNotFound');
    const { source, target } = await bothOf(trx, sourceId, targetId);
    if (await sql.haveSameRecall(trx, sourceId, targetId))
      throw new AppError('conflict', { message: sameRecall });
    const counts = await sql.countOf(trx, sourceId);
    await sql.mergeInto(trx, { source: sourceId, target: targetId, at });
    await moveSold({ db: trx, clock: ctx.clock }, { source: sourceId, target: targetId });
    // The barcode of the source becomes a word by which the target is found.
    await rewriteSearchTexts(trx, { productId: targetId });
    await record(trx, at, me, caller, {
      action: 'product.merge',
      subject: ['product', sourceId],
      before: { barcode: source.barcode, name: source.name, ...counts },
      after: { productId: targetId, barcode: target.barcode, name: target.name, reason },
    });
    return { counts };
  });
