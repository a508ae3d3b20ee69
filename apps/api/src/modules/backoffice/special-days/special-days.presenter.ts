import type { OperatorDayOffer, OperatorSpecialDay } from '@havan/contract/backoffice/content/special-days';
import { specialDayPhase } from '@havan/domain/special-day';
import type { DayOfferRow, OperatorDayRow } from './special-days.sql.ts';

export const presentOperatorDay = (row: OperatorDayRow, now: Date): OperatorSpecialDay => ({
  specialDayId: row.id,
  title: row.title,
  description: row.description,
  leastPercent: row.least_percent,
  joinUntil: row.join_until.toISOString(),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  phase: specialDayPhase(
    { state: row.state, joinUntil: row.join_until, startsAt: row.starts_at, endsAt: row.ends_at },
    now,
  ),
  proposed: row.proposed,
  approved: row.approved,
  rejected: row.rejected,
});

export const presentDayOffer = (row: DayOfferRow): OperatorDayOffer => ({
  offerId: row.id,
  sellerName: row.seller_name,
  productName: row.product_name,
  listingId: row.listing_id,
  listPrice: row.sale_price,
  price: row.price,
  percent: Math.floor(((row.sale_price - row.price) * 100) / row.sale_price),
  unitLimit: row.unit_limit,
  stock: row.stock,
  state: row.state,
  reason: row.reason,
});
