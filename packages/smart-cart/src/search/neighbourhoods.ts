import type { Highs } from 'highs';
import { type Formulation, formulate } from '../model/formulation.ts';
import { type Instance, type Listing, type Plan, receivedUnits, unitPriceAt } from '../model/instance.ts';
import { planOf, valuesOf } from '../model/model-solution.ts';
import { runAndDispose, type TimeLimits } from '../model/native.ts';
import type { OfferSeller } from '../model/offers.ts';
import { pseudoRandom } from './pseudo-random.ts';

/** Free products of a neighbourhood: initial, minimum and maximum. */
const FREE = { begin: 10, least: 4, most: 60 };
/** Sellers added to those of the plan. */
const GUESTS = { begin: 8, least: 3, most: 40 };
/**
 * Milliseconds for one neighbourhood; one solved sooner than `QUICK` makes the next one larger.
 */
const SLICE = 350;
const QUICK = 100;
/** TL for a missing unit: more than any piece can cost. */
const SHORT_COST = 100_000;

/**
 * Large neighbourhood search: the lines of a few products, mostly from the same sellers, are freed and optimised while
 * all other lines stay fixed. Each piece is small enough to solve exactly, including shipping, thresholds and minimum
 * baskets. Deterministic.
 */
export class Neighbourhoods {
  readonly #highs: Highs;
  readonly #instance: Instance;
  readonly #sellers: readonly OfferSeller[];
  readonly #listings: ReadonlyMap<string, Listing>;
  readonly #free = new Size(FREE);
  readonly #guests = new Size(GUESTS);
  #use: readonly number[] = [];
  #round = 0;
  readonly #next = pseudoRandom();
  /** Consecutive pieces without an improvement. */
  failures = 0;

  constructor(highs: Highs, instance: Instance, sellers: readonly OfferSeller[]) {
    this.#highs = highs;
    this.#instance = instance;
    this.#sellers = sellers;
    this.#listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  }

  /** How much the relaxation uses each seller; used sellers are tried more often. */
  guideBy(use: readonly number[]): void {
    this.#use = use;
  }

  /** True when the whole plan was one piece. */
  get exhausted(): boolean {
    const hasCap = this.#instance.constraints.maxSellers !== null;
    return !hasCap && this.failures > 3 && this.#instance.demand.length <= this.#free.now;
  }

  /**
   * Solves one piece within `limits`; returns a plan that may be better, or null. Under a cap every second piece frees
   * all products among the sellers of the plan and some others, because opening one means closing another.
   */
  improve(plan: Plan, limits: TimeLimits, clock: () => number): Plan | null {
    this.#round += 1;
    const short = this.#shortOf(plan);
    const hasCap = this.#instance.constraints.maxSellers !== null;
    if (hasCap && this.#round % 2 === 0) {
      const all = new Set(this.#instance.demand.map(({ productId }) => productId));
      const piece = this.#formulate([], all, short, this.#withGuests(plan));
      return this.#search(piece, { plan, kept: [], limits, clock, size: this.#guests });
    }
    const free = this.#choose(plan, [...short.keys()]);
    const kept = plan.filter(({ listingId }) => !free.has(this.#listings.get(listingId)?.productId ?? ''));
    const piece = this.#formulate(kept, free, short, this.#sellers);
    return this.#search(piece, { plan, kept, limits, clock, size: this.#free });
  }

  #search(formulation: Formulation, { plan, kept, limits, clock, size }: PieceSearch): Plan | null {
    const began = clock();
    const limit = Math.min(limits.milliseconds, SLICE);
    const start = plan.filter((line) => !kept.includes(line));
    const outcome = runAndDispose(
      this.#highs,
      formulation.builder.build(false),
      { ...limits, milliseconds: limit, absoluteGap: 0.0099 },
      (model) => {
        model.setSolution({ colValue: valuesOf(formulation, this.#instance, start) });
      },
      {
        [this.#highs.constants.callbackType.mipInterrupt]: (event) => {
          if (clock() - began > limit) event.interrupt();
        },
      },
    );
    size.resize(outcome.kind === 'optimal', clock() - began);
    return outcome.values ? [...kept, ...planOf(formulation, outcome.values)] : null;
  }

  /** The sellers of the plan and some others: those that the relaxation uses or that have much of the list. */
  #withGuests(plan: Plan): OfferSeller[] {
    const inPlan = new Set(plan.map(({ listingId }) => this.#listings.get(listingId)?.sellerId));
    const others = this.#sellers
      .map((group, index) => ({ group, index }))
      .filter(({ group }) => !inPlan.has(group.seller.sellerId))
      .map(({ group, index }) => ({
        group,
        // First those that the relaxation uses most, then random ones.
        lot:
          this.#round === 2
            ? (this.#use[index] ?? 0)
            : ((this.#use[index] ?? 0) + group.offers.length / this.#instance.demand.length) *
              this.#next(1000),
      }))
      .sort((a, b) => b.lot - a.lot)
      .slice(0, this.#guests.now);
    return [
      ...this.#sellers.filter(({ seller }) => inPlan.has(seller.sellerId)),
      ...others.map(({ group }) => group),
    ];
  }

  #formulate(
    kept: Plan,
    free: ReadonlySet<string>,
    short: ReadonlyMap<string, number>,
    among: readonly OfferSeller[],
  ): Formulation {
    const frozen = new Map<string, number>();
    for (const { listingId, qty } of kept) {
      const listing = this.#listings.get(listingId);
      if (!listing) continue;
      const goods = qty * unitPriceAt(listing, qty);
      frozen.set(listing.sellerId, (frozen.get(listing.sellerId) ?? 0) + goods);
    }
    const sellers = among.flatMap(({ seller, offers }) => {
      const open = offers.filter(({ listing }) => free.has(listing.productId));
      return open.length > 0 ? [{ seller, offers: open }] : [];
    });
    const inModel = new Set(sellers.map(({ seller }) => seller.sellerId));
    const outside = [...frozen.keys()].filter((sellerId) => !inModel.has(sellerId)).length;
    const { maxSellers } = this.#instance.constraints;
    const demand = this.#instance.demand.filter(({ productId }) => free.has(productId));
    const mostShort = demand.reduce((sum, { productId }) => sum + (short.get(productId) ?? 0), 0);
    const piece: Instance = {
      ...this.#instance,
      demand,
      constraints: {
        ...this.#instance.constraints,
        maxSellers: maxSellers === null ? null : maxSellers - outside,
        shortage: mostShort > 0 ? 'allow' : 'forbid',
      },
    };
    return formulate(this.#highs, piece, sellers, {
      frozen,
      ...(mostShort > 0 ? { mostShort, shortCost: SHORT_COST } : {}),
    });
  }

  /** Returns the missing units of the plan by product. */
  #shortOf(plan: Plan): ReadonlyMap<string, number> {
    const units = new Map<string, number>();
    for (const { listingId, qty } of plan) {
      const listing = this.#listings.get(listingId);
      if (listing)
        units.set(listing.productId, (units.get(listing.productId) ?? 0) + receivedUnits(listing, qty));
    }
    return new Map(
      this.#instance.demand.flatMap(({ productId, qty }) => {
        const missing = qty - (units.get(productId) ?? 0);
        return missing > 0 ? [[productId, missing] as const] : [];
      }),
    );
  }

  /**
   * Picks whole sellers of the plan, preferring one that shares a product with the last, until there are enough
   * products.
   */
  #choose(plan: Plan, short: readonly string[]): ReadonlySet<string> {
    const { demand } = this.#instance;
    if (demand.length <= this.#free.now) return new Set(demand.map(({ productId }) => productId));
    const bought = new Map<string, string[]>();
    for (const { listingId } of plan) {
      const listing = this.#listings.get(listingId);
      if (!listing) continue;
      const products = bought.get(listing.sellerId) ?? [];
      products.push(listing.productId);
      bought.set(listing.sellerId, products);
    }
    // Start from a product with missing units: an improvement is likely near it.
    const free = new Set<string>(short.length > 0 ? [short[this.#next(short.length)] ?? ''] : []);
    let open = [...bought.keys()];
    while (free.size < this.#free.now && open.length > 0) {
      const near = open.filter((sellerId) => this.#sells(sellerId, free));
      const from = near.length > 0 && this.#next(4) > 0 ? near : open;
      const sellerId = from[this.#next(from.length)] ?? '';
      for (const productId of bought.get(sellerId) ?? []) if (free.size < this.#free.now) free.add(productId);
      open = open.filter((each) => each !== sellerId);
    }
    while (free.size < this.#free.now) free.add(demand[this.#next(demand.length)]?.productId ?? '');
    return free;
  }

  #sells(sellerId: string, products: ReadonlySet<string>): boolean {
    const group = this.#sellers.find(({ seller }) => seller.sellerId === sellerId);
    return group?.offers.some(({ listing }) => products.has(listing.productId)) ?? false;
  }
}

interface PieceSearch {
  readonly plan: Plan;
  readonly kept: Plan;
  readonly limits: TimeLimits;
  readonly clock: () => number;
  readonly size: Size;
}

/** Adapts the size of the next piece: larger after an easy one, smaller after one that timed out. */
class Size {
  now: number;
  readonly #limits: { readonly least: number; readonly most: number };

  constructor(limits: { readonly begin: number; readonly least: number; readonly most: number }) {
    this.now = limits.begin;
    this.#limits = limits;
  }

  resize(wasSearched: boolean, milliseconds: number): void {
    if (!wasSearched) this.now = Math.max(this.#limits.least, Math.floor(this.now * 0.8));
    else if (milliseconds < QUICK) this.now = Math.min(this.#limits.most, Math.ceil(this.now * 1.2));
  }
}
