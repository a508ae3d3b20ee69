import type { Constraints, Instance, Plan } from '../model/instance.ts';
import type { Progress } from './progress.ts';

/** The traits of a cart besides its price. */
export interface Traits {
  readonly parcels: number;
  /** ISO day of the line that expires first; null when none expires. */
  readonly earliestExpiry: string | null;
  /** Of the lowest rated seller, 0 to 100. */
  readonly lowestRating: number;
}

export interface Choice extends Traits {
  /** Kuruş. */
  readonly total: number;
}

/** Wishes to try, each list rising. */
export interface AlternativeSteps {
  readonly expiries: readonly string[];
  readonly ratings: readonly number[];
}

/** Returns the traits of a plan that keeps the rules. */
export function traitsOf(instance: Instance, plan: Plan): Traits {
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const ratings = new Map(instance.sellers.map(({ sellerId, rating }) => [sellerId, rating]));
  const used = new Set<string>();
  let earliestExpiry: string | null = null;
  let lowestRating = 100;
  for (const { listingId } of plan) {
    const listing = listings.get(listingId);
    if (!listing) continue;
    used.add(listing.sellerId);
    lowestRating = Math.min(lowestRating, ratings.get(listing.sellerId) ?? 100);
    const { expiry } = listing;
    if (expiry !== null && (earliestExpiry === null || expiry < earliestExpiry)) earliestExpiry = expiry;
  }
  return { parcels: used.size, earliestExpiry, lowestRating };
}

/** Increasingly strict wishes of one kind. */
interface Axis {
  readonly levels: readonly Constraints[];
  /** Returns the strictest level that a plan meets; below 0 for none. */
  readonly reach: (traits: Traits) => number;
}

/**
 * Yields the wishes to search again with so that every non-dominated alternative to `best` is found: fewer parcels,
 * longer expiry and better sellers in turns, so that a search that stops early has some of each. It receives the result
 * of each wish before it yields the next.
 */
export function* variants(
  instance: Instance,
  best: Plan,
  steps: AlternativeSteps,
): Generator<Constraints, void, Progress> {
  let turns = axesOf(instance, best, steps).map((axis) => {
    const searches = walk(instance, axis);
    return { searches, wish: searches.next() };
  });
  while (turns.length > 0) {
    for (const turn of turns) if (!turn.wish.done) turn.wish = turn.searches.next(yield turn.wish.value);
    turns = turns.filter(({ wish }) => !wish.done);
  }
}

/** Returns wishes that are stricter than the traits of `best` and than the buyer's own. */
function axesOf(instance: Instance, best: Plan, steps: AlternativeSteps): Axis[] {
  const { constraints } = instance;
  const { parcels, earliestExpiry, lowestRating } = traitsOf(instance, best);
  const floor = constraints.minExpiry ?? '';
  const expiries =
    earliestExpiry === null ? [] : steps.expiries.filter((day) => day > earliestExpiry && day > floor);
  const ratings = steps.ratings.filter(
    (points) => points > Math.max(lowestRating, constraints.minRating ?? 0),
  );
  return [
    {
      levels: Array.from({ length: Math.max(0, parcels - 1) }, (_, less) => ({
        ...constraints,
        maxSellers: parcels - 1 - less,
      })),
      reach: (traits) => parcels - 1 - traits.parcels,
    },
    {
      levels: expiries.map((minExpiry) => ({ ...constraints, minExpiry })),
      reach: (traits) => expiries.findLastIndex((day) => day <= (traits.earliestExpiry ?? day)),
    },
    {
      levels: ratings.map((minRating) => ({ ...constraints, minRating })),
      reach: (traits) => ratings.findLastIndex((points) => points <= traits.lowestRating),
    },
  ];
}

/**
 * Finds the limit of an axis by binary search, then the levels between: the limit is worth more than the steps towards
 * it.
 */
function* walk(instance: Instance, { levels, reach }: Axis): Generator<Constraints, void, Progress> {
  const open = new Set(levels.keys());
  let farthest = -1;
  while (open.size > 0) {
    const beyond = [...open].filter((level) => level > farthest);
    const run = beyond.length > 0 ? beyond : longestRun([...open]);
    const level = run[Math.floor(run.length / 2)] ?? 0;
    const wish = levels[level];
    if (!wish) return;
    const { plan } = yield wish;
    const reached = plan ? Math.max(level, reach(traitsOf(instance, plan))) : level;
    farthest = plan ? Math.max(farthest, reached) : farthest;
    // Everything stricter than an impossible level is impossible; a plan that exceeds its level answers the levels
    // between as well.
    for (const each of open) if (plan ? each >= level && each <= reached : each >= level) open.delete(each);
  }
}

/** Returns the longest run of consecutive numbers among rising ones. */
function longestRun(numbers: readonly number[]): number[] {
  const runs: number[][] = [];
  for (const each of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === each - 1) last.push(each);
    else runs.push([each]);
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
}

/** Returns the non-dominated choices (Pareto front), cheapest first. Of equal choices the first stays. */
export function undominated<T extends Choice>(choices: readonly T[]): T[] {
  return choices
    .filter(
      (one, index) =>
        !choices.some(
          (other, at) => at !== index && isAsGood(other, one) && (at < index || !isAsGood(one, other)),
        ),
    )
    .sort((a, b) => a.total - b.total);
}

const isAsGood = (one: Choice, other: Choice): boolean =>
  one.total <= other.total &&
  one.parcels <= other.parcels &&
  one.lowestRating >= other.lowestRating &&
  (one.earliestExpiry === null ||
    (other.earliestExpiry !== null && one.earliestExpiry >= other.earliestExpiry));
