import { smartCartPaste } from '@havan/contract/smart-cart';

/** Bytes of a file, and bytes that a spreadsheet may unpack to: beyond them no list was meant. */
export const fileLimits = { bytes: 1_000_000, unpacked: 20_000_000 } as const;

/** Why a file holds no list: each has another way on. */
export type FileFlaw = 'empty' | 'tooLong' | 'locked' | 'oldExcel' | 'openDocument' | 'unreadable';

export type ListFile =
  | { readonly kind: 'lines'; readonly text: string }
  | { readonly kind: 'flaw'; readonly flaw: FileFlaw };

const flawed = (flaw: FileFlaw): ListFile => ({ kind: 'flaw', flaw });

/** Reads an Excel, CSV or text file into `barkod;adet` lines. The Excel reader is fetched with the first such file. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > fileLimits.bytes) return flawed('tooLong');
  if (file.size === 0) return flawed('empty');
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const other = otherKind(bytes);
  if (other) return flawed(other);
  const text = isZip(bytes) ? await readSpreadsheet(bytes) : readText(bytes);
  if (text === null) return flawed('unreadable');
  if (text.trim() === '') return flawed('empty');
  const isTooLong = text.length > smartCartPaste.characters || text.split('\n').length > smartCartPaste.lines;
  return isTooLong ? flawed('tooLong') : { kind: 'lines', text };
}

/**
 * Spreadsheets that are none of ours: Excel before 2007, any Excel file with a password (both in Microsoft's compound file,
 * which names its streams in UTF-16), and OpenDocument, whose first entry says so in plain text.
 */
function otherKind(bytes: Uint8Array): FileFlaw | null {
  if (compoundFile.every((byte, at) => bytes[at] === byte))
    return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage') ? 'locked' : 'oldExcel';
  const head = new TextDecoder('windows-1254').decode(bytes.subarray(0, 120));
  return isZip(bytes) && head.includes('vnd.oasis.opendocument') ? 'openDocument' : null;
}

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Text as Excel writes it: UTF-8, the UTF-16 of its “Unicode text”, or the Turkish code page of older versions. */
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
  // Looked at before anything is unpacked: a small file may unpack to gigabytes.
  if (unpackedSize(bytes) > fileLimits.unpacked) return null;
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(new Blob([bytes])).catch(() => null);
  return rows?.map(lineOf).join('\n') ?? null;
}

/** All cells of a row in their places, for a header may name its columns; what would part a line is taken out. */
const lineOf = (cells: readonly unknown[]): string =>
  cells
    .map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''))
    .map((cell) => cell.replace(/[;"\r\n]/g, ' ').trim())
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
