import type { acceptBasketChanges, addOrRemove, Basket, deleteBasketItems } from '@havan/contract/basket';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { nearestQuantity } from '@havan/domain/basket';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { withTransaction } from '../../db/transaction.ts';
import { withRight } from '../campaigns/line-right.ts';
import { releaseClaims } from '../campaigns/claims.sql.ts';
import { requireOnSale, requireQuantity, rulesOf } from './basket.policy.ts';
import { presentBasket } from './basket.presenter.ts';
import {
  addToLine,
  type BasketFiguresRow,
  basketFiguresRows,
  type BasketLineKey,
  basketRows,
  chooseQuantity,
  lockLine,
  putLine,
  removeLines,
  setLineQuantity,
} from './basket.sql.ts';
import { basketCarriers } from './cargo.sql.ts';
import { basketFigures, priceBasket, type PricedGroup, priceOf } from './priced-basket.ts';
import { keepRemoval, takeLines } from './removals.sql.ts';

/** Whose basket it is. */
export type Owner = Pick<Actor, 'companyId'>;

/** The basket of a company, priced at this moment. */
export async function pricedBasket({ db, clock }: Context, { companyId }: Owner): Promise<PricedGroup[]> {
  const now = clock.now();
  const [rows, carriers] = await inOneTrip(db, (one) =>
    Promise.all([basketRows(one, companyId, now), basketCarriers(one, companyId)]),
  );
  return priceBasket(rows, carriers, now);
}

export async function getBasket(ctx: Context, owner: Owner): Promise<Basket> {
  return presentBasket(await pricedBasket(ctx, owner));
}

/**
 * Adds units of a listing, takes them out or sets their number.
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
    // Written before it is judged, so that basket and line are read once and in the same trip: a refusal rolls it back.
    const [, basket] = await Promise.all([
      type === 'remove' ? takeOut(trx, line, taken - count) : putIn[type](trx, line, count, now),
      basketFiguresRows(trx, owner.companyId, now),
    ]);
    const row = basket.find((each) => each.listing_id === listingId);
    if (type !== 'remove') requireOffer(row, owner.companyId, now);
    // Fewer is always fine for the stock; only the seller's minimum and packs can stand against it.
    else if (row) requireQuantity({ ...rulesOf(row), stock: row.quantity, maxQuantity: null }, row.quantity);
    if (!row) return basket;
    const righted = await withRight(trx, line, row.quantity, row, now);
    return basket.map((each) => (each === row ? righted : each));
  });
  const row = rows.find((each) => each.listing_id === listingId);
  const price = row && priceOf(row);
  const { lines, goodsTotal } = basketFigures(rows, now);
  return {
    listingId,
    count: row?.quantity ?? 0,
    fDiscountedPrice: price && price.discount > 0 ? price.unitPrice : null,
    fDiscountedCampaignCode: (price?.campaign ?? price?.bonusCampaign)?.campaignCode ?? null,
    basketItem: lines,
    basketTotal: goodsTotal,
  };
}

const putIn = { add: addToLine, set: chooseQuantity } as const;

/** Leaves `quantity` of a line, or nothing of it. */
async function takeOut(trx: Db, line: BasketLineKey, quantity: number): Promise<void> {
  const { companyId, listingId } = line;
  if (quantity > 0) return setLineQuantity(trx, line, quantity);
  await Promise.all([removeLines(trx, companyId, [listingId]), releaseClaims(trx, companyId, [listingId])]);
}

/** @throws AppError as `changeLine` tells */
function requireOffer(row: BasketFiguresRow | undefined, companyId: number, now: Date): void {
  if (!row) throw new AppError('recordNotFound');
  requireOnSale(row, companyId, now);
  requireQuantity(rulesOf(row), row.quantity);
}

export async function deleteLines(
  ctx: Context,
  owner: Owner,
  { listingIds }: ParsedRequestOf<typeof deleteBasketItems>,
): Promise<ResultOf<typeof deleteBasketItems>> {
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
    basket: await getBasket(ctx, owner),
  };
}

/** Takes price and expiry of this moment as seen and moves each quantity to the nearest that can be bought. */
export async function acceptChanges(
  ctx: Context,
  owner: Owner,
  { listingIds }: ParsedRequestOf<typeof acceptBasketChanges>,
): Promise<Basket> {
  const accepted = new Set(listingIds);
  await withTransaction(ctx.db, async (trx) => {
    const groups = await pricedBasket({ ...ctx, db: trx }, owner);
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
  return getBasket(ctx, owner);
}
