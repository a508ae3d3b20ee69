import type { SmartCart, SmartCartChange } from '@havan/contract/cart/smart-cart';
import { parcelFee } from '@havan/domain/cart';
import {
  type Constraints,
  type Demand,
  type Instance,
  type Listing,
  receivedUnits,
  unitPriceAt,
} from '@havan/smart-cart/instance';
import { shippingTermsOf } from '../cart/cart.policy.ts';
import type { Market } from './offers-of-instance.ts';
import type { OfferRow } from './offers.sql.ts';

type Group = SmartCart['groups'][number];
type Line = Group['lines'][number];

/** Returns the changes between a shown cart and the current market, by seller and line. */
export function changesOf(shown: readonly Group[], market: Market): SmartCartChange[] {
  const { offers, instance } = market;
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const units = unitsOf(shown, market);
  return shown.flatMap((group) => {
    const { lines, seller } = group;
    const rows = lines.map(({ listingId }) => offers.get(String(listingId)));
    const terms = rows.find((row) => row !== undefined);
    return [
      ...lines.flatMap((line, index) => {
        const { productName } = line;
        const { sellerUsername } = seller;
        const listing = listings.get(String(line.listingId));
        return lineChanges(line, rows[index], listing, instance.constraints, units).map((change) => ({
          ...change,
          productName,
          sellerUsername,
        }));
      }),
      ...(terms ? termChanges(group, terms, instance) : []),
    ];
  });
}

type WithoutNames<Change> = Change extends SmartCartChange
  ? Omit<Change, 'productName' | 'sellerUsername'>
  : never;
type LineChange = WithoutNames<Extract<SmartCartChange, { productName: string }>>;

/** Returns the current units of each listed product, with the requested ones. */
function unitsOf(
  shown: readonly Group[],
  { instance }: Market,
): Map<string, { wanted: Demand; brought: number }> {
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const units = new Map(instance.demand.map((wanted) => [wanted.productId, { wanted, brought: 0 }]));
  for (const { listingId, count } of shown.flatMap(({ lines }) => lines)) {
    const listing = listings.get(String(listingId));
    const product = listing && units.get(listing.productId);
    if (product) product.brought += receivedUnits(listing, count);
  }
  return units;
}

function lineChanges(
  line: Line,
  row: OfferRow | undefined,
  listing: Listing | undefined,
  { minExpiry, shortage }: Constraints,
  units: ReturnType<typeof unitsOf>,
): LineChange[] {
  if (!row) return [{ kind: 'gone' }];
  const { count, unitPrice, expiration } = line;
  const changes: LineChange[] = [];
  if (row.expiration !== expiration)
    changes.push({ kind: 'expiry', before: expiration, after: row.expiration });
  // Expiry wishes count from today, so an offer that met them yesterday may fail today.
  const isTooSoon = !listing || (minExpiry !== null && row.expiration !== null && row.expiration < minExpiry);
  if (isTooSoon && changes.length === 0) changes.push({ kind: 'expiryWish', expiration });
  if (!listing) return changes;
  const price = unitPriceAt(listing, count);
  if (price !== unitPrice) changes.push({ kind: 'price', before: unitPrice, after: price });
  if (receivedUnits(listing, count) > row.stock)
    changes.push({ kind: 'stock', wanted: count, left: row.stock });
  if (count < row.min_quantity || count > (row.max_quantity ?? count) || count % row.pack_size !== 0)
    changes.push({ kind: 'quantity' });
  const { wanted, brought } = units.get(listing.productId) ?? { wanted: null, brought: 0 };
  // If nothing else changed, the bonus gives fewer or too many units.
  const isShort = wanted !== null && shortage === 'forbid' && brought < wanted.qty;
  if (changes.length === 0 && wanted && (isShort || brought > wanted.maxQty))
    changes.push({ kind: 'bonus', wanted: wanted.qty, brought });
  return changes;
}

/** Compared with the shown values: a fee that changes because of a price is no change of the terms. */
function termChanges(
  { seller, goodsTotal, shippingFee }: Group,
  row: OfferRow,
  { sellers, constraints }: Instance,
): SmartCartChange[] {
  const now = sellers.find(({ sellerId }) => sellerId === String(row.seller_id));
  const { minRating, officialOnly } = constraints;
  const { sellerUsername } = seller;
  const fee = parcelFee(goodsTotal, shippingTermsOf(row));
  return [
    ...(fee === shippingFee
      ? []
      : [{ kind: 'shipping' as const, sellerUsername, before: shippingFee, after: fee }]),
    ...(row.min_basket <= goodsTotal
      ? []
      : [{ kind: 'minBasket' as const, sellerUsername, after: row.min_basket }]),
    ...(now && minRating !== null && now.rating < minRating
      ? [{ kind: 'rating' as const, sellerUsername, after: now.rating }]
      : []),
    ...(now && officialOnly && !now.official ? [{ kind: 'official' as const, sellerUsername }] : []),
  ];
}
