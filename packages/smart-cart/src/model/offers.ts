import { type Constraints, type Instance, type Listing, receivedUnits, type Seller } from './instance.ts';

/** A run of paid quantities at one price that bring the same bonus: `low`, `low + packSize` … `high`. */
export interface PriceSegment {
  readonly unitPrice: number;
  readonly low: number;
  readonly high: number;
  /** Free units; null when the run is too long to be split by bonus round. */
  readonly free: number | null;
}

/** A listing that meets the wishes, with the paid quantities that can be part of a plan. */
export interface Offer {
  readonly listing: Listing;
  readonly segments: readonly PriceSegment[];
  /** The most units paid. */
  readonly high: number;
}

export interface OfferSeller {
  readonly seller: Seller;
  readonly offers: readonly Offer[];
}

/** Returns the wish that excludes a listing; null when none does. */
export function refusedBy(
  constraints: Constraints,
  listing: Listing,
  seller: Seller,
): 'expiry' | 'rating' | 'official' | null {
  if (constraints.minExpiry !== null && listing.expiry !== null && listing.expiry < constraints.minExpiry)
    return 'expiry';
  if (constraints.minRating !== null && seller.rating < constraints.minRating) return 'rating';
  if (constraints.officialOnly && !seller.official) return 'official';
  return null;
}

/** The offers that may be part of a plan, by seller. A seller whose minimum basket is out of reach is left out. */
export function usableOffers(instance: Instance): OfferSeller[] {
  const caps = new Map(instance.demand.map((demand) => [demand.productId, demand.maxQty]));
  const bySeller = new Map<string, Offer[]>();
  const sellers = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
  for (const listing of instance.listings) {
    const seller = sellers.get(listing.sellerId);
    const cap = caps.get(listing.productId);
    if (!seller || cap === undefined || refusedBy(instance.constraints, listing, seller)) continue;
    const offer = offerOf(listing, cap);
    if (!offer) continue;
    const group = bySeller.get(listing.sellerId);
    if (group) group.push(offer);
    else bySeller.set(listing.sellerId, [offer]);
  }
  const usable: OfferSeller[] = [];
  for (const seller of instance.sellers) {
    const offers = bySeller.get(seller.sellerId);
    if (offers && mostGoods(offers, caps) >= seller.minBasket) usable.push({ seller, offers });
  }
  return usable;
}

/** Returns an upper bound, in kuruş, on a seller's goods: each product at its highest price, up to its cap. */
export function mostGoods(offers: readonly Offer[], caps: ReadonlyMap<string, number>): number {
  const byProduct = new Map<string, { units: number; price: number }>();
  for (const { listing, segments, high } of offers) {
    const dearest = Math.max(...segments.map((segment) => segment.unitPrice));
    const entry = byProduct.get(listing.productId) ?? { units: 0, price: 0 };
    byProduct.set(listing.productId, { units: entry.units + high, price: Math.max(entry.price, dearest) });
  }
  let most = 0;
  for (const [productId, { units, price }] of byProduct)
    most += Math.min(units, caps.get(productId) ?? 0) * price;
  return most;
}

function offerOf(listing: Listing, cap: number): Offer | null {
  const { packSize, tiers } = listing;
  const room = Math.min(listing.stock, cap);
  const ceiling = Math.min(listing.maxQty ?? Number.MAX_SAFE_INTEGER, room);
  const highest = greatestPaid(listing, ceiling, room);
  const lowest = Math.max(roundUp(listing.minQty, packSize), packSize);
  if (lowest > highest) return null;
  const starts = [{ fromQty: 0, unitPrice: listing.unitPrice }, ...tiers];
  const segments: PriceSegment[] = [];
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1]?.fromQty ?? Number.MAX_SAFE_INTEGER;
    const low = Math.max(lowest, roundUp(start.fromQty, packSize));
    const high = Math.min(highest, roundDown(next - 1, packSize));
    if (low <= high)
      segments.push(...splitByBonus(listing, { unitPrice: start.unitPrice, low, high, free: 0 }));
  }
  return segments.length > 0 ? { listing, segments, high: highest } : null;
}

/** Beyond this many bonus rounds in one run the solver counts the rounds instead. */
const MOST_BONUS_RUNS = 12;

/**
 * Returns one run for each bonus round: within it paid and received units differ by a constant, which makes a
 * tight model.
 */
function splitByBonus(listing: Listing, whole: PriceSegment): PriceSegment[] {
  const { bonus, furtherBonuses, packSize } = listing;
  if (!bonus) return [whole];
  if (furtherBonuses && furtherBonuses.length > 0) return splitByBonuses(listing, whole);
  if (whole.high < bonus.buy) return [whole];
  const first = Math.floor(whole.low / bonus.buy);
  const last = Math.floor(whole.high / bonus.buy);
  if (last - first >= MOST_BONUS_RUNS) return [{ ...whole, free: null }];
  const runs: PriceSegment[] = [];
  for (let round = first; round <= last; round += 1) {
    const low = Math.max(whole.low, roundUp(round * bonus.buy, packSize));
    const high = Math.min(whole.high, roundDown((round + 1) * bonus.buy - 1, packSize));
    if (low <= high) runs.push({ unitPrice: whole.unitPrice, low, high, free: round * bonus.get });
  }
  return runs;
}

/**
 * Returns one run for each number of free units: of several bonuses the greatest counts, which no count of
 * rounds describes.
 */
function splitByBonuses(listing: Listing, { unitPrice, low, high }: PriceSegment): PriceSegment[] {
  const runs: PriceSegment[] = [];
  let from = low;
  for (let paid = low; paid <= high; paid += listing.packSize) {
    const free = receivedUnits(listing, paid) - paid;
    const next = paid + listing.packSize;
    if (next <= high && receivedUnits(listing, next) - next === free) continue;
    runs.push({ unitPrice, low: from, high: paid, free });
    from = next;
  }
  return runs;
}

/** Returns the most units that can be paid while the units received fit into `room`. */
function greatestPaid(listing: Listing, ceiling: number, room: number): number {
  const { bonus, packSize } = listing;
  let paid = roundDown(ceiling, packSize);
  if (bonus) {
    // Received units never fall as paid ones rise, so binary search finds the answer.
    let low = 0;
    let high = Math.floor(paid / packSize);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (receivedUnits(listing, middle * packSize) <= room) low = middle;
      else high = middle - 1;
    }
    paid = low * packSize;
  }
  return paid;
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;
const roundDown = (value: number, step: number): number => Math.floor(value / step) * step;
