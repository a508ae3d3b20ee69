import { addDays, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { pictureViews } from '@havan/domain/product-picture';
import { foldForSearch } from '@havan/domain/turkish-text';
import { brandsOfRound } from '../listings/brands.ts';
import { type DemoListing, listingsOf, offerCounts, priceHistoryOf } from '../listings/listings.ts';
import { type DemoProduct, roundsFor } from '../listings/products.ts';
import { kindOfCategory } from '../listings/product-kind.ts';
import { demoRxProducts, type RxRow } from '../listings/rx-products.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { lotOf } from '../listings/lot.ts';
import { quantityTermsOf } from '../listings/quantity-terms.ts';
import type { Loader, ValuesOf } from './loader.ts';

const dayMs = 24 * 3_600_000;

export async function loadCatalogue(
  loader: Loader,
  products: readonly DemoProduct[],
  now: Date,
): Promise<void> {
  const rounds = Array.from({ length: roundsFor(products.length) }, (_, round) =>
    brandsOfRound(round),
  ).flat();
  await loader.copy(
    'brand',
    ['id', 'name'],
    rounds.map((brand) => [brand.id, brand.name]),
  );
  await loader.copy('product', productColumns, productRows(products, now));
  await loader.copy('product_picture', pictureColumns, pictureRows(products));
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
  'kind',
  'is_registered_in_uts',
  'created_at',
] as const;

function* productRows(
  products: readonly DemoProduct[],
  now: Date,
): Generator<ValuesOf<'product', typeof productColumns>> {
  for (const p of products) {
    const kind = kindOfCategory(p.categoryId);
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
      kind,
      kind === 'medicalDevice',
      createdAt,
    ];
  }
}

const pictureColumns = ['product_id', 'position', 'kind', 'spec'] as const;

function* pictureRows(
  products: readonly DemoProduct[],
): Generator<ValuesOf<'product_picture', typeof pictureColumns>> {
  for (const { id, pack } of products) {
    for (const [i, view] of pictureViews.entries())
      yield [id, i + 1, 'drawn', JSON.stringify({ view, ...pack })];
  }
}

/** Prescription items: found by the search and nothing else. */
export async function loadRxProducts(loader: Loader, rows: Iterable<RxRow> = demoRxProducts): Promise<void> {
  function* copies(): Generator<[barcode: string, name: string, searchText: string]> {
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

/** Returns every offer of the market, product by product; walking it twice gives the same offers. */
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
  'lot',
  'shelf',
  'price_breaks',
  'bonus',
  'created_at',
  'updated_at',
] as const;

export async function loadListings(loader: Loader, plan: OfferPlan): Promise<void> {
  await loader.copy('listing', listingColumns, listingRows(plan));
  await loader.copy('listing_price_history', ['listing_id', 'day', 'sale_price'], priceRows(plan));
}

/** Returns where the goods lie in the store of every demo seller: a letter by category, a place by product. */
const shelfOf = ({ product }: { readonly product: { readonly id: number; readonly categoryId: number } }) =>
  `${'ABCDEFGH'[product.categoryId % 8] ?? 'A'}${(product.id % 12) + 1}`;

function* listingRows(plan: OfferPlan): Generator<ValuesOf<'listing', typeof listingColumns>> {
  for (const l of offersOf(plan)) {
    const createdAt = new Date(plan.now.getTime() - l.age * dayMs);
    const { priceBreaks, bonus } = quantityTermsOf(l);
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
      lotOf(l),
      shelfOf(l),
      JSON.stringify(priceBreaks),
      bonus && JSON.stringify(bonus),
      createdAt,
      createdAt,
    ];
  }
}

function* priceRows(plan: OfferPlan): Generator<[listingId: number, day: string, salePrice: number]> {
  const today = istanbulDayOf(plan.now);
  for (const listing of offersOf(plan)) {
    for (const { age, salePrice } of priceHistoryOf(listing)) {
      yield [listing.id, formatIsoDay(addDays(today, -age)), salePrice];
    }
  }
}
