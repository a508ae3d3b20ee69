import { foldForSearch } from '@havan/domain/turkish-text';
import type { Db } from '../../db/database.ts';
import {
  loadBrands,
  loadCategories,
  loadOffers,
  loadProducts,
  loadRxProducts,
  loadSellers,
  type ProductRow,
} from './finder.sql.ts';
import { Market, type ProductColumns } from './market.ts';
import { type OfferRow, OfferTable } from './offer-table.ts';
import { WordIndex } from './word-index.ts';

/** Rows read at a time: enough to be fast, few enough to be forgotten soon. */
const productsAtOnce = 4_000;

/** The words of folded texts, one text at a time. */
function* wordsOf<Row>(rows: Iterable<Row>, textOf: (row: Row) => string): Generator<readonly string[]> {
  for (const row of rows) yield textOf(row).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Reads the whole market. It lets other work in between its pieces, but not within one. */
export async function loadMarket(db: Db): Promise<Market> {
  const [sellers, brands, categories, medicines] = await Promise.all([
    loadSellers(db),
    loadBrands(db),
    loadCategories(db),
    loadRxProducts(db),
  ]);
  const rows = await readProducts(db);
  const offers = new OfferTable(
    sellers.map((seller) => ({
      id: seller.id,
      isBanned: seller.sales_ban,
      hasHighScore: seller.has_high_score,
      isVerified: seller.blue_tick_type !== null,
    })),
    rows.length,
  );
  await readOffers(db, rows, offers);
  return new Market({
    products: columnsOf(rows),
    offers,
    productWords: new WordIndex(wordsOf(rows, (row) => row.search_text)),
    medicines: medicines.map(({ id, name, barcode }) => ({ id, name, barcode })),
    medicineWords: new WordIndex(wordsOf(medicines, (row) => row.search_text)),
    categories,
    brands,
    brandWords: new WordIndex(wordsOf(brands, ({ name }) => foldForSearch(name))),
    sellers,
    sellerWords: new WordIndex(wordsOf(sellers, ({ name }) => foldForSearch(name))),
  });
}

async function readProducts(db: Db): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for (let afterId = 0; ; ) {
    const some = await loadProducts(db, afterId, productsAtOnce);
    for (const row of some) rows.push(row);
    if (some.length < productsAtOnce) return rows;
    afterId = some.at(-1)?.id ?? afterId;
  }
}

/** Offers come by product id as the products do: one walk over both. */
async function readOffers(db: Db, products: readonly ProductRow[], table: OfferTable): Promise<void> {
  for (let from = 0; from < products.length; from += productsAtOnce) {
    const some = products.slice(from, from + productsAtOnce);
    const offers = await loadOffers(db, some[0]?.id ?? 0, some.at(-1)?.id ?? 0);
    const byProduct = Map.groupBy(offers, (offer: OfferRow) => offer.product_id);
    for (const [i, product] of some.entries()) table.append(from + i, byProduct.get(product.id) ?? []);
  }
}

function columnsOf(rows: readonly ProductRow[]): ProductColumns {
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    brandIds: Int32Array.from(rows, (row) => row.brand_id),
    categoryIds: Int32Array.from(rows, (row) => row.category_id),
    psf: Uint32Array.from(rows, ({ psf }) => psf ?? 0),
    names: rows.map(({ name }) => name),
  };
}
