import type { Seller } from '../model/instance.ts';
import type { Level, MarketParts, OfferPart } from '../model/market-parts.ts';
import { TL } from '../model/offer-columns.ts';
import type { Offer, OfferSeller } from '../model/offers.ts';
import type { PatternBound } from './pattern-bound.ts';
import { costsOfEveryChoice } from './product-patterns.ts';

/**
 * The reduced cost of each single decision, in TL on top of the bound. Under the prices of the bound each product and
 * seller is solved by itself, so the reduced cost is exact (Lagrangian probing; Geoffrion, 1974). A decision whose
 * reduced cost exceeds the room below a ceiling is part of no plan below that ceiling.
 */
export interface Margins {
  /** For taking each quantity of each offer; indexed by offer, then by choice. */
  readonly choices: readonly Float64Array[];
  /** For taking a seller at a level; indexed by level. */
  readonly levels: Float64Array;
  /** For closing a seller; indexed by seller. */
  readonly closing: Float64Array;
}

export function marginsOf(parts: MarketParts, { prices, market }: PatternBound): Margins {
  const levels = new Float64Array(parts.levels);
  const opening = new Float64Array(parts.sellers.length);
  const closing = new Float64Array(parts.sellers.length);
  for (const [seller, { levels: own, firstLevel, isOpen }] of parts.sellers.entries()) {
    const costs = own.map((_, level) => market.openings[firstLevel + level] ?? 0);
    const least = Math.min(...costs);
    const counted = isOpen ? least : Math.min(0, least);
    for (const [level, cost] of costs.entries()) levels[firstLevel + level] = cost - counted;
    opening[seller] = least - counted;
    closing[seller] = -counted;
  }
  const choices: Float64Array[] = [];
  for (const [index, product] of parts.products.entries()) {
    const least = market.patterns[index]?.value ?? 0;
    const costs = costsOfEveryChoice(product, prices, parts.mostShort);
    for (const [at, part] of product.offers.entries()) {
      const extra = (opening[part.seller] ?? 0) - least;
      choices[part.index] = (costs[at] ?? new Float64Array(0)).map((cost) => cost + extra);
    }
  }
  return { choices, levels, closing };
}

/** Returns the room (TL) at which about this many offers remain. */
export function roomForOffers({ choices }: Margins, count: number): number {
  const least = choices.map((costs) =>
    costs.reduce((low, cost) => Math.min(low, cost), Number.POSITIVE_INFINITY),
  );
  return least.sort((a, b) => a - b)[Math.round(count)] ?? Number.POSITIVE_INFINITY;
}

export interface NarrowedMarket {
  readonly sellers: readonly OfferSeller[];
  /** Returns the ids of the sellers that every plan within this room uses. */
  readonly open: ReadonlySet<string>;
}

/** Returns the market reduced to what a plan can use that costs at most `room` (TL) more than the bound. */
export function narrowMarket(parts: MarketParts, margins: Margins, room: number): NarrowedMarket {
  const open = new Set<string>();
  const sellers = parts.sellers.flatMap((seller, index) => {
    if (seller.isOpen || (margins.closing[index] ?? 0) > room) open.add(seller.group.seller.sellerId);
    const levels = seller.levels.map((_, level) => (margins.levels[seller.firstLevel + level] ?? 0) <= room);
    if (!levels.some(Boolean)) return [];
    const offers = seller.offers.flatMap((part) => narrowed(part, margins.choices[part.index], room));
    const left = seller.levels.filter((_, level) => levels[level]);
    return offers.length > 0 ? [{ seller: atLevels(seller.group.seller, left), offers }] : [];
  });
  return { sellers, open };
}

/**
 * Returns the seller with its remaining levels: the first becomes its minimum basket, and only the remaining shipping
 * steps count.
 */
export function atLevels(seller: Seller, left: readonly Level[]): Seller {
  const [first, ...others] = left.map(({ from, fee }) => ({
    from: Math.round(from * TL),
    fee: Math.round(fee * TL),
  }));
  if (!first) return seller;
  return { ...seller, minBasket: first.from, shipping: [{ from: 0, fee: first.fee }, ...others] };
}

/** Removes quantities that exceed the room from both ends of each run. */
function narrowed({ offer, choices }: OfferPart, costs: Float64Array | undefined, room: number): Offer[] {
  const { packSize } = offer.listing;
  const isWithin = new Set(
    choices.flatMap(({ paid }, choice) => ((costs?.[choice] ?? 0) <= room ? [paid] : [])),
  );
  const segments = offer.segments.flatMap((run) => {
    let { low, high } = run;
    while (high >= low && !isWithin.has(high)) high -= packSize;
    // A run that begins with the first unit keeps its beginning: a gap before it would need another column.
    const isFirst = offer.segments.length === 1 && low === packSize && run.free === 0;
    if (!isFirst) while (low < high && !isWithin.has(low)) low += packSize;
    return low <= high ? [{ ...run, low, high }] : [];
  });
  const high = segments.at(-1)?.high;
  return high === undefined ? [] : [{ ...offer, segments, high }];
}
