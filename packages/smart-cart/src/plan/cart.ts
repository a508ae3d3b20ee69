import { type Cover, type CoverOffer, cheapestCover, choicesOf, countedProducts } from './cover.ts';
import { type Instance, type Plan, shippingFeeAt, unitPriceAt } from '../model/instance.ts';
import type { OfferSeller } from '../model/offers.ts';

/** The states of a seller: closed, or open with its prices weighted to attract more or fewer goods. */
const STANDS = [null, 1, 0.96, 0.88, 0.75] as const;
export type Stand = (typeof STANDS)[number];

/** Penalties in kuruş: a missing unit costs more than any valid plan, a parcel too many costs more than that. */
const SHORT_UNIT = 1e10;
const PARCEL_TOO_MANY = 1e12;
/**
 * Penalties in kuruş for a missed minimum basket and for each kuruş below it: high, but a search may pass through such
 * carts.
 */
const MISSED_BASKET = 20_000;
const MISSED_KURUS = 4;
/** Kuruş by which a cart must be cheaper to count as better. */
export const BETTER = 0.5;
/** How many covers of a product are cached. */
const MOST_KNOWN = 4_000;

/** The purchase of a product, with the kuruş for each seller. */
interface Purchase extends Cover {
  readonly goods: readonly (readonly [seller: number, goods: number])[];
}

export interface Snapshot {
  readonly cost: number;
  readonly stands: readonly Stand[];
  readonly purchases: readonly Purchase[];
}

/** A cart under construction: the open sellers, how each product is covered, and the total cost. */
export class CartState {
  readonly #instance: Instance;
  readonly #sellers: readonly OfferSeller[];
  readonly #offers: readonly CoverOffer[][];
  /** Indexes of the products that a seller has. */
  readonly #productsOf: readonly number[][];
  readonly #parcelPrice: number;
  /** By product: its covers by the states of its sellers, of which few change at a time. */
  readonly #known: readonly Map<string, Purchase>[];
  #stands: Stand[] = [];
  #purchases: Purchase[] = [];
  /** Kuruş by seller: goods, and goods with shipping. */
  #goods = new Float64Array(0);
  #bills = new Float64Array(0);
  #billed = 0;
  #parcels = 0;
  #short = 0;

  constructor(instance: Instance, sellers: readonly OfferSeller[], parcelPrice: number) {
    this.#instance = instance;
    this.#parcelPrice = Math.round(parcelPrice);
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
    this.#known = offers.map(() => new Map());
  }

  begin(stands: readonly Stand[]): void {
    this.#stands = [...stands];
    this.#bookAll(this.#instance.demand.map((_, product) => this.#purchase(product)));
  }

  /** Tries every state of the named sellers once; true when the cart improved. */
  descend(order: readonly number[], over: () => boolean): boolean {
    let improved = false;
    for (const seller of order) {
      if (over()) return false;
      if (this.#improve(seller)) improved = true;
    }
    return improved;
  }

  /** Closes an open seller or opens a closed one, even when the cart gets worse. */
  toggle(seller: number): void {
    this.change(seller, this.isOpen(seller) ? null : 1);
  }

  /** Sets the state of a seller, even when the cart gets worse. Returns a function that undoes it. */
  change(seller: number, standing: Stand): () => void {
    const before = this.#stands[seller] ?? null;
    const products = standing === null ? this.#boughtAt(seller) : (this.#productsOf[seller] ?? []);
    const old = products.map((product) => this.#purchases[product]);
    this.#stands[seller] = standing;
    for (const product of products) this.#replace(product, this.#purchase(product));
    return () => {
      this.#stands[seller] = before;
      for (const [at, product] of products.entries()) this.#replace(product, old[at]);
    };
  }

  isOpen(seller: number): boolean {
    return (this.#stands[seller] ?? null) !== null;
  }

  /** Returns the named sellers and those that share a product with one of them. */
  sellersNear(named: readonly number[]): number[] {
    const near = new Set(named);
    for (const seller of named)
      for (const product of this.#productsOf[seller] ?? [])
        for (const offer of this.#offers[product] ?? []) near.add(offer.seller);
    return [...near];
  }

  snapshot(): Snapshot {
    return { cost: this.cost(), stands: [...this.#stands], purchases: [...this.#purchases] };
  }

  restore({ stands, purchases }: Snapshot): void {
    this.#stands = [...stands];
    this.#bookAll(purchases);
  }

  plan(): Plan {
    return this.#offers.flatMap((offers, product) =>
      offers.flatMap(({ offer }, index) => {
        const qty = this.#purchases[product]?.paid[index] ?? 0;
        return qty > 0 ? [{ listingId: offer.listing.listingId, qty }] : [];
      }),
    );
  }

  /** The cost of the cart including penalties. */
  cost(): number {
    const cost = this.#billed + this.#short * SHORT_UNIT;
    const most = this.#instance.constraints.maxSellers;
    return most === null ? cost : cost + Math.max(0, this.#parcels - most) * PARCEL_TOO_MANY;
  }

  /** Tries every state of a seller and keeps the best. True when the cart improved. */
  #improve(seller: number): boolean {
    const before = this.#stands[seller] ?? null;
    let least = this.cost();
    let best: Stand = before;
    for (const standing of STANDS) {
      if (standing === before) continue;
      const undo = this.change(seller, standing);
      const cost = this.cost();
      undo();
      if (cost >= least - BETTER) continue;
      least = cost;
      best = standing;
    }
    if (best === before) return false;
    this.change(seller, best);
    return true;
  }

  /** Returns the products that the cart buys from a seller. */
  #boughtAt(seller: number): number[] {
    return (this.#productsOf[seller] ?? []).filter((product) =>
      this.#purchases[product]?.goods.some(([from]) => from === seller),
    );
  }

  /** Returns the cheapest cover of a product under the current states. */
  #purchase(product: number): Purchase {
    const demand = this.#instance.demand[product];
    const offers = this.#offers[product] ?? [];
    const known = this.#known[product];
    if (!demand || !known) throw new RangeError(`No product ${product}`);
    let key = '';
    for (let at = 0; at < offers.length; at += 1) {
      const standing = this.#stands[offers[at]?.seller ?? 0] ?? null;
      if (standing !== null) key += String.fromCharCode(at * STANDS.length + STANDS.indexOf(standing));
    }
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MOST_KNOWN) known.clear();
    const cover = cheapestCover(demand, offers, (seller) => this.#stands[seller] ?? null);
    const goods = offers.flatMap(({ offer, seller }, index) => {
      const qty = cover.paid[index] ?? 0;
      return qty > 0 ? [[seller, qty * unitPriceAt(offer.listing, qty)] as const] : [];
    });
    const purchase = { ...cover, goods };
    known.set(key, purchase);
    return purchase;
  }

  #bookAll(purchases: readonly Purchase[]): void {
    this.#goods = new Float64Array(this.#sellers.length);
    this.#bills = new Float64Array(this.#sellers.length);
    this.#billed = 0;
    this.#parcels = 0;
    this.#short = 0;
    this.#purchases = [...purchases];
    for (const purchase of purchases) this.#book(purchase, 1);
  }

  #replace(product: number, purchase: Purchase | undefined): void {
    const before = this.#purchases[product];
    if (!purchase || !before || purchase === before) return;
    this.#book(before, -1);
    this.#purchases[product] = purchase;
    this.#book(purchase, 1);
  }

  #book({ goods, short }: Purchase, sign: 1 | -1): void {
    this.#short += sign * short;
    for (const [seller, price] of goods) {
      const before = this.#goods[seller] ?? 0;
      const now = before + sign * price;
      const bill = this.#bill(seller, now);
      this.#goods[seller] = now;
      this.#billed += bill - (this.#bills[seller] ?? 0);
      this.#bills[seller] = bill;
      if (before === 0 && now > 0) this.#parcels += 1;
      if (before > 0 && now === 0) this.#parcels -= 1;
    }
  }

  /** Returns the cost of a seller with this goods total. */
  #bill(seller: number, goods: number): number {
    const terms = this.#sellers[seller]?.seller;
    if (!terms || goods <= 0) return 0;
    const missed = goods < terms.minBasket ? MISSED_BASKET + MISSED_KURUS * (terms.minBasket - goods) : 0;
    return goods + shippingFeeAt(terms, goods) + this.#parcelPrice + missed;
  }
}
