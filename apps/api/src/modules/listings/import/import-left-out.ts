import { neutralText } from '@havan/domain/spreadsheet-text';
import { resultText } from '@havan/listing-import/result-text';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { findLeftOut, type ImportRowRow } from './import-rows.sql.ts';
import { findImport, type ImportTableRow } from './imports.sql.ts';

const pageSize = 1000;
const reasonTitle = 'Neden';

/**
 * Returns the rows that were not applied as CSV lines with the seller's own columns and a last one with the reason, to
 * be corrected and uploaded again. Corrections made on the screen are included.
 *
 * @throws AppError `recordNotFound`
 */
export async function leftOutFile(
  ctx: Context,
  actor: Actor,
  importId: string,
): Promise<AsyncGenerator<string>> {
  const file = await findImport(ctx.db, actor.companyId, importId);
  if (!file) throw new AppError('recordNotFound');
  return linesOf(ctx, file);
}

async function* linesOf(ctx: Context, file: ImportTableRow): AsyncGenerator<string> {
  const { columns } = file.columns;
  yield `\uFEFF${csvLine([...columns.map(({ title }) => title), reasonTitle])}`;
  for (let after = 0; ; ) {
    const rows = await findLeftOut(ctx.db, file.id, { after, limit: pageSize });
    yield rows.map((row) => csvLine([...cellsOf(row, file), reasonOf(row)])).join('');
    after = rows.at(-1)?.position ?? 0;
    if (rows.length < pageSize) return;
  }
}

const cellsOf = (row: ImportRowRow, { columns, mapping }: ImportTableRow): string[] =>
  columns.columns.map(({ at, key }) => {
    const field = Object.entries(mapping).find(([, column]) => column === key)?.[0];
    const cell = (field && row.typed[field]) ?? row.cells[at] ?? '';
    return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
  });

const reasonOf = (row: ImportRowRow): string => row.sentence ?? resultText(row.answer);

const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${neutralText(cell).replaceAll('"', '""')}"`).join(';')}\r\n`;
