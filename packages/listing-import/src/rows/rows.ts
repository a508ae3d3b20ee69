import { fileKind } from '@havan/domain/file-kind';
import { ImportFileError } from '../file-flaw/file-flaw.ts';
import { csvRows } from './csv-rows.ts';
import type { SourceRow } from '../source-row/source-row.ts';
import { importLimits } from '../import-limits/import-limits.ts';
import { joined } from './joined.ts';
import { sheetRows } from './sheet-rows.ts';

/** Bytes from which the kind, the encoding and the separator of a file are detected. */
const sniffedBytes = 65_536;

/**
 * Returns the rows of a CSV file of any separator or of the first sheet of an XLSX workbook, empty rows left
 * out. The kind is told by the bytes. A CSV file is read as it comes: its rows are never held together.
 * @throws ImportFileError with a sentence for the seller.
 */
export async function* readRows(file: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const source = file[Symbol.asyncIterator]();
  try {
    const head = await readHead(source);
    const kind = fileKind(head);
    if (kind === 'zip' || kind === 'oldExcel') yield* limited(sheetRows(head, source));
    else if (kind === 'text') yield* limited(csvRows(head, source));
    else throw new ImportFileError(kind === 'binary' ? 'unreadable' : kind);
  } finally {
    await source.return?.();
  }
}

async function readHead(source: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < sniffedBytes) {
    const { done, value } = await source.next();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  return joined(parts, size);
}

/**
 * Returns the row without empty cells beyond the last column. @throws ImportFileError where one of them is
 * filled
 */
function withinColumns(row: SourceRow): SourceRow {
  if (row.cells.length <= importLimits.columns) return row;
  if (row.cells.slice(importLimits.columns).some((cell) => cell !== ''))
    throw new ImportFileError('tooManyColumns', row.line);
  return { ...row, cells: row.cells.slice(0, importLimits.columns) };
}

async function* limited(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let count = 0;
  for await (const row of rows) {
    if (row.cells.every((cell) => cell === '')) continue;
    count += 1;
    if (count > importLimits.rows) throw new ImportFileError('tooManyRows');
    yield withinColumns(row);
  }
  if (count === 0) throw new ImportFileError('empty');
}
