import { CampaignCover, type CampaignScopes } from './campaign-cover.ts';
import type { FacetTally } from './facet-tally.ts';
import {
  askOffers,
  type AskedOffers,
  judge,
  missedAbove,
  notOffered,
  offerFacts,
  type OfferQuestion,
  type SellerFacts,
} from './offer-question.ts';

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

const never = 65_535;
const keptQuestions = 100;

/** Offers in columns; sellers by their number, which is their place among the sellers. */
interface Columns {
  readonly sellers: Uint16Array;
  readonly prices: Uint32Array;
  readonly expiries: Uint16Array;
  readonly facts: Uint8Array;
}

const columnsOf = (length: number): Columns => ({
  sellers: new Uint16Array(length),
  prices: new Uint32Array(length),
  expiries: new Uint16Array(length),
  facts: new Uint8Array(length),
});

/**
 * Every offer in stock, 9 bytes each, sorted by product: a list asks a hundred thousand of them in a millisecond.
 * Changed products stand beside the columns until the next rebuild.
 */
export class OfferTable {
  readonly sellers: readonly SellerFacts[];
  readonly #sellerNumbers: ReadonlyMap<number, number>;
  #base = columnsOf(1024);
  #size = 0;
  /** The offers of product position i stand from `#starts[i]` to `#starts[i + 1]`. */
  readonly #starts: Uint32Array;
  readonly #changed = new Map<number, Columns>();
  readonly #asked = new Map<string, AskedOffers>();
  readonly #covers = new WeakMap<CampaignScopes, CampaignCover>();

  constructor(sellers: readonly SellerFacts[], products: number) {
    this.sellers = sellers;
    this.#sellerNumbers = new Map(sellers.map(({ id }, number) => [id, number]));
    this.#starts = new Uint32Array(products + 1);
  }

  /** Makes a question ready for many products; the same question is made ready once. */
  ask(question: OfferQuestion): AskedOffers {
    const key = JSON.stringify(question);
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = askOffers(question, this.sellers, this.#coverOf(question.campaigns));
    if (this.#asked.size >= keptQuestions) this.#asked.clear();
    this.#asked.set(key, asked);
    return asked;
  }

  #coverOf(campaigns: CampaignScopes | undefined): CampaignCover | null {
    if (!campaigns || campaigns.scopes.length === 0) return null;
    const known = this.#covers.get(campaigns);
    if (known) return known;
    const cover = new CampaignCover(campaigns.scopes, (id) => this.#sellerNumbers.get(id));
    this.#covers.set(campaigns, cover);
    return cover;
  }

  /** Appends an offer of the product at `position`; positions must not go back. */
  append(position: number, row: Omit<OfferRow, 'product_id'>): void {
    if (this.#size === this.#base.prices.length) this.#growTo(Math.ceil(this.#size * 1.4));
    this.#write(this.#base, this.#size++, row);
    this.#starts[position + 1] = this.#size;
  }

  /** Ends the appending: gives back the room that is left, and closes the gaps of products without an offer. */
  finish(): void {
    this.#growTo(this.#size);
    for (let i = 1; i < this.#starts.length; i++) {
      this.#starts[i] = Math.max(this.#starts[i] ?? 0, this.#starts[i - 1] ?? 0);
    }
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

  /**
   * The lowest price among the offers of a product that answer the question; 0 when none does. Tells the tally of each
   * offer that answers all of the question or all but one thing of it.
   */
  lowest(position: number, asked: AskedOffers, tally: FacetTally | null = null): number {
    const changed = this.#changed.size > 0 ? this.#changed.get(position) : undefined;
    const { sellers, prices, expiries, facts } = changed ?? this.#base;
    const end = changed ? prices.length : (this.#starts[position + 1] ?? 0);
    const inCampaign = asked.campaigns?.at(position) ?? null;
    let lowest = 0;
    for (let i = changed ? 0 : (this.#starts[position] ?? 0); i < end; i++) {
      const seller = sellers[i] ?? 0;
      const own = (facts[i] ?? 0) | (inCampaign?.has(seller) ? offerFacts.campaign : 0);
      const judgement = judge(asked, seller, prices[i] ?? 0, expiries[i] ?? 0, own);
      if (judgement === notOffered) continue;
      const missed = judgement >> missedAbove;
      if (missed === 0) {
        const price = prices[i] ?? 0;
        if (lowest === 0 || price < lowest) lowest = price;
      }
      if (tally !== null && (missed & (missed - 1)) === 0)
        tally.offer(seller, prices[i] ?? 0, judgement, missed);
    }
    return lowest;
  }

  /** How many offers of a product answer the question; adds them up by number of the seller as well. */
  count(position: number, asked: AskedOffers, bySeller?: Uint32Array): number {
    const changed = this.#changed.size > 0 ? this.#changed.get(position) : undefined;
    const { sellers, prices, expiries, facts } = changed ?? this.#base;
    const end = changed ? prices.length : (this.#starts[position + 1] ?? 0);
    const inCampaign = asked.campaigns?.at(position) ?? null;
    let count = 0;
    for (let i = changed ? 0 : (this.#starts[position] ?? 0); i < end; i++) {
      const seller = sellers[i] ?? 0;
      const own = (facts[i] ?? 0) | (inCampaign?.has(seller) ? offerFacts.campaign : 0);
      const judgement = judge(asked, seller, prices[i] ?? 0, expiries[i] ?? 0, own);
      if (judgement === notOffered || judgement >> missedAbove !== 0) continue;
      count += 1;
      if (bySeller) bySeller[seller] = (bySeller[seller] ?? 0) + 1;
    }
    return count;
  }

  #growTo(length: number): void {
    const larger = columnsOf(length);
    larger.sellers.set(this.#base.sellers.subarray(0, length));
    larger.prices.set(this.#base.prices.subarray(0, length));
    larger.expiries.set(this.#base.expiries.subarray(0, length));
    larger.facts.set(this.#base.facts.subarray(0, length));
    this.#base = larger;
  }

  #write(columns: Columns, i: number, row: Omit<OfferRow, 'product_id'>): void {
    // A seller that came after this look has no number yet: it is out until the whole is read again.
    columns.sellers[i] = this.#sellerNumbers.get(row.seller_id) ?? never;
    columns.prices[i] = row.sale_price;
    columns.expiries[i] = row.expires === null ? never : Math.max(0, Math.min(never - 1, row.expires));
    columns.facts[i] =
      (row.is_discounted ? offerFacts.discounted : 0) | (row.ships_free ? offerFacts.shipsFree : 0);
  }
}
