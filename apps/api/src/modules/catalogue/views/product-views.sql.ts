import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ViewedDay {
  readonly productId: number;
  /** ISO day in Istanbul. */
  readonly day: string;
  readonly views: number;
}

/** Adds views to their days; a product that was deleted meanwhile is left out. */
export async function addViews(db: Db, viewed: readonly ViewedDay[]): Promise<void> {
  // Sorted the same way everywhere, so that two processes that write the same rows do not deadlock.
  const rows = viewed.toSorted((a, b) => a.productId - b.productId || a.day.localeCompare(b.day));
  await sql`
    insert into product_view_day (product_id, day, views)
    select p.id, v.day, v.views
    from unnest(${rows.map(({ productId }) => productId)}::bigint[], ${rows.map(({ day }) => day)}::date[],
                ${rows.map(({ views }) => views)}::integer[]) as v (product_id, day, views)
    join product p on p.id = v.product_id
    on conflict (product_id, day) do update set views = product_view_day.views + excluded.views`.execute(db);
}

/** Deletes the views of days before an instant. */
export async function purgeViews(db: Db, before: Date): Promise<void> {
  await sql`delete from product_view_day where day < ${before}::timestamptz::date`.execute(db);
}
