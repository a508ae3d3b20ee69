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

/**
 * The wishes to search again with, so that every true alternative to `best` comes up: one parcel less each time until
 * it cannot be had, then longer expiry, then better sellers. It is told what came of each before it names the next.
 */
export function* variants(
  instance: Instance,
  best: Plan,
  { expiries, ratings }: AlternativeSteps,
): Generator<Constraints, void, Progress> {
  const { constraints } = instance;
  const traits = traitsOf(instance, best);
  let parcels = traits.parcels;
  while (parcels > 1) {
    const { plan } = yield { ...constraints, maxSellers: parcels - 1 };
    if (!plan) break;
    parcels = Math.min(parcels - 1, traitsOf(instance, plan).parcels);
  }
  for (const minExpiry of expiries) {
    if (traits.earliestExpiry === null || minExpiry <= traits.earliestExpiry) continue;
    if (minExpiry <= (constraints.minExpiry ?? '')) continue;
    const { plan } = yield { ...constraints, minExpiry };
    if (!plan) break;
  }
  for (const minRating of ratings) {
    if (minRating <= Math.max(traits.lowestRating, constraints.minRating ?? 0)) continue;
    const { plan } = yield { ...constraints, minRating };
    if (!plan) break;
  }
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
