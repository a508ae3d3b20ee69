import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** A seller's tally is added up when it has this many rows more than sums. */
const mostChanges = 64;

/**
 * Adds up the rows of each seller's tally that has grown (migration 0555). The sums stay the same; two simultaneous
 * runs take each row once.
 */
export async function addUpTallies(db: Db): Promise<void> {
  await sql`
    with grown as (
      select seller_id from (
        select seller_id, count(*) as rows from listing_tally group by seller_id, state, stock, expiration
      ) sums
      group by seller_id having sum(rows) > ${mostChanges} + count(*)
    ), taken as (
      delete from listing_tally t using grown where t.seller_id = grown.seller_id
      returning t.seller_id, t.state, t.stock, t.expiration, t.listings
    )
    insert into listing_tally (seller_id, state, stock, expiration, listings)
    select seller_id, state, stock, expiration, sum(listings) from taken
    group by 1, 2, 3, 4 having sum(listings) <> 0`.execute(db);
}
