import type { Highs, Model } from 'highs';
import type { OfferPart, SellerPart } from '../model/market-parts.ts';
import type { ThresholdSet } from './threshold-sets.ts';

/**
 * Thresholds are discretised into this many parts and goods are rounded up, so a basket that reaches a threshold also
 * reaches the discretised one.
 */
const UNITS = 400;
/** The most cuts separated for one seller, and the smallest violation as a share of the threshold. */
const MOST_ASKED = 40;
const LEAST_BROKEN = 0.01;
/** Fractions below this count as zero. */
const NONE = 1e-6;
/** The weight of a choice that the mix does not take: small, so that it is chosen last. */
const UNTAKEN = 1e-4;

/** A choice of an offer whose weight is a variable; the smaller choices down to the previous one share it. */
interface Point {
  readonly choice: number;
  readonly goods: number;
  readonly column: number;
}

/**
 * Returns the most violated cut of the form "choices that reach a level weigh at least the level's
 * threshold", by repeatedly finding a lighter set of choices that reaches the level (convex hull separation
 * by optimisation over one seller). Null when the mix lies in the hull of the seller's whole baskets.
 *
 * @param taken the fraction of each choice in the mix, by choice of the market
 * @param open the fraction of each level of the seller in the mix
 */
export function missedHull(
  highs: Highs,
  seller: SellerPart,
  taken: Float64Array,
  open: readonly number[],
): ThresholdSet | null {
  const { levels } = seller;
  const asking = levels.flatMap(({ from }, level) => (from > 0 && (open[level] ?? 0) > NONE ? [level] : []));
  if (asking.length === 0) return null;
  let columns = 0;
  const points = seller.offers.map((part) => {
    const known = pointsOf(part, taken);
    return known.map((point): Point => ({ ...point, column: columns++ }));
  });
  const costs = points.flatMap((own, at) =>
    own.map(({ choice }) => Math.max(UNTAKEN, taken[(seller.offers[at]?.firstChoice ?? 0) + choice] ?? 0)),
  );
  const model = highs.createModel({
    numCols: columns + asking.length,
    numRows: 0,
    colCost: [...costs, ...asking.map((level) => -(open[level] ?? 0))],
    colLower: Array.from({ length: columns + asking.length }, () => 0),
    colUpper: Array.from({ length: columns + asking.length }, () => 1),
    rowLower: [],
    rowUpper: [],
    matrix: {
      format: 'csc',
      numRows: 0,
      numCols: columns + asking.length,
      starts: Array.from({ length: columns + asking.length + 1 }, () => 0),
      indices: [],
      values: [],
    },
  });
  try {
    model.options.set({ output_flag: false });
    const weights = separate(model, seller, points, asking);
    return weights && lifted(seller, points, weights, taken, open);
  } finally {
    model.dispose();
  }
}

function separate(
  model: Model,
  { levels }: SellerPart,
  points: readonly (readonly Point[])[],
  asking: readonly number[],
): Float64Array | null {
  const columns = points.reduce((sum, own) => sum + own.length, 0);
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    model.run();
    const values = model.getSolution().colValue;
    if (!values || model.getObjectiveValue() > -LEAST_BROKEN) return null;
    const weights = Float64Array.from({ length: columns }, (_, column) => values[column] ?? 0);
    let isWhole = true;
    for (const [at, level] of asking.entries()) {
      const found = lightest(points, weights, levels[level]?.from ?? 0);
      if (found.weight >= (values[columns + at] ?? 0) - NONE) continue;
      isWhole = false;
      model.addRow(0, Number.POSITIVE_INFINITY, {
        indices: [...found.columns, columns + at],
        values: [...found.columns.map(() => 1), -1],
      });
    }
    if (isWhole) return weights;
  }
  return null;
}

function pointsOf(
  { choices, firstChoice }: OfferPart,
  taken: Float64Array,
): { choice: number; goods: number }[] {
  const byGoods = choices.map(({ goods }, choice) => ({ choice, goods })).sort((a, b) => a.goods - b.goods);
  return byGoods.filter(
    ({ choice }, at) => at === byGoods.length - 1 || (taken[firstChoice + choice] ?? 0) > NONE,
  );
}

const unitsOf = (goods: number, from: number): number =>
  Math.min(UNITS, Math.ceil((goods / from) * UNITS + 1e-9));

/** Returns the lightest choices that reach a threshold. */
function lightest(
  points: readonly (readonly Point[])[],
  weights: Float64Array,
  from: number,
): { weight: number; columns: number[] } {
  let least = new Float64Array(UNITS + 1).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  const chosen = points.map((own) => {
    const before = least;
    least = Float64Array.from(before);
    const taken = new Int32Array(UNITS + 1).fill(-1);
    for (const [at, { goods, column }] of own.entries()) {
      const units = unitsOf(goods, from);
      const weight = weights[column] ?? 0;
      for (let need = 0; need <= UNITS; need += 1) {
        const value = (before[Math.max(0, need - units)] ?? 0) + weight;
        if (value >= (least[need] ?? 0)) continue;
        least[need] = value;
        taken[need] = at;
      }
    }
    return taken;
  });
  const columns: number[] = [];
  for (let offer = points.length - 1, need = UNITS; offer >= 0; offer -= 1) {
    const point = points[offer]?.[chosen[offer]?.[need] ?? -1];
    if (!point) continue;
    columns.push(point.column);
    need = Math.max(0, need - unitsOf(point.goods, from));
  }
  return { weight: least[UNITS] ?? Number.POSITIVE_INFINITY, columns };
}

/** By amount still needed: the least weight of the chosen offers. */
function lightestOf(
  offers: readonly { readonly part: OfferPart; readonly weights: Float64Array }[],
  from: number,
): Float64Array {
  let least = new Float64Array(UNITS + 1).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (const { part, weights } of offers) {
    const before = least;
    least = Float64Array.from(before);
    for (const [choice, { goods }] of part.choices.entries()) {
      const units = unitsOf(goods, from);
      const weight = weights[choice] ?? 0;
      for (let need = 0; need <= UNITS; need += 1)
        least[need] = Math.min(least[need] ?? 0, (before[Math.max(0, need - units)] ?? 0) + weight);
    }
  }
  return least;
}

/** Lifts the weights to all choices, each as small as the others allow; the demand of each level follows from them. */
function lifted(
  seller: SellerPart,
  points: readonly (readonly Point[])[],
  found: Float64Array,
  taken: Float64Array,
  open: readonly number[],
): ThresholdSet | null {
  const offers = seller.offers.map((part, at) => ({
    part,
    weights: Float64Array.from(part.choices, ({ goods }) => {
      const point = points[at]?.find((each) => each.goods >= goods);
      return found[point?.column ?? -1] ?? 1;
    }),
  }));
  const asked = seller.levels.map(({ from }) =>
    from > 0 ? Math.min(1, lightestOf(offers, from)[UNITS] ?? 0) : 0,
  );
  for (const [at, { part, weights }] of offers.entries()) {
    const others = offers.filter((_, other) => other !== at);
    const least = new Float64Array(weights.length);
    for (const [level, { from }] of seller.levels.entries()) {
      if (!asked[level]) continue;
      const rest = lightestOf(others, from);
      for (const [choice, { goods }] of part.choices.entries())
        least[choice] = Math.max(
          least[choice] ?? 0,
          (asked[level] ?? 0) - (rest[UNITS - unitsOf(goods, from)] ?? 0),
        );
    }
    weights.set(least.map((weight, choice) => Math.min(weight, weights[choice] ?? 0)));
  }
  let broken = 0;
  for (const [level, weight] of asked.entries()) broken += weight * (open[level] ?? 0);
  for (const { part, weights } of offers)
    for (const [choice, weight] of weights.entries())
      broken -= weight * (taken[part.firstChoice + choice] ?? 0);
  if (broken < LEAST_BROKEN) return null;
  const scale = Math.max(...seller.levels.map(({ from }) => from));
  return {
    seller,
    offers: seller.offers,
    asked: asked.map((weight) => weight * scale),
    weights: offers.map(({ weights }) => weights.map((weight) => weight * scale)),
  };
}
