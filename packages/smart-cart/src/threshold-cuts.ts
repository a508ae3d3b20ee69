import type { Formulation, SellerColumns } from './formulation.ts';
import { TL } from './offer-columns.ts';

type Entry = readonly [column: number, value: number];

/** A row that every basket keeps and the relaxed one breaks: `Σ value · column ≥ 0`. */
type ThresholdCut = readonly Entry[];

/** TL by which a row must be broken to be worth adding. */
const LEAST = 0.01;

/**
 * Thresholds that the relaxation reaches only in part. It opens a part of a seller and takes that part of its free
 * parcel, as if each product could bring goods for it without end. What the products outside a set can bring at most
 * does not reach the threshold: the rest has to come from the set. For every seller the set that is missed by most.
 */
export function thresholdCuts(
  { sellers }: Formulation,
  caps: ReadonlyMap<string, number>,
  values: Float64Array,
): ThresholdCut[] {
  return sellers.flatMap((columns) => {
    const cut = (values[columns.used] ?? 0) > 1e-6 ? cutOf(columns, caps, values) : null;
    return cut ? [cut] : [];
  });
}

function cutOf(
  columns: SellerColumns,
  caps: ReadonlyMap<string, number>,
  values: Float64Array,
): ThresholdCut | null {
  const levels = levelsOf(columns);
  const goods = goodsOf(columns, caps, values);
  // The fuller a product, the more of the threshold it may be said to bring.
  goods.sort((a, b) => b.now / b.most - a.now / a.most);
  const reached = levels.map(({ entries }) => valueOf(entries, values));
  let rest = goods.reduce((sum, { now }) => sum + now, 0);
  let outside = columns.frozen / TL;
  let most = LEAST;
  let best: { readonly from: number; readonly outside: number } | null = null;
  for (let from = 0; from <= goods.length; from += 1) {
    const needed = levels.reduce(
      (sum, { threshold }, level) => sum + Math.max(0, threshold - outside) * (reached[level] ?? 0),
      0,
    );
    if (needed - rest > most) {
      most = needed - rest;
      best = { from, outside };
    }
    rest -= goods[from]?.now ?? 0;
    outside += goods[from]?.most ?? 0;
  }
  if (!best) return null;
  const { from, outside: brought } = best;
  const counted = goods.slice(from);
  return summed([
    ...counted.flatMap(({ entries }) => entries),
    ...levels.flatMap(({ threshold, entries }) =>
      entries.map(([column, sign]): Entry => [column, -sign * Math.max(0, threshold - brought)]),
    ),
  ]);
}

/** What a seller may be taken at: its minimum basket, or one of its steps. Of an open seller exactly one holds. */
function levelsOf({ group, used, steps }: SellerColumns) {
  return [
    {
      threshold: group.seller.minBasket / TL,
      entries: [[used, 1], ...steps.map(({ column }): Entry => [column, -1])] as readonly Entry[],
    },
    ...steps.map(({ column, from }) => ({
      threshold: from / TL,
      entries: [[column, 1]] as readonly Entry[],
    })),
  ];
}

interface ProductGoods {
  readonly entries: readonly Entry[];
  /** TL that the relaxation takes of it, and that could be taken at most. */
  readonly now: number;
  readonly most: number;
}

function goodsOf(
  { offers }: SellerColumns,
  caps: ReadonlyMap<string, number>,
  values: Float64Array,
): ProductGoods[] {
  const byProduct = Map.groupBy(offers, ({ offer }) => offer.listing.productId);
  return [...byProduct].map(([productId, group]) => {
    const entries: Entry[] = [];
    let units = 0;
    let dearest = 0;
    let sum = 0;
    for (const { offer, segments } of group) {
      let mostOfOffer = 0;
      for (const [index, { packs, over }] of segments.entries()) {
        const run = offer.segments[index];
        if (!run) continue;
        const price = run.unitPrice / TL;
        entries.push([packs, price * offer.listing.packSize]);
        if (over !== null) entries.push([over, price]);
        dearest = Math.max(dearest, price);
        mostOfOffer = Math.max(mostOfOffer, price * run.high);
      }
      units += offer.high;
      sum += mostOfOffer;
    }
    const most = Math.min(sum, Math.min(units, caps.get(productId) ?? 0) * dearest);
    return { entries, most, now: valueOf(entries, values) };
  });
}

const valueOf = (entries: readonly Entry[], values: Float64Array): number =>
  entries.reduce((sum, [column, value]) => sum + value * (values[column] ?? 0), 0);

function summed(entries: readonly Entry[]): Entry[] {
  const sums = new Map<number, number>();
  for (const [column, value] of entries) sums.set(column, (sums.get(column) ?? 0) + value);
  return [...sums].filter(([, value]) => value !== 0);
}
