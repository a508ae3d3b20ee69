import { type Demand, type Instance, receivedUnits, unitPriceAt } from '../model/instance.ts';
import { cheapestUnit, smallestCover } from './naive-plan.ts';
import type { Offer, OfferSeller } from '../model/offers.ts';

/** One way to order from an offer. */
interface Choice {
  readonly paid: number;
  readonly received: number;
  /** Kuruş. */
  readonly cost: number;
}

/** An offer of one product with every quantity that could be ordered of it. */
export interface CoverOffer {
  readonly offer: Offer;
  /** Index of the seller among the sellers of the search. */
  readonly seller: number;
  /** Null when there are too many quantities: then the cheapest offers are taken one after the other. */
  readonly choices: readonly Choice[] | null;
}

/** The most additions of one knapsack; beyond it a product is covered offer by offer. */
const MOST_STEPS = 60_000;

/** Returns the products whose quantities are few enough to enumerate. */
export function countedProducts(instance: Instance, sellers: readonly OfferSeller[]): string[] {
  const paid = new Map<string, number>();
  for (const { offers } of sellers)
    for (const { listing, high } of offers)
      paid.set(listing.productId, (paid.get(listing.productId) ?? 0) + Math.ceil(high / listing.packSize));
  return instance.demand
    .filter(({ productId, maxQty }) => (paid.get(productId) ?? 0) * (maxQty + 1) <= MOST_STEPS)
    .map(({ productId }) => productId);
}

/** The cover of one product at the open sellers: quantities in the order of the offers. */
export interface Cover {
  readonly paid: Int32Array;
  readonly short: number;
}

/** Returns every paid quantity of an offer whose units fit under `cap`; of two with the same units only the cheaper. */
export function choicesOf(offer: Offer, cap: number): Choice[] {
  const { listing, segments } = offer;
  const cheapest = new Map<number, Choice>();
  for (const { low, high } of segments)
    for (let paid = low; paid <= high; paid += listing.packSize) {
      const received = receivedUnits(listing, paid);
      if (received > cap) break;
      const cost = paid * unitPriceAt(listing, paid);
      const known = cheapest.get(received);
      if (!known || cost < known.cost) cheapest.set(received, { paid, received, cost });
    }
  return [...cheapest.values()];
}

/**
 * Returns the cheapest quantities with between `qty` and `maxQty` units, or as many as available: a knapsack over the
 * offers. `factorOf` weights the prices of a seller; null excludes the seller.
 */
export function cheapestCover(
  demand: Demand,
  offers: readonly CoverOffer[],
  factorOf: (seller: number) => number | null,
): Cover {
  if (offers.length === 0 || offers.some(({ choices }) => choices === null))
    return greedyCover(demand, offers, factorOf);
  const size = demand.maxQty + 1;
  let cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  cost[0] = 0;
  const taken: (Int16Array | null)[] = [];
  for (const { seller, choices } of offers) {
    const factor = factorOf(seller);
    if (factor === null) {
      taken.push(null);
      continue;
    }
    const next = Float64Array.from(cost);
    const choice = new Int16Array(size).fill(-1);
    for (const [index, { received, cost: price }] of (choices ?? []).entries()) {
      const weighed = price * factor;
      for (let units = received; units < size; units += 1) {
        const candidate = (cost[units - received] ?? 0) + weighed;
        if (candidate < (next[units] ?? 0)) {
          next[units] = candidate;
          choice[units] = index;
        }
      }
    }
    taken.push(choice);
    cost = next;
  }
  let units = bestUnits(cost, demand.qty);
  const short = Math.max(0, demand.qty - units);
  const paid = new Int32Array(offers.length);
  for (let index = offers.length - 1; index >= 0; index -= 1) {
    const chosen = taken[index]?.[units] ?? -1;
    const choice = offers[index]?.choices?.[chosen];
    if (!choice) continue;
    paid[index] = choice.paid;
    units -= choice.received;
  }
  return { paid, short };
}

/** Covers a product offer by offer, the cheapest unit first; its running time does not grow with the quantity. */
function greedyCover(
  { qty, maxQty }: Demand,
  offers: readonly CoverOffer[],
  factorOf: (seller: number) => number | null,
): Cover {
  const open = offers.flatMap(({ offer, seller }, index) => {
    const factor = factorOf(seller);
    return factor === null ? [] : [{ offer, index, price: cheapestUnit(offer) * factor }];
  });
  const paid = new Int32Array(offers.length);
  let missing = qty;
  let room = maxQty;
  for (const { offer, index } of open.sort((a, b) => a.price - b.price)) {
    if (missing <= 0) break;
    const units = smallestCover(offer, missing, room);
    if (units === 0) continue;
    paid[index] = units;
    missing -= receivedUnits(offer.listing, units);
    room -= receivedUnits(offer.listing, units);
  }
  return { paid, short: Math.max(0, missing) };
}

/** Returns the cheapest sufficient number of units; else the greatest that is available. */
function bestUnits(cost: Float64Array, wanted: number): number {
  let best = -1;
  for (let units = wanted; units < cost.length; units += 1)
    if (Number.isFinite(cost[units]) && (best < 0 || (cost[units] ?? 0) < (cost[best] ?? 0))) best = units;
  for (let units = wanted - 1; best < 0 && units > 0; units -= 1)
    if (Number.isFinite(cost[units])) best = units;
  return Math.max(best, 0);
}
