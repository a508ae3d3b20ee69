import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** A row of the new list, with its name folded for search. */
export interface MedicineRow {
  readonly barcode: string;
  readonly name: string;
  readonly searchText: string;
}

export interface ListChange {
  readonly added: number;
  readonly renamed: number;
  readonly removed: number;
}

/** Stages the list in a temporary table of this transaction. */
export async function stageMedicines(db: Db, rows: readonly MedicineRow[]): Promise<void> {
  await sql`
    create temporary table medicine_given (barcode text primary key, name text, search_text text) on commit drop`.execute(
    db,
  );
  await sql`
    insert into medicine_given (barcode, name, search_text)
    select * from unnest(${rows.map((row) => row.barcode)}::text[], ${rows.map((row) => row.name)}::text[],
      ${rows.map((row) => row.searchText)}::text[])`.execute(db);
}

/** Returns the number of current medicines, and of those missing in the staged list. */
export async function countMissing(db: Db): Promise<{ readonly all: number; readonly missing: number }> {
  const { rows } = await sql<{ all: number; missing: number }>`
    select count(*)::integer as all, (count(*) filter (where g.barcode is null))::integer as missing
    from rx_product r left join medicine_given g using (barcode)`.execute(db);
  return rows[0] ?? { all: 0, missing: 0 };
}

/** Replaces the current list by the staged one; unchanged medicines keep their ids and are not written. */
export async function swapMedicines(db: Db): Promise<ListChange> {
  const removed = await sql`
    delete from rx_product r where not exists (select from medicine_given g where g.barcode = r.barcode)`.execute(
    db,
  );
  const renamed = await sql`
    update rx_product r set name = g.name, search_text = g.search_text
    from medicine_given g where g.barcode = r.barcode and (g.name, g.search_text) is distinct from (r.name, r.search_text)`.execute(
    db,
  );
  const added = await sql`
    insert into rx_product (barcode, name, search_text)
    select barcode, name, search_text from medicine_given g
    where not exists (select from rx_product r where r.barcode = g.barcode)
    order by name`.execute(db);
  return {
    added: Number(added.numAffectedRows ?? 0),
    renamed: Number(renamed.numAffectedRows ?? 0),
    removed: Number(removed.numAffectedRows ?? 0),
  };
}

/**
 * Marks catalogue products as medicines where the current list contains their barcode, in any of its written lengths,
 * so that nobody lists or buys them (product §9). Returns the barcodes of the changed products.
 */
export async function closeMedicines(db: Db): Promise<string[]> {
  const { rows } = await sql<{ barcode: string }>`
    update product p set kind = 'medicine', is_opened_by_operator = false
    where p.kind is distinct from 'medicine'
      and exists (select from rx_product r where lpad(r.barcode, 14, '0') = lpad(p.barcode, 14, '0'))
    returning p.barcode`.execute(db);
  return rows.map(({ barcode }) => barcode);
}

/** Returns the checksum of the newest list; undefined before the first. */
export async function newestChecksum(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ checksum: string }>`
    select checksum from medicine_list order by version desc limit 1`.execute(db);
  return rows[0]?.checksum;
}

/** Records the current list and returns its version. */
export async function noteList(
  db: Db,
  list: { readonly fileName: string; readonly checksum: string; readonly medicines: number } & ListChange,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into medicine_list (file_name, checksum, medicines, added, renamed, removed)
    values (${list.fileName}, ${list.checksum}, ${list.medicines}, ${list.added}, ${list.renamed}, ${list.removed})
    returning version`.execute(db);
  return rows[0]?.version ?? 0;
}
