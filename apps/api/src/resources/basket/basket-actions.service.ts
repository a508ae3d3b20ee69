import type { Basket } from '@havan/contract/basket';
import type { applyCrossBasket } from '@havan/contract/basket-reading';
import type { rollbackBasket, selectCargo } from '@havan/contract/basket-transfer';
import type { ParsedRequestOf } from '@havan/contract/call';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { releaseClaims } from '../campaigns/claims.sql.ts';
import { changeLine, getBasket, type Owner } from './basket.service.ts';
import { removeLines } from './basket.sql.ts';
import { chooseCarrier } from './cargo.sql.ts';
import { restoreRemoval } from './removals.sql.ts';

const undoMs = 24 * 3_600_000;

/** Undoes a removal, or a step that put lines in. @throws AppError `recordNotFound` when it is unknown, older than a day or undone already. */
export async function rollback(
  ctx: Context,
  owner: Owner,
  { removalId }: ParsedRequestOf<typeof rollbackBasket>,
): Promise<Basket> {
  const now = ctx.clock.now();
  const removal = { id: removalId, companyId: owner.companyId, now, since: new Date(now.getTime() - undoMs) };
  await withTransaction(ctx.db, async (trx) => {
    const gone = await restoreRemoval(trx, removal);
    if (!gone) throw new AppError('recordNotFound', { message: 'Bu işlem artık geri alınamaz.' });
    if (gone.length > 0) await releaseClaims(trx, owner.companyId, gone);
  });
  return getBasket(ctx, owner);
}

/** @throws AppError `recordNotFound` when the seller does not use this carrier */
export async function selectCarrier(
  ctx: Context,
  owner: Owner,
  { sellerId, carrierId }: ParsedRequestOf<typeof selectCargo>,
): Promise<Basket> {
  if (!(await chooseCarrier(ctx.db, owner.companyId, sellerId, carrierId))) {
    throw new AppError('recordNotFound', { message: 'Satıcı bu kargo firmasıyla çalışmıyor.' });
  }
  return getBasket(ctx, owner);
}

/** Follows a hint, all of it or nothing: units are added by the same rules as by hand. */
export async function applyHint(
  ctx: Context,
  owner: Owner,
  { add, remove }: ParsedRequestOf<typeof applyCrossBasket>,
): Promise<Basket> {
  await withTransaction(ctx.db, async (trx) => {
    for (const { listingId, count } of add.toSorted((a, b) => a.listingId - b.listingId)) {
      await changeLine({ ...ctx, db: trx }, owner, { listingId, type: 'add', count });
    }
    if (remove.length === 0) return;
    await removeLines(trx, owner.companyId, remove);
    await releaseClaims(trx, owner.companyId, remove);
  });
  return getBasket(ctx, owner);
}
