import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | Date | null;
export type CopyRow = readonly CopyValue[];
/** A connection to PostgreSQL that takes a COPY stream. */
export type CopyClient = Pick<pg.ClientBase, 'query'>;

/** Returns one value in PostgreSQL's text format: `\N` is null; backslash, tab and line ends are escaped. */
export function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const chunkChars = 128 * 1024;

/** Yields rows as chunks of text; `onRows` receives the number of earlier rows before each chunk. */
function* chunksOf(rows: Iterable<CopyRow>, onRows: (count: number) => void): Generator<string> {
  let chunk = '';
  let count = 0;
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) chunk += (i === 0 ? '' : '\t') + copyText(row[i] ?? null);
    chunk += '\n';
    count += 1;
    if (chunk.length < chunkChars) continue;
    onRows(count);
    yield chunk;
    chunk = '';
  }
  onRows(count);
  if (chunk !== '') yield chunk;
}

/** Copies rows into a table and gives back how many; the names come from this code, never from outside. */
export async function copyInto(
  client: CopyClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<CopyRow>,
  onRows: (count: number) => void = () => undefined,
): Promise<number> {
  let copied = 0;
  const source = Readable.from(
    chunksOf(rows, (count) => {
      copied = count;
      onRows(count);
    }),
    { objectMode: true, highWaterMark: 4 },
  );
  await pipeline(source, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
  return copied;
}
