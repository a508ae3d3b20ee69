import type { CartState } from '@havan/contract/cart/cart';
import type { applyCrossCart } from '@havan/contract/cart/cart-reading';
import type { rollbackCart, pickCarrier } from '@havan/contract/cart/cart-transfer';
import type { ParsedRequestOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { releaseClaims } from '../campaign-reservation/claims.sql.ts';
import { changeLine, getCart, type Owner } from './cart.service.ts';
import { removeLines } from './cart.sql.ts';
import { chooseCarrier } from './carrier.sql.ts';
import { restoreRemoval } from './removals.sql.ts';

const undoMs = 24 * 3_600_000;

/**
 * Undoes a removal or a step that added lines. @throws AppError `recordNotFound` when it is unknown, older than a day
 * or undone already.
 */
export async function rollback(
  ctx: Context,
  owner: Owner,
  { removalId }: ParsedRequestOf<typeof rollbackCart>,
): Promise<CartState> {
  const now = ctx.clock.now();
  const removal = { id: removalId, companyId: owner.companyId, now, since: new Date(now.getTime() - undoMs) };
  await withTransaction(ctx.db, async (trx) => {
    const gone = await restoreRemoval(trx, removal);
    if (!gone) throw new AppError('recordNotFound', { message: 'Bu işlem artık geri alınamaz.' });
    if (gone.length > 0) await releaseClaims(trx, owner.companyId, gone);
  });
  return getCart(ctx, owner);
}

/** @throws AppError `recordNotFound` when the seller does not use this carrier */
export async function selectCarrier(
  ctx: Context,
  owner: Owner,
  { sellerId, carrierId }: ParsedRequestOf<typeof pickCarrier>,
): Promise<CartState> {
  if (!(await chooseCarrier(ctx.db, owner.companyId, sellerId, carrierId))) {
    throw new AppError('recordNotFound', { message: 'Satıcı bu kargo firmasıyla çalışmıyor.' });
  }
  return getCart(ctx, owner);
}

/** Applies a hint completely or not at all, by the same rules as manual changes. */
export async function applyHint(
  ctx: Context,
  owner: Owner,
  { add, remove }: ParsedRequestOf<typeof applyCrossCart>,
): Promise<CartState> {
  await withTransaction(ctx.db, async (trx) => {
    for (const { listingId, count } of add.toSorted((a, b) => a.listingId - b.listingId)) {
      await changeLine({ ...ctx, db: trx }, owner, { listingId, type: 'add', count });
    }
    if (remove.length === 0) return;
    await removeLines(trx, owner.companyId, remove);
    await releaseClaims(trx, owner.companyId, remove);
  });
  return getCart(ctx, owner);
}
