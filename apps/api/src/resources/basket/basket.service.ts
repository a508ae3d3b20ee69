import type { acceptBasketChanges, addOrRemove, Basket, deleteBasketItems } from '@havan/contract/basket';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { nearestQuantity } from '@havan/domain/basket';
import { linePrice } from '@havan/domain/campaign-price';
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
  basketFiguresRows,
  basketRows,
  findListing,
  lockLine,
  putLine,
  removeLines,
  setLineQuantity,
  type BasketLineKey,
  type OfferedListing,
} from './basket.sql.ts';
import { basketCarriers } from './cargo.sql.ts';
import { basketFigures, priceBasket, type PricedGroup } from './priced-basket.ts';
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
  const [{ quantity, listing }, rows] = await withTransaction(ctx.db, async (trx) => {
    const step =
      type === 'remove' ? await takeOut(trx, line, count, now) : await putIn(trx, line, type, count, now);
    const [, figures] = await Promise.all([step.write(), basketFiguresRows(trx, owner.companyId, now)]);
    return [step, figures] as const;
  });
  const { lines, goodsTotal } = basketFigures(rows, now);
  const price =
    listing && linePrice({ price: listing.sale_price, quantity, stock: listing.stock }, listing.campaigns);
  return {
    listingId,
    count: quantity,
    fDiscountedPrice: price && price.discount > 0 ? price.unitPrice : null,
    fDiscountedCampaignCode: (price?.campaign ?? price?.bonusCampaign)?.campaignCode ?? null,
    basketItem: lines,
    basketTotal: goodsTotal,
  };
}

/** What a line becomes, the listing while there is something of it to price, and the statement that makes it so. */
interface Step {
  readonly quantity: number;
  readonly listing: OfferedListing | undefined;
  readonly write: () => Promise<unknown>;
}

async function takeOut(trx: Db, line: BasketLineKey, count: number, now: Date): Promise<Step> {
  const { companyId, listingId } = line;
  const quantity = Math.max(0, (await lockLine(trx, line)) - count);
  if (quantity === 0) {
    const ids = [listingId];
    const write = () => Promise.all([removeLines(trx, companyId, ids), releaseClaims(trx, companyId, ids)]);
    return { quantity, listing: undefined, write };
  }
  const found = await findListing(trx, listingId, { companyId, now });
  // Fewer is always fine for the stock; only the seller's minimum and packs can stand against it.
  if (found) requireQuantity({ ...rulesOf(found), stock: quantity, maxQuantity: null }, quantity);
  const listing = found && (await withRight(trx, line, quantity, found, now));
  return { quantity, listing, write: () => setLineQuantity(trx, line, quantity) };
}

async function putIn(
  trx: Db,
  line: BasketLineKey,
  type: 'add' | 'set',
  count: number,
  now: Date,
): Promise<Step> {
  const found = await findListing(trx, line.listingId, { companyId: line.companyId, now });
  if (!found) throw new AppError('recordNotFound');
  requireOnSale(found, line.companyId, now);
  const seen = { price: found.sale_price, expiration: found.expiration, at: now };
  // Adding counts on what is there and must be written to know the sum.
  const quantity = type === 'add' ? await addToLine(trx, line, count, seen) : count;
  requireQuantity(rulesOf(found), quantity);
  const listing = await withRight(trx, line, quantity, found, now);
  return { quantity, listing, write: async () => type === 'set' && putLine(trx, line, quantity, seen) };
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
