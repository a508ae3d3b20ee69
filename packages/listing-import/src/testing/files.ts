import { readRows } from '../rows/rows.ts';
import type { SourceCell } from '../source-row/source-row.ts';

/** Returns a file that is read in chunks of this size. */
export async function* inChunks(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns the cells of every row of a file. */
export async function cellsOf(bytes: Uint8Array, chunkSize?: number): Promise<(readonly SourceCell[])[]> {
  const rows: (readonly SourceCell[])[] = [];
  for await (const { cells } of readRows(inChunks(bytes, chunkSize))) rows.push(cells);
  return rows;
}
