import type { OfferPart, ProductPart } from './market-parts.ts';

/** What goods and the opening of an offer cost under given prices. */
export interface OfferPrices {
  /** Of every TL of goods of an offer, the share that is not yet paid by what it brings to its seller. By offer. */
  readonly share: Float64Array;
  /** TL for using an offer at all. By offer. */
  readonly link: Float64Array;
  /** TL that a quantity of an offer is worth beyond its share, to thresholds of its seller. By choice of the market. */
  readonly credit: Float64Array;
  /** TL for a unit short. */
  readonly short: number;
}

/** One way to buy a product: of each offer of it the index of the quantity taken, −1 for none. */
export interface Pattern {
  readonly taken: Int16Array;
  readonly short: number;
  /** TL under the prices. */
  readonly value: number;
}

/**
 * The cheapest way to bring between the wanted and the most units of a product, by dynamic programming over units: exact,
 * packs, bonuses, tiers and stock included. Null where there is no way.
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

/** Lets an offer bring units: `costs` by units becomes cheaper in place. Returns what was chosen, by units. */
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
 * What the cheapest pattern costs that takes each quantity of each offer: by offer of the product, by choice. The units
 * that the offers before and those behind bring are known from two runs over the offers.
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
  // From the end: what it costs to come from so many units to an end that is enough.
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

/** Units that a pattern brings. */
export const receivedOf = ({ offers }: ProductPart, taken: ArrayLike<number>): number =>
  offers.reduce((sum, { choices }, index) => sum + (choices[taken[index] ?? -1]?.received ?? 0), 0);
