import type { ExpiryRisk } from '@havan/domain/expiry-risk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns the condition that a listing expires and can be bought today. */
const watched = (today: string): RawBuilder<unknown> => sql`
  l.deleted_at is null and l.state = 'active' and l.stock > 0 and l.expiration >= ${today}::date`;

/**
 * Returns listings without a risk, or with one of another stock or price, or of another day; of one seller,
 * or of all.
 */
export async function findUncomputed(
  db: Db,
  {
    sellerId,
    today,
    before,
  }: { readonly sellerId: number | null; readonly today: string; readonly before: Date },
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l left join listing_expiry_risk r on r.listing_id = l.id
    where ${watched(today)} ${sellerId === null ? sql`` : sql`and l.seller_id = ${sellerId}`}
      and (r.listing_id is null or r.version <> l.version or r.stock <> l.stock or r.price <> l.sale_price
           or r.computed_at < ${before})
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ComputedRisk {
  readonly listingId: number;
  readonly sellerId: number;
  readonly version: number;
  readonly stock: number;
  readonly price: number;
  readonly risk: ExpiryRisk;
}

/** Stores risks; they replace the former ones. */
export async function writeRisks(db: Db, computed: readonly ComputedRisk[], at: Date): Promise<void> {
  const rows = computed.map(({ listingId, sellerId, version, stock, price, risk }) => ({
    listing_id: listingId,
    seller_id: sellerId,
    version,
    stock,
    price,
    // The columns have four bytes: PostgreSQL refuses a probability that is too small for them.
    chance_at_close: Math.fround(risk.atClose.chance),
    chance: Math.fround(risk.atExpiry.chance),
    units_left: Math.fround(risk.atExpiry.units),
    monthly_units: Math.fround(risk.monthlyUnits),
    money_at_stake: risk.moneyAtStake,
    saved: Math.max(0, risk.proposals[0]?.saved ?? 0),
    source: risk.source,
    basis: risk.basis,
    proposals: risk.proposals,
  }));
  await sql`
    insert into listing_expiry_risk (listing_id, seller_id, version, stock, price, chance_at_close, chance, units_left,
      monthly_units, money_at_stake, saved, source, basis, proposals, computed_at)
    select r.*, ${at}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      listing_id bigint, seller_id bigint, version integer, stock integer, price bigint, chance_at_close real,
      chance real, units_left real, monthly_units real, money_at_stake bigint, saved bigint, source text, basis text,
      proposals jsonb)
    on conflict (listing_id) do update set version = excluded.version, stock = excluded.stock, price = excluded.price,
      chance_at_close = excluded.chance_at_close, chance = excluded.chance, units_left = excluded.units_left,
      monthly_units = excluded.monthly_units, money_at_stake = excluded.money_at_stake, saved = excluded.saved,
      source = excluded.source, basis = excluded.basis, proposals = excluded.proposals,
      computed_at = excluded.computed_at`.execute(db);
}

export interface RadarFilter {
  readonly sellerId: number;
  readonly today: string;
  /** The probability from which a listing is at risk. */
  readonly chance: number;
  /** The first day of a month, or null for every month. */
  readonly month: string | null;
}

export interface RiskRow {
  readonly id: number;
  readonly version: number;
  readonly product_id: number;
  readonly product_name: string;
  readonly barcode: string;
  readonly expiration: string;
  readonly price: number;
  readonly stock: number;
  readonly monthly_units: number;
  readonly chance_at_close: number;
  readonly chance: number;
  readonly units_left: number;
  readonly money_at_stake: number;
  readonly source: ExpiryRisk['source'];
  readonly basis: string;
  readonly proposals: ExpiryRisk['proposals'];
}

const inMonth = (month: string | null): RawBuilder<unknown> =>
  month === null
    ? sql``
    : sql`and l.expiration >= ${month}::date and l.expiration < ${month}::date + interval '1 month'`;

/** Returns listings at risk, the most money first, and how many there are in all. */
export async function findRisks(
  db: Db,
  filter: RadarFilter,
  page: { readonly after: { readonly rank: number; readonly id: number } | null; readonly limit: number },
): Promise<RiskRow[]> {
  const { rows } = await sql<RiskRow>`
    select l.id, l.version, l.product_id, p.name as product_name, p.barcode, l.expiration, l.sale_price as price, l.stock,
      r.monthly_units, r.chance_at_close, r.chance, r.units_left, r.money_at_stake, r.source, r.basis, r.proposals
    from listing_expiry_risk r join listing l on l.id = r.listing_id join product p on p.id = l.product_id
    where r.seller_id = ${filter.sellerId} and r.chance >= ${filter.chance} and ${watched(filter.today)}
      ${inMonth(filter.month)}
      ${page.after ? sql`and (r.money_at_stake, r.listing_id) < (${page.after.rank}, ${page.after.id})` : sql``}
    order by r.money_at_stake desc, r.listing_id desc limit ${page.limit}`.execute(db);
  return rows;
}

export interface MonthRow {
  /** First day of the month; null for products that do not expire. */
  readonly month: string | null;
  readonly stock_value: number;
  readonly money_at_stake: number;
  readonly listings: number;
  readonly units_left: number;
  readonly estimated: number;
  readonly saved: number;
  readonly computed_at: Date | null;
}

/** Returns the stock of a seller by the month of its expiry, with the part at risk. */
export async function findMonths(db: Db, { sellerId, today, chance }: RadarFilter): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select date_trunc('month', l.expiration)::date as month,
      sum(l.stock * l.sale_price)::bigint as stock_value,
      coalesce(sum(r.money_at_stake), 0)::bigint as money_at_stake, count(r.listing_id)::integer as listings,
      coalesce(sum(r.units_left), 0)::float8 as units_left,
      count(*) filter (where r.source <> 'own')::integer as estimated,
      coalesce(sum(r.saved), 0)::bigint as saved, max(r.computed_at) as computed_at
    from listing l left join listing_expiry_risk r on r.listing_id = l.id and r.seller_id = ${sellerId} and r.chance >= ${chance}
    where l.seller_id = ${sellerId} and l.deleted_at is null and l.state = 'active' and l.stock > 0
      and (l.expiration is null or l.expiration >= ${today}::date)
    group by 1 order by 1`.execute(db);
  return rows;
}
