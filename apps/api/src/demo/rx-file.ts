import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { RxRow } from './goods/rx-products.ts';

/** A line of the list of licensed medicines: JSON with the barcode and the name, in the agency's Turkish keys. */
const line = v.object({
  /** Some are written in groups: `869 9540 023 83 3`. */
  barkod: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{8,14}$/),
  ),
  urun_adi: v.pipe(v.string(), v.trim(), v.minLength(1)),
});

/**
 * Reads a list of licensed medicines, one JSON object a line. Lines without a usable barcode are left out, of two
 * lines with one barcode the first stays.
 */
export async function readRxFile(path: string): Promise<{ rows: RxRow[]; skipped: number }> {
  const rows = new Map<string, RxRow>();
  let skipped = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (text.trim() === '') continue;
    const parsed = v.safeParse(line, parseJson(text));
    if (!parsed.success || rows.has(parsed.output.barkod)) skipped += 1;
    else rows.set(parsed.output.barkod, { barcode: parsed.output.barkod, name: parsed.output.urun_adi });
  }
  return { rows: [...rows.values()], skipped };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
