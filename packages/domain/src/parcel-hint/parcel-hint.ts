import {
  cartGroupTotals,
  parcelFee,
  quantityProblem,
  type QuantityRule,
  type SellerTerms,
  type ShippingStep,
  shippingSteps,
} from '../cart/cart.ts';
import type { Kurus } from '../money/money.ts';

/** Data of a cart line for hints. */
export interface HintLine extends QuantityRule {
  readonly listingId: number;
  readonly quantity: number;
  readonly unitPrice: Kurus;
  readonly vatRate: number;
}

/** One seller's part of the cart. */
export interface HintGroup {
  readonly sellerId: number;
  readonly terms: SellerTerms;
  readonly lines: readonly HintLine[];
}

/** Additional units of lines in the cart that lower the shipping fee by more than they cost. */
export interface TopUp {
  readonly units: readonly { readonly listingId: number; readonly count: number }[];
  /** The resulting shipping fee, without a carrier's surcharge. */
  readonly shippingFee: Kurus;
  /** Reduction of the cart's total, always above 0. */
  readonly saving: Kurus;
}

/**
 * Returns the additional units of a seller's own lines that save most: they reach free shipping or the
 * seller's share of it; null without any. Exact over every combination of whole packs within stock and
 * maximum, as a bounded knapsack with sums in kuruş.
 */
export function bestTopUp({ lines, terms }: HintGroup): TopUp | null {
  const { goodsTotal } = cartGroupTotals(lines, terms);
  const fee = parcelFee(goodsTotal, terms);
  const better = shippingSteps(terms)
    .filter(({ from }) => goodsTotal > 0 && from > goodsTotal)
    .flatMap((step) => topUpTo(lines, step, { missing: step.from - goodsTotal, gain: fee - step.fee }) ?? []);
  return better.toSorted((one, other) => other.saving - one.saving)[0] ?? null;
}

/** Returns the cheapest additional units that reach a step of the fee, if they cost less than `gain`. */
function topUpTo(
  lines: readonly HintLine[],
  { fee }: ShippingStep,
  { missing, gain }: { readonly missing: Kurus; readonly gain: Kurus },
): TopUp | null {
  if (missing >= gain) return null;
  const { reachedBy, spend } = cheapestReach(lines, missing, gain);
  if (spend === null) return null;
  const counts = new Map<number, number>();
  for (let left = spend; left > 0; ) {
    const line = lines[reachedBy[left] ?? -1];
    if (!line) break;
    counts.set(line.listingId, (counts.get(line.listingId) ?? 0) + line.packSize);
    left -= line.packSize * line.unitPrice;
  }
  const units = [...counts].map(([listingId, count]) => ({ listingId, count }));
  return { units, shippingFee: fee, saving: gain - spend };
}

/**
 * Returns the sums below `gain` that additional packs can have, each with the line of its last pack, and the
 * smallest sum from `missing` on.
 */
function cheapestReach(lines: readonly HintLine[], missing: Kurus, gain: Kurus) {
  const reachedBy = new Int32Array(gain).fill(-1);
  const used = new Int32Array(gain);
  lines.forEach((line, index) => {
    const cost = line.packSize * line.unitPrice;
    const packs = furtherPacks(line);
    if (cost <= 0 || cost >= gain || packs === 0) return;
    used.fill(0);
    for (let sum = cost; sum < gain; sum += 1) {
      const before = sum - cost;
      if ((reachedBy[sum] ?? 0) !== -1 || (before > 0 && (reachedBy[before] ?? -1) === -1)) continue;
      const packsBefore = reachedBy[before] === index ? (used[before] ?? 0) : 0;
      if (packsBefore >= packs) continue;
      reachedBy[sum] = index;
      used[sum] = packsBefore + 1;
    }
  });
  const found = reachedBy.findIndex((line, sum) => sum >= missing && line !== -1);
  return { reachedBy, spend: found === -1 ? null : found };
}

/** Returns how many additional packs of a line can be bought. */
function furtherPacks(line: HintLine): number {
  if (quantityProblem(line, line.quantity) !== null) return 0;
  const most = Math.min(line.stock, line.maxQuantity ?? line.stock);
  return Math.floor((most - line.quantity) / line.packSize);
}

/** The same product from another seller in the cart. */
export interface HintOffer extends HintLine {
  readonly sellerId: number;
  /** Number of the line that it would replace. */
  readonly replaces: number;
}

/** A line moved to another seller in the cart, who ships a parcel anyway. */
export interface ParcelMove {
  readonly from: number;
  readonly to: number;
  readonly toSellerId: number;
  /** Units of `to` to add: as many as `from` has. */
  readonly count: number;
  readonly saving: Kurus;
}

/**
 * Returns every single line that would cost less from another seller in the cart, with the shipping fees of
 * both; the largest saving first. No move takes a seller below its minimum.
 */
export function parcelMoves(groups: readonly HintGroup[], offers: readonly HintOffer[]): ParcelMove[] {
  const bySeller = new Map(groups.map((group) => [group.sellerId, group]));
  const home = new Map(groups.flatMap((group) => group.lines.map((line) => [line.listingId, group])));
  return offers
    .flatMap((offer): ParcelMove[] => {
      const from = home.get(offer.replaces);
      const to = bySeller.get(offer.sellerId);
      const line = from?.lines.find(({ listingId }) => listingId === offer.replaces);
      if (!from || !to || !line || from === to) return [];
      const moved = withOffer(to, offer, line.quantity);
      if (!moved) return [];
      const rest = { ...from, lines: from.lines.filter((each) => each !== line) };
      const before = [from, to].map(totalsOf);
      const after = [rest, moved].map(totalsOf);
      if (
        rest.lines.length > 0 &&
        (after[0]?.missingForMinBasket ?? 0) > (before[0]?.missingForMinBasket ?? 0)
      )
        return [];
      const saving = sum(before) - sum(after);
      const { quantity: count } = line;
      return saving > 0
        ? [{ from: line.listingId, to: offer.listingId, toSellerId: offer.sellerId, count, saving }]
        : [];
    })
    .toSorted((a, b) => b.saving - a.saving || a.from - b.from || a.to - b.to);
}

const totalsOf = ({ lines, terms }: HintGroup) => cartGroupTotals(lines, terms);
const sum = (totals: readonly { readonly total: Kurus }[]): Kurus =>
  totals.reduce((all, { total }) => all + total, 0);

/** Returns the group with `count` more units of an offer; null when the seller does not sell that many. */
function withOffer(group: HintGroup, offer: HintOffer, count: number): HintGroup | null {
  const there = group.lines.find(({ listingId }) => listingId === offer.listingId);
  const quantity = (there?.quantity ?? 0) + count;
  if (quantityProblem(offer, quantity) !== null) return null;
  const others = group.lines.filter((line) => line !== there);
  return { ...group, lines: [...others, { ...offer, quantity }] };
}
