import type { ResultOf } from '@havan/contract/call';
import type { getPriceHistory } from '@havan/contract/price-history';
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
import type { Db } from '../../db/database.ts';
import { campaignsAtHand, type KnownRun } from '../campaigns/campaigns-at-hand.ts';
import type { OfferNow } from '../catalogue/product-now.service.ts';
import { findOwnPrices, type OwnPriceRow } from './price-history.sql.ts';

type DiscountBefore = ResultOf<typeof getPriceHistory>['discounts'][number];

/** How many days back prices and campaigns are read: longer than any discount that is news. */
const pastDays = 400;

/**
 * Of each offer that is shown with a discount, its own or one of a campaign: the lowest price at which it stood in the
 * thirty days before its price of now, and the day from which it has that. Offers without a known past are left out.
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
  const [rows, campaigns] = await Promise.all([
    findOwnPrices(db, ids, formatIsoDay(early)),
    campaignsAtHand(db, {
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

/** What a unit of as few as can be bought costs. */
function onShelf({ price, discount_price, min_quantity: quantity, stock, campaigns }: OfferNow): LinePrice {
  return linePrice({ price: discount_price > 0 ? discount_price : price, quantity, stock }, campaigns);
}

const ownPrices = (rows: readonly OwnPriceRow[]): OwnPrice[] =>
  rows.map(({ day, created_at, sale_price }) => ({ from: day ?? created_at, price: sale_price }));

/** When the price of now began: with the last own price or with the campaign that makes it, whichever came later. */
function startOf(
  own: readonly OwnPrice[],
  runs: readonly KnownRun[],
  { campaign }: LinePrice,
): Date | undefined {
  const repriced = own.at(-1)?.from;
  const run = runs.find(({ campaignCode }) => campaignCode === campaign?.campaignCode);
  return run && (!repriced || run.startsAt > repriced) ? run.startsAt : repriced;
}
