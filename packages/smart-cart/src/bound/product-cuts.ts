import type { Formulation } from '../model/formulation.ts';
import type { OfferPart } from '../model/market-parts.ts';
import { TL } from '../model/offer-columns.ts';
import type { PatternBound } from './pattern-bound.ts';

/**
 * TL: cuts are relaxed by this much, so that rounding never cuts off a plan. It is well above the tolerance of the
 * solver (1e-6): with a slack of exactly that size the solver once declared a row infeasible and lost the optimum.
 */
const SLACK = 1e-4;

/**
 * Adds one cut a product to the model from the prices of the pattern bound: however the product is bought, its goods at
 * their shares plus the openings at their links cost at least as much as its cheapest pattern. Together the cuts raise
 * the relaxation to the bound. The model must be built from the market of the bound.
 */
export function addProductCuts(
  { builder, sellers, short }: Formulation,
  { parts, prices, market }: PatternBound,
): void {
  const rows = parts.products.map((): [number, number][] => []);
  for (const [at, { used, offers }] of sellers.entries())
    for (const [index, { segments, offer }] of offers.entries()) {
      const part = parts.sellers[at]?.offers[index];
      const row = part && rows[part.product];
      if (!row) continue;
      const share = prices.share[part.index] ?? 1;
      const link = prices.link[part.index] ?? 0;
      for (const [run, { packs, over, chosen }] of segments.entries()) {
        const price =
          (share * (offer.segments[run]?.unitPrice ?? 0)) / TL - leastCredit(part, run, prices.credit);
        row.push([packs, price * offer.listing.packSize]);
        if (over !== null) row.push([over, price]);
        if (chosen !== null) row.push([chosen, link]);
      }
      if (segments.every(({ chosen }) => chosen === null)) row.push([used, link]);
    }
  const shortOf = new Map(short.map(({ productId, column }) => [productId, column]));
  for (const [index, { productId }] of parts.products.entries()) {
    const row = rows[index] ?? [];
    const column = shortOf.get(productId);
    if (column !== undefined) row.push([column, prices.short]);
    builder.row((market.patterns[index]?.value ?? 0) - SLACK, summed(row));
  }
}

/** TL a paid unit: the lowest credit among the quantities of a run. */
function leastCredit({ offer, choices, firstChoice }: OfferPart, run: number, credit: Float64Array): number {
  const { low = 0, high = 0 } = offer.segments[run] ?? {};
  let least = Number.POSITIVE_INFINITY;
  for (const [choice, { paid }] of choices.entries())
    if (paid >= low && paid <= high) least = Math.min(least, (credit[firstChoice + choice] ?? 0) / paid);
  return Number.isFinite(least) ? least : 0;
}

/** A seller may have two offers of one product: a column may occur only once in a row. */
function summed(entries: readonly (readonly [number, number])[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const [column, value] of entries) sums.set(column, (sums.get(column) ?? 0) + value);
  return [...sums].filter(([, value]) => value !== 0);
}
