import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Sets the end of a running campaign to `until`, and stores its planned end. */
export async function writePause(
  trx: Db,
  campaignId: number,
  { until, reason, at }: { readonly until: Date; readonly reason: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    update campaign set paused_end = ends_at, pause_reason = ${reason}, ends_at = ${until}, stopped_at = ${at},
      version = version + 1, updated_at = ${at}
    where id = ${campaignId}`.execute(trx);
}

/**
 * Stores the finished run of a paused campaign as a row of its own, with its listings, because prior prices cover
 * thirty days. Its units stay with the resumed campaign.
 */
export async function archiveRun(trx: Db, campaignId: number): Promise<void> {
  await sql`
    with kept as (
      insert into campaign (code, seller_id, category_id, title, description, kind, state, value, starts_at, ends_at,
        steps, buy_quantity, free_quantity, is_selected, unit_limit, units_left, company_limit, created_by, created_at,
        updated_at, stopped_at, archive_of)
      select code || '~' || version, seller_id, category_id, title, description, kind, 'ended', value, starts_at, ends_at,
        steps, buy_quantity, free_quantity, is_selected, unit_limit, unit_limit, company_limit, created_by, created_at,
        updated_at, stopped_at, id
      from campaign where id = ${campaignId}
      returning id
    )
    insert into campaign_listing (campaign_id, listing_id)
    select kept.id, s.listing_id from kept, campaign_listing s where s.campaign_id = ${campaignId}`.execute(
    trx,
  );
}

/** Runs a paused campaign again, from `startsAt` to its planned end. */
export async function writeResume(
  trx: Db,
  campaignId: number,
  { startsAt, at }: { readonly startsAt: Date; readonly at: Date },
): Promise<void> {
  await sql`
    update campaign set state = 'running', starts_at = ${startsAt}, ends_at = paused_end, paused_end = null,
      pause_reason = null, stopped_at = null, version = version + 1, updated_at = ${at}
    where id = ${campaignId}`.execute(trx);
}
