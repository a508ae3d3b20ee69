/** The local search may take this many times as long as the relaxation took, which grows as the market does. */
export const NEAR_FACTOR = 10;

/** Shares of the time limit, at most: local search, the second while the plan is `far` from the bound. */
export const NEAR = { share: 0.02, far: 0.02, farShare: 0.12 };

/** The share for the search for the fewest units short. */
export const SHORT_SHARE = 0.35;

/** What the relaxation of the whole may take at most: where stock is little its prices settle late, and plans need time, too. */
export const RELAX_SHARE = 0.35;

/** Milliseconds for a first plan, once there is one to tell and as long as there is none, and its own factor as above. */
export const FIRST = { withPlan: 600, without: 1_500, nearFactor: 2 };

/** Share of the time that pieces may take from the search of the whole market: at first, and after failing often. */
export const PIECES = { eager: 0.5, tired: 0.1, failures: 20 };
/** Share of the time in which pieces of a plan that is far from the bound come before the search of the whole. */
export const AHEAD = { share: 0.3, failures: 10, gap: 0.003, gapOfCapped: 0.01 };
/**
 * Up to this many products the search of the whole proves soon what it has: pieces come before it for a moment only, and
 * take little of its time.
 */
export const SMALL = { products: 30, share: 0.02, eager: 0.15 };

/**
 * A plan farther than `gap` from the bound is searched for among few offers before the whole market is: how many of each
 * product, one number after the other, up to what share of all offers, how near to the best among them, and in what share of
 * the time at most.
 */
export const FEW = {
  gap: 0.0015,
  offersAProduct: [6, 9, 12],
  offersOfAll: 0.75,
  relativeGap: 0.0005,
  share: 0.15,
};
/** Share of the time in which the bound may be held to whole baskets of single sellers. */
export const HULL_SHARE = 0.2;

/** TL for a unit short in a relaxation that weighs both. */
export const SHORT_PRICE = 10_000;

/**
 * The first ceiling: how many offers it leaves; what share of the distance to the best plan is as good as all of it,
 * and what share is too little to be worth a search. A market is narrowed in rounds, as long as a round leaves no more than a
 * share of it.
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
 * Choosing few sellers: the share of the time it may take; from which use by the mix on a seller is opened, and below which
 * it is closed; by what share the bound may rise at once.
 */
export const CHOICE = { share: 0.15, open: 0.8, closed: 0.02, rise: 0.03 };
/** A part of the market with so few offers a product is searched by the solver, not parted any further. */
export const BRANCHES = { offersAProduct: 5 };

/**
 * Under a cap on sellers: the shares of the time for finding out how few units must be short, and for listing the choices of
 * sellers that leave no more short; how many of those are worth listing; how rough a first plan among few may be.
 */
export const COVER = { fewestShare: 0.3, listShare: 0.04, mostListed: 60, roughly: 0.02 };

/**
 * Swaps of sellers under a cap: their shares of the time before the relaxation and after it, and of small markets each time; how
 * many plans in a row may be none the better; from how many products on the best plans are mixed, among how many times as many
 * sellers as may be used.
 */
export const SWAPS = { before: 0.25, after: 0.12, small: 0.02, failures: 40, mixedFrom: 40, sellers: 2.2 };
