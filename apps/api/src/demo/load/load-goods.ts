import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { foldForSearch } from '@havan/domain/turkish-text';
import { brandsOfRound } from '../goods/brands.ts';
import { type DemoListing, listingsOf, offerCounts, priceHistoryOf } from '../goods/listings.ts';
import { type DemoProduct, roundsFor } from '../goods/products.ts';
import { demoRxProducts, type RxRow } from '../goods/rx-products.ts';
import type { DemoCompany } from '../people/companies.ts';
import { demoCategories } from '../shelves/shelves.ts';
import type { CopyRow } from './copy.ts';
import type { Loader } from './loader.ts';

const dayMs = 24 * 3_600_000;

export async function loadCatalogue(
  loader: Loader,
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  await loader.copy(
    'category',
    ['id', 'parent_id', 'name', 'depth', 'position', 'is_highlight'],
    demoCategories.map((c) => [c.id, c.parentId, c.name, c.depth, c.position, c.isHighlight]),
  );
  const rounds = Array.from({ length: roundsFor(products.length) }, (_, round) =>
    brandsOfRound(round),
  ).flat();
  await loader.copy(
    'brand',
    ['id', 'name'],
    rounds.map((brand) => [brand.id, brand.name]),
  );
  await loader.copy('product', productColumns, productRows(products, now));
}

const productColumns = [
  'id',
  'barcode',
  'name',
  'search_text',
  'brand_id',
  'category_id',
  'vat_rate',
  'psf',
  'description',
  'form',
  'size',
  'pack',
  'created_at',
];

function* productRows(products: readonly DemoProduct[], now: Date): Generator<CopyRow> {
  for (const p of products) {
    const createdAt = new Date(now.getTime() - (200 + (p.id % 700)) * dayMs);
    yield [
      p.id,
      p.barcode,
      p.name,
      p.searchText,
      p.brandId,
      p.categoryId,
      p.vatRate,
      p.psf,
      p.description,
      p.form,
      p.size,
      p.pack,
      createdAt,
    ];
  }
}

/** Prescription items: found by the search and nothing else. */
export async function loadRxProducts(loader: Loader, rows: Iterable<RxRow> = demoRxProducts): Promise<void> {
  function* copies(): Generator<CopyRow> {
    for (const { barcode, name } of rows) yield [barcode, name, foldForSearch(name)];
  }
  await loader.copy('rx_product', ['barcode', 'name', 'search_text'], copies());
}

export interface OfferPlan {
  readonly products: readonly DemoProduct[];
  readonly sellers: readonly DemoCompany[];
  readonly count: number;
  readonly now: Date;
}

/** About five in six can be bought, so the most wanted product has some 230 offers to compare. */
const mostOffers = 280;

/** Every offer of the market, product by product; walking it twice gives the same offers. */
export function* offersOf({ products, sellers, count, now }: OfferPlan): Generator<DemoListing> {
  const counts = offerCounts(products, count, mostOffers);
  let nextId = 1;
  for (const [i, product] of products.entries()) {
    const listings = listingsOf(product, counts[i] ?? 0, sellers, nextId, now);
    nextId += listings.length;
    yield* listings;
  }
}

const listingColumns = [
  'id',
  'product_id',
  'seller_id',
  'price',
  'discount_price',
  'stock',
  'min_quantity',
  'max_quantity',
  'pack_size',
  'expiration',
  'state',
  'suspended_reason',
  'created_at',
  'updated_at',
];

export async function loadListings(loader: Loader, plan: OfferPlan): Promise<void> {
  await loader.copy('listing', listingColumns, listingRows(plan));
  await loader.copy('listing_price_history', ['listing_id', 'day', 'sale_price'], priceRows(plan));
}

function* listingRows(plan: OfferPlan): Generator<CopyRow> {
  for (const l of offersOf(plan)) {
    const createdAt = new Date(plan.now.getTime() - l.age * dayMs);
    yield [
      l.id,
      l.product.id,
      l.sellerId,
      l.price,
      l.discountPrice,
      l.stock,
      l.minQuantity,
      l.maxQuantity,
      l.packSize,
      l.expiration,
      l.state,
      l.suspendedReason,
      createdAt,
      createdAt,
    ];
  }
}

function* priceRows(plan: OfferPlan): Generator<CopyRow> {
  const today = istanbulDayOf(plan.now);
  for (const listing of offersOf(plan)) {
    for (const { age, salePrice } of priceHistoryOf(listing)) {
      yield [listing.id, formatIsoDay(addDays(today, -age)), salePrice];
    }
  }
}
