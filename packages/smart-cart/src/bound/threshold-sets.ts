import type { OfferPart, SellerPart } from '../model/market-parts.ts';

/**
 * A valid inequality: the goods of `offers` are at least what the level of the seller asks of them (TL, by level). With
 * `weights` (by offer and choice) these replace the goods.
 */
export interface ThresholdSet {
  readonly seller: SellerPart;
  readonly offers: readonly OfferPart[];
  readonly asked: readonly number[];
  readonly weights?: readonly Float64Array[];
}

/** Returns the coefficient of a choice in a row, in TL; 0 for an offer outside the row. */
export function countedOf({ offers, weights }: ThresholdSet, part: OfferPart, choice: number): number {
  const at = offers.indexOf(part);
  if (at < 0) return 0;
  return (weights ? weights[at]?.[choice] : part.choices[choice]?.goods) ?? 0;
}

/** TL: the smallest violation at which a row is added. */
const LEAST = 0.05;

/** Returns the row over all goods of a seller: they reach the threshold of its level. */
export const wholeSet = (seller: SellerPart): ThresholdSet => ({
  seller,
  offers: seller.offers,
  asked: seller.levels.map(({ from }) => from),
});

/**
 * Separates thresholds that a mix of patterns reaches only fractionally. When the offers outside a set cannot reach the
 * threshold, the rest must come from the set (cover inequalities of the single-node flow set: Padberg, Van Roy, Wolsey,
 * 1985). Returns the most violated set, or null.
 *
 * @param goods TL of each offer in the mix, by offer of the market
 * @param open the fraction of each level of the seller in the mix
 */
export function missedSet(
  seller: SellerPart,
  goods: Float64Array,
  open: readonly number[],
): ThresholdSet | null {
  const offers = seller.offers.map((part) => {
    const most = part.choices.reduce((dearest, choice) => Math.max(dearest, choice.goods), 0);
    return { part, most, now: goods[part.index] ?? 0 };
  });
  // The fuller an offer is in the mix, the more of the threshold it can be counted for.
  offers.sort((a, b) => b.now / b.most - a.now / a.most);
  const askedBeyond = (outside: number): number[] =>
    seller.levels.map(({ from }) => Math.max(0, from - outside));
  let inside = offers.reduce((sum, { now }) => sum + now, 0);
  let outside = 0;
  let most = LEAST;
  let found: ThresholdSet | null = null;
  for (const [count, { now, most: dearest }] of offers.entries()) {
    const asked = askedBeyond(outside);
    const needed = asked.reduce((sum, goodsAsked, level) => sum + goodsAsked * (open[level] ?? 0), 0);
    if (needed - inside > most) {
      most = needed - inside;
      found = { seller, offers: offers.slice(count).map(({ part }) => part), asked };
    }
    inside -= now;
    outside += dearest;
  }
  return found;
}

/** Translates a weighted row to the same seller in a part of its market. */
export function carriedSet(
  { seller: whole, offers, asked, weights }: ThresholdSet,
  seller: SellerPart,
): ThresholdSet {
  const known = new Map(
    offers.map((part, at) => [part.offer.listing.listingId, { part, weights: weights?.[at] }]),
  );
  return {
    seller,
    offers: seller.offers,
    asked: seller.levels.map(
      ({ from }) => asked[whole.levels.findIndex((level) => level.from === from)] ?? 0,
    ),
    weights: seller.offers.map(({ offer, choices }) => {
      const old = known.get(offer.listing.listingId);
      return Float64Array.from(choices, ({ paid }) => {
        const at = old?.part.choices.findIndex((choice) => choice.paid === paid) ?? -1;
        return old?.weights?.[at] ?? Math.max(...asked);
      });
    }),
  };
}
