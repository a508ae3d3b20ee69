import { smartCartPaste } from '@havan/contract/cart/smart-cart';
import { fileKind, unpackedSize } from '@havan/domain/file-kind';

/** Most bytes of a file, and of what a spreadsheet unpacks to; larger files are refused. */
export const fileLimits = { bytes: 1_000_000, unpacked: 20_000_000 } as const;

/** Why a file cannot be read as a list; each reason has its own advice. */
export type FileFlaw = 'empty' | 'tooLong' | 'locked' | 'oldExcel' | 'openDocument' | 'unreadable';

export type ListFile =
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'flaw'; readonly flaw: FileFlaw };

const flawed = (flaw: FileFlaw): ListFile => ({ kind: 'flaw', flaw });

/**
 * Reads an Excel, CSV or text file into lines of cells separated by `;`. The Excel reader is loaded with the first such
 * file.
 */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > fileLimits.bytes) return flawed('tooLong');
  if (file.size === 0) return flawed('empty');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const kind = fileKind(bytes);
  if (kind === 'locked' || kind === 'oldExcel' || kind === 'openDocument') return flawed(kind);
  const text = kind === 'zip' ? await readSpreadsheet(bytes) : readText(bytes);
  if (text === null) return flawed('unreadable');
  if (text.trim() === '') return flawed('empty');
  const isTooLong = text.length > smartCartPaste.characters || text.split('\n').length > smartCartPaste.lines;
  return isTooLong ? flawed('tooLong') : { kind: 'lines', text };
}

/**
 * Returns the text of a file as Excel writes it: UTF-8, the UTF-16 of its “Unicode text”, or the Turkish code page of
 * older versions. Null for a binary file.
 */
function readText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  // Checked before unpacking, because a small file may unpack to gigabytes.
  if (unpackedSize(bytes) > fileLimits.unpacked) return null;
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(new Blob([bytes])).catch(() => null);
  return rows?.map(lineOf).join('\n') ?? null;
}

/**
 * Returns a row as one line, with every cell at its index, because a header may name the columns. Separators, quotes
 * and line breaks within a cell become spaces.
 */
const lineOf = (cells: readonly unknown[]): string =>
  cells
    .map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''))
    .map((cell) => cell.replace(/[;"\r\n]/g, ' ').trim())
    .join(';');
