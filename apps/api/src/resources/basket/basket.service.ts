import type { acceptBasketChanges, addOrRemove, Basket, deleteBasketItems } from '@havan/contract/basket';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { nearestQuantity } from '@havan/domain/basket';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { withTransaction } from '../../db/transaction.ts';
import { requireOnSale, requireQuantity, rulesOf } from './basket.policy.ts';
import { presentBasket } from './basket.presenter.ts';
import {
  addToLine,
  basketFiguresRows,
  basketRows,
  findListing,
  lockLine,
  putLine,
  removeLines,
  setLineQuantity,
  type BasketLineKey,
} from './basket.sql.ts';
import { basketCarriers } from './cargo.sql.ts';
import { basketFigures, priceBasket, type PricedGroup } from './priced-basket.ts';
import { keepRemoval, takeLines } from './removals.sql.ts';

/** Whose basket it is. */
export type Owner = Pick<Actor, 'companyId'>;

/** The basket of a company, priced at this moment. */
export async function pricedBasket({ db, clock }: Context, { companyId }: Owner): Promise<PricedGroup[]> {
  const [rows, carriers] = await inOneTrip(db, (one) =>
    Promise.all([basketRows(one, companyId), basketCarriers(one, companyId)]),
  );
  return priceBasket(rows, carriers, clock.now());
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
  const [{ quantity }, rows] = await withTransaction(ctx.db, async (trx) => {
    const step =
      type === 'remove'
        ? await takeOut(trx, line, count)
        : await putIn({ ...ctx, db: trx }, line, type, count);
    const [, figures] = await Promise.all([step.write(), basketFiguresRows(trx, owner.companyId)]);
    return [step, figures] as const;
  });
  const { lines, goodsTotal } = basketFigures(rows, ctx.clock.now());
  return {
    listingId,
    count: quantity,
    fDiscountedPrice: null,
    fDiscountedCampaignCode: null,
    basketItem: lines,
    basketTotal: goodsTotal,
  };
}

/** What a line becomes, and the statement that makes it so. */
interface Step {
  readonly quantity: number;
  readonly write: () => Promise<unknown>;
}

async function takeOut(trx: Db, line: BasketLineKey, count: number): Promise<Step> {
  const quantity = Math.max(0, (await lockLine(trx, line)) - count);
  if (quantity === 0) return { quantity, write: () => removeLines(trx, line.companyId, [line.listingId]) };
  const listing = await findListing(trx, line.listingId);
  // Fewer is always fine for the stock; only the seller's minimum and packs can stand against it.
  if (listing) requireQuantity({ ...rulesOf(listing), stock: quantity, maxQuantity: null }, quantity);
  return { quantity, write: () => setLineQuantity(trx, line, quantity) };
}

async function putIn(
  { db: trx, clock }: Context,
  line: BasketLineKey,
  type: 'add' | 'set',
  count: number,
): Promise<Step> {
  const listing = await findListing(trx, line.listingId);
  if (!listing) throw new AppError('recordNotFound');
  requireOnSale(listing, line.companyId, clock.now());
  const seen = { price: listing.sale_price, expiration: listing.expiration };
  // Adding counts on what is there and must be written to know the sum.
  const quantity = type === 'add' ? await addToLine(trx, line, count, seen) : count;
  requireQuantity(rulesOf(listing), quantity);
  return { quantity, write: async () => type === 'set' && putLine(trx, line, quantity, seen) };
}

export async function deleteLines(
  ctx: Context,
  owner: Owner,
  { listingIds }: ParsedRequestOf<typeof deleteBasketItems>,
): Promise<ResultOf<typeof deleteBasketItems>> {
  const removed = await takeLines(ctx.db, owner.companyId, listingIds);
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
      await putLine(trx, line, quantity, { price: row.sale_price, expiration: row.expiration });
    }
  });
  return getBasket(ctx, owner);
}
