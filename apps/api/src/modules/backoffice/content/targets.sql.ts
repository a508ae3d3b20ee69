import type { ContentTargetKind } from '@havan/domain/shop-content';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** The part of an address that names the target; no row for an unknown id. */
const nameOf: Readonly<
  Record<Exclude<ContentTargetKind, 'campaigns'>, (id: number) => RawBuilder<{ name: string }>>
> = {
  campaign: (id) =>
    sql`select code as name from campaign where id = ${id} and state in ('scheduled', 'running')`,
  category: (id) => sql`select id::text as name from category where id = ${id}`,
  seller: (id) => sql`select id::text as name from company where id = ${id} and not sales_ban`,
  product: (id) => sql`select id::text as name from product where id = ${id}`,
  specialDay: (id) => sql`select id::text as name from special_day where id = ${id} and state = 'open'`,
  specialOffer: (id) => sql`select id::text as name from special_offer_tag where id = ${id}`,
};

export async function findTargetName(
  db: Db,
  kind: Exclude<ContentTargetKind, 'campaigns'>,
  id: number,
): Promise<string | null> {
  const { rows } = await nameOf[kind](id).execute(db);
  return rows[0]?.name ?? null;
}
