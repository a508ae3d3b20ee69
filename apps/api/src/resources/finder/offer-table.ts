/** An offer as the table keeps it. Prices are kuruş, days are counted from 1970-01-01. */
export interface OfferRow {
  readonly product_id: number;
  readonly seller_id: number;
  readonly sale_price: number;
  /** Null for goods without an expiry. */
  readonly expires: number | null;
  readonly is_discounted: boolean;
  /** One of it alone travels for nothing. */
  readonly ships_free: boolean;
}

export interface SellerFacts {
  readonly id: number;
  readonly isBanned: boolean;
  readonly hasHighScore: boolean;
  readonly isVerified: boolean;
}

/** What an offer must be. */
export interface OfferQuestion {
  /** The first day that its expiry may be, and the first that it may not. */
  readonly expiresFrom: number;
  readonly expiresBefore?: number;
  readonly sellerId?: number;
  /** A sum of `offerFlags`. */
  readonly flags: number;
}

export const offerFlags = { discounted: 1, shipsFree: 2, highScore: 4, verified: 8 } as const;
const bannedFlag = 128;
const never = 65_535;

/** The offers of one product in columns. */
interface Columns {
  readonly sellers: Uint32Array;
  readonly prices: Uint32Array;
  readonly expiries: Uint16Array;
  readonly flags: Uint8Array;
}

const columnsOf = (length: number): Columns => ({
  sellers: new Uint32Array(length),
  prices: new Uint32Array(length),
  expiries: new Uint16Array(length),
  flags: new Uint8Array(length),
});

const grown = (columns: Columns, length: number): Columns => {
  const larger = columnsOf(length);
  larger.sellers.set(columns.sellers);
  larger.prices.set(columns.prices);
  larger.expiries.set(columns.expiries);
  larger.flags.set(columns.flags);
  return larger;
};

/**
 * Every offer in stock, 11 bytes each, sorted by product: a category page asks tens of thousands of them in a
 * millisecond. Changed products stand beside the columns until the next rebuild.
 */
export class OfferTable {
  readonly #sellerFlags: ReadonlyMap<number, number>;
  #base = columnsOf(1024);
  #size = 0;
  /** The offers of product position i stand from `#starts[i]` to `#starts[i + 1]`. */
  readonly #starts: Uint32Array;
  readonly #changed = new Map<number, Columns>();

  constructor(sellers: readonly SellerFacts[], products: number) {
    this.#sellerFlags = new Map(sellers.map((seller) => [seller.id, flagsOfSeller(seller)]));
    this.#starts = new Uint32Array(products + 1);
  }

  /** Appends the offers of the product at `position`; positions must come in their order, each one once. */
  append(position: number, rows: readonly OfferRow[]): void {
    if (this.#size + rows.length > this.#base.prices.length) {
      this.#base = grown(this.#base, Math.ceil((this.#size + rows.length) * 1.5));
    }
    for (const row of rows) this.#write(this.#base, this.#size++, row);
    this.#starts[position + 1] = this.#size;
  }

  /** How many products stand beside the columns. */
  get changes(): number {
    return this.#changed.size;
  }

  /** Replaces the offers of a product. */
  replace(position: number, rows: readonly OfferRow[]): void {
    const columns = columnsOf(rows.length);
    for (const [i, row] of rows.entries()) this.#write(columns, i, row);
    this.#changed.set(position, columns);
  }

  /** The lowest price among the offers of a product that answer the question; 0 when none does. */
  lowest(position: number, question: OfferQuestion): number {
    let lowest = 0;
    this.#each(position, question, (price) => {
      if (lowest === 0 || price < lowest) lowest = price;
    });
    return lowest;
  }

  /** How many offers of a product answer the question; adds them up by seller in `bySeller` as well. */
  count(position: number, question: OfferQuestion, bySeller?: Map<number, number>): number {
    let count = 0;
    this.#each(position, question, (_, seller) => {
      count += 1;
      bySeller?.set(seller, (bySeller.get(seller) ?? 0) + 1);
    });
    return count;
  }

  #each(
    position: number,
    { expiresFrom, expiresBefore = never + 1, sellerId, flags }: OfferQuestion,
    visit: (price: number, seller: number) => void,
  ): void {
    const changed = this.#changed.get(position);
    const columns = changed ?? this.#base;
    const end = changed ? changed.prices.length : (this.#starts[position + 1] ?? 0);
    for (let i = changed ? 0 : (this.#starts[position] ?? 0); i < end; i++) {
      const own = columns.flags[i] ?? bannedFlag;
      if ((own & bannedFlag) !== 0 || (own & flags) !== flags) continue;
      const expiry = columns.expiries[i] ?? 0;
      if (expiry < expiresFrom || expiry >= expiresBefore) continue;
      const seller = columns.sellers[i] ?? 0;
      if (sellerId !== undefined && seller !== sellerId) continue;
      visit(columns.prices[i] ?? 0, seller);
    }
  }

  #write(columns: Columns, i: number, row: OfferRow): void {
    columns.sellers[i] = row.seller_id;
    columns.prices[i] = row.sale_price;
    columns.expiries[i] = row.expires === null ? never : Math.max(0, Math.min(never - 1, row.expires));
    columns.flags[i] =
      (this.#sellerFlags.get(row.seller_id) ?? bannedFlag) |
      (row.is_discounted ? offerFlags.discounted : 0) |
      (row.ships_free ? offerFlags.shipsFree : 0);
  }
}

function flagsOfSeller({ isBanned, hasHighScore, isVerified }: SellerFacts): number {
  return (
    (isBanned ? bannedFlag : 0) |
    (hasHighScore ? offerFlags.highScore : 0) |
    (isVerified ? offerFlags.verified : 0)
  );
}
