import type { BlueTickType, CompanyType } from '@havan/domain/company';
import { highScoreAbove } from '@havan/domain/score';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * The filter of offers. Days are Istanbul days, `YYYY-MM-DD`; prices are listed prices in kuruş, both ends inclusive.
 */
export interface OfferFilter {
  readonly today: string;
  /** The sellers of the list: one, or some. */
  readonly sellerId?: number;
  readonly onlySellers?: readonly number[];
  /** Only these listings, such as those of a campaign. */
  readonly onlyListings?: readonly number[];
  /** From this day on an expiry is long. */
  readonly longFrom?: string;
  readonly longExpiry?: boolean;
  /** The exclusive end of the expiry; excludes goods without an expiry. */
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

/**
 * Returns the condition that a row of `offerSource` can be bought now and passes the filter except for prices
 * (`fitsShelf`). Banned sellers and expired listings are excluded.
 */
export const isOffer = (filter: OfferFilter): RawBuilder<SqlBool> =>
  all([sql`not c.sales_ban`, ...ofListing(filter), ...ofSeller(filter)]);

/** Returns the offers that pass the filter; sellers are joined only if needed. */
export function offersThat(filter: OfferFilter): {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
} {
  if (ofSeller(filter).length > 0) return { from: offerSource(filter), where: isOffer(filter) };
  const isAllowed = sql<SqlBool>`l.seller_id <> all(array(select id from company where sales_ban))`;
  return { from: listingSource(filter), where: all([isAllowed, ...ofListing(filter)]) };
}

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

function ofListing(filter: OfferFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (filter.expiresBefore !== undefined) conditions.push(sql`l.expiration < ${filter.expiresBefore}::date`);
  if (filter.sellerId !== undefined) conditions.push(sql`l.seller_id = ${filter.sellerId}`);
  if (filter.onlySellers) conditions.push(sql`l.seller_id = any(${filter.onlySellers}::bigint[])`);
  if (filter.onlyListings) conditions.push(sql`l.id = any(${filter.onlyListings}::bigint[])`);
  return conditions;
}

function ofSeller(filter: OfferFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (filter.highScore) conditions.push(sql`c.score_tenths > ${highScoreAbove}`);
  if (filter.sellerTypes) conditions.push(sql`c.company_type = any(${filter.sellerTypes}::text[])`);
  if (filter.badges) conditions.push(hasBadge(filter.badges));
  if (filter.cityIds) conditions.push(sql`c.city_id = any(${filter.cityIds}::int[])`);
  return conditions;
}

/** SQL condition: the seller has one of these badges for the brand of the product. */
const hasBadge = (badges: readonly BlueTickType[]): RawBuilder<SqlBool> => sql<SqlBool>`
  exists (select from brand_badge g join product badged on badged.brand_id = g.brand_id
          where g.company_id = l.seller_id and badged.id = l.product_id and g.type = any(${badges}::int[]))`;

/** Returns whether the filter restricts the buyable offers. */
export function narrowsOffers(filter: OfferFilter): boolean {
  const { sellerId, onlySellers, onlyListings, sellerTypes, badges, cityIds, minPrice, maxPrice } = filter;
  const { longExpiry, highScore, freeShipping, discounted, campaign } = filter;
  const isChosen = [
    sellerId,
    onlySellers,
    onlyListings,
    sellerTypes,
    badges,
    cityIds,
    minPrice,
    maxPrice,
  ].some((choice) => choice !== undefined);
  return isChosen || [longExpiry, highScore, freeShipping, discounted, campaign].includes(true);
}

const listingSource = ({ today, longExpiry, longFrom }: OfferFilter): RawBuilder<unknown> =>
  sql`sellable_listing(${longExpiry ? (longFrom ?? today) : today}::date) l`;

/** `sellable_listing l` on the filter's day, with the joins for `isOffer`. */
export const offerSource = (filter: OfferFilter): RawBuilder<unknown> => sql`
  ${listingSource(filter)}
  join company c on c.id = l.seller_id
  left join seller_terms t on t.company_id = c.id`;

/** The best offer first: the cheapest, then the longest expiry. */
export const bestFirst = sql`l.sale_price, l.expiration desc nulls first, l.id`;
