import type { SmartCart, SmartCartChange } from '@havan/contract/smart-cart';
import { type Listing, receivedUnits, unitPriceAt } from '@havan/smart-cart/instance';
import type { Market } from './market.ts';
import type { OfferRow } from './offers.sql.ts';

type Group = SmartCart['groups'][number];
type Line = Group['lines'][number];

/** What has moved between a basket as it was shown and the market of now, by the sellers and lines of the basket. */
export function changesOf(shown: readonly Group[], { offers, instance }: Market): SmartCartChange[] {
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  return shown.flatMap((group) => {
    const { lines, seller } = group;
    const rows = lines.map(({ listingId }) => offers.get(String(listingId)));
    const terms = rows.find((row) => row !== undefined);
    return [
      ...lines.flatMap((line, index) => {
        const { productName } = line;
        const { sellerUsername } = seller;
        const listing = listings.get(String(line.listingId));
        return lineChanges(line, rows[index], listing).map((change) => ({
          ...change,
          productName,
          sellerUsername,
        }));
      }),
      ...(terms ? termChanges(group, terms) : []),
    ];
  });
}

type WithoutNames<Change> = Change extends SmartCartChange
  ? Omit<Change, 'productName' | 'sellerUsername'>
  : never;
type LineChange = WithoutNames<Extract<SmartCartChange, { productName: string }>>;

function lineChanges(line: Line, row: OfferRow | undefined, listing: Listing | undefined): LineChange[] {
  if (!row) return [{ kind: 'gone' }];
  const { count, unitPrice, expiration } = line;
  const changes: LineChange[] = [];
  if (row.expiration !== expiration)
    changes.push({ kind: 'expiry', before: expiration, after: row.expiration });
  // An offer that a wish keeps out now is told by its expiry alone.
  if (!listing) return changes;
  const price = unitPriceAt(listing, count);
  if (price !== unitPrice) changes.push({ kind: 'price', before: unitPrice, after: price });
  if (receivedUnits(listing, count) > row.stock)
    changes.push({ kind: 'stock', wanted: count, left: row.stock });
  if (count < row.min_quantity || count > (row.max_quantity ?? count) || count % row.pack_size !== 0)
    changes.push({ kind: 'quantity' });
  return changes;
}

/** By what the basket was shown with: a fee that follows from another price is no change of the terms. */
function termChanges({ seller, goodsTotal, shippingFee }: Group, row: OfferRow): SmartCartChange[] {
  const { sellerUsername } = seller;
  const from = row.free_shipping_from;
  const fee = from !== null && goodsTotal >= from ? 0 : row.shipping_fee;
  return [
    ...(fee === shippingFee
      ? []
      : [{ kind: 'shipping' as const, sellerUsername, before: shippingFee, after: fee }]),
    ...(row.min_basket <= goodsTotal
      ? []
      : [{ kind: 'minBasket' as const, sellerUsername, after: row.min_basket }]),
  ];
}
