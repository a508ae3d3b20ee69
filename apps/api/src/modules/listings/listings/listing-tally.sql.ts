import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Rows of a seller from which its tally is added up, beside those that stay. */
const mostChanges = 64;

/**
 * Adds up the changes of each seller's tally (migration 0555). The sums are the same before and after; two runs at once take
 * each row once.
 */
export async function addUpTallies(db: Db): Promise<void> {
  await sql`
    with grown as (
      select seller_id from listing_tally group by seller_id
      having count(*) > ${mostChanges} + count(distinct (state, stock, expiration))
    ), taken as (
      delete from listing_tally t using grown where t.seller_id = grown.seller_id
      returning t.seller_id, t.state, t.stock, t.expiration, t.listings
    )
    insert into listing_tally (seller_id, state, stock, expiration, listings)
    select seller_id, state, stock, expiration, sum(listings) from taken
    group by 1, 2, 3, 4 having sum(listings) <> 0`.execute(db);
}
