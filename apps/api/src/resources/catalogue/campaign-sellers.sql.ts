import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Sellers with a campaign that runs at this moment, in the order of their ids. */
export async function findCampaignSellers(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ seller_id: number }>`
    select distinct seller_id from campaign
    where state = 'running' and starts_at <= ${now} and ends_at > ${now} and seller_id is not null
    order by seller_id`.execute(db);
  return rows.map((row) => row.seller_id);
}
