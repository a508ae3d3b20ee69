import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ClaimKey {
  readonly campaignId: number;
  readonly companyId: number;
  readonly listingId: number;
}

/** Takes units of a running campaign, all or none: the statement itself checks the limit. The row stays locked. */
async function takeUnits(trx: Db, campaignId: number, units: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ company_limit: number | null }>`
    update campaign set units_left = units_left - ${units}
    where id = ${campaignId} and state = 'running' and starts_at <= ${now} and ends_at > ${now}
      and (units_left is null or units_left >= ${units})
    returning company_limit`.execute(trx);
  const [row] = rows;
  return row ? (row.company_limit ?? Number.MAX_SAFE_INTEGER) : null;
}

/**
 * Sets the units of a limited campaign that a company holds for a line to exactly `units`; a line holds one campaign.
 * Campaigns are locked before claims, here and wherever both are locked. False when too few are left; the caller must
 * then roll back.
 */
export async function holdUnits(
  trx: Db,
  { campaignId, companyId, listingId }: ClaimKey,
  units: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const before = await heldUnits(trx, companyId, listingId);
  const known = before?.campaign_id === campaignId ? before.units : 0;
  const companyLimit = await takeUnits(trx, campaignId, units - known, now);
  if (companyLimit === null) return false;
  if (before && before.campaign_id !== campaignId) await releaseClaims(trx, companyId, [listingId]);
  await sql`
    insert into campaign_claim (campaign_id, company_id, listing_id, units, state, held_until)
    values (${campaignId}, ${companyId}, ${listingId}, ${units}, 'held', ${until})
    on conflict (company_id, listing_id) where state = 'held'
    do update set units = excluded.units, held_until = greatest(campaign_claim.held_until, excluded.held_until)`.execute(
    trx,
  );
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(units), 0)::integer as units from campaign_claim
    where campaign_id = ${campaignId} and company_id = ${companyId}`.execute(trx);
  return (rows[0]?.units ?? 0) <= companyLimit;
}

interface HeldClaim {
  readonly campaign_id: number;
  readonly units: number;
  readonly payment_id: string | null;
}

async function heldUnits(trx: Db, companyId: number, listingId: number): Promise<HeldClaim | undefined> {
  const { rows } = await sql<HeldClaim>`
    select campaign_id, units, payment_id from campaign_claim
    where company_id = ${companyId} and listing_id = ${listingId} and state = 'held'`.execute(trx);
  return rows[0];
}

/**
 * Reduces each claim to `kept` units and returns the rest to its campaign. Locks the campaigns first, in order.
 *
 * @param claims a condition on `campaign_claim c` with its `basket_item i`, if any
 */
async function giveBack(
  trx: Db,
  claims: ReturnType<typeof sql>,
  kept: ReturnType<typeof sql> = sql`0`,
): Promise<void> {
  const { rows: campaigns } = await sql`
    select id from campaign where id in (
      select c.campaign_id from campaign_claim c where ${claims} and c.state = 'held')
    order by id for no key update`.execute(trx);
  if (campaigns.length === 0) return;
  await sql`
    with fate as (
      select c.id, c.campaign_id, c.units, ${kept} as kept
      from campaign_claim c left join basket_item i on i.company_id = c.company_id and i.listing_id = c.listing_id
      where ${claims} and c.state = 'held' for update of c
    ), gone as (
      delete from campaign_claim using fate where campaign_claim.id = fate.id and fate.kept <= 0
    ), smaller as (
      update campaign_claim set units = fate.kept, payment_id = null from fate
      where campaign_claim.id = fate.id and fate.kept > 0
    ), freed as (
      select campaign_id, sum(units - greatest(kept, 0))::integer as units from fate group by campaign_id
    )
    update campaign set units_left = units_left + freed.units from freed
    where campaign.id = freed.campaign_id and freed.units > 0`.execute(trx);
}

/** Releases the units of removed lines, or of lines without their campaign. Units of a payment stay. */
export const releaseClaims = (trx: Db, companyId: number, listingIds: readonly number[]): Promise<void> =>
  giveBack(
    trx,
    sql`c.company_id = ${companyId} and c.listing_id = any(${[...listingIds]}::bigint[]) and c.payment_id is null`,
  );

/** Releases the units of a reduced line beyond `units`. */
export const shrinkClaim = (trx: Db, companyId: number, listingId: number, units: number): Promise<void> =>
  giveBack(
    trx,
    sql`c.company_id = ${companyId} and c.listing_id = ${listingId} and c.payment_id is null`,
    sql`least(c.units, ${units}::integer)`,
  );

/**
 * Releases the claims of failed payments: to the cart line if it still exists and the time has not expired, so that a
 * second card pays the same price; else to the campaign.
 */
export const returnClaims = (trx: Db, paymentIds: readonly string[], now: Date): Promise<void> =>
  giveBack(
    trx,
    sql`c.payment_id = any(${[...paymentIds]}::uuid[])`,
    sql`case when c.held_until > ${now} then least(c.units, coalesce(i.quantity, 0)) else 0 end`,
  );

/** Releases expired reservations, except those of open payments. */
export const expireClaims = (trx: Db, now: Date): Promise<void> =>
  giveBack(trx, sql`c.held_until <= ${now} and c.payment_id is null`);

export interface ClaimedLine {
  readonly campaignCode: string;
  readonly listingId: number;
  readonly units: number;
}

const claimedLines = (lines: readonly ClaimedLine[]) => sql`
  unnest(${lines.map((line) => line.campaignCode)}::text[], ${lines.map((line) => line.listingId)}::bigint[],
         ${lines.map((line) => line.units)}::integer[]) as w (code, listing_id, units)`;

/** Assigns the claims of these lines to a payment; false when one does not cover all of its units. */
export async function bindClaims(
  trx: Db,
  payment: { readonly id: string; readonly companyId: number; readonly now: Date; readonly expiresAt: Date },
  lines: readonly ClaimedLine[],
): Promise<boolean> {
  if (lines.length === 0) return true;
  const { rows } = await sql`
    update campaign_claim c
    set payment_id = ${payment.id}, held_until = greatest(c.held_until, ${payment.expiresAt})
    from ${claimedLines(lines)}, campaign k
    where k.code = w.code and c.campaign_id = k.id and c.company_id = ${payment.companyId}
      and c.listing_id = w.listing_id and c.state = 'held' and c.units >= w.units and c.held_until > ${payment.now}
    returning c.id`.execute(trx);
  return rows.length === lines.length;
}

/** Consumes the paid units and releases further held ones. */
export async function consumeClaims(
  trx: Db,
  paymentId: string,
  lines: readonly ClaimedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    with spare as (
      select c.id, c.campaign_id, c.units - w.units as units, w.units as used
      from campaign_claim c join campaign k on k.id = c.campaign_id
      join ${claimedLines(lines)} on w.code = k.code and w.listing_id = c.listing_id
      where c.payment_id = ${paymentId} and c.state = 'held'
    ), used as (
      update campaign_claim c set state = 'consumed', units = spare.used from spare where c.id = spare.id
    )
    update campaign k set units_left = k.units_left + s.units
    from (select campaign_id, sum(units)::integer as units from spare group by campaign_id) s
    where k.id = s.campaign_id and s.units > 0`.execute(trx);
}

/** Reserves again for a late success; false when a unit is gone, and the caller must then roll back. */
export async function claimAgain(
  trx: Db,
  payment: { readonly id: string; readonly companyId: number; readonly now: Date },
  lines: readonly ClaimedLine[],
): Promise<boolean> {
  const { id, companyId, now } = payment;
  for (const { campaignCode, listingId, units } of lines) {
    const campaign = await limitedCampaign(trx, campaignCode);
    const claim = campaign && { campaignId: campaign.id, companyId, listingId };
    const until = new Date(now.getTime() + 60_000);
    if (!claim || !(await holdUnits(trx, claim, units, { now, until }))) return false;
  }
  return bindClaims(trx, { id, companyId, now, expiresAt: now }, lines);
}

export interface LimitedCampaign {
  readonly id: number;
  readonly company_limit: number | null;
}

/** Returns a campaign with a limit, by its code. */
export const limitedCampaign = (db: Db, code: string): Promise<LimitedCampaign | undefined> =>
  db
    .selectFrom('campaign')
    .select(['id', 'company_limit'])
    .where('code', '=', code)
    .where((where) => where.or([where('unit_limit', 'is not', null), where('company_limit', 'is not', null)]))
    .executeTakeFirst();

/** Starts campaigns whose start has passed and ends those whose end has passed. */
export async function turnCampaigns(db: Db, now: Date): Promise<void> {
  await sql`
    update campaign set state = case when ends_at <= ${now} then 'ended' else 'running' end
    where (state = 'scheduled' and starts_at <= ${now}) or (state = 'running' and ends_at <= ${now})`.execute(
    db,
  );
}
