import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { StoredFileTable } from '../../../core/db/schema/order-work-tables.ts';

export type FileRow = Selectable<StoredFileTable>;

export type NewFile = Omit<FileRow, 'claimed_at'>;

export const insertFile = (db: Db, row: NewFile) => db.insertInto('stored_file').values(row).execute();

/** Returns the size and number of the unused files that users of a company sent. */
export async function unclaimedOf(db: Db, companyId: number): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from stored_file
    where company_id = ${companyId} and operator_id is null and claimed_at is null`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}

/** Owner of the claimed files: the users of the company, or an operator who sent them for it. */
export interface FileOwner {
  readonly companyId: number;
  readonly operatorId?: number;
}

/** Marks unused files of an owner as used and returns how many. */
export async function claim(
  trx: Db,
  { companyId, operatorId }: FileOwner,
  purpose: FileRow['purpose'],
  ids: readonly string[],
  at: Date,
): Promise<number> {
  const { rows } = await sql`
    update stored_file set claimed_at = ${at}
    where id = any(${[...ids]}::uuid[]) and company_id = ${companyId} and purpose = ${purpose} and claimed_at is null
      and operator_id is not distinct from ${operatorId ?? null}
    returning id`.execute(trx);
  return rows.length;
}

/**
 * Returns a file that the company may read: its own upload, one that an operator sent to it, one of an order
 * of which it is buyer or seller, or one of a visible message of its conversations.
 */
export async function readableFile(db: Db, id: string, companyId: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.* from stored_file f
    where f.id = ${id} and (
      (f.company_id = ${companyId} and (f.operator_id is null or f.claimed_at is not null))
      or exists (select from order_invoice i join orders o on o.id = i.order_id
                 where i.file_id = f.id and ${companyId} in (o.buyer_company_id, o.seller_company_id))
      or exists (select from order_case_photo p join order_case c on c.id = p.case_id join orders o on o.id = c.order_id
                 where p.file_id = f.id and ${companyId} in (o.buyer_company_id, o.seller_company_id))
      or exists (select from message_file x join message m on m.id = x.message_id and m.hidden_at is null
                 join conversation t on t.id = m.conversation_id
                 where x.file_id = f.id and ${companyId} in (t.buyer_id, t.seller_id)))`.execute(db);
  return rows[0];
}

/** Returns a file that is in use. */
export const claimedFile = (db: Db, id: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', id)
    .where('claimed_at', 'is not', null)
    .executeTakeFirst();

/** Deletes the rows of unused files; the caller removes their bytes. */
export async function deleteUnclaimed(
  db: Db,
  before: Date,
  limit: number,
): Promise<Pick<FileRow, 'id' | 'purpose' | 'storage_key'>[]> {
  const { rows } = await sql<Pick<FileRow, 'id' | 'purpose' | 'storage_key'>>`
    delete from stored_file where id in (
      select id from stored_file where claimed_at is null and created_at < ${before} limit ${limit} for update skip locked
    ) returning id, purpose, storage_key`.execute(db);
  return rows;
}
