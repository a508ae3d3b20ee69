import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type FactChange, factChangesSince, lookedAt } from '../market-facts/market-facts.sql.ts';
import { bestFirst } from './offer.sql.ts';

/** Who looks at which product, and on which days: `YYYY-MM-DD` in Istanbul. */
export interface ProductLook {
  readonly productId: number;
  readonly userId: number;
  readonly companyId: number;
  readonly today: string;
  /** From here on the lowest price counts. */
  readonly since: string;
  /** The last look at the facts. */
  readonly snapshot: string;
}

/** The listing, its seller, prices in kuruş, expiry, stock, fewest and most units, pack, units in the basket. */
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
];

export interface ProductNowRow {
  /** Everything that can be bought today unless its seller is banned, the best first; null for nothing. */
  readonly offers: readonly OfferCells[] | null;
  readonly liked: boolean;
  readonly lowest_price: number | null;
  readonly lowest_day: string | null;
  /** Where the company that asks is. */
  readonly buyer_city_id: number;
  readonly changes: readonly FactChange[] | null;
  readonly snapshot: string;
}

/** The last Istanbul day on which a span of `product_campaign_price` stood: one that ends at midnight is of the day before. */
export const lastDayOfSpan = (today: string): RawBuilder<string> => sql`
  coalesce(((to_at - interval '1 microsecond') at time zone 'Europe/Istanbul')::date, ${today}::date)`;

/**
 * Whatever of a product page may change from one moment to the next, as one row of one moment: this is the hottest read
 * of the shop. Offers come as lists of cells, which cost a third of what rows cost to read here. The lowest price holds from
 * `since` to `today`, campaigns included; the price with which that span began is the closing one of the move before.
 */
export async function lookAtProduct(
  db: Db,
  { productId, userId, companyId, today, since, snapshot }: ProductLook,
): Promise<ProductNowRow | undefined> {
  const { rows } = await sql<ProductNowRow>`
    select
      (select json_agg(json_build_array(id, seller_id, price, discount_price, expiration, stock, min_quantity,
                                        max_quantity, pack_size, quantity))
       from (
         select l.*, basket.quantity
         from listing l
         left join basket_item basket on basket.company_id = ${companyId} and basket.listing_id = l.id
         where l.product_id = ${productId} and l.state = 'active' and l.stock > 0
           and (l.expiration is null or l.expiration >= ${today}::date)
         order by ${bestFirst}
         limit 500
       ) best) as offers,
      exists (select from favourite where product_id = ${productId} and user_id = ${userId}) as liked,
      lowest.price as lowest_price, lowest.day as lowest_day,
      (select city_id from company where id = ${companyId}) as buyer_city_id,
      ${factChangesSince(snapshot)} as changes, ${lookedAt} as snapshot
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
