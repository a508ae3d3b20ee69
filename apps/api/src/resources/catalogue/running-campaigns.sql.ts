import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What a campaign is for: offers of a seller or of all, in a category or all, of one product or all. */
export interface RunningCampaign {
  readonly seller_id: number | null;
  readonly category_id: number | null;
  readonly product_id: number | null;
}

/** The campaigns that run at this moment and have units left; one for named offers as a row for each of them. */
export async function findRunningCampaigns(db: Db, now: Date): Promise<RunningCampaign[]> {
  const { rows } = await sql<RunningCampaign>`
    with running as (
      select id, seller_id, category_id, is_selected from campaign
      where state = 'running' and starts_at <= ${now} and ends_at > ${now} and coalesce(units_left, 1) > 0
    )
    select distinct seller_id, category_id, null::bigint as product_id from running where not is_selected
    union
    select l.seller_id, running.category_id, l.product_id
    from running join campaign_listing named on named.campaign_id = running.id
    join listing l on l.id = named.listing_id and coalesce(running.seller_id, l.seller_id) = l.seller_id
    where running.is_selected
    order by 1, 2, 3`.execute(db);
  return rows;
}
