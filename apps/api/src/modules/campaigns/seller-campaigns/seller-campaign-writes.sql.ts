import type { CampaignTerms } from '@havan/domain/campaign-terms';
import type { CampaignState } from '@havan/domain/campaign';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface StoredCampaign extends CampaignTerms {
  readonly id: number;
  readonly state: CampaignState;
  readonly description: string;
  readonly version: number;
  readonly isSelected: boolean;
  readonly pausedEnd: Date | null;
  readonly pauseReason: string | null;
  readonly isStopping: boolean;
}

interface LockedRow {
  readonly id: number;
  readonly state: CampaignState;
  readonly kind: CampaignTerms['kind'];
  readonly title: string;
  readonly description: string;
  readonly steps: CampaignTerms['steps'];
  readonly buy_quantity: number | null;
  readonly free_quantity: number | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly unit_limit: number | null;
  readonly company_limit: number | null;
  readonly version: number;
  readonly is_selected: boolean;
  readonly paused_end: Date | null;
  readonly pause_reason: string | null;
  readonly stopped_at: Date | null;
}

/**
 * Returns a campaign of a seller, locked until the end of the transaction; undefined for one of somebody
 * else.
 */
export async function lockCampaign(
  trx: Db,
  sellerId: number,
  campaignId: number,
): Promise<StoredCampaign | undefined> {
  const { rows } = await sql<LockedRow>`
    select id, state, kind, title, description, steps, buy_quantity, free_quantity, starts_at, ends_at, unit_limit,
      company_limit, version, is_selected, paused_end, pause_reason, stopped_at
    from campaign where id = ${campaignId} and seller_id = ${sellerId} and archive_of is null for no key update`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    id: row.id,
    state: row.state,
    kind: row.kind,
    title: row.title,
    description: row.description,
    steps: row.steps,
    bonus:
      row.buy_quantity === null || row.free_quantity === null
        ? null
        : { buy: row.buy_quantity, get: row.free_quantity },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    unitLimit: row.unit_limit,
    companyLimit: row.company_limit,
    version: row.version,
    isSelected: row.is_selected,
    pausedEnd: row.paused_end,
    pauseReason: row.pause_reason,
    isStopping: row.stopped_at !== null && row.state === 'running',
  };
}

export interface WrittenCampaign extends CampaignTerms {
  readonly description: string;
  /** The value that an announcement shows: percent, kuruş or a count, depending on its kind. */
  readonly value: number;
  readonly at: Date;
}

/** Stores a new draft. */
export async function insertDraft(
  trx: Db,
  named: { readonly id: number; readonly code: string; readonly sellerId: number; readonly userId: number },
  written: WrittenCampaign,
): Promise<void> {
  const { kind, title, description, value, steps, bonus, startsAt, endsAt, unitLimit, companyLimit, at } =
    written;
  await sql`
    insert into campaign (id, code, seller_id, title, description, kind, state, value, starts_at, ends_at, steps,
      buy_quantity, free_quantity, is_selected, unit_limit, units_left, company_limit, created_by, created_at, updated_at)
    values (${named.id}, ${named.code}, ${named.sellerId}, ${title}, ${description}, ${kind}, 'draft', ${value},
      ${startsAt}, ${endsAt}, ${JSON.stringify(steps)}::jsonb, ${bonus?.buy ?? null}, ${bonus?.get ?? null}, true,
      ${unitLimit}, ${unitLimit}, ${companyLimit}, ${named.userId}, ${at}, ${at})`.execute(trx);
}

/** Changes the terms of a locked campaign; its remaining units change with the limit. */
export async function writeTerms(trx: Db, campaignId: number, written: WrittenCampaign): Promise<void> {
  const { kind, title, description, value, steps, bonus, startsAt, endsAt, unitLimit, companyLimit, at } =
    written;
  await sql`
    update campaign set title = ${title}, description = ${description}, kind = ${kind}, value = ${value},
      starts_at = ${startsAt}, ends_at = ${endsAt}, steps = ${JSON.stringify(steps)}::jsonb,
      buy_quantity = ${bonus?.buy ?? null}::integer, free_quantity = ${bonus?.get ?? null}::integer,
      units_left = coalesce(units_left - unit_limit + ${unitLimit}::integer, ${unitLimit}::integer),
      unit_limit = ${unitLimit}::integer, company_limit = ${companyLimit}::integer,
      version = version + 1, updated_at = ${at}
    where id = ${campaignId}`.execute(trx);
}

/** Moves a locked campaign to a state and a period. */
export async function writeState(
  trx: Db,
  campaignId: number,
  to: {
    readonly state: CampaignState;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly stoppedAt: Date | null;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    update campaign set state = ${to.state}, starts_at = ${to.startsAt}, ends_at = ${to.endsAt},
      stopped_at = ${to.stoppedAt}, version = version + 1, updated_at = ${to.at}
    where id = ${campaignId}`.execute(trx);
}

/** Returns those of the listings that are the seller's and not deleted, ascending. */
export async function findOwnListings(
  db: Db,
  sellerId: number,
  listingIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where id = any(${[...listingIds]}::bigint[]) and seller_id = ${sellerId}
      and deleted_at is null order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns how many of these listings would lose more than `percentMax` percent of their price by an amount
 * off, in kuruş.
 */
export async function countTooDeep(
  db: Db,
  listingIds: readonly number[],
  { amount, percentMax }: { readonly amount: number; readonly percentMax: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing
    where id = any(${[...listingIds]}::bigint[]) and ${amount}::bigint * 100 > sale_price * ${percentMax}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Sets the chosen listings of a campaign; deleted listings stay chosen, because an undo restores them. */
export async function replaceChosen(
  trx: Db,
  campaignId: number,
  listingIds: readonly number[],
): Promise<void> {
  const ids = [...listingIds];
  await sql`
    delete from campaign_listing s using listing l
    where s.campaign_id = ${campaignId} and l.id = s.listing_id and l.deleted_at is null
      and s.listing_id <> all(${ids}::bigint[])`.execute(trx);
  await sql`
    insert into campaign_listing (campaign_id, listing_id)
    select ${campaignId}, id from unnest(${ids}::bigint[]) id on conflict do nothing`.execute(trx);
}

/** Deletes a campaign. */
export async function deleteCampaignRow(trx: Db, campaignId: number): Promise<void> {
  await sql`delete from campaign where id = ${campaignId}`.execute(trx);
}
