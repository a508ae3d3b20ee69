import { fileKind, unpackedSize } from '@havan/domain/file-kind';
import { readSheet } from 'read-excel-file/universal';
import { ImportFileError } from '../file-flaw/file-flaw.ts';
import type { SourceCell, SourceRow } from '../source-row/source-row.ts';
import { importLimits } from '../import-limits/import-limits.ts';
import { joined } from './joined.ts';

/** The rows of the first sheet of a workbook; what it would unpack to is looked at before anything is unpacked. */
export async function* sheetRows(
  head: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<SourceRow> {
  const bytes = await collect(head, source);
  const kind = fileKind(bytes);
  if (kind === 'locked' || kind === 'oldExcel') throw new ImportFileError(kind);
  if (unpackedSize(bytes) > importLimits.sheetUnpackedBytes) throw new ImportFileError('zipBomb');
  const rows = await readSheet(bytes.buffer, { trim: false }).catch(() => null);
  if (rows === null) throw new ImportFileError('unreadable');
  for (const [at, cells] of rows.entries()) {
    const row = { line: at + 1, cells: cells.map(sourceCell) };
    const length = row.cells.reduce(
      (sum: number, cell) => sum + (typeof cell === 'string' ? cell.length : 0),
      0,
    );
    if (length > importLimits.recordBytes) throw new ImportFileError('cellTooLong', row.line);
    yield row;
  }
}

async function collect(
  head: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [head];
  let size = head.length;
  while (size <= importLimits.sheetBytes) {
    const { done, value } = await source.next();
    if (done) return joined(parts, size);
    parts.push(value);
    size += value.length;
  }
  throw new ImportFileError('tooLarge');
}

function sourceCell(cell: unknown): SourceCell {
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number' || cell instanceof Date) return cell;
  return '';
}
