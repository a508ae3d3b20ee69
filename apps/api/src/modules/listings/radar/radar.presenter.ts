import type { ResultOf } from '@havan/contract/call';
import type { getExpiryRadar, RiskyListing } from '@havan/contract/listings/expiry-radar';
import { addMonths, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { MonthRow, RiskRow } from './radar.sql.ts';

type Radar = ResultOf<typeof getExpiryRadar>;

/** Number of months that the ledger shows. */
const ledgerMonths = 24;

/** Returns a listing at risk for its seller. */
export const presentRisk = (row: RiskRow): RiskyListing => ({
  listingId: row.id,
  version: row.version,
  productName: row.product_name,
  barcode: row.barcode,
  productImageUrl: productPictureUrl(row.product_id),
  expiration: row.expiration,
  price: row.price,
  stock: row.stock,
  monthlyUnits: row.monthly_units,
  chanceAtClose: row.chance_at_close,
  chanceAtExpiry: row.chance,
  unitsLeft: Math.round(row.units_left),
  moneyAtStake: row.money_at_stake,
  source: row.source,
  basis: row.basis,
  proposals: [...row.proposals],
});

/** Returns the stock by month for 24 months with totals; `month` is the month of the rows. */
export function presentMonths(
  rows: readonly MonthRow[],
  now: Date,
  month: string | undefined,
): Omit<Radar, 'items' | 'nextCursor' | 'pending'> {
  const byMonth = new Map(rows.map((row) => [row.month?.slice(0, 7) ?? null, row]));
  const first = { ...istanbulDayOf(now), day: 1 };
  const months = Array.from({ length: ledgerMonths }, (_, at) => {
    const key = formatIsoDay(addMonths(first, at)).slice(0, 7);
    const row = byMonth.get(key);
    return {
      month: key,
      stockValue: row?.stock_value ?? 0,
      moneyAtStake: row?.money_at_stake ?? 0,
      listings: row?.listings ?? 0,
    };
  });
  const sum = (pick: (row: MonthRow) => number): number => rows.reduce((total, row) => total + pick(row), 0);
  const dated = months.reduce((total, { stockValue }) => total + stockValue, 0);
  const undated = byMonth.get(null)?.stock_value ?? 0;
  const listings = sum((row) => row.listings);
  const computed = rows.flatMap(({ computed_at }) => (computed_at ? [computed_at.getTime()] : []));
  return {
    total: month === undefined ? listings : (byMonth.get(month)?.listings ?? 0),
    totals: {
      moneyAtStake: sum((row) => row.money_at_stake),
      listings,
      unitsLeft: Math.round(sum((row) => row.units_left)),
      estimated: sum((row) => row.estimated),
      saved: sum((row) => row.saved),
    },
    stock: { dated, later: sum((row) => row.stock_value) - dated - undated, undated },
    months,
    computedAt: computed.length === 0 ? null : new Date(Math.max(...computed)).toISOString(),
  };
}
