import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Takes the next id of a campaign from the sequence, before the insert: the code of the campaign contains it. */
export async function nextCampaignId(trx: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('campaign', 'id')) as id`.execute(trx);
  return Number(rows[0]?.id);
}
