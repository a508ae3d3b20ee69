import type { Wanted } from './cases.ts';
import { readRows } from './read-rows.ts';

/**
 * Returns names and barcodes of a list of licensed medicines, as `pnpm seed --rx` takes it; of one barcode
 * the first row.
 */
export async function readMedicines(path: string): Promise<Wanted[]> {
  const rows = new Map<string, Wanted>();
  for (const { value } of await readRows(path)) {
    const { barkod: shown, urun_adi: name } = (value ?? {}) as { barkod?: string; urun_adi?: string };
    const barkod = shown?.replace(/\s/g, '');
    if (barkod && name && !rows.has(barkod)) rows.set(barkod, { id: barkod, name });
  }
  return [...rows.values()];
}
