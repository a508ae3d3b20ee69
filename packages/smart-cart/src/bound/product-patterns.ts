import type { OfferPart, ProductPart } from '../model/market-parts.ts';

/** The reduced costs of an offer under given prices. */
export interface OfferPrices {
  /** By offer: the share of its goods value that its seller's threshold prices do not pay for. */
  readonly share: Float64Array;
  /** TL for using an offer at all. By offer. */
  readonly link: Float64Array;
  /** TL that a quantity contributes to the weighted cuts of its seller beyond its share; by choice of the market. */
  readonly credit: Float64Array;
  /** TL for a missing unit. */
  readonly short: number;
}

/** One way to buy a product: for each of its offers the index of the chosen quantity, −1 for none. */
export interface Pattern {
  readonly taken: Int16Array;
  readonly short: number;
  /** TL under the prices. */
  readonly value: number;
}

/**
 * Returns the cheapest way to buy between the wanted and the most units of a product, by dynamic programming over
 * units: exact, with packs, bonuses, tiers and stock. Null when there is none.
 */
export function cheapestPattern(
  product: ProductPart,
  prices: OfferPrices,
  mostShort: number,
): Pattern | null {
  const { offers } = product;
  const costs = new Float64Array(product.most + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const chosen = offers.map((part) => addOffer(costs, part, prices));
  let units = cheapestEnd(costs, product, prices.short, mostShort);
  if (units < 0) return null;
  const short = Math.max(0, product.wanted - units);
  const value = (costs[units] ?? 0) + prices.short * short;
  const taken = new Int16Array(offers.length).fill(-1);
  for (let index = offers.length - 1; index >= 0; index -= 1) {
    const choice = chosen[index]?.[units] ?? -1;
    taken[index] = choice;
    units -= offers[index]?.choices[choice]?.received ?? 0;
  }
  return { taken, short, value };
}

/**
 * Adds one offer to the dynamic program: lowers `costs` (by units) in place and returns the choice made for each number
 * of units.
 */
function addOffer(costs: Float64Array, part: OfferPart, prices: OfferPrices): Int16Array {
  const before = Float64Array.from(costs);
  const chosen = new Int16Array(costs.length).fill(-1);
  for (const [choice, { received }] of part.choices.entries()) {
    const price = priceOfChoice(part, choice, prices);
    for (let units = received; units < costs.length; units += 1) {
      const cost = (before[units - received] ?? 0) + price;
      if (cost >= (costs[units] ?? 0)) continue;
      costs[units] = cost;
      chosen[units] = choice;
    }
  }
  return chosen;
}

/** TL of one quantity of an offer under the prices. */
export function priceOfChoice(
  { index, firstChoice, choices }: OfferPart,
  choice: number,
  { share, link, credit }: OfferPrices,
): number {
  const goods = choices[choice]?.goods ?? 0;
  return goods * (share[index] ?? 1) + (link[index] ?? 0) - (credit[firstChoice + choice] ?? 0);
}

function cheapestEnd(
  costs: Float64Array,
  { wanted }: ProductPart,
  shortPrice: number,
  mostShort: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let units = Math.max(0, wanted - mostShort); units < costs.length; units += 1) {
    const cost = (costs[units] ?? 0) + shortPrice * Math.max(0, wanted - units);
    if (cost >= least) continue;
    least = cost;
    best = units;
  }
  return best;
}

/**
 * Returns the cost of the cheapest pattern that takes a given quantity of a given offer, by offer of the product and by
 * choice. One forward and one backward pass give the costs of the units that the other offers supply.
 */
export function costsOfEveryChoice(
  product: ProductPart,
  prices: OfferPrices,
  mostShort: number,
): Float64Array[] {
  const { offers, wanted, most } = product;
  const before: Float64Array[] = [];
  const costs = new Float64Array(most + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  for (const part of offers) {
    before.push(Float64Array.from(costs));
    addOffer(costs, part, prices);
  }
  // The backward pass: the cost of going from this many units to a sufficient total.
  const rest = Float64Array.from({ length: most + 1 }, (_, units) =>
    units >= wanted - mostShort ? prices.short * Math.max(0, wanted - units) : Number.POSITIVE_INFINITY,
  );
  const found: Float64Array[] = [];
  for (let index = offers.length - 1; index >= 0; index -= 1) {
    const part = offers[index];
    const start = before[index];
    if (!part || !start) continue;
    const behind = Float64Array.from(rest);
    found[index] = Float64Array.from(part.choices, ({ received }, choice) => {
      const price = priceOfChoice(part, choice, prices);
      let least = Number.POSITIVE_INFINITY;
      for (let units = 0; units + received <= most; units += 1) {
        const onward = price + (behind[units + received] ?? 0);
        least = Math.min(least, (start[units] ?? 0) + onward);
        if (onward < (rest[units] ?? 0)) rest[units] = onward;
      }
      return least;
    });
  }
  return found;
}

/** Returns the units that a pattern supplies. */
export const receivedOf = ({ offers }: ProductPart, taken: ArrayLike<number>): number =>
  offers.reduce((sum, { choices }, index) => sum + (choices[taken[index] ?? -1]?.received ?? 0), 0);
