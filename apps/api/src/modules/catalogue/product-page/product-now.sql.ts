import type { CampaignBonus, PriceBreak } from '@havan/domain/campaign-price';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { type FactChange, factChangesSince, snapshotNow } from '../catalogue-cache/catalogue-cache.sql.ts';
import { bestFirst } from '../lists/offer.sql.ts';

/** The viewer, the product and the days: `YYYY-MM-DD` in Istanbul. */
export interface ProductLook {
  readonly productId: number;
  readonly userId: number;
  readonly companyId: number;
  readonly today: string;
  /** The start of the lowest price's period. */
  readonly since: string;
  /** The snapshot of the cached facts. */
  readonly snapshot: string;
}

/**
 * The listing, its seller, prices in kuruş, expiry, stock, minimum and maximum units, pack, units in the cart, prices
 * by quantity, bonus.
 */
export type OfferCells = readonly [
  listingId: number,
  sellerId: number,
  price: number,
  discountPrice: number,
  expiration: string | null,
  stock: number,
  minQuantity: number,
  maxQuantity: number | null,
  packSize: number,
  inBasket: number | null,
  priceBreaks: readonly PriceBreak[],
  bonus: CampaignBonus | null,
];

export interface ProductNowRow {
  /** Every offer that can be bought today, the best first; null without one. */
  readonly offers: readonly OfferCells[] | null;
  readonly liked: boolean;
  readonly lowest_price: number | null;
  readonly lowest_day: string | null;
  /** The city of the caller's company. */
  readonly buyer_city_id: number;
  readonly changes: readonly FactChange[] | null;
  readonly snapshot: string;
}

/**
 * Returns the last Istanbul day of a period of `product_campaign_price`: a period that ends at midnight belongs to the
 * day before.
 */
export const lastDayOfSpan = (today: string): RawBuilder<string> => sql`
  coalesce(((to_at - interval '1 microsecond') at time zone 'Europe/Istanbul')::date, ${today}::date)`;

/**
 * Reads all changing data of a product page as one row in one snapshot: the most frequent read of the shop. Offers are
 * arrays of cells, which cost a third of rows to parse. The lowest price covers `since` to `today`, campaigns included;
 * the price at the start of that period is the closing price of the change before it.
 */
export async function readProductNow(
  db: Db,
  { productId, userId, companyId, today, since, snapshot }: ProductLook,
): Promise<ProductNowRow | undefined> {
  const { rows } = await sql<ProductNowRow>`
    select
      (select json_agg(json_build_array(id, seller_id, price, discount_price, expiration, stock, min_quantity,
                                        max_quantity, pack_size, quantity, price_breaks, bonus))
       from (
         select l.*, basket.quantity
         from sellable_listing(${today}::date) l
         left join basket_item basket on basket.company_id = ${companyId} and basket.listing_id = l.id
         where l.product_id = ${productId}
         order by ${bestFirst}
         limit 500
       ) best) as offers,
      exists (select from favourite where product_id = ${productId} and user_id = ${userId}) as liked,
      lowest.price as lowest_price, lowest.day as lowest_day,
      (select city_id from company where id = ${companyId}) as buyer_city_id,
      ${factChangesSince(snapshot)} as changes, ${snapshotNow} as snapshot
    from (select) once
    left join lateral (
      select day, price from (
        select day, lowest as price from product_price_day
        where product_id = ${productId} and day between ${since}::date and ${today}::date
        union all
        (select ${since}::date, closing from product_price_day
         where product_id = ${productId} and day < ${since}::date order by day desc limit 1)
        union all
        select ${lastDayOfSpan(today)}, price from product_campaign_price
        where product_id = ${productId} and ${lastDayOfSpan(today)} >= ${since}::date
      ) moves
      where price is not null order by price, day desc limit 1
    ) lowest on true`.execute(db);
  return rows[0];
}
