/** Bytes of a file, bytes that a spreadsheet may unpack to, and rows: beyond them no list was meant. */
export const fileLimits = { bytes: 1_000_000, unpacked: 20_000_000, rows: 2_000 } as const;

/** Longest text that the call takes. */
export const mostCharacters = 40_000;

export type ListFile =
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'tooLong' };

const unreadable: ListFile = { kind: 'unreadable' };
const tooLong: ListFile = { kind: 'tooLong' };

/** Reads an Excel, CSV or text file into `barkod;adet` lines. The Excel reader is fetched with the first such file. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > fileLimits.bytes) return tooLong;
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const text = isZip(bytes) ? await readSpreadsheet(bytes) : readText(bytes);
  if (text === null || text.trim() === '') return unreadable;
  return text.length > mostCharacters ? tooLong : { kind: 'lines', text };
}

/** CSV as Excel writes it: UTF-8, or the Turkish code page of older versions; barcodes and counts are ASCII in both. */
function readText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  return new TextDecoder('utf-8').decode(bytes);
}

async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  // Looked at before anything is unpacked: a small file may unpack to gigabytes.
  if (unpackedSize(bytes) > fileLimits.unpacked) return null;
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(new Blob([bytes])).catch(() => null);
  if (!rows || rows.length > fileLimits.rows) return null;
  return rows.map(lineOf).join('\n');
}

/** The first two filled cells of a row: a list may stand anywhere on its sheet. */
const lineOf = (cells: readonly unknown[]): string =>
  cells
    .filter((cell) => typeof cell === 'string' || typeof cell === 'number')
    .slice(0, 2)
    .map((cell) => String(cell).trim())
    .join(';');

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Bytes that the entries of a ZIP archive claim to unpack to, by its central directory. */
export function unpackedSize(bytes: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) {
      size += view.getUint32(at + 24, true);
      at += 45;
    }
  return size;
}
