import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Db } from '../../../core/db/database.ts';
import { CategoryIndex } from './category-index.ts';
import {
  loadBrands,
  loadCategories,
  loadCities,
  loadOffers,
  loadProducts,
  loadRxProducts,
  loadSellers,
  offerBytes,
  type ProductChunk,
  type SellerRow,
  textSeparator,
} from './search-index.sql.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { NameTable } from './words/name-table.ts';
import { factsOfSeller, nameWords, wordsOf } from './seller-facts.ts';
import { OfferTable } from './offer-table.ts';
import { type ProductColumns, ProductColumnsBuilder } from './product-columns.ts';
import { indexOfTexts, WordIndexBuilder } from './words/word-index-builder.ts';

/**
 * Products in one chunk: large enough to be fast, small enough for garbage collection and for other work in between.
 */
const productsAtOnce = 2_000;

/**
 * Loads the whole market. Each chunk of products is one row of bytes and texts: a row for each of a million offers
 * would create more garbage than the market itself takes. Yields between the chunks.
 */
export const loadMarket = (db: Db): Promise<CatalogueIndex> => readMarket(db, readOffers);

/** Loads the market without its offers, for a process whose offers are in a search engine. */
export const loadRegister = (db: Db): Promise<CatalogueIndex> =>
  readMarket(db, (_db, ...facts) => Promise.resolve(emptyTable(...facts)));

async function readMarket(db: Db, offersOf: typeof readOffers): Promise<CatalogueIndex> {
  const [sellers, brands, categoryRows, medicines, cities] = await Promise.all([
    loadSellers(db),
    loadBrands(db),
    loadCategories(db),
    loadRxProducts(db),
    loadCities(db),
  ]);
  const categories = new CategoryIndex(categoryRows);
  const columns = new ProductColumnsBuilder(categories, brands);
  const words = new WordIndexBuilder();
  for (let number = 0; number < categories.rows.length; number++) {
    const categoryId = categories.at(number)?.id ?? 0;
    for (let afterId = 0; ; ) {
      const chunk = await loadProducts(db, categoryId, afterId, productsAtOnce);
      if (chunk) takeProducts(chunk, categoryId, columns, words);
      if (!chunk || chunk.count < productsAtOnce) break;
      afterId = chunk.last_id;
    }
  }
  const products = columns.build();
  const productWords = words.build();
  const offers = await offersOf(db, products, sellers, brands);
  return new CatalogueIndex({
    products,
    offers,
    productWords,
    medicines: medicines.map(({ id, name, barcode }) => ({ id, name, barcode })),
    medicineBarcodes: tableOf(medicines.map(({ barcode }) => barcode)),
    medicineWords: indexOfTexts(medicines.map((row) => wordsOf(row.search_text))),
    categories,
    brands,
    brandWords: nameWords(brands.map(({ names }) => ({ name: names }))),
    sellers,
    sellerWords: nameWords(sellers),
    cities,
  });
}

function tableOf(texts: readonly string[]): NameTable {
  const table = new NameTable();
  for (const text of texts) table.add(text);
  return table;
}

function takeProducts(
  chunk: ProductChunk,
  categoryId: number,
  columns: ProductColumnsBuilder,
  words: WordIndexBuilder,
): void {
  const names = chunk.names.split(textSeparator);
  const barcodes = chunk.barcodes.split(textSeparator);
  const texts = chunk.search_texts.split(textSeparator);
  for (let i = 0; i < chunk.count; i++) {
    const at = i * 12;
    const facts = {
      id: chunk.numbers.readInt32BE(at),
      brandId: chunk.numbers.readInt32BE(at + 4),
      categoryId,
      psf: chunk.numbers.readInt32BE(at + 8),
    };
    columns.add(facts, names[i] ?? '', barcodes[i] ?? '');
    words.add(wordsOf(texts[i] ?? ''));
  }
}

const emptyTable = (
  products: ProductColumns,
  sellers: readonly SellerRow[],
  brands: readonly { readonly id: number }[],
): OfferTable =>
  new OfferTable(
    sellers.map(factsOfSeller),
    products.ids.length,
    (position) => brands[products.brands[position] ?? 0]?.id ?? 0,
  );

async function readOffers(db: Db, ...facts: Parameters<typeof emptyTable>): Promise<OfferTable> {
  const table = emptyTable(...facts);
  const [products] = facts;
  for (let from = 0; from < products.ids.length; from += productsAtOnce) {
    const ids = Array.from(products.ids.subarray(from, from + productsAtOnce));
    takeOffers(await loadOffers(db, ids), from, table);
    await afterOthers();
  }
  table.finish();
  return table;
}

function takeOffers(bytes: Buffer, from: number, table: OfferTable): void {
  for (let at = 0; at < bytes.length; at += offerBytes) {
    const expires = bytes.readInt32BE(at + 12);
    table.append(from + bytes.readInt32BE(at) - 1, {
      seller_id: bytes.readInt32BE(at + 4),
      sale_price: bytes.readInt32BE(at + 8),
      expires: expires < 0 ? null : expires,
      listing_id: bytes.readInt32BE(at + 16),
      min_quantity: bytes.readInt32BE(at + 20),
      is_discounted: bytes.readInt16BE(at + 24) !== 0,
    });
  }
}
