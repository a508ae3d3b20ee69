import { readFile } from 'node:fs/promises';
import type { Wanted } from './cases.ts';

/** Names and barcodes of a list of licensed medicines, as `pnpm seed --rx` takes it; of one barcode the first row. */
export async function readMedicines(path: string): Promise<Wanted[]> {
  const rows = new Map<string, Wanted>();
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line.trim() === '') continue;
    const { barkod, urun_adi: name } = JSON.parse(line) as { barkod?: string; urun_adi?: string };
    if (barkod && name && !rows.has(barkod)) rows.set(barkod, { id: barkod, name });
  }
  return [...rows.values()];
}
