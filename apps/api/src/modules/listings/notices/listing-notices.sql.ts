import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export type ListingNoticeKind = 'closeExpiry' | 'lowStock';

/** Bounds of the notices, in Istanbul days and units. */
export interface NoticeBounds {
  readonly today: string;
  /** An expiry before this day is close. */
  readonly closeBefore: string;
  /** A stock of at most this many units is low. */
  readonly lowStock: number;
}

const holds = (kind: ListingNoticeKind, { closeBefore, lowStock }: NoticeBounds): RawBuilder<boolean> =>
  kind === 'lowStock'
    ? sql`l.stock <= ${lowStock}`
    : sql`l.stock > 0 and l.expiration is not null and l.expiration < ${closeBefore}::date`;

/** Deletes notices of listings to which they no longer apply. */
export async function deleteNotices(db: Db, kind: ListingNoticeKind, bounds: NoticeBounds): Promise<void> {
  await sql`
    delete from listing_notice n using listing l
    where l.id = n.listing_id and n.kind = ${kind} and not (${holds(kind, bounds)})`.execute(db);
}

export interface NotifiedSeller {
  readonly seller_id: number;
  readonly listings: number;
  /** The name of one of the products. */
  readonly product_name: string;
}

/**
 * Records notices of listings on sale that have none of this kind yet, and returns their sellers with the number of
 * listings. A seller with a notice of the kind since `since` is left out until the next day.
 */
export async function takeNotices(
  db: Db,
  kind: ListingNoticeKind,
  bounds: NoticeBounds,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<NotifiedSeller[]> {
  const { rows } = await sql<NotifiedSeller>`
    with told as (
      insert into listing_notice (listing_id, seller_id, kind, told_at)
      select l.id, l.seller_id, ${kind}, ${now} from listing l
      where l.deleted_at is null and l.state = 'active' and (l.expiration is null or l.expiration >= ${bounds.today}::date)
        and ${holds(kind, bounds)}
        and not exists (select from listing_notice n
                        where n.seller_id = l.seller_id and n.kind = ${kind} and n.told_at >= ${since})
      on conflict (listing_id, kind) do nothing
      returning listing_id, seller_id
    )
    select t.seller_id, count(*) as listings, min(p.name) as product_name
    from told t join listing l on l.id = t.listing_id join product p on p.id = l.product_id
    group by t.seller_id order by t.seller_id`.execute(db);
  return rows;
}
