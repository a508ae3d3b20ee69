import { readBarcodeLines } from '@havan/domain/barcode-lines';
import { fileKind, unpackedSize } from '@havan/domain/file-kind';
import { campaignTexts as texts } from '../campaign-texts.ts';

export type BarcodeFile =
  | { readonly barcodes: readonly string[] }
  /** Why the file could not be read. */
  | { readonly sentence: string };

/** Most bytes of a file, and of what a workbook unpacks to; larger files are refused. */
const limits = { bytes: 1_000_000, unpacked: 20_000_000 } as const;

/** Returns the barcodes of a text, one per line. */
export const barcodesOf = (text: string): string[] =>
  readBarcodeLines(text).flatMap(({ barcode }) => barcode ?? []);

/**
 * Reads the barcodes of an Excel, CSV or text file, one per row. The Excel reader is loaded with the first such file.
 */
export async function readBarcodeFile(file: File): Promise<BarcodeFile> {
  if (file.size > limits.bytes) return { sentence: texts.fileTooLong };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind === 'empty') return { sentence: texts.fileEmpty };
  if (kind === 'text') return { barcodes: barcodesOf(new TextDecoder().decode(bytes)) };
  const rows = kind === 'zip' ? await sheetOf(bytes) : null;
  if (rows === null) return { sentence: texts.fileUnreadable };
  return { barcodes: barcodesOf(rows.map((cells) => cells.map(cellText).join(';')).join('\n')) };
}

async function sheetOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly unknown[])[] | null> {
  // Checked before unpacking, because a small file may unpack to gigabytes.
  if (unpackedSize(bytes) > limits.unpacked) return null;
  const { readSheet } = await import('read-excel-file/browser');
  return readSheet(new Blob([bytes])).catch(() => null);
}

const cellText = (cell: unknown): string =>
  (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '').replace(/[;"\r\n]/g, ' ');
