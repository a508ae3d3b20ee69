/** The time of the local search as a multiple of the relaxation's time, which grows with the market. */
export const NEAR_FACTOR = 10;

/** Shares of the time limit, at most: local search, the second while the plan is `far` from the bound. */
export const NEAR = { share: 0.02, far: 0.02, farShare: 0.12 };

/** The share for the search for the fewest units short. */
export const SHORT_SHARE = 0.35;

/**
 * The largest share for the relaxation of the whole market: with little stock its prices converge late, and plans need
 * time, too.
 */
export const RELAX_SHARE = 0.35;

/** Milliseconds for a first plan, with and without one to report, and its own factor as above. */
export const FIRST = { withPlan: 600, without: 1_500, nearFactor: 2 };

/** Share of the time for pieces during the search of the whole market: initially, and after frequent failures. */
export const PIECES = { eager: 0.5, tired: 0.1, failures: 20 };
/**
 * Share of the time in which pieces of a plan far from the bound precede the search of the whole market.
 */
export const AHEAD = { share: 0.3, failures: 10, gap: 0.003, gapOfCapped: 0.01 };
/**
 * Up to this many products the search of the whole market proves its result soon: pieces precede it only briefly.
 */
export const SMALL = { products: 30, share: 0.02, eager: 0.15 };

/**
 * When the gap exceeds `gap`, a restricted market is searched before the whole: offers a product (in rounds), the
 * largest share of all offers, the target gap within it, and the largest share of the time.
 */
export const FEW = {
  gap: 0.0015,
  offersAProduct: [6, 9, 12],
  offersOfAll: 0.75,
  relativeGap: 0.0005,
  share: 0.15,
};
/** Share of the time for hull cuts per seller. */
export const HULL_SHARE = 0.2;

/** TL for a missing unit in a relaxation that weighs both. */
export const SHORT_PRICE = 10_000;

/**
 * The first ceiling: how many offers remain below it; from which share of the gap it equals the best plan, and below
 * which share a search is not worth it. The market is narrowed in rounds while a round keeps at most a given share.
 */
export const CEILINGS = {
  offers: 150,
  offersAProduct: 5,
  enough: 0.6,
  little: 0.05,
  mostRounds: 3,
  worthAnother: 0.93,
};

/**
 * Diving for few sellers: its share of the time; the fraction from which a seller is fixed open and below which it is
 * closed; the largest rise of the bound in one step.
 */
export const CHOICE = { share: 0.15, open: 0.8, closed: 0.02, rise: 0.03 };
/**
 * A part with at most this many offers a product is searched by the solver without further branching.
 */
export const BRANCHES = { offersAProduct: 5 };

/**
 * Under a cap on sellers: the shares of the time for proving the fewest missing units and for listing the subsets of
 * sellers that reach it; the most subsets to list; the gap accepted for a first plan among few sellers.
 */
export const COVER = { fewestShare: 0.3, listShare: 0.04, mostListed: 60, roughly: 0.02 };

/**
 * Swaps of sellers under a cap: their shares of the time before and after the relaxation, and for small markets; the
 * most consecutive plans without improvement; from how many products on the best plans are recombined, among how many
 * times the capped number of sellers.
 */
export const SWAPS = { before: 0.25, after: 0.12, small: 0.02, failures: 40, mixedFrom: 40, sellers: 2.2 };
