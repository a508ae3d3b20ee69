/** The local search may take this many times as long as the relaxation took, which grows as the market does. */
export const NEAR_FACTOR = 10;

/** Shares of the time limit, at most: local search, first search among few sellers, search for the fewest units short. */
export const NEAR_SHARE = 0.06;
export const FEW_SHARE = 0.15;
export const SHORT_SHARE = 0.35;

/** A plan farther than this from the bound is searched for among few sellers before the whole market. */
export const FEW_GAP = 0.05;
/** The same under a cap on sellers, where the local search has fewer ways to go. */
export const FEW_GAP_CAPPED = 0.02;
/** Milliseconds for a first plan, once there is one to tell and as long as there is none, and its own factor as above. */
export const FIRST = { withPlan: 600, without: 1_500, nearFactor: 2 };

/** Share of the time that pieces may take from the search of the whole market: at first, and after failing often. */
export const PIECES = { eager: 0.5, tired: 0.1, failures: 20 };
/** Share of the time in which pieces of a plan that is far from the bound come before the search of the whole. */
export const AHEAD = { share: 0.3, failures: 10, gap: 0.003 };
/**
 * Up to this many products the search of the whole proves soon what it has: pieces come before it for a moment only, and
 * take little of its time.
 */
export const SMALL = { products: 30, share: 0.06, eager: 0.15 };

/** TL for a unit short in a relaxation that weighs both. */
export const SHORT_PRICE = 10_000;

/**
 * Reducing the market and strengthening what is left, in turns: so often at most, and as long as a turn leaves no more
 * than this share of the model.
 */
export const REDUCE = { mostRounds: 4, worthAnother: 0.95 };
