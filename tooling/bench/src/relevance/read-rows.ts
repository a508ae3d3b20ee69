import { readFile } from 'node:fs/promises';
import { Refusal } from '@havan/run/refusal';

/** A JSON value of a file. */
export interface Row {
  readonly value: unknown;
  /** Its position for error messages: `Line 3 of cases.jsonl`. */
  readonly place: string;
}

/**
 * Returns the rows of a file: one JSON value a line, one array of them, or a single one over several lines.
 * @throws Refusal naming the file or the line
 */
export async function readRows(path: string): Promise<Row[]> {
  const text = await textOf(path);
  const whole = parsed(text);
  const rows = whole ? rowsIn(whole.value, path) : rowsOfLines(text, path);
  if (rows.length === 0) throw new Refusal(`${path} holds no rows.`);
  return rows;
}

function rowsIn(value: unknown, path: string): Row[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((each, i) => ({ value: each, place: `Row ${i + 1} of ${path}` }));
}

const rowsOfLines = (text: string, path: string): Row[] =>
  text.split(/\r?\n/).flatMap((line, i) => {
    if (line.trim() === '') return [];
    const place = `Line ${i + 1} of ${path}`;
    const row = parsed(line);
    if (!row) throw new Refusal(`${place} is no JSON: one object a line, or one array of them.`);
    return [{ value: row.value, place }];
  });

async function textOf(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`${path} cannot be read (${reason}).`);
  }
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
