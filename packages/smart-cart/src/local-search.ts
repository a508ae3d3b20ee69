import { type Cover, type CoverOffer, cheapestCover, choicesOf, countedProducts } from './cover.ts';
import { type Instance, type Plan, shippingFeeAt, unitPriceAt } from './instance.ts';
import type { OfferSeller } from './offers.ts';

/** How a seller may stand: closed, or open with its prices weighed so that goods are drawn to it. */
const STANDS = [null, 1, 0.96, 0.88, 0.75] as const;
type Stand = (typeof STANDS)[number];

/** Kuruş for a unit short, dearer than any plan that keeps the rules, and for a parcel too many, dearer than that. */
const SHORT_UNIT = 1e10;
const PARCEL_TOO_MANY = 1e12;
/** Kuruş for a minimum basket that is missed, and for each kuruş missing: strong, but a way through is left open. */
const MISSED_BASKET = 20_000;
const MISSED_KURUS = 4;

export interface LocalSearchOptions {
  /** How much the relaxation uses each seller, 0 to 1, in the order of the sellers. */
  readonly use: readonly number[];
  /** Kuruş that every parcel costs on top, so that few are used where few are wished for. */
  readonly parcelPrice: number;
  /** Whether plans that no single change improves are shaken and put right again. */
  readonly shakes: boolean;
  readonly over: () => boolean;
}

/**
 * Plans near the optimum within a fraction of a second, by changing one seller at a time: each product is covered as
 * cheaply as the open sellers allow, then opening, closing or favouring a seller is kept when the whole basket, parcels
 * included, gets cheaper. The relaxation tells where to begin; then a few sellers at a time are shaken and put right
 * again, until that has failed often or time is up. The same instance is searched in the same order every time.
 */
export function* localSearch(
  instance: Instance,
  sellers: readonly OfferSeller[],
  { use, parcelPrice, shakes, over }: LocalSearchOptions,
): Generator<Plan> {
  const basket = new Basket(instance, sellers, parcelPrice);
  const order = [...use.keys()].filter((seller) => (use[seller] ?? 0) > 1e-6);
  let best: Snapshot | null = null;
  for (const threshold of [0.5, 0.1, 0.9]) {
    basket.begin(use.map((share) => (share >= threshold ? 1 : null)));
    while (basket.descend(order, over));
    if (best && basket.cost() >= best.cost) continue;
    best = basket.snapshot();
    yield basket.plan();
    if (over()) return;
  }
  if (best && shakes) yield* shake(basket, best, order, over);
}

/** Sellers shaken at once, and failures in a row after which shaking ends. */
const SHAKEN = 3;
const MOST_FAILURES = 400;

function* shake(
  basket: Basket,
  from: Snapshot,
  order: readonly number[],
  over: () => boolean,
): Generator<Plan> {
  let best = from;
  // A linear congruential sequence: any spread-out order will do, as long as it is the same every time.
  let state = 12_345;
  const pick = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return order[state % order.length] ?? 0;
  };
  for (let failures = 0; failures < MOST_FAILURES && order.length > 0 && !over(); failures += 1) {
    basket.restore(best);
    const shaken = Array.from({ length: SHAKEN }, pick);
    for (const seller of shaken) basket.toggle(seller);
    const near = basket.sellersNear(shaken);
    while (basket.descend(near, over));
    if (basket.cost() >= best.cost - 0.5) continue;
    best = basket.snapshot();
    failures = 0;
    yield basket.plan();
  }
}

interface Snapshot {
  readonly cost: number;
  readonly stands: readonly Stand[];
  readonly covers: readonly Cover[];
  readonly goods: Float64Array;
}

/** A basket under construction: who is open, what each product takes from whom, what it all costs. */
class Basket {
  readonly #instance: Instance;
  readonly #sellers: readonly OfferSeller[];
  readonly #offers: readonly CoverOffer[][];
  /** Indexes of the products that a seller has. */
  readonly #productsOf: readonly number[][];
  readonly #parcelPrice: number;
  #stands: Stand[] = [];
  #covers: Cover[] = [];
  #goods = new Float64Array(0);

  constructor(instance: Instance, sellers: readonly OfferSeller[], parcelPrice: number) {
    this.#instance = instance;
    this.#parcelPrice = parcelPrice;
    this.#sellers = sellers;
    const index = new Map(instance.demand.map(({ productId }, product) => [productId, product]));
    const offers = instance.demand.map((): CoverOffer[] => []);
    const isCounted = new Set(countedProducts(instance, sellers));
    this.#productsOf = sellers.map((group, seller) => {
      const products = new Set<number>();
      for (const offer of group.offers) {
        const product = index.get(offer.listing.productId) ?? -1;
        const cap = instance.demand[product]?.maxQty ?? 0;
        offers[product]?.push({
          offer,
          seller,
          choices: isCounted.has(offer.listing.productId) ? choicesOf(offer, cap) : null,
        });
        products.add(product);
      }
      return [...products];
    });
    this.#offers = offers;
  }

  begin(stands: readonly Stand[]): void {
    this.#stands = [...stands];
    this.#goods = new Float64Array(this.#sellers.length);
    this.#covers = this.#instance.demand.map((_, product) => this.#cover(product));
    for (const product of this.#covers.keys()) this.#book(product, 1);
  }

  /** One round over the sellers named; true when the basket got better. */
  descend(order: readonly number[], over: () => boolean): boolean {
    let improved = false;
    for (const seller of order) {
      if (over()) return false;
      if (this.#improve(seller)) improved = true;
    }
    return improved;
  }

  /** Closes an open seller and opens a closed one, come what may. */
  toggle(seller: number): void {
    this.#stands[seller] = this.#stands[seller] === null ? 1 : null;
    const products = this.#productsOf[seller] ?? [];
    this.#replace(
      products,
      products.map((product) => this.#cover(product)),
    );
  }

  /** The sellers named and those that share a product with one of them. */
  sellersNear(named: readonly number[]): number[] {
    const near = new Set(named);
    for (const seller of named)
      for (const product of this.#productsOf[seller] ?? [])
        for (const offer of this.#offers[product] ?? []) near.add(offer.seller);
    return [...near];
  }

  snapshot(): Snapshot {
    return {
      cost: this.cost(),
      stands: [...this.#stands],
      covers: [...this.#covers],
      goods: Float64Array.from(this.#goods),
    };
  }

  restore({ stands, covers, goods }: Snapshot): void {
    this.#stands = [...stands];
    this.#covers = [...covers];
    this.#goods = Float64Array.from(goods);
  }

  /** Tries every stand of a seller and keeps the best. True when the basket got better. */
  #improve(seller: number): boolean {
    const before = this.#stands[seller] ?? null;
    const products = this.#productsOf[seller] ?? [];
    const old = products.map((product) => this.#covers[product]);
    let bestCost = this.cost();
    let best: { stand: Stand; covers: (Cover | undefined)[] } = { stand: before, covers: old };
    for (const stand of STANDS) {
      if (stand === before) continue;
      this.#stands[seller] = stand;
      this.#replace(
        products,
        products.map((product) => this.#cover(product)),
      );
      const cost = this.cost();
      if (cost < bestCost - 0.5) {
        bestCost = cost;
        best = { stand, covers: products.map((product) => this.#covers[product]) };
      }
    }
    this.#stands[seller] = best.stand;
    this.#replace(products, best.covers);
    return best.stand !== before;
  }

  plan(): Plan {
    return this.#offers.flatMap((offers, product) =>
      offers.flatMap(({ offer }, index) => {
        const qty = this.#covers[product]?.paid[index] ?? 0;
        return qty > 0 ? [{ listingId: offer.listing.listingId, qty }] : [];
      }),
    );
  }

  #cover(product: number): Cover {
    const demand = this.#instance.demand[product];
    if (!demand) throw new RangeError(`No product ${product}`);
    return cheapestCover(demand, this.#offers[product] ?? [], (seller) => this.#stands[seller] ?? null);
  }

  #replace(products: readonly number[], covers: readonly (Cover | undefined)[]): void {
    for (const [index, product] of products.entries()) {
      const cover = covers[index];
      if (!cover) continue;
      this.#book(product, -1);
      this.#covers[product] = cover;
      this.#book(product, 1);
    }
  }

  #book(product: number, sign: 1 | -1): void {
    const cover = this.#covers[product];
    for (const [index, { offer, seller }] of (this.#offers[product] ?? []).entries()) {
      const qty = cover?.paid[index] ?? 0;
      if (qty > 0)
        this.#goods[seller] = (this.#goods[seller] ?? 0) + sign * qty * unitPriceAt(offer.listing, qty);
    }
  }

  /** What the basket costs, broken rules priced in. */
  cost(): number {
    let cost = 0;
    let parcels = 0;
    for (const [index, { seller }] of this.#sellers.entries()) {
      const goods = this.#goods[index] ?? 0;
      if (goods <= 0) continue;
      parcels += 1;
      cost += goods + shippingFeeAt(seller, goods) + this.#parcelPrice;
      if (goods < seller.minBasket) cost += MISSED_BASKET + MISSED_KURUS * (seller.minBasket - goods);
    }
    for (const { short } of this.#covers) cost += short * SHORT_UNIT;
    const most = this.#instance.constraints.maxSellers;
    return most === null ? cost : cost + Math.max(0, parcels - most) * PARCEL_TOO_MANY;
  }
}
