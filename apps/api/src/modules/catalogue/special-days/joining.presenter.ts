import type { JoinableDay, OwnDayOffer } from '@havan/contract/catalogue/special-days';
import { highestSpecialPrice, specialDayPhase } from '@havan/domain/special-day';
import type { DayListingRow, DayRow } from './joining.sql.ts';

export const presentJoinableDay = (row: DayRow & { readonly offers: number }, now: Date): JoinableDay => ({
  specialDayId: row.id,
  title: row.title,
  description: row.description,
  leastPercent: row.least_percent,
  joinUntil: row.join_until.toISOString(),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  phase: phaseOf(row, now),
  offerCount: row.offers,
});

export const phaseOf = (row: DayRow, now: Date) =>
  specialDayPhase(
    { state: row.state, joinUntil: row.join_until, startsAt: row.starts_at, endsAt: row.ends_at },
    now,
  );

export const presentDayListing = (row: DayListingRow, leastPercent: number): OwnDayOffer => ({
  listingId: row.id,
  productName: row.product_name,
  barcode: row.barcode,
  expiration: row.expiration,
  stock: row.stock,
  listPrice: row.sale_price,
  highestPrice: highestSpecialPrice(row.sale_price, leastPercent),
  offer:
    row.state === null || row.offer_price === null
      ? null
      : { price: row.offer_price, unitLimit: row.unit_limit, state: row.state, reason: row.reason },
});
