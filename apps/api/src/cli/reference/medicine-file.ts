import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { foldForSearch } from '@havan/domain/turkish-text';
import { ImportFileError } from '@havan/listing-import/file-flaw';
import { readRows } from '@havan/listing-import/rows';
import * as v from 'valibot';
import { StartFailure } from '../../core/start-failure.ts';

/** A licensed medicine of a list. */
export interface Medicine {
  readonly barcode: string;
  readonly name: string;
}

export interface MedicineFile {
  readonly rows: readonly Medicine[];
  /** Rows without a usable barcode or name, and those that repeat a barcode. */
  readonly skipped: number;
  /** SHA-256 of the rows: the same for the same list in another format. */
  readonly checksum: string;
}

const medicine = v.object({
  /** Some barcodes are written in groups: `869 9540 023 83 3`. */
  barcode: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{8,14}$/),
  ),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
});

/** The folded titles of the two columns in published lists. */
const titles = {
  barcode: ['barkod', 'barkod no', 'barkodu', 'barcode'],
  name: ['urun adi', 'ilac adi', 'urun_adi', 'beseri tibbi urun adi', 'name'],
};

/**
 * Reads a list of licensed medicines: CSV, XLSX, or JSON lines with `barkod` and `urun_adi`. Of rows with the same
 * barcode the first is kept.
 *
 * @throws StartFailure with a sentence when the file cannot be read or has no such columns
 */
export async function readMedicineFile(path: string): Promise<MedicineFile> {
  const rows = new Map<string, Medicine>();
  let skipped = 0;
  const source = (await startsWithBrace(path)) ? jsonRows(path) : sheetRows(path);
  for await (const given of source) {
    const parsed = v.safeParse(medicine, given);
    if (!parsed.success || rows.has(parsed.output.barcode)) skipped += 1;
    else rows.set(parsed.output.barcode, parsed.output);
  }
  const checksum = createHash('sha256');
  for (const { barcode, name } of rows.values()) checksum.update(`${barcode}\t${name}\n`);
  return { rows: [...rows.values()], skipped, checksum: checksum.digest('hex') };
}

async function startsWithBrace(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    throw new StartFailure(`${path} cannot be read.`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(64), 0, 64, 0);
    return /^\uFEFF?\s*\{/.test(new TextDecoder().decode(buffer.subarray(0, bytesRead)));
  } finally {
    await file.close();
  }
}

async function* jsonRows(path: string): AsyncGenerator<Medicine | null> {
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (text.trim() === '') continue;
    const parsed = v.safeParse(v.object({ barkod: v.string(), urun_adi: v.string() }), parseJson(text));
    yield parsed.success ? { barcode: parsed.output.barkod, name: parsed.output.urun_adi } : null;
  }
}

async function* sheetRows(path: string): AsyncGenerator<Medicine> {
  let places: { readonly barcode: number; readonly name: number } | null = null;
  try {
    for await (const { cells } of readRows(createReadStream(path))) {
      if (places)
        yield { barcode: String(cells[places.barcode] ?? ''), name: String(cells[places.name] ?? '') };
      else places = placesIn(cells.map(String));
    }
  } catch (error) {
    if (error instanceof ImportFileError)
      throw new StartFailure(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
  if (!places)
    throw new StartFailure(`${path} has no row with the titles Barkod and Ürün Adı (or İlaç Adı).`);
}

/** Returns the indexes of the two columns if this is the title row; rows above it are a heading. */
function placesIn(cells: readonly string[]): { readonly barcode: number; readonly name: number } | null {
  const folded = cells.map((cell) => foldForSearch(cell).trim());
  const barcode = folded.findIndex((cell) => titles.barcode.includes(cell));
  const name = folded.findIndex((cell) => titles.name.includes(cell));
  return barcode >= 0 && name >= 0 ? { barcode, name } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
