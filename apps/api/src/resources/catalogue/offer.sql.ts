import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Which offers count. Days are Istanbul's, `YYYY-MM-DD`. */
export interface OfferFilter {
  readonly today: string;
  readonly sellerId?: number;
  /** Only offers that last at least until this day, or for ever. */
  readonly expiresFrom?: string;
  readonly highScore?: boolean;
  readonly freeShipping?: boolean;
  readonly discounted?: boolean;
  readonly verifiedSeller?: boolean;
}

/** A seller's score is high above 9,4 (product, rules of the trade), in tenths. */
const highScoreAbove = 94;

/**
 * What makes a row of `listing l`, with its `company c` and its `seller_terms t`, an offer that can be bought now and
 * passes the filter. A banned seller and an expired listing are out of the market.
 */
export function isOffer(filter: OfferFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`l.state = 'active' and l.stock > 0 and not c.sales_ban`,
    sql<SqlBool>`(l.expiration is null or l.expiration >= ${filter.expiresFrom ?? filter.today}::date)`,
  ];
  if (filter.sellerId !== undefined) conditions.push(sql`l.seller_id = ${filter.sellerId}`);
  if (filter.highScore) conditions.push(sql`c.score_tenths > ${highScoreAbove}`);
  if (filter.freeShipping) {
    conditions.push(sql`(t.shipping_fee = 0 or t.free_shipping_from <= l.sale_price * l.min_quantity)`);
  }
  if (filter.discounted) conditions.push(sql`l.discount_price > 0`);
  if (filter.verifiedSeller) conditions.push(sql`c.blue_tick_type is not null`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Whether the filter asks for more than an offer that can be bought. */
export function narrowsOffers(filter: OfferFilter): boolean {
  const { sellerId, expiresFrom, highScore, freeShipping, discounted, verifiedSeller } = filter;
  if (sellerId !== undefined || expiresFrom !== undefined) return true;
  return [highScore, freeShipping, discounted, verifiedSeller].includes(true);
}

/** `listing l` with what `isOffer` and the presenters read. */
export const offerSource = sql`
  listing l
  join company c on c.id = l.seller_id
  join city on city.id = c.city_id
  left join seller_terms t on t.company_id = c.id`;

export const sellerColumns = sql`
  c.id as seller_id, c.name as seller_name, c.company_type, city.name as city_name, c.score_tenths, c.blue_tick_type`;

/** The best offer first: the cheapest, then the one that lasts longest. */
export const bestFirst = sql`l.sale_price, l.expiration desc nulls first, l.id`;
