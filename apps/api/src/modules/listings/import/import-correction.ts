import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { correctImportRow as correctImportRowCall } from '@havan/contract/listings/listing-import';
import { type ColumnPlaces, placesOf } from '@havan/listing-import/columns';
import { dryRun } from '@havan/listing-import/dry-run';
import type { ImportAnswer } from '@havan/listing-import/import-answer';
import type { SourceCell, SourceRow } from '@havan/listing-import/source-row';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireSeller } from '../permission/permission.service.ts';
import { createLookup } from './import-lookup.ts';
import { findRow, findSameGoodsLine, type ImportRowRow, updateRow } from './import-rows.sql.ts';
import { presentImport, presentImportRow } from './import.presenter.ts';
import { changeImport, findImport, noCounts } from './imports.sql.ts';
import { lockOwn } from './imports.service.ts';

/**
 * Corrects cells of a row and checks it again by the rules of the whole file; nothing is applied. A field without a column
 * can be filled in too.
 *
 * @throws AppError `recordNotFound` for an unknown row, `conflict` unless the file has just been checked
 */
export async function correctImportRow(
  ctx: Context,
  actor: Actor,
  { importId, position, cells }: ParsedRequestOf<typeof correctImportRowCall>,
): Promise<ResultOf<typeof correctImportRowCall>> {
  return withTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const file = await lockOwn(inside, actor, importId);
    const company = await requireSeller(inside, actor);
    if (file.state !== 'checked')
      throw new AppError('conflict', { message: 'Satırlar yalnız kontrolden sonra düzeltilebilir.' });
    const row = await findRow(db, importId, position);
    if (row?.line === null || !row) throw new AppError('recordNotFound');
    const typed = { ...row.typed, ...cells };
    const { lookUp, takeSeen } = createLookup(inside, actor.companyId, company);
    const places = placesOf(file.columns, file.mapping);
    const checked = await evaluate(withTyped(row, typed, places), inside, lookUp);
    const answer = await withDuplicate(inside, importId, position, checked);
    const was = takeSeen().get(answer.listingId ?? 0);
    const numbers = { seenVersion: was?.version ?? null, seenStock: was?.stock ?? null };
    await updateRow(db, importId, { position, answer, cells: row.cells, ...numbers }, typed);
    const counts = { ...noCounts, ...file.counts };
    counts[row.kind] -= 1;
    counts[answer.kind] += 1;
    counts.warned += Number(answer.warnings.length > 0) - Number(row.is_warned);
    await changeImport(db, importId, { counts });
    const [after, saved] = [
      await findImport(db, actor.companyId, importId),
      await findRow(db, importId, position),
    ];
    if (!after || !saved) throw new AppError('recordNotFound');
    return { row: presentImportRow(saved, file), import: presentImport(after) };
  });
}

/** Returns the row with its corrections; a field that has no column gets one behind the last. */
function withTyped(
  row: ImportRowRow,
  typed: Readonly<Record<string, string>>,
  { places, numberStyle }: ColumnPlaces,
): { row: SourceRow; columns: ColumnPlaces } {
  const cells: SourceCell[] = [...row.cells];
  const at: Record<string, number> = { ...places };
  for (const [field, text] of Object.entries(typed)) {
    const place = at[field] ?? Math.max(cells.length, ...Object.values(at).map((one) => one + 1));
    at[field] = place;
    while (cells.length < place) cells.push('');
    cells[place] = asDecimalCell(field, text.trim());
  }
  return {
    row: { line: row.line ?? 1, cells },
    columns: { headerLine: null, places: at, numberStyle },
  };
}

const isAmount = new Set(['price', 'cost', 'psf']);

/** `148,90` and `148.90` are the same amount in any file. */
function asDecimalCell(field: string, text: string): SourceCell {
  return isAmount.has(field) && /^\d+[.,]\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : text;
}

async function evaluate(
  { row, columns }: ReturnType<typeof withTyped>,
  ctx: Context,
  lookUp: ReturnType<typeof createLookup>['lookUp'],
): Promise<ImportAnswer> {
  async function* one(): AsyncGenerator<SourceRow> {
    yield row;
  }
  for await (const [answer] of dryRun(one(), { columns, now: ctx.clock.now(), lookUp, onSale: null }))
    if (answer) return answer;
  throw new Error('a row was not answered');
}

/** Returns the result, or that another row is for the same goods. */
async function withDuplicate(
  ctx: Context,
  importId: string,
  position: number,
  answer: ImportAnswer,
): Promise<ImportAnswer> {
  if (answer.productId === null || !answer.terms || !['new', 'changed', 'same'].includes(answer.kind))
    return answer;
  const goods = { position, productId: answer.productId, expiration: answer.terms.expiration };
  const line = await findSameGoodsLine(ctx.db, importId, goods);
  if (line === null) return answer;
  const sentence = `Aynı ürün ve miat ${line}. satırda da var. Stokları tek satırda toplayınız.`;
  return { ...answer, kind: 'wrong', problems: [{ field: 'barcode', code: 'duplicate', sentence }] };
}
