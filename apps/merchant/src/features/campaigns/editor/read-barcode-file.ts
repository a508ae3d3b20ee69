import { readBarcodeLines } from '@havan/domain/barcode-lines';

export type BarcodeFile =
  | { readonly barcodes: readonly string[] }
  /** Why the file could not be read. */
  | { readonly sentence: string };

/** Barcodes of a text, one a line. */
export const barcodesOf = (text: string): string[] =>
  readBarcodeLines(text).flatMap(({ barcode }) => barcode ?? []);

/**
 * Reads the barcodes of a file of any kind that the listing import takes: Excel, CSV or text, one a row. The reader is
 * fetched when the first file comes.
 */
export async function readBarcodeFile(file: File): Promise<BarcodeFile> {
  const { readRows } = await import('@havan/listing-import/rows');
  const lines: string[] = [];
  try {
    for await (const { cells } of readRows(bytesOf(file))) lines.push(cells.join(';'));
  } catch (error) {
    return { sentence: error instanceof Error ? error.message : '' };
  }
  return { barcodes: barcodesOf(lines.join('\n')) };
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer());
}
