import type { Constraints, Instance, Plan } from './instance.ts';
import type { Progress } from './progress.ts';

/** What a buyer may prefer to the last kuruş. */
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

/** The traits of a plan that keeps the rules. */
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

/** Ever stricter wishes of one kind. */
interface Axis {
  readonly levels: readonly Constraints[];
  /** The strictest level that a plan keeps; below 0 for none. */
  readonly reach: (traits: Traits) => number;
}

/**
 * The wishes to search again with, so that every true alternative to `best` comes up: fewer parcels, longer expiry,
 * better sellers, in turns, so that whoever stops early has something of each. It is told what came of each before it
 * names the next.
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

/** Fewer parcels, longer expiry, better sellers than `best` has and the buyer asks for anyway. */
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

/** Finds by halves how far an axis goes, then what lies between: the far end is worth more than every step to it. */
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
    // What is stricter than the impossible is impossible; a plan that keeps more than was asked answers all of that.
    for (const each of open) if (plan ? each >= level && each <= reached : each >= level) open.delete(each);
  }
}

/** The longest row of neighbours among rising numbers. */
function longestRun(numbers: readonly number[]): number[] {
  const runs: number[][] = [];
  for (const each of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === each - 1) last.push(each);
    else runs.push([each]);
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
}

/** The choices that no other one equals or beats in everything, cheapest first. Of equals the first stays. */
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
