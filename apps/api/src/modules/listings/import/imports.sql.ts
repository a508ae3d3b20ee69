import type { ImportState } from '@havan/contract/listings/listing-import';
import type { ImportColumns, ImportMapping } from '@havan/listing-import/columns';
import type { ImportKind } from '@havan/listing-import/import-answer';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Number of rows of an import by kind, and of those with a warning to be confirmed. */
export type ImportCounts = Readonly<Record<ImportKind | 'warned', number>>;

export const noCounts: ImportCounts = {
  new: 0,
  changed: 0,
  same: 0,
  wrong: 0,
  forbidden: 0,
  missing: 0,
  warned: 0,
};

export interface ImportTableRow {
  readonly id: string;
  readonly company_id: number;
  readonly user_id: number;
  readonly file_name: string;
  readonly size: number;
  readonly parts: number;
  readonly state: ImportState;
  readonly columns: ImportColumns;
  readonly mapping: ImportMapping;
  readonly is_whole_stock: boolean;
  readonly ticked: readonly string[];
  readonly counts: Partial<ImportCounts>;
  readonly on_sale: number;
  readonly progress: number;
  readonly position: number;
  readonly applied: number;
  readonly refused: number;
  readonly undone: number;
  readonly failure: string | null;
  readonly created_at: Date;
  readonly applied_at: Date | null;
  readonly undo_until: Date | null;
}

const columns =
  sql.raw(`id, company_id, user_id, file_name, size, parts, state, columns, mapping, is_whole_stock, ticked,
  counts, on_sale, progress, position, applied, refused, undone, failure, created_at, applied_at, undo_until`);

/** Stores an import whose file is in the storage. */
export async function insertImport(
  db: Db,
  row: Pick<
    ImportTableRow,
    'id' | 'company_id' | 'user_id' | 'file_name' | 'size' | 'parts' | 'columns' | 'mapping' | 'created_at'
  >,
): Promise<void> {
  await sql`
    insert into listing_import (id, company_id, user_id, file_name, size, parts, state, columns, mapping, created_at)
    values (${row.id}, ${row.company_id}, ${row.user_id}, ${row.file_name}, ${row.size}, ${row.parts}, 'mapping',
            ${JSON.stringify(row.columns)}::jsonb, ${JSON.stringify(row.mapping)}::jsonb, ${row.created_at})`.execute(
    db,
  );
}

/** Returns one import of a company; undefined for an unknown one. */
export async function findImport(db: Db, companyId: number, id: string): Promise<ImportTableRow | undefined> {
  const { rows } = await sql<ImportTableRow>`
    select ${columns} from listing_import where id = ${id} and company_id = ${companyId}`.execute(db);
  return rows[0];
}

/** Returns the same, held until the transaction ends. */
export async function lockImport(db: Db, id: string): Promise<ImportTableRow | undefined> {
  const { rows } = await sql<ImportTableRow>`
    select ${columns} from listing_import where id = ${id} for no key update`.execute(db);
  return rows[0];
}

/** Returns imports of a company that are older than `before`, the newest first. */
export async function findImports(
  db: Db,
  companyId: number,
  { before, limit }: { readonly before: Date | null; readonly limit: number },
): Promise<ImportTableRow[]> {
  const { rows } = await sql<ImportTableRow>`
    select ${columns} from listing_import
    where company_id = ${companyId} and (${before}::timestamptz is null or created_at < ${before})
    order by created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns files that a company has sent since. */
export async function countImportsSince(db: Db, companyId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from listing_import where company_id = ${companyId} and created_at >= ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The changes of a step to its import; fields that are left out stay as they are. */
export type ImportChange = Partial<
  Pick<
    ImportTableRow,
    | 'state'
    | 'mapping'
    | 'is_whole_stock'
    | 'ticked'
    | 'counts'
    | 'on_sale'
    | 'progress'
    | 'position'
    | 'applied'
    | 'refused'
    | 'undone'
    | 'failure'
    | 'applied_at'
    | 'undo_until'
    | 'parts'
  > & { readonly leased_until: Date | null }
>;

/** Stores the result of a step. */
export async function changeImport(db: Db, id: string, change: ImportChange): Promise<void> {
  const sets = Object.entries(change).map(([name, value]) =>
    name === 'mapping' || name === 'counts'
      ? sql`${sql.ref(name)} = ${JSON.stringify(value)}::jsonb`
      : sql`${sql.ref(name)} = ${value}`,
  );
  await sql`update listing_import set ${sql.join(sets)} where id = ${id}`.execute(db);
}

/** Numbers that a stretch of rows adds to its import. */
export interface AppliedStretch {
  readonly applied: number;
  readonly refused: number;
  /** All rows up to here are done. */
  readonly position: number;
  /** Rows of the file to be applied. */
  readonly wanted: number;
  readonly leasedUntil: Date;
}

/** Adds an applied stretch; false when the import is no longer being applied. */
export async function addStretch(db: Db, id: string, stretch: AppliedStretch): Promise<boolean> {
  const { applied, refused, position, wanted, leasedUntil } = stretch;
  const { numAffectedRows } = await sql`
    update listing_import set applied = applied + ${applied}, refused = refused + ${refused},
      position = greatest(position, ${position}),
      progress = least((applied + refused + ${applied + refused})::float8 / ${Math.max(wanted, 1)}, 0.99),
      leased_until = ${leasedUntil}
    where id = ${id} and state = 'applying'`.execute(db);
  return numAffectedRows === 1n;
}

/** Claims the smallest waiting import until `until`; undefined when none waits unclaimed. */
export async function claimImport(db: Db, now: Date, until: Date): Promise<ImportTableRow | undefined> {
  const { rows } = await sql<ImportTableRow>`
    update listing_import set leased_until = ${until} where id = (
      select id from listing_import
      where state in ('checking', 'applying', 'undoing') and (leased_until is null or leased_until <= ${now})
      order by size, created_at limit 1 for update skip locked
    ) returning ${columns}`.execute(db);
  return rows[0];
}

/** Returns the mapping that a company has used for files with these titles. */
export async function findMapping(
  db: Db,
  companyId: number,
  headerKey: string,
): Promise<ImportMapping | undefined> {
  const { rows } = await sql<{ mapping: ImportMapping }>`
    select mapping from listing_import_mapping
    where company_id = ${companyId} and header_key = ${headerKey}`.execute(db);
  return rows[0]?.mapping;
}

/** Stores a mapping for the titles of its file. */
export async function saveMapping(
  db: Db,
  companyId: number,
  headerKey: string,
  mapping: ImportMapping,
  at: Date,
): Promise<void> {
  await sql`
    insert into listing_import_mapping (company_id, header_key, mapping, updated_at)
    values (${companyId}, ${headerKey}, ${JSON.stringify(mapping)}::jsonb, ${at})
    on conflict (company_id, header_key) do update set mapping = excluded.mapping, updated_at = excluded.updated_at
    `.execute(db);
}

/** Returns imports whose file is no longer needed, with the number of its parts in the storage. */
export async function findOldFiles(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; parts: number }[]> {
  const { rows } = await sql<{ id: string; parts: number }>`
    select id, parts from listing_import
    where created_at < ${before} and parts > 0 and state not in ('checking', 'applying', 'undoing')
    limit ${limit}`.execute(db);
  return rows;
}

/** Deletes the rows of an import. */
export async function deleteRows(db: Db, id: string): Promise<void> {
  await sql`delete from listing_import_row where import_id = ${id}`.execute(db);
}
