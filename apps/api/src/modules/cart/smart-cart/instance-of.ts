import type { ParsedRequestOf } from '@havan/contract/call';
import type { smartCartBuilder } from '@havan/contract/cart/smart-cart';
import { bestBonus, priceTiers } from '@havan/domain/campaign-price';
import { shippingSteps } from '@havan/domain/cart';
import { blueTickTypes } from '@havan/domain/company';
import { addMonths, type CalendarDay, formatIsoDay } from '@havan/domain/istanbul';
import {
  type Bonuses,
  type Instance,
  type Listing,
  receivedUnits,
  type Seller,
} from '@havan/smart-cart/instance';
import { shippingTermsOf } from '../cart/cart.policy.ts';
import type { OfferRow } from './offers.sql.ts';

export type SmartCartRequest = ParsedRequestOf<typeof smartCartBuilder>;
type Want = SmartCartRequest['wants'][number];

/** The line that each product serves: its own, or that of a product that it may replace. */
export type Lines = ReadonlyMap<number, number>;

/**
 * Builds an instance of the optimiser from the current market. A line's expiry wish and excluded sellers remove offers;
 * wishes of the whole list become constraints. A product that may replace another serves its line: for the optimiser
 * both are one product, so the proof covers the choice.
 */
export function instanceOf(
  id: string,
  rows: readonly OfferRow[],
  request: SmartCartRequest,
  lines: Lines,
  today: CalendarDay,
): Instance {
  const { wants, wishes } = request;
  const excluded = new Set(wishes.excludedSellerIds);
  const earliest = new Map(
    wants.flatMap(({ productId, minExpiryMonths }) =>
      minExpiryMonths === null ? [] : [[productId, formatIsoDay(addMonths(today, minExpiryMonths))] as const],
    ),
  );
  const wanted = new Map(wants.map((want) => [want.productId, want]));
  const sellers = new Map<number, Seller>();
  const listings: Listing[] = [];
  for (const row of rows) {
    const line = lines.get(row.product_id);
    if (line === undefined) continue;
    const day = earliest.get(line);
    if (excluded.has(row.seller_id) || (day && row.expiration !== null && row.expiration < day)) continue;
    if (!sellers.has(row.seller_id)) sellers.set(row.seller_id, sellerOf(row));
    listings.push(listingOf(row, line, wanted.get(line)));
  }
  return {
    id,
    asOf: formatIsoDay(today),
    demand: wants.map(({ productId, quantity, mayExceedBy }) => ({
      productId: String(productId),
      qty: quantity,
      maxQty: quantity + mayExceedBy,
    })),
    sellers: [...sellers.values()],
    listings,
    constraints: {
      minExpiry: wishes.expiration === null ? null : formatIsoDay(addMonths(today, wishes.expiration)),
      minRating: wishes.rating,
      officialOnly: wishes.officialOnly,
      maxSellers: wishes.shipping,
      shortage: wishes.min ? 'forbid' : 'allow',
    },
  };
}

const sellerOf = (row: OfferRow): Seller => ({
  sellerId: String(row.seller_id),
  rating: row.score_tenths ?? 0,
  official: row.blue_tick_type === blueTickTypes.official,
  minBasket: row.min_basket,
  shipping: shippingSteps(shippingTermsOf(row)),
});

const listingOf = (row: OfferRow, line: number, want: Want | undefined): Listing => ({
  listingId: String(row.listing_id),
  productId: String(line),
  sellerId: String(row.seller_id),
  unitPrice: row.sale_price,
  stock: row.stock,
  minQty: row.min_quantity,
  maxQty: row.max_quantity,
  packSize: row.pack_size,
  expiry: row.expiration,
  tiers: priceTiers({ price: row.sale_price, priceBreaks: row.price_breaks }, row.campaigns).map(
    ({ fromQuantity: fromQty, unitPrice }) => ({
      fromQty,
      unitPrice,
    }),
  ),
  ...reportedBonuses(row, want),
});

/**
 * Returns the bonuses of an offer, its own and those of campaigns, the one that gives most in the long run
 * first; at each quantity the greatest counts, as in the cart. A bonus cannot be declined. When they would
 * exceed the allowed surplus for every quantity, none is counted: the cart still includes it at the same
 * cost.
 */
function reportedBonuses({ campaigns, ...row }: OfferRow, want: Want | undefined): Bonuses {
  const open = campaigns.filter(({ right }) => right === null);
  const running = [row, ...open].flatMap((each) => each.bonus ?? []);
  const bonus = bestBonus(running);
  if (!bonus || !want) return { bonus: null };
  const further = running.filter((each) => each.buy < bonus.buy || each.get > bonus.get);
  const bonuses = { bonus, ...(further.length > 0 && { furtherBonuses: further }) };
  return fewestReceived(want.quantity, bonuses) <= want.quantity + want.mayExceedBy
    ? bonuses
    : { bonus: null };
}

/** Returns the fewest units received for at least `wanted`: received units never fall as paid ones rise. */
function fewestReceived(wanted: number, bonuses: Bonuses): number {
  let low = 1;
  let high = wanted;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (receivedUnits(bonuses, middle) >= wanted) high = middle;
    else low = middle + 1;
  }
  return receivedUnits(bonuses, low);
}

/** Assigns products to lines. A product that is on the list itself, or serves an earlier line, serves no other. */
export function linesOf(
  { wants }: SmartCartRequest,
  equals: readonly { readonly wanted_id: number; readonly product_id: number }[],
): Map<number, number> {
  const lines = new Map(wants.map(({ productId }) => [productId, productId]));
  for (const { wanted_id, product_id } of equals)
    if (!lines.has(product_id)) lines.set(product_id, wanted_id);
  return lines;
}
