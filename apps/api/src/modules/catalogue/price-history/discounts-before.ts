import type { ResultOf } from '@havan/contract/call';
import type { getPriceHistory } from '@havan/contract/catalogue/price-history';
import { type LinePrice, linePrice } from '@havan/domain/campaign-price';
import {
  addDays,
  formatIsoDay,
  istanbulDayOf,
  istanbulIsoDay,
  istanbulMidnight,
} from '@havan/domain/istanbul';
import { type OwnPrice, priorPrice } from '@havan/domain/prior-price';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { campaignLookup, type KnownRun } from '../campaigns/campaign-lookup.ts';
import type { OfferNow } from '../product-page/product-now.service.ts';
import { findOwnPrices, type OwnPriceRow } from './price-history.sql.ts';

type DiscountBefore = ResultOf<typeof getPriceHistory>['discounts'][number];

/** How many days of prices and campaigns are read: longer than any relevant discount. */
const pastDays = 400;

/**
 * Returns for each offer with a discount (its own or a campaign's) the lowest price of the thirty days before its
 * current price, and the day from which the current price is valid. Offers without a known history are omitted.
 */
export async function discountsBefore(
  db: Db,
  companyId: number,
  offers: readonly OfferNow[],
  now: Date,
): Promise<DiscountBefore[]> {
  const discounted = offers
    .map((offer) => ({ offer, shown: onShelf(offer) }))
    .filter(({ offer, shown }) => shown.unitPrice < offer.price);
  if (discounted.length === 0) return [];
  const ids = discounted.map(({ offer }) => offer.listing_id);
  const early = addDays(istanbulDayOf(now), -pastDays);
  const [rows, campaigns] = await pipeline(db, [
    (one) => findOwnPrices(one, ids, formatIsoDay(early)),
    (one) =>
      campaignLookup(one, {
        companyId,
        now,
        which: sql`l.id = any(${ids}::bigint[])`,
        endedSince: sql`${istanbulMidnight(early)}::timestamptz`,
      }),
  ]);
  const rowsBy = Map.groupBy(rows, (row) => row.listing_id);
  return discounted.flatMap(({ offer, shown }) => {
    const own = ownPrices(rowsBy.get(offer.listing_id) ?? []);
    const runs = campaigns.runsOf(offer);
    const since = startOf(own, runs, shown);
    if (!since) return [];
    const lowestBefore = priorPrice({ own, runs, minQuantity: offer.min_quantity }, since);
    if (lowestBefore === null) return [];
    return [{ listingId: offer.listing_id, lowestBefore, since: istanbulIsoDay(since) }];
  });
}

/** Returns the unit price at the minimum quantity. */
function onShelf({ price, discount_price, min_quantity: quantity, stock, campaigns }: OfferNow): LinePrice {
  return linePrice({ price: discount_price > 0 ? discount_price : price, quantity, stock }, campaigns);
}

const ownPrices = (rows: readonly OwnPriceRow[]): OwnPrice[] =>
  rows.map(({ day, created_at, sale_price }) => ({ from: day ?? created_at, price: sale_price }));

/**
 * Returns the start of the current price: that of the last own price or of its campaign, whichever is later.
 */
function startOf(
  own: readonly OwnPrice[],
  runs: readonly KnownRun[],
  { campaign }: LinePrice,
): Date | undefined {
  const repriced = own.at(-1)?.from;
  const run = runs.find(({ campaignCode }) => campaignCode === campaign?.campaignCode);
  return run && (!repriced || run.startsAt > repriced) ? run.startsAt : repriced;
}
