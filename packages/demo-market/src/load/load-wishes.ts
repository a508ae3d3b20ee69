import { nearestQuantity, smallestQuantity } from '@havan/domain/cart';
import type { DemoCompany } from '../companies/companies.ts';
import { termsOf } from '../companies/terms.ts';
import { type DemoListing, salePriceOf } from '../listings/listings.ts';
import { randomOf } from '../seeded-random.ts';
import type { Loader, ValuesOf } from './loader.ts';

const hourMs = 3_600_000;
const cartColumns = [
  'company_id',
  'listing_id',
  'quantity',
  'seen_price',
  'seen_expiration',
  'added_at',
  'updated_at',
] as const;

interface WishedListings {
  readonly goods: ReadonlyMap<number, readonly DemoListing[]>;
  /** Products without an offer, for which the demo accounts have alerts. */
  readonly unoffered: readonly number[];
}

/**
 * Loads the favourites of companies and their cart lines: the first demo account from two sellers, others a
 * little.
 */
export async function loadWishes(
  loader: Loader,
  buyers: readonly DemoCompany[],
  sellers: readonly DemoCompany[],
  { goods, unoffered }: WishedListings,
  now: Date,
): Promise<void> {
  const random = randomOf('wishes');
  const open = sellers.filter(({ id }) => goods.has(id));
  // The demo accounts buy where shipping becomes free, so that their home shows how far it is.
  const generous = open.filter((seller) => (termsOf(seller).freeShippingFrom ?? 0) >= 150_000);
  const liked: [userId: number, productId: number, at: Date, seenPrice: number | null][] = [];
  const alerts: [userId: number, productId: number, onDrop: boolean, onStock: boolean][] = [];
  const cartLines: ValuesOf<'basket_item', typeof cartColumns>[] = [];
  for (const [i, buyer] of buyers.entries()) {
    const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
    const from = random.sample(
      (i < 2 && generous.length > 2 ? generous : open).filter(({ id }) => id !== buyer.id),
      2,
    );
    const offers = random.sample(
      from.flatMap(({ id }) => (goods.get(id) ?? []).slice(0, 200)),
      i < 2 ? 14 : 5,
    );
    const products = new Map(offers.map((offer) => [offer.product.id, offer]));
    for (const [id, offer] of products) {
      // Some were dearer when they were marked: those are the drops of the list.
      const then = salePriceOf(offer) * (0.9 + randomOf(`liked:${buyer.id}:${id}`).next() * 0.3);
      liked.push([buyer.id, id, ago(((liked.length * 13) % 600) + 3), Math.round(then / 10) * 10]);
      if (i < 2 && id % 3 === 0) alerts.push([buyer.id, id, true, false]);
    }
    for (const id of i < 2 ? unoffered : []) {
      liked.push([buyer.id, id, ago(id), null]);
      alerts.push([buyer.id, id, true, true]);
    }
    if (i % 4 !== 0 && i > 1) continue;
    // The first demo account's basket can be paid at once and lacks a little to free shipping.
    const [lines, packs] = i === 0 ? [5, 2] : [2, 1];
    for (const offer of offers.slice(0, lines)) {
      const at = ago(random.int(1, 40));
      const least = smallestQuantity(offer) ?? offer.minQuantity;
      cartLines.push([
        buyer.id,
        offer.id,
        Math.max(least, nearestQuantity(offer, least * packs) ?? least),
        salePriceOf(offer),
        offer.expiration,
        at,
        at,
      ]);
    }
  }
  await loader.copy('favourite', ['user_id', 'product_id', 'created_at', 'seen_price'], liked);
  await loader.copy('product_alert', ['user_id', 'product_id', 'price_drop', 'back_in_stock'], alerts);
  await loader.copy('basket_item', cartColumns, cartLines);
}
