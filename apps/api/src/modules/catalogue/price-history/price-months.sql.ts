import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Lets the statements of a transaction take ten minutes: once a month a row of each product and offer is copied. */
export const waitLong = (trx: Db) => sql`set local statement_timeout = '10min'`.execute(trx);

/**
 * Makes the coming months of the prices of products. Those that ended thirteen months ago are condensed to the last price
 * of each product: a year is listed, and a price holds until the next one.
 */
export const condenseProductPrices = (trx: Db, now: Date) =>
  sql`
    select keep_product_prices(${now}::timestamptz, ${now}::timestamptz - interval '13 months')`.execute(trx);

/**
 * Makes the coming months of the prices of offers. Those that ended fifteen months ago are condensed to the last price of
 * each offer and those of the thirty days before it: a discount of the last four hundred days, and the last one whenever
 * it was, is compared with the thirty days before.
 */
export const condenseOfferPrices = (trx: Db, now: Date) =>
  sql`
    select keep_listing_prices(${now}::timestamptz, ${now}::timestamptz - interval '15 months')`.execute(trx);
