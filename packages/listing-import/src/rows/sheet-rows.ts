import { fileKind, unpackedSize } from '@havan/domain/file-kind';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { ImportFileError } from '../file-flaw/file-flaw.ts';
import type { SourceCell, SourceRow } from '../source-row/source-row.ts';
import { importLimits } from '../import-limits/import-limits.ts';
import { withCellAddresses } from './cell-addresses.ts';
import { joined } from './joined.ts';

/** Number of sheets that are searched for a table: a cover or an empty sheet may come before it. */
const sheetsTried = 5;

/**
 * Yields the rows of the first sheet of a workbook that contains a table. The unpacked size is checked before anything
 * is unpacked, and the length of the cells before anything is parsed.
 */
export async function* sheetRows(
  head: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<SourceRow> {
  const bytes = await collect(head, source);
  const kind = fileKind(bytes);
  if (kind === 'locked' || kind === 'oldExcel') throw new ImportFileError(kind);
  if (unpackedSize(bytes) > importLimits.sheetUnpackedBytes) throw new ImportFileError('zipBomb');
  const parts = unpacked(bytes);
  if (longestMarkup(parts) > importLimits.recordBytes) throw new ImportFileError('cellTooLong');
  for (const [at, cells] of (await tableOf(withCellAddresses(bytes, parts).buffer)).entries()) {
    const row = { line: at + 1, cells: cells.map(sourceCell) };
    const length = row.cells.reduce(
      (sum: number, cell) => sum + (typeof cell === 'string' ? cell.length : 0),
      0,
    );
    if (length > importLimits.recordBytes) throw new ImportFileError('cellTooLong', row.line);
    yield row;
  }
}

type Table = readonly (readonly unknown[])[];

/** Returns the first sheet with cells side by side, else the first that contains anything. */
async function tableOf(workbook: ArrayBuffer): Promise<Table> {
  let filled: Table = [];
  for (let sheet = 1; sheet <= sheetsTried; sheet += 1) {
    const rows: Table | null = await readSheet(workbook, sheet, { trim: false }).catch(() => null);
    if (rows === null && sheet === 1) throw new ImportFileError('unreadable');
    if (rows === null) break;
    if (rows.some((cells) => cells.filter((cell) => cell !== null).length > 1)) return rows;
    if (filled.length === 0) filled = rows;
  }
  return filled;
}

const lessThan = '<'.charCodeAt(0);

/**
 * Returns the largest number of bytes between two tags of the sheets and their texts. The time of the workbook's parser
 * grows with its square: minutes for a cell of megabytes.
 */
function longestMarkup(parts: Readonly<Record<string, Uint8Array>>): number {
  let longest = 0;
  for (const part of Object.values(parts))
    for (let at = 0; at < part.length; ) {
      const next = part.indexOf(lessThan, at + 1);
      const end = next < 0 ? part.length : next;
      longest = Math.max(longest, end - at);
      at = end;
    }
  return longest;
}

function unpacked(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, {
      filter: ({ name }) => /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/i.test(name),
    });
  } catch {
    throw new ImportFileError('unreadable');
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
  if (typeof cell === 'number') return cell;
  // A number far outside the range of dates, in a cell that is formatted as a date.
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell : '';
}
