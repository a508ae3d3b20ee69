import type { ProductFileAnswer } from '@havan/contract/backoffice/catalogue/product-file';
import { ImportFileError } from '@havan/listing-import/file-flaw';
import { readRows } from '@havan/listing-import/rows';
import type { SourceRow } from '@havan/listing-import/source-row';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { record } from '../audit/record.ts';
import { missingColumns, placesOf } from './product-columns.ts';
import {
  countNewBrands,
  knownProducts,
  type KnownProductRow,
  medicinesAmong,
  mergedAmong,
  upsertProducts,
} from './product-file.sql.ts';
import { categoryNames, type FileProduct, productOf, type RowMistake } from './product-row.ts';
import { searchTextOf } from './search-texts.sql.ts';
import { brandIds, categoryPaths } from './products.sql.ts';

/** Largest number of rows of a file, which is processed as a whole. */
const mostRows = 50_000;
/** Rows of one statement. */
const batchRows = 2_000;
/** Largest number of mistakes that are listed. */
const listedMistakes = 500;

interface ReadFile {
  readonly rows: number;
  readonly products: readonly FileProduct[];
  readonly mistakes: readonly RowMistake[];
}

const refused = (message: string) =>
  new AppError('invalidRequest', { errors: [{ code: 'file', message, path: 'file' }] });

async function sourceRows(bytes: Buffer): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  async function* file() {
    yield bytes;
  }
  try {
    for await (const row of readRows(file())) {
      rows.push(row);
      if (rows.length > mostRows + 1) throw refused('Dosyada 50.000 satırdan çoğu var. Lütfen bölün.');
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw refused(error.message);
    throw error;
  }
  return rows;
}

/**
 * Reads the rows of a file; each is a product or its mistakes. @throws AppError `invalidRequest` for a file that cannot
 * be read
 */
async function readFile(db: Db, bytes: Buffer): Promise<ReadFile> {
  const [header, ...rows] = await sourceRows(bytes);
  const places = header ? placesOf(header) : {};
  const missing = missingColumns(places);
  if (missing.length > 0) throw refused(`Dosyada bu sütunlar yok: ${missing.join(', ')}.`);
  const categories = categoryNames(await categoryPaths(db));
  const mistakes: RowMistake[] = [];
  const products = new Map<string, FileProduct>();
  for (const row of rows) {
    const read = productOf(row, places, categories);
    if (Array.isArray(read)) {
      mistakes.push(...read);
      continue;
    }
    const twin = products.get(read.barcode);
    if (twin)
      mistakes.push({
        line: row.line,
        column: 'Barkod',
        sentence: `Bu barkod ${twin.line}. satırda da var.`,
      });
    else products.set(read.barcode, read);
  }
  const refuse = (barcode: string, sentence: string) => {
    mistakes.push({ line: products.get(barcode)?.line ?? 0, column: 'Barkod', sentence });
    products.delete(barcode);
  };
  const medicines = await medicinesAmong(db, [...products.keys()]);
  // Law 6197, article 24: licensed medicines are not sold here.
  for (const barcode of medicines) refuse(barcode, 'Bu barkod ruhsatlı bir ilacın; ürün olarak açılamaz.');
  const merged = await mergedAmong(db, [...products.keys()]);
  for (const { barcode, remaining } of merged)
    refuse(barcode, `Bu barkodun ürünü ${remaining} barkodlu ürünle birleştirildi; satırda o barkodu yazın.`);
  return { rows: rows.length, products: [...products.values()], mistakes };
}

const isSame = (said: FileProduct, known: KnownProductRow): boolean =>
  said.name === known.name &&
  said.brand.toLocaleLowerCase('tr') === known.brand.toLocaleLowerCase('tr') &&
  said.categoryId === known.category_id &&
  said.vatRate === known.vat_rate &&
  (said.kind === null || said.kind === known.kind) &&
  (said.psf === null || said.psf === known.psf) &&
  (said.form === '' || said.form === known.form) &&
  (said.size === '' || said.size === known.size);

/**
 * Previews or applies a product file: new barcodes become products, known ones are changed, rows with a mistake are
 * skipped. All writes are one transaction with one audit entry.
 * @throws AppError `invalidRequest` for a file that cannot be read or has no such columns
 */
export function importProductFile(
  ctx: Context,
  me: Operator,
  caller: Pick<Caller, 'ip'>,
  { bytes, apply }: { readonly bytes: Buffer; readonly apply: boolean },
): Promise<ProductFileAnswer> {
  return withTransaction(ctx.db, async (trx) => {
    const { rows, products, mistakes } = await readFile(trx, bytes);
    const found = await knownProducts(
      trx,
      products.map(({ barcode }) => barcode),
    );
    const known = new Map(found.map((row) => [row.barcode, row]));
    const toWrite = products.filter((product) => {
      const row = known.get(product.barcode);
      return !row || !isSame(product, row);
    });
    const changed = toWrite.filter(({ barcode }) => known.has(barcode)).length;
    const answer: ProductFileAnswer = {
      rows,
      created: toWrite.length - changed,
      changed,
      unchanged: products.length - toWrite.length,
      refused: rows - products.length,
      mistakes: mistakes.toSorted((one, other) => one.line - other.line).slice(0, listedMistakes),
      brands: await countNewBrands(
        trx,
        toWrite.map(({ brand }) => brand),
      ),
      isApplied: apply,
    };
    if (!apply) return answer;
    await write(trx, toWrite);
    const { created, refused: left, brands } = answer;
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'product.import',
      subject: ['productFile', rows],
      before: null,
      after: { created, changed, refused: left, brands },
    });
    return answer;
  });
}

async function write(trx: Db, products: readonly FileProduct[]): Promise<void> {
  const brands = await brandIds(trx, [...new Set(products.map(({ brand }) => brand))]);
  const written = products.flatMap((product) => {
    const brandId = brands.get(product.brand.toLocaleLowerCase('tr'));
    return brandId === undefined
      ? []
      : [{ ...product, brandId, searchText: searchTextOf(product.name, product.brand) }];
  });
  for (let at = 0; at < written.length; at += batchRows)
    await upsertProducts(trx, written.slice(at, at + batchRows));
}
