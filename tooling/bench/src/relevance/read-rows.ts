import { readFile } from 'node:fs/promises';
import { Refusal } from '@havan/run/refusal';

/** The rows of a file: one JSON value a line, or one array of them. @throws Refusal naming the file or the line */
export async function readRows(path: string): Promise<unknown[]> {
  const text = (await textOf(path)).trim();
  const whole = parsed(text);
  if (Array.isArray(whole?.value)) return whole.value;
  const lines = text.split(/\r?\n/);
  const rows = lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const row = parsed(line);
    if (!row)
      throw new Refusal(`Line ${i + 1} of ${path} is no JSON: one object a line, or one array of them.`);
    return [row.value];
  });
  if (rows.length === 0) throw new Refusal(`${path} holds no rows.`);
  return rows;
}

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
