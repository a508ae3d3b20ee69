import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface RemovedLine {
  readonly listingId: number;
  readonly quantity: number;
  readonly seenPrice: number;
  readonly seenExpiration: string | null;
  readonly addedAt: string;
}

/** Takes lines out and answers what they were. */
export async function takeLines(
  db: Db,
  companyId: number,
  listingIds: readonly number[],
): Promise<RemovedLine[]> {
  const { rows } = await sql<RemovedLine>`
    delete from basket_item where company_id = ${companyId} and listing_id = any(${[...listingIds]}::bigint[])
    returning listing_id as "listingId", quantity, seen_price as "seenPrice",
              seen_expiration as "seenExpiration", added_at::text as "addedAt"`.execute(db);
  return rows;
}

export async function keepRemoval(
  db: Db,
  removal: { readonly id: string; readonly companyId: number; readonly at: Date },
  lines: readonly RemovedLine[],
): Promise<void> {
  await db
    .insertInto('basket_removal')
    .values({
      id: removal.id,
      company_id: removal.companyId,
      lines: JSON.stringify(lines),
      removed_at: removal.at,
    })
    .execute();
}

/**
 * Puts the lines of a removal back, each as it was: count, price and expiry seen, place in the basket. A line that came
 * into the basket again since stays as it is. False when the removal is unknown, too old or undone already.
 */
export async function restoreRemoval(
  trx: Db,
  { id, companyId, now, since }: { id: string; companyId: number; now: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ lines: RemovedLine[] }>`
    update basket_removal set restored_at = ${now}
    where id = ${id} and company_id = ${companyId} and restored_at is null and removed_at > ${since}
    returning lines`.execute(trx);
  const lines = rows[0]?.lines;
  if (!lines) return false;
  await sql`
    insert into basket_item (company_id, listing_id, quantity, seen_price, seen_expiration, added_at)
    select ${companyId}, r."listingId", r.quantity, r."seenPrice", r."seenExpiration", r."addedAt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r
      ("listingId" bigint, quantity integer, "seenPrice" bigint, "seenExpiration" date, "addedAt" timestamptz)
    on conflict (company_id, listing_id) do nothing`.execute(trx);
  return true;
}

/** Forgets what can no longer be undone. */
export const purgeRemovals = (db: Db, before: Date) =>
  db.deleteFrom('basket_removal').where('removed_at', '<', before).execute();
