import { istanbulDayOf, istanbulIsoDay } from '@havan/domain/istanbul';
import type { Kurus } from '@havan/domain/money';
import { breakEvenPrice, freightShare } from '@havan/domain/net-price';
import { marketDays, type PriceMarket } from '@havan/domain/price-market';
import type { Context } from '../../../core/context.ts';
import * as sql from './market.sql.ts';

export interface ListingMarket {
  readonly listing: sql.PricedListingRow;
  readonly market: PriceMarket;
}

/** Returns listings with the facts of their markets, read in three statements for any number. */
export async function listingMarkets(
  ctx: Pick<Context, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<ListingMarket[]> {
  const listings = await sql.findPricedListings(ctx.db, ids);
  const markets = await marketsOf(ctx, listings);
  return listings.flatMap((listing, at) => {
    const market = markets[at];
    return market ? [{ listing, market }] : [];
  });
}

/** Returns the market facts of goods, in their order. */
export async function marketsOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  goods: readonly sql.PricedGoodsRow[],
): Promise<PriceMarket[]> {
  const now = clock.now();
  const products = [...new Set(goods.map(({ product_id }) => product_id))];
  const [offers, sales] = await Promise.all([
    sql.findOffers(db, products, istanbulIsoDay(now)),
    sql.findSales(db, products, new Date(now.getTime() - marketDays * 86_400_000)),
  ]);
  const offersOf = Map.groupBy(offers, ({ product_id }) => product_id);
  const salesOf = Map.groupBy(sales, ({ product_id }) => product_id);
  return goods.map((each) => {
    const { product_id, seller_id, expiration, stock, psf, category_units, season } = each;
    const sold = salesOf.get(product_id) ?? [];
    return {
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
      floor: floorOf(each),
    };
  });
}

/** Returns months from now to the last usable day, fractions included; null without an expiry. */
export function monthsUntil(expiration: string | null, now: Date): number | null {
  if (expiration === null) return null;
  return Math.max(0, (Date.parse(`${expiration}T21:00:00Z`) - now.getTime()) / (30.4 * 86_400_000));
}

/** Returns the seasonal factor of the coming month against the last; 1 without a year of data. */
function seasonAhead(season: readonly number[] | null, now: Date): number {
  const { month } = istanbulDayOf(now);
  const last = season?.[(month + 10) % 12];
  const coming = season?.[month - 1];
  return last === undefined || coming === undefined ? 1 : coming / last;
}

/** Returns the break-even price: cost, freight and commission; null without a cost. */
function floorOf(goods: sql.PricedGoodsRow): Kurus | null {
  const { cost, commission_bp } = goods;
  return cost === null ? null : breakEvenPrice(cost, freightOf(goods), commission_bp);
}

/** Returns the share of a unit in the freight of a parcel that its seller pays, in kuruş. */
export const freightOf = (
  goods: Pick<sql.PricedGoodsRow, 'price' | 'shipping_fee' | 'free_shipping_from' | 'shipping_share'>,
): Kurus =>
  freightShare(goods.price, {
    shippingFee: goods.shipping_fee,
    freeShippingFrom: goods.free_shipping_from,
    shippingShare: goods.shipping_share,
  });

/** Recomputes the sales pace of each category. */
export const countCategoryDemand = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  sql.writeCategoryDemand(db, clock.now());
