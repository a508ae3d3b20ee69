import type { Seller } from './instance.ts';
import type { Level, MarketParts, OfferPart } from './market-parts.ts';
import { TL } from './offer-columns.ts';
import type { Offer, OfferSeller } from './offers.ts';
import type { PatternBound } from './pattern-bound.ts';
import { costsOfEveryChoice } from './product-patterns.ts';

/**
 * What each decision alone costs on top of the bound, in TL. Under the prices of the bound products and sellers decide by
 * themselves, so it is known exactly (Lagrangian probing; Geoffrion, 1974). Whatever costs more than there is room under a
 * ceiling is part of no plan under it.
 */
export interface Margins {
  /** Of taking each quantity of each offer: by offer, by choice. */
  readonly choices: readonly Float64Array[];
  /** Of taking a seller at a level: by level. */
  readonly levels: Float64Array;
  /** Of closing a seller: by seller. */
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

/** The room (TL) that leaves about so many offers. */
export function roomForOffers({ choices }: Margins, count: number): number {
  const least = choices.map((costs) =>
    costs.reduce((low, cost) => Math.min(low, cost), Number.POSITIVE_INFINITY),
  );
  return least.sort((a, b) => a - b)[Math.round(count)] ?? Number.POSITIVE_INFINITY;
}

export interface NarrowedMarket {
  readonly sellers: readonly OfferSeller[];
  /** Ids of sellers that every plan with so little room uses. */
  readonly open: ReadonlySet<string>;
}

/** Leaves what a plan could use that costs at most `room` (TL) more than the bound. */
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

/** The seller as it may be taken: the first level left is its minimum basket, and only steps that are left count. */
export function atLevels(seller: Seller, left: readonly Level[]): Seller {
  const [first, ...others] = left.map(({ from, fee }) => ({
    from: Math.round(from * TL),
    fee: Math.round(fee * TL),
  }));
  if (!first) return seller;
  return { ...seller, minBasket: first.from, shipping: [{ from: 0, fee: first.fee }, ...others] };
}

/** Takes from the ends of each run the quantities that there is no room for. */
function narrowed({ offer, choices }: OfferPart, costs: Float64Array | undefined, room: number): Offer[] {
  const { packSize } = offer.listing;
  const fits = new Set(choices.flatMap(({ paid }, choice) => ((costs?.[choice] ?? 0) <= room ? [paid] : [])));
  const segments = offer.segments.flatMap((run) => {
    let { low, high } = run;
    while (high >= low && !fits.has(high)) high -= packSize;
    // A run that begins with the first unit stays one: a gap before it would take a column of its own.
    const isFirst = offer.segments.length === 1 && low === packSize && run.free === 0;
    if (!isFirst) while (low < high && !fits.has(low)) low += packSize;
    return low <= high ? [{ ...run, low, high }] : [];
  });
  const high = segments.at(-1)?.high;
  return high === undefined ? [] : [{ ...offer, segments, high }];
}
