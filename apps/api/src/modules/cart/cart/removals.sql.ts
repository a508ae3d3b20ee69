import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface RemovedLine {
  readonly listingId: number;
  readonly quantity: number;
  readonly seenPrice: number;
  readonly seenExpiration: string | null;
  readonly addedAt: string;
  /** Missing in older removals. */
  readonly updatedAt?: string;
}

/** A line that a step added or increased. */
interface PutLine {
  readonly listingId: number;
  readonly quantity: number;
}

const asItWas = sql`listing_id as "listingId", quantity, seen_price as "seenPrice",
  seen_expiration as "seenExpiration", added_at::text as "addedAt", updated_at::text as "updatedAt"`;

/** Removes lines and returns them. */
export async function takeLines(
  db: Db,
  companyId: number,
  listingIds: readonly number[],
): Promise<RemovedLine[]> {
  const { rows } = await sql<RemovedLine>`
    delete from basket_item where company_id = ${companyId} and listing_id = any(${[...listingIds]}::bigint[])
    returning ${asItWas}`.execute(db);
  return rows;
}

/** Reads lines and locks them until the transaction ends. */
export async function lockLines(
  trx: Db,
  companyId: number,
  listingIds: readonly number[],
): Promise<RemovedLine[]> {
  const { rows } = await sql<RemovedLine>`
    select ${asItWas} from basket_item
    where company_id = ${companyId} and listing_id = any(${[...listingIds]}::bigint[])
    order by listing_id for update`.execute(trx);
  return rows;
}

/** Stores how to undo a step: the earlier lines and the added ones. */
export async function keepRemoval(
  db: Db,
  removal: { readonly id: string; readonly companyId: number; readonly at: Date },
  lines: readonly RemovedLine[],
  addLines: readonly PutLine[] = [],
): Promise<void> {
  await db
    .insertInto('basket_removal')
    .values({
      id: removal.id,
      company_id: removal.companyId,
      lines: JSON.stringify(lines),
      put_in: JSON.stringify(addLines),
      removed_at: removal.at,
    })
    .execute();
}

/**
 * Restores the lines of a removal: count, seen price and expiry, and position. Lines that the step added are removed. A
 * line that has been added or changed since stays unchanged. Returns the offers that are no longer in the cart; null
 * when the removal is unknown, too old or undone already.
 */
export async function restoreRemoval(
  trx: Db,
  { id, companyId, now, since }: { id: string; companyId: number; now: Date; since: Date },
): Promise<number[] | null> {
  const { rows } = await sql<{ lines: RemovedLine[]; addLines: PutLine[] }>`
    update basket_removal set restored_at = ${now}
    where id = ${id} and company_id = ${companyId} and restored_at is null and removed_at > ${since}
    returning lines, put_in as "addLines"`.execute(trx);
  const [removal] = rows;
  if (!removal) return null;
  const { rows: gone } = await sql<{ listingId: number }>`
    delete from basket_item i
    using jsonb_to_recordset(${JSON.stringify(removal.addLines)}::jsonb) as p ("listingId" bigint, quantity integer)
    where i.company_id = ${companyId} and i.listing_id = p."listingId" and i.quantity = p.quantity
    returning i.listing_id as "listingId"`.execute(trx);
  await sql`
    insert into basket_item
      (company_id, listing_id, quantity, seen_price, seen_expiration, added_at, updated_at)
    select ${companyId}, r."listingId", r.quantity, r."seenPrice", r."seenExpiration", r."addedAt",
           coalesce(r."updatedAt", ${now})
    from jsonb_to_recordset(${JSON.stringify(removal.lines)}::jsonb) as r
      ("listingId" bigint, quantity integer, "seenPrice" bigint, "seenExpiration" date, "addedAt" timestamptz,
       "updatedAt" timestamptz)
    on conflict (company_id, listing_id) do nothing`.execute(trx);
  const back = new Set(removal.lines.map(({ listingId }) => listingId));
  return gone.map(({ listingId }) => listingId).filter((listingId) => !back.has(listingId));
}

/** Deletes removals that can no longer be undone. */
export const purgeRemovals = (db: Db, before: Date) =>
  db.deleteFrom('basket_removal').where('removed_at', '<', before).execute();
