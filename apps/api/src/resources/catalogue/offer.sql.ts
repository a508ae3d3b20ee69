import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Which offers count. Days are Istanbul's, `YYYY-MM-DD`; prices are kuruş as a shelf shows them, both ends included. */
export interface OfferFilter {
  readonly today: string;
  /** The place: one seller, or some of them. */
  readonly sellerId?: number;
  readonly onlySellers?: readonly number[];
  /** From this day on an expiry is long. */
  readonly longFrom?: string;
  readonly longExpiry?: boolean;
  /** The first day that an expiry may not be; goods without one are out as well. */
  readonly expiresBefore?: string;
  readonly highScore?: boolean;
  readonly freeShipping?: boolean;
  readonly discounted?: boolean;
  readonly campaign?: boolean;
  readonly sellerTypes?: readonly CompanyType[];
  readonly badges?: readonly BlueTickType[];
  readonly cityIds?: readonly number[];
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

/** A seller's score is high above 9,4 (product, rules of the trade), in tenths. */
const highScoreAbove = 94;

/**
 * What makes a row of `listing l`, with its `company c`, an offer that can be bought now and passes the filter as far as
 * it does not ask about a price (`fitsShelf`). A banned seller and an expired listing are out of the market.
 */
export const isOffer = (filter: OfferFilter): RawBuilder<SqlBool> =>
  all([...ofListing(filter), sql`not c.sales_ban`, ...ofSeller(filter)]);

/** The offers that pass the filter; sellers are joined only where it asks about them. */
export function offersThat(filter: OfferFilter): {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
} {
  if (ofSeller(filter).length > 0) return { from: offerSource, where: isOffer(filter) };
  const isAllowed = sql<SqlBool>`l.seller_id <> all(array(select id from company where sales_ban))`;
  return { from: sql`listing l`, where: all([...ofListing(filter), isAllowed]) };
}

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

function ofListing(filter: OfferFilter): RawBuilder<SqlBool>[] {
  const from = filter.longExpiry ? (filter.longFrom ?? filter.today) : filter.today;
  const conditions = [
    sql<SqlBool>`l.state = 'active' and l.stock > 0`,
    sql<SqlBool>`(l.expiration is null or l.expiration >= ${from}::date)`,
  ];
  if (filter.expiresBefore !== undefined) conditions.push(sql`l.expiration < ${filter.expiresBefore}::date`);
  if (filter.sellerId !== undefined) conditions.push(sql`l.seller_id = ${filter.sellerId}`);
  if (filter.onlySellers) conditions.push(sql`l.seller_id = any(${filter.onlySellers}::bigint[])`);
  return conditions;
}

function ofSeller(filter: OfferFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (filter.highScore) conditions.push(sql`c.score_tenths > ${highScoreAbove}`);
  if (filter.sellerTypes) conditions.push(sql`c.company_type = any(${filter.sellerTypes}::text[])`);
  if (filter.badges) conditions.push(sql`c.blue_tick_type = any(${filter.badges}::int[])`);
  if (filter.cityIds) conditions.push(sql`c.city_id = any(${filter.cityIds}::int[])`);
  return conditions;
}

/** Whether the filter asks for more than an offer that can be bought. */
export function narrowsOffers(filter: OfferFilter): boolean {
  const { sellerId, onlySellers, sellerTypes, badges, cityIds, minPrice, maxPrice } = filter;
  const { longExpiry, highScore, freeShipping, discounted, campaign } = filter;
  const isChosen = [sellerId, onlySellers, sellerTypes, badges, cityIds, minPrice, maxPrice].some(
    (choice) => choice !== undefined,
  );
  return isChosen || [longExpiry, highScore, freeShipping, discounted, campaign].includes(true);
}

/** `listing l` with what `isOffer` reads. */
export const offerSource = sql`
  listing l
  join company c on c.id = l.seller_id
  left join seller_terms t on t.company_id = c.id`;

/** The best offer first: the cheapest, then the one that lasts longest. */
export const bestFirst = sql`l.sale_price, l.expiration desc nulls first, l.id`;
