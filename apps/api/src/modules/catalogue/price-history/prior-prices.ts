import type { Kurus } from '@havan/domain/money';
import { priorPrice } from '@havan/domain/prior-price';
import { addDays, formatIsoDay, istanbulDayOf, istanbulMidnight } from '@havan/domain/istanbul';
import { lowestPriceDays } from '@havan/domain/price-history';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { campaignLookup, type CoveredListing } from '../campaigns/campaign-lookup.ts';
import { findOwnPrices } from './price-history.sql.ts';

/**
 * Returns the lowest price of each listing in the thirty days before a time, campaigns included; a listing without a
 * known history is left out.
 */
export async function priorPrices(
  db: Db,
  companyId: number,
  listings: readonly (CoveredListing & { readonly min_quantity: number })[],
  now: Date,
): Promise<Map<number, Kurus>> {
  const ids = listings.map(({ listing_id }) => listing_id);
  if (ids.length === 0) return new Map();
  const early = addDays(istanbulDayOf(now), -lowestPriceDays);
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
  const rowsOf = Map.groupBy(rows, (row) => row.listing_id);
  return new Map(
    listings.flatMap((listing): [number, Kurus][] => {
      const own = (rowsOf.get(listing.listing_id) ?? []).map(({ day, created_at, sale_price }) => ({
        from: day ?? created_at,
        price: sale_price,
      }));
      const past = { own, runs: campaigns.runsOf(listing), minQuantity: listing.min_quantity };
      const lowest = priorPrice(past, now);
      return lowest === null ? [] : [[listing.listing_id, lowest]];
    }),
  );
}
