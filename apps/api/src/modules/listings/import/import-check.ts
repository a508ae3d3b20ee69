import { setImmediate } from 'node:timers/promises';
import { guessColumns, type ImportColumns, placesOf, sampledRows } from '@havan/listing-import/columns';
import { dryRun } from '@havan/listing-import/dry-run';
import type { SourceCell, SourceRow } from '@havan/listing-import/source-row';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireSeller } from '../permission/permission.service.ts';
import { readStored } from './import-file.ts';
import { countOnSale, findOnSale } from './import-listings.sql.ts';
import { createLookup } from './import-lookup.ts';
import { insertRows, type NewImportRow, type StoredCell } from './import-rows.sql.ts';
import { changeImport, deleteRows, type ImportTableRow, lockImport, noCounts } from './imports.sql.ts';
import { leaseEnd } from './run/import-lease.ts';
import { fileRows } from './workbook/file-rows.ts';

/** Rows that are looked up, checked and stored together. */
const batchSize = 500;

/** Returns the columns of a stored file by its first rows. @throws ImportFileError for a file without columns */
export async function columnsOf(
  ctx: Context,
  file: { readonly id: string; readonly parts: number },
): Promise<ImportColumns> {
  const rows: SourceRow[] = [];
  for await (const row of fileRows(readStored(ctx.ports.storage, file)))
    if (rows.push(row) >= sampledRows) break;
  return guessColumns(rows);
}

/** Stored cells; missing trailing cells are empty. */
const storedCells = (cells: readonly SourceCell[]): StoredCell[] =>
  cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell));

/**
 * Checks every row of an import and stores those with an effect or a refusal; restarted from the beginning after a
 * crash. Ends early when the import is cancelled.
 * @throws ImportFileError for a file that cannot be read to its end, AppError when the company may not sell
 */
export async function checkRows(ctx: Context, file: ImportTableRow): Promise<void> {
  const actor = { companyId: file.company_id, userId: file.user_id };
  const company = await requireSeller(ctx, actor);
  const { lookUp, takeSeen } = createLookup(ctx, file.company_id, company);
  const places = placesOf(file.columns, file.mapping);
  const onSale = await countOnSale(ctx.db, file.company_id);
  await deleteRows(ctx.db, file.id);
  /** Cells of rows that were read and are not answered yet, by line. */
  const cellsOf = new Map<number, readonly SourceCell[]>();
  let bytes = 0;
  const source = fileRows(readStored(ctx.ports.storage, file, (read) => (bytes += read)));
  async function* kept(): AsyncGenerator<SourceRow> {
    for await (const row of source) {
      cellsOf.set(row.line, row.cells);
      yield row;
    }
  }
  const counts = { ...noCounts };
  let position = 0;
  const answers = dryRun(kept(), {
    columns: places,
    now: ctx.clock.now(),
    lookUp,
    onSale: file.is_whole_stock ? listingsOnSale(ctx, file.company_id) : null,
    batchSize,
  });
  /** Stores checked rows; false when the import was cancelled meanwhile. */
  const store = (rows: readonly NewImportRow[], reached: typeof counts, share: number): Promise<boolean> =>
    withTransaction(ctx.db, async (trx) => {
      const now = await lockImport(trx, file.id);
      if (now?.state !== 'checking') return false;
      await insertRows(trx, file.id, rows);
      const progress = Math.min(share, 1) * 0.99;
      await changeImport(trx, file.id, {
        counts: reached,
        on_sale: onSale,
        progress,
        leased_until: leaseEnd(ctx),
      });
      return true;
    });
  // A batch is stored while the next one is looked up and checked.
  let stored = Promise.resolve(true);
  for await (const batch of answers) {
    const rows: NewImportRow[] = [];
    // Answers about listings that the file does not contain need no lookup.
    const seen = batch[0]?.kind === 'missing' ? null : takeSeen();
    for (const answer of batch) {
      const cells = cellsOf.get(answer.line ?? 0);
      cellsOf.delete(answer.line ?? 0);
      counts[answer.kind] += 1;
      if (answer.warnings.length > 0) counts.warned += 1;
      position += 1;
      if (answer.kind === 'same') continue;
      const was = seen?.get(answer.listingId ?? 0);
      rows.push({
        position,
        answer,
        cells: storedCells(cells ?? []),
        seenVersion: was?.version ?? null,
        seenStock: was?.stock ?? null,
      });
    }
    if (!(await stored)) return;
    stored = store(rows, { ...counts }, bytes / file.size);
    // Its failure is thrown where it is awaited; it must not count as unhandled when the next batch fails first.
    stored.catch(() => undefined);
    // Lets the process answer requests between two batches.
    await setImmediate();
  }
  if (!(await stored)) return;
  await withTransaction(ctx.db, async (trx) => {
    if ((await lockImport(trx, file.id))?.state !== 'checking') return;
    await changeImport(trx, file.id, {
      state: 'checked',
      counts,
      on_sale: onSale,
      progress: 1,
      leased_until: null,
    });
  });
}

async function* listingsOnSale(ctx: Context, companyId: number): AsyncGenerator<number> {
  const limit = 5000;
  for (let after = 0; ; ) {
    const ids = await findOnSale(ctx.db, companyId, { after, limit });
    yield* ids;
    after = ids.at(-1) ?? 0;
    if (ids.length < limit) return;
  }
}
