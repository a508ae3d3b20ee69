import type { acceptCartChanges, addOrRemove, CartState, deleteCartItems } from '@havan/contract/cart/cart';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { nearestQuantity } from '@havan/domain/cart';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { withReservation } from '../campaign-reservation/campaign-reservation.ts';
import { releaseClaims } from '../campaign-reservation/claims.sql.ts';
import { requireOnSale, requireQuantity, rulesOf } from './cart.policy.ts';
import { presentCart } from './cart.presenter.ts';
import {
  addToLine,
  type CartFiguresRow,
  cartFiguresRows,
  type CartLineKey,
  cartRows,
  chooseQuantity,
  lockLine,
  putLine,
  removeLines,
  setLineQuantity,
} from './cart.sql.ts';
import { cartCarriers } from './carrier.sql.ts';
import { cartFigures, priceCart, type PricedGroup, priceOf } from './priced-cart.ts';
import { keepRemoval, takeLines } from './removals.sql.ts';

export { cartFiguresRows } from './cart.sql.ts';
export { presentGroup } from './cart.presenter.ts';

/** The owner of a cart. */
export type Owner = Pick<Actor, 'companyId'>;

/** Returns the cart of a company at current prices. */
export async function pricedCart({ db, clock }: Context, { companyId }: Owner): Promise<PricedGroup[]> {
  const now = clock.now();
  const [rows, carriers] = await pipeline(db, [
    (one) => cartRows(one, companyId, now),
    (one) => cartCarriers(one, companyId),
  ]);
  return priceCart(rows, carriers, now);
}

export async function getCart(ctx: Context, owner: Owner): Promise<CartState> {
  return presentCart(await pricedCart(ctx, owner));
}

/**
 * Adds units of a listing, removes them or sets their number.
 *
 * @throws AppError when the listing is not on sale, has expired, is the buyer's own, may not be sold here (law 6197,
 * art. 24), or the new quantity breaks the stock, minimum, maximum or pack of the seller
 */
export async function changeLine(
  ctx: Context,
  owner: Owner,
  { listingId, type, count }: ParsedRequestOf<typeof addOrRemove>,
): Promise<ResultOf<typeof addOrRemove>> {
  const line = { companyId: owner.companyId, listingId };
  const now = ctx.clock.now();
  const rows = await withTransaction(ctx.db, async (trx) => {
    const taken = type === 'remove' ? await lockLine(trx, line) : 0;
    // Written before it is checked, so that cart and line are read once in the same pipeline: a refusal rolls it back.
    const [, basket] = await pipeline(trx, [
      (one) =>
        type === 'remove' ? removeUnits(one, line, taken - count) : addLines[type](one, line, count, now),
      (one) => cartFiguresRows({ db: one, caches: ctx.caches }, owner.companyId, now),
    ]);
    const row = basket.find((each) => each.listing_id === listingId);
    if (type !== 'remove') requireOffer(row, owner.companyId, now);
    // A reduction never exceeds the stock; only the seller's minimum and packs can forbid it.
    else if (row) requireQuantity({ ...rulesOf(row), stock: row.quantity, maxQuantity: null }, row.quantity);
    if (!row) return basket;
    const righted = await withReservation(trx, line, row.quantity, row, now);
    return basket.map((each) => (each === row ? righted : each));
  });
  const row = rows.find((each) => each.listing_id === listingId);
  const price = row && priceOf(row);
  const { lines, goodsTotal } = cartFigures(rows, now);
  return {
    listingId,
    count: row?.quantity ?? 0,
    fDiscountedPrice: price && price.discount > 0 ? price.unitPrice : null,
    fDiscountedCampaignCode: (price?.campaign ?? price?.bonusCampaign)?.campaignCode ?? null,
    basketItem: lines,
    basketTotal: goodsTotal,
  };
}

const addLines = { add: addToLine, set: chooseQuantity } as const;

/** Reduces a line to `quantity`, or removes it. */
async function removeUnits(trx: Db, line: CartLineKey, quantity: number): Promise<void> {
  const { companyId, listingId } = line;
  if (quantity > 0) return setLineQuantity(trx, line, quantity);
  await pipeline(trx, [
    (one) => removeLines(one, companyId, [listingId]),
    (one) => releaseClaims(one, companyId, [listingId]),
  ]);
}

/** @throws AppError as described at `changeLine` */
function requireOffer(row: CartFiguresRow | undefined, companyId: number, now: Date): void {
  if (!row) throw new AppError('recordNotFound');
  requireOnSale(row, companyId, now);
  requireQuantity(rulesOf(row), row.quantity);
}

export async function deleteLines(
  ctx: Context,
  owner: Owner,
  { listingIds }: ParsedRequestOf<typeof deleteCartItems>,
): Promise<ResultOf<typeof deleteCartItems>> {
  const removed = await withTransaction(ctx.db, async (trx) => {
    const taken = await takeLines(trx, owner.companyId, listingIds);
    await releaseClaims(trx, owner.companyId, listingIds);
    return taken;
  });
  const removalId = removed.length > 0 ? ctx.ports.random.uuid() : null;
  if (removalId) {
    const removal = { id: removalId, companyId: owner.companyId, at: ctx.clock.now() };
    await keepRemoval(ctx.db, removal, removed);
  }
  return {
    removed: removed.map(({ listingId, quantity: count }) => ({ listingId, count })),
    removalId,
    basket: await getCart(ctx, owner),
  };
}

/** Accepts the current prices and expiries and adjusts each quantity to the nearest valid one. */
export async function acceptChanges(
  ctx: Context,
  owner: Owner,
  { listingIds }: ParsedRequestOf<typeof acceptCartChanges>,
): Promise<CartState> {
  const accepted = new Set(listingIds);
  await withTransaction(ctx.db, async (trx) => {
    const groups = await pricedCart({ ...ctx, db: trx }, owner);
    for (const { row, facts } of groups.flatMap((group) => group.lines)) {
      if (!accepted.has(row.listing_id)) continue;
      const quantity = nearestQuantity(facts, row.quantity) ?? row.quantity;
      const line = { companyId: owner.companyId, listingId: row.listing_id };
      await putLine(trx, line, quantity, {
        price: row.sale_price,
        expiration: row.expiration,
        at: ctx.clock.now(),
      });
    }
  });
  return getCart(ctx, owner);
}
