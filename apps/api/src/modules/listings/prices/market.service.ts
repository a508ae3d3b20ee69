import { istanbulDayOf, istanbulIsoDay } from '@havan/domain/istanbul';
import type { Kurus } from '@havan/domain/money';
import { marketDays, type PriceMarket } from '@havan/domain/price-market';
import { breakEvenPrice } from '@havan/domain/price-suggestion';
import type { Context } from '../../../core/context.ts';
import * as sql from './market.sql.ts';

export interface ListingMarket {
  readonly listing: sql.PricedListingRow;
  readonly market: PriceMarket;
}

/** Reads listings with the facts of their markets: four statements for any number. */
export async function listingMarkets(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<ListingMarket[]> {
  const now = clock.now();
  const listings = await sql.findPricedListings(db, ids);
  const products = [...new Set(listings.map(({ product_id }) => product_id))];
  const [offers, sales] = await Promise.all([
    sql.findOffers(db, products, istanbulIsoDay(now)),
    sql.findSales(db, products, new Date(now.getTime() - marketDays * 86_400_000)),
  ]);
  const offersOf = Map.groupBy(offers, ({ product_id }) => product_id);
  const salesOf = Map.groupBy(sales, ({ product_id }) => product_id);
  return listings.map((listing) => {
    const { product_id, seller_id, expiration, stock, psf, category_units, season } = listing;
    const sold = salesOf.get(product_id) ?? [];
    const market: PriceMarket = {
      monthsLeft: monthsUntil(expiration, now),
      stock,
      rivals: (offersOf.get(product_id) ?? [])
        .filter((offer) => offer.seller_id !== seller_id)
        .map((offer) => ({ price: offer.price, monthsLeft: monthsUntil(offer.expiration, now) })),
      sales: sold.map(({ price, months_left, units }) => ({ price, monthsLeft: months_left, units })),
      ownUnits: sold.reduce((units, sale) => units + (sale.seller_id === seller_id ? sale.units : 0), 0),
      categoryUnits: category_units,
      season: seasonAhead(season, now),
      psf,
      floor: floorOf(listing),
    };
    return { listing, market };
  });
}

/** Months from now to the last usable day, fractions included; null without an expiry. */
export function monthsUntil(expiration: string | null, now: Date): number | null {
  if (expiration === null) return null;
  return Math.max(0, (Date.parse(`${expiration}T21:00:00Z`) - now.getTime()) / (30.4 * 86_400_000));
}

/** The seasonal factor of the coming month against the last; 1 without a year of data. */
function seasonAhead(season: readonly number[] | null, now: Date): number {
  const { month } = istanbulDayOf(now);
  const last = season?.[(month + 10) % 12];
  const coming = season?.[month - 1];
  return last === undefined || coming === undefined ? 1 : coming / last;
}

/** The break-even price: cost, freight and commission; null without a cost. */
function floorOf(listing: sql.PricedListingRow): Kurus | null {
  const { cost, commission_bp } = listing;
  return cost === null ? null : breakEvenPrice(cost, freightShare(listing), commission_bp);
}

/**
 * The freight share of a unit when the seller pays: its share of a cart that just reaches free shipping. Below that the
 * buyer pays, so without free shipping the share is zero.
 */
export function freightShare({
  price,
  shipping_fee,
  free_shipping_from,
}: Pick<sql.PricedListingRow, 'price' | 'shipping_fee' | 'free_shipping_from'>): Kurus {
  if (free_shipping_from === null) return 0;
  return Math.ceil((shipping_fee * price) / Math.max(price, free_shipping_from, 1));
}

/** Recomputes the sales pace of each category. */
export const countCategoryDemand = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  sql.writeCategoryDemand(db, clock.now());
