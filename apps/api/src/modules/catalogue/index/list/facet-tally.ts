import { companyTypes } from '@havan/domain/company';
import { factsOf, misses, type OfferFact, type SellerFacts } from '../offer-question.ts';

/** The number of products with an offer of each kind, ignoring the filter of that kind. */
export interface OfferCounts {
  readonly bySellerType: ReadonlyMap<(typeof companyTypes)[number], number>;
  readonly byBadge: ReadonlyMap<number, number>;
  readonly byCity: ReadonlyMap<number, number>;
  readonly byFact: Readonly<Record<OfferFact, number>>;
  /** Kuruş; null without an offer. */
  readonly price: { readonly min: number; readonly max: number } | null;
}

/** In the order of their bits. */
const facts: readonly OfferFact[] = ['highScore', 'campaign', 'discounted', 'shipsFree', 'longExpiry'];

/** What the facets need of the sellers, by seller number: computed once for all lists. */
export interface SellerClasses {
  readonly cityIds: readonly number[];
  /** The indexes of company type and city. */
  readonly types: Uint8Array;
  readonly cities: Uint16Array;
}

/** Returns the classes of these sellers. */
export function classesOf(sellers: readonly SellerFacts[]): SellerClasses {
  const cities = new Map<number, number>();
  for (const { cityId } of sellers) if (!cities.has(cityId)) cities.set(cityId, cities.size);
  return {
    cityIds: [...cities.keys()],
    types: Uint8Array.from(sellers, ({ companyType }) => companyTypes.indexOf(companyType)),
    cities: Uint16Array.from(sellers, ({ cityId }) => cities.get(cityId) ?? 0),
  };
}

/**
 * Counts products by the properties of their offers. An offer that misses only one filter counts for the choices of
 * that filter.
 */
export class FacetTally {
  readonly #cityIds: readonly number[];
  readonly #types: Uint8Array;
  readonly #cities: Uint16Array;

  readonly #typeCounts = new Uint32Array(companyTypes.length);
  readonly #badgeCounts = new Uint32Array(3);
  readonly #cityCounts: Uint32Array;
  readonly #factCounts = new Uint32Array(facts.length);
  #min = Infinity;
  #max = 0;
  #areLimitsKnown = true;
  /** 1 while products are added, -1 while they are removed. */
  #step = 1;

  /** Choices that the current product has been counted for. */
  #seenTypes = 0;
  #seenBadges = 0;
  #seenFacts = 0;
  #product = 0;
  /** The last product counted for each city. */
  readonly #seenCities: Uint32Array;

  constructor({ cityIds, types, cities }: SellerClasses) {
    this.#cityIds = cityIds;
    this.#types = types;
    this.#cities = cities;
    this.#cityCounts = new Uint32Array(cityIds.length);
    this.#seenCities = new Uint32Array(cityIds.length);
  }

  /** Whether the lowest and the highest price are known; they are not after an offer at one of them was removed. */
  get isExact(): boolean {
    return this.#areLimitsKnown;
  }

  /** Sets whether the next products are added (1) or removed (-1). */
  turn(step: 1 | -1): void {
    this.#step = step;
  }

  /** Adds or removes an offer of the current product. `missed` has one bit or none. */
  offer(seller: number, price: number, badge: number, evaluation: number, missed: number): void {
    if (missed === 0) this.#seenFacts |= factsOf(evaluation);
    if (missed === 0 || missed === misses.sellerType) this.#seenTypes |= 1 << (this.#types[seller] ?? 0);
    if (missed === 0 || missed === misses.badge) this.#seenBadges |= 1 << badge;
    if (missed === 0 || missed === misses.city) {
      const city = this.#cities[seller] ?? 0;
      if (this.#seenCities[city] !== this.#product + 1) {
        this.#seenCities[city] = this.#product + 1;
        this.#cityCounts[city] = (this.#cityCounts[city] ?? 0) + this.#step;
      }
    }
    if (missed === 0 || missed === misses.price) {
      if (this.#step < 0 && (price <= this.#min || price >= this.#max)) this.#areLimitsKnown = false;
      if (price < this.#min) this.#min = price;
      if (price > this.#max) this.#max = price;
    }
  }

  /** Finishes the current product. */
  endProduct(): void {
    addBits(this.#typeCounts, this.#seenTypes, this.#step);
    addBits(this.#badgeCounts, this.#seenBadges, this.#step);
    addBits(this.#factCounts, this.#seenFacts, this.#step);
    this.#seenTypes = 0;
    this.#seenBadges = 0;
    this.#seenFacts = 0;
    this.#product += 1;
  }

  counts(): OfferCounts {
    const some = <Key>(keys: readonly Key[], counts: Uint32Array): Map<Key, number> =>
      new Map(keys.map((key, i) => [key, counts[i] ?? 0] as const).filter(([, count]) => count > 0));
    const byBadge = some([0, 1, 2], this.#badgeCounts);
    byBadge.delete(0);
    const factCounts = some(facts, this.#factCounts);
    const of = (fact: OfferFact): number => factCounts.get(fact) ?? 0;
    return {
      bySellerType: some(companyTypes, this.#typeCounts),
      byBadge,
      byCity: some(this.#cityIds, this.#cityCounts),
      byFact: {
        highScore: of('highScore'),
        campaign: of('campaign'),
        discounted: of('discounted'),
        shipsFree: of('shipsFree'),
        longExpiry: of('longExpiry'),
      },
      price: this.#max === 0 ? null : { min: this.#min, max: this.#max },
    };
  }
}

function addBits(counts: Uint32Array, bits: number, step: number): void {
  for (let rest = bits, i = 0; rest !== 0; rest >>>= 1, i++)
    if ((rest & 1) === 1) counts[i] = (counts[i] ?? 0) + step;
}
