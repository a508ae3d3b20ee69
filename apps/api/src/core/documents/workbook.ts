import { formatTime, istanbulDayOf } from '@havan/domain/istanbul';
import type { Cell, ExportColumn } from './sheet.ts';

/**
 * Returns rows as an XLSX workbook whose cells have types: a text is never a formula, an amount is a number.
 */
export async function workbookOf<Row>(
  sheet: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Buffer> {
  // Rarely needed and not small: loaded with the first export.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map(({ cell }) => typed(cell(row))));
  return writeWorkbook([head, ...body], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function typed(cell: Cell) {
  if (cell.kind === 'text') return { value: cell.value, type: String };
  if (cell.kind === 'number') return { value: cell.value, type: Number };
  if (cell.kind === 'money') return { value: cell.value / 100, type: Number, format: '#,##0.00' };
  if (cell.kind === 'time') return { value: wallClock(cell.value), type: Date, format: 'dd.mm.yyyy hh:mm' };
  return null;
}

/** Returns the Istanbul wall clock time as if it were UTC, because a workbook has no time zones. */
function wallClock(instant: Date): Date {
  const { year, month, day } = istanbulDayOf(instant);
  const [hour = 0, minute = 0] = formatTime(instant).split(':').map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}
