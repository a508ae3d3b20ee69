import type { ImportRowFilter } from '@havan/contract/listings/listing-import';
import type { ImportAnswer, ImportKind } from '@havan/listing-import/import-answer';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { StoredTerms } from '../listings/listing-writes.sql.ts';

/** A stored cell: a day of a workbook is an ISO text. */
export type StoredCell = string | number;

export type RowOutcome = 'applied' | 'refused' | 'undone' | 'kept';

export interface NewImportRow {
  readonly position: number;
  readonly answer: ImportAnswer;
  readonly cells: readonly StoredCell[];
  readonly seenVersion: number | null;
  readonly seenStock: number | null;
}

/** The terms and state of a listing before a row was applied, for undo. */
export type ListingBefore = StoredTerms & { readonly state: string };

export interface ImportRowRow {
  readonly position: number;
  readonly line: number | null;
  readonly kind: ImportKind;
  readonly is_warned: boolean;
  readonly barcode: string | null;
  readonly product_id: number | null;
  readonly listing_id: number | null;
  readonly seen_version: number | null;
  readonly seen_stock: number | null;
  readonly cells: readonly StoredCell[];
  readonly typed: Readonly<Record<string, string>>;
  readonly answer: ImportAnswer;
  readonly outcome: RowOutcome | null;
  readonly sentence: string | null;
  readonly before: ListingBefore | null;
  readonly after_version: number | null;
  readonly product_name: string | null;
}

/** The columns of a row that applying and undoing need, without those that only the screen shows. */
export type ImportWorkRow = Omit<
  ImportRowRow,
  'line' | 'is_warned' | 'barcode' | 'cells' | 'typed' | 'sentence' | 'product_name'
>;

const columns =
  sql.raw(`r.position, r.line, r.kind, r.is_warned, r.barcode, r.product_id, r.listing_id, r.seen_version,
  r.seen_stock, r.cells, r.typed, r.answer, r.outcome, r.sentence, r.before, r.after_version, p.name as product_name`);
const source = sql`
  select ${columns} from listing_import_row r
  left join listing l on l.id = r.listing_id
  left join product p on p.id = coalesce(r.product_id, l.product_id)`;

/**
 * Columns of the rows alone: with the joins to names, the generic plan read all products for every five hundred rows.
 */
const workColumns =
  sql.raw(`r.position, r.kind, r.product_id, r.listing_id, r.seen_version, r.seen_stock, r.answer,
  r.outcome, r.before, r.after_version`);

const asRecord = ({ position, answer, cells, seenVersion, seenStock }: NewImportRow) => ({
  position,
  line: answer.line,
  kind: answer.kind,
  is_warned: answer.warnings.length > 0,
  barcode: answer.barcode,
  product_id: answer.productId,
  listing_id: answer.listingId,
  seen_version: seenVersion,
  seen_stock: seenStock,
  cells,
  answer,
});

/** Stores rows of a check in one statement. */
export async function insertRows(db: Db, importId: string, rows: readonly NewImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into listing_import_row (import_id, position, line, kind, is_warned, barcode, product_id, listing_id,
                                    seen_version, seen_stock, cells, answer)
    select ${importId}::uuid, position, line, kind, is_warned, barcode, product_id, listing_id, seen_version, seen_stock,
      cells, answer
    from jsonb_to_recordset(${JSON.stringify(rows.map(asRecord))}::jsonb) as r (
      position integer, line integer, kind text, is_warned boolean, barcode text, product_id bigint, listing_id bigint,
      seen_version integer, seen_stock integer, cells jsonb, answer jsonb)`.execute(db);
}

/** Writes a row that was corrected and checked again. */
export async function updateRow(
  db: Db,
  importId: string,
  row: NewImportRow,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  const { answer } = row;
  await sql`
    update listing_import_row set kind = ${answer.kind}, is_warned = ${answer.warnings.length > 0},
      barcode = ${answer.barcode}, product_id = ${answer.productId}, listing_id = ${answer.listingId},
      seen_version = ${row.seenVersion}, seen_stock = ${row.seenStock}, typed = ${JSON.stringify(typed)}::jsonb,
      answer = ${JSON.stringify(answer)}::jsonb
    where import_id = ${importId} and position = ${row.position}`.execute(db);
}

const filters = {
  warned: sql`r.is_warned`,
  refused: sql`r.outcome in ('refused', 'kept')`,
} as const;

const condition = (filter: ImportRowFilter | null) =>
  filter === null
    ? sql`true`
    : filter === 'warned' || filter === 'refused'
      ? filters[filter]
      : sql`r.kind = ${filter}`;

/** Returns rows after a position, in the order of the file. */
export async function findRows(
  db: Db,
  importId: string,
  filter: ImportRowFilter | null,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ImportRowRow[]> {
  const { rows } = await sql<ImportRowRow>`
    ${source} where r.import_id = ${importId} and r.position > ${after} and ${condition(filter)}
    order by r.position limit ${limit}`.execute(db);
  return rows;
}

/** Returns one row by its position. */
export async function findRow(db: Db, importId: string, position: number): Promise<ImportRowRow | undefined> {
  const { rows } = await sql<ImportRowRow>`
    ${source} where r.import_id = ${importId} and r.position = ${position}`.execute(db);
  return rows[0];
}

/** Returns rows that were not applied with the reason: invalid, refused, or without a needed confirmation. */
export async function findLeftOut(
  db: Db,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ImportRowRow[]> {
  const { rows } = await sql<ImportRowRow>`
    ${source} where r.import_id = ${importId} and r.position > ${after} and r.line is not null
      and (r.kind in ('wrong', 'forbidden') or r.outcome in ('refused', 'kept') or (r.is_warned and r.outcome is null))
    order by r.position limit ${limit}`.execute(db);
  return rows;
}

/** Returns the line of another row for the same goods; null when no other row has them. */
export async function findSameGoodsLine(
  db: Db,
  importId: string,
  row: { readonly position: number; readonly productId: number; readonly expiration: string | null },
): Promise<number | null> {
  const { rows } = await sql<{ line: number }>`
    select line from listing_import_row
    where import_id = ${importId} and product_id = ${row.productId} and position <> ${row.position}
      and kind in ('new', 'changed') and answer->'terms'->>'expiration' is not distinct from ${row.expiration}
    limit 1`.execute(db);
  return rows[0]?.line ?? null;
}

/** Positions above `after`, up to and including `to`. */
export interface Stretch {
  readonly after: number;
  readonly to: number;
}

/** Returns the rows of a stretch to be applied: new, changed and missing ones whose warnings are all confirmed. */
export async function findRowsToApply(
  db: Db,
  importId: string,
  ticked: readonly string[],
  { after, to }: Stretch,
): Promise<ImportWorkRow[]> {
  const { rows } = await sql<ImportWorkRow>`
    select ${workColumns} from listing_import_row r
    where r.import_id = ${importId} and r.position > ${after} and r.position <= ${to} and r.outcome is null
      and r.kind in ('new', 'changed', 'missing')
      and (not r.is_warned or not exists (
        select from jsonb_array_elements(r.answer->'warnings') w where w->>'code' <> all(${[...ticked]}::text[])))
    order by r.position`.execute(db);
  return rows;
}

/** Returns the rows of a stretch that were applied and are not undone yet. */
export async function findRowsToUndo(
  db: Db,
  importId: string,
  { after, to }: Stretch,
): Promise<ImportWorkRow[]> {
  const { rows } = await sql<ImportWorkRow>`
    select ${workColumns} from listing_import_row r
    where r.import_id = ${importId} and r.position > ${after} and r.position <= ${to} and r.outcome = 'applied'
    order by r.position`.execute(db);
  return rows;
}

export interface WrittenOutcome {
  readonly position: number;
  readonly outcome: RowOutcome;
  readonly sentence: string | null;
  readonly listing_id: number | null;
  readonly before: ListingBefore | null;
  readonly after_version: number | null;
}

/** Stores the outcomes of rows. */
export async function writeOutcomes(
  db: Db,
  importId: string,
  outcomes: readonly WrittenOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update listing_import_row r set outcome = o.outcome, sentence = o.sentence, listing_id = o.listing_id,
      before = o.before, after_version = o.after_version
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (
      position integer, outcome text, sentence text, listing_id bigint, before jsonb, after_version integer)
    where r.import_id = ${importId} and r.position = o.position`.execute(db);
}
