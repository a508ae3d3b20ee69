import { campaignUnitPrice } from '@havan/domain/campaign-price';
import { CampaignCover } from './campaign-cover.ts';
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
  readonly listing_id: number;
  readonly product_id: number;
  readonly seller_id: number;
  /** Without campaigns. */
  readonly sale_price: number;
  /** Null for goods without an expiry. */
  readonly expires: number | null;
  readonly is_discounted: boolean;
  readonly min_quantity: number;
}

const never = 65_535;
const keptQuestions = 100;

/** Offers in columns; sellers by their number, which is their place among the sellers. */
interface Columns {
  readonly listings: Uint32Array;
  readonly sellers: Uint16Array;
  /** What one unit costs without campaigns, and as its shelf shows it: at as few units as can be bought. */
  readonly ownPrices: Uint32Array;
  readonly prices: Uint32Array;
  readonly expiries: Uint16Array;
  /** The facts without campaigns, and with them. */
  readonly ownFacts: Uint8Array;
  readonly facts: Uint8Array;
  /** The fewest units; 65,535 stands for more as well. */
  readonly minimums: Uint16Array;
}

const columnsOf = (length: number): Columns => ({
  listings: new Uint32Array(length),
  sellers: new Uint16Array(length),
  ownPrices: new Uint32Array(length),
  prices: new Uint32Array(length),
  expiries: new Uint16Array(length),
  ownFacts: new Uint8Array(length),
  facts: new Uint8Array(length),
  minimums: new Uint16Array(length),
});

/** The offers of a product: from `start` up to `end` of the columns. */
export interface Place {
  readonly columns: Columns;
  readonly start: number;
  readonly end: number;
}

/** The offers that a product had until a moment. */
interface Moved {
  readonly until: number;
  readonly position: number;
  readonly place: Place;
}

/** More would be a copy of the market; whoever reads a list has its next pages within minutes. */
const keptMoves = 5_000;

/**
 * Every offer in stock, 20 bytes each, sorted by product: a list asks a hundred thousand of them in a millisecond. Its
 * price is the one that a shelf shows, under the campaigns of the moment (`setCampaigns`). Changed products stand beside
 * the columns until the next rebuild.
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
  #cover = new CampaignCover([]);
  readonly #moves: Moved[] = [];
  #moment = 0;

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
    const asked = askOffers(question, this.sellers);
    if (this.#asked.size >= keptQuestions) this.#asked.clear();
    this.#asked.set(key, asked);
    return asked;
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

  /** Replaces the offers of a product; what they were is kept for lists that began with them. */
  replace(position: number, rows: readonly OfferRow[]): void {
    const columns = columnsOf(rows.length);
    for (const [i, row] of rows.entries()) this.#write(columns, i, row);
    const place = this.#placeOf(position);
    this.#changed.set(position, columns);
    this.#price(position);
    if (isAlike(place, columns)) return;
    this.#moves.push({ until: this.moment(), position, place });
    if (this.#moves.length > keptMoves) this.#moves.shift();
  }

  /** A time that is later at every call, in milliseconds since 1970: which of two things came first. */
  moment(): number {
    this.#moment = Math.max(Date.now(), this.#moment + 1);
    return this.#moment;
  }

  /** By position the offers that products had at a moment, of those that have others now. */
  movedSince(moment: number): ReadonlyMap<number, Place> {
    const places = new Map<number, Place>();
    for (let i = this.#moves.length - 1; i >= 0; i--) {
      const move = this.#moves[i];
      if (!move || move.until < moment) break;
      places.set(move.position, move.place);
    }
    return places;
  }

  /** The lowest price among such former offers as answer the question; 0 when none does. */
  lowestIn({ columns, start, end }: Place, asked: AskedOffers): number {
    let lowest = 0;
    for (let i = start; i < end; i++) {
      const price = columns.prices[i] ?? 0;
      if (answers(columns, i, asked) && (lowest === 0 || price < lowest)) lowest = price;
    }
    return lowest;
  }

  /** Prices every offer by the campaigns that run now. */
  setCampaigns(cover: CampaignCover): void {
    this.#cover = cover;
    for (const columns of [this.#base, ...this.#changed.values()]) {
      columns.prices.set(columns.ownPrices);
      columns.facts.set(columns.ownFacts);
    }
    for (const { from, to } of cover.stretches())
      for (let position = from; position < to; position++) this.#price(position);
    for (const position of cover.named) this.#price(position);
  }

  /** The positions of products that campaigns cover in whole or in part. */
  covered(): Set<number> {
    const positions = new Set(this.#cover.named);
    for (const { from, to } of this.#cover.stretches())
      for (let position = from; position < to; position++) positions.add(position);
    return positions;
  }

  /** Prices the offers of a product that campaigns cover. */
  #price(position: number): void {
    const campaignsOf = this.#cover.at(position);
    const { columns, start, end } = this.#placeOf(position);
    for (let i = start; i < end; i++) {
      const seller = this.sellers[columns.sellers[i] ?? never];
      const campaigns = seller ? campaignsOf(seller.id, columns.listings[i] ?? 0) : [];
      if (!seller || campaigns.length === 0) continue;
      const [own, minimum] = [columns.ownPrices[i] ?? 0, columns.minimums[i] ?? 1];
      let price = own;
      for (const { steps, isLimited } of campaigns)
        if (!isLimited) price = Math.min(price, campaignUnitPrice(own, minimum, steps));
      const isDiscounted = price < own || ((columns.ownFacts[i] ?? 0) & offerFacts.discounted) !== 0;
      columns.prices[i] = price;
      columns.facts[i] =
        offerFacts.campaign |
        (isDiscounted ? offerFacts.discounted : 0) |
        (price * minimum >= seller.shipsFreeFrom ? offerFacts.shipsFree : 0);
    }
  }

  #placeOf(position: number): Place {
    const changed = this.#changed.size > 0 ? this.#changed.get(position) : undefined;
    if (changed) return { columns: changed, start: 0, end: changed.prices.length };
    return {
      columns: this.#base,
      start: this.#starts[position] ?? 0,
      end: this.#starts[position + 1] ?? 0,
    };
  }

  /**
   * The lowest price among the offers of a product that answer the question; 0 when none does. Tells the tally of each
   * offer that answers all of the question or all but one thing of it.
   */
  lowest(position: number, asked: AskedOffers, tally: FacetTally | null = null): number {
    const changed = this.#changed.size > 0 ? this.#changed.get(position) : undefined;
    const { sellers, prices, expiries, facts } = changed ?? this.#base;
    const end = changed ? prices.length : (this.#starts[position + 1] ?? 0);
    let lowest = 0;
    for (let i = changed ? 0 : (this.#starts[position] ?? 0); i < end; i++) {
      const seller = sellers[i] ?? 0;
      const price = prices[i] ?? 0;
      const judgement = judge(asked, seller, price, expiries[i] ?? 0, facts[i] ?? 0);
      if (judgement === notOffered) continue;
      const missed = judgement >> missedAbove;
      if (missed === 0 && (lowest === 0 || price < lowest)) lowest = price;
      if (tally !== null && (missed & (missed - 1)) === 0) tally.offer(seller, price, judgement, missed);
    }
    return lowest;
  }

  /** The listing that a card shows: the cheapest, then the one that lasts longest, then the oldest; null for none. */
  best(position: number, asked: AskedOffers): number | null {
    const { columns, start, end } = this.#placeOf(position);
    let best = -1;
    for (let i = start; i < end; i++)
      if (answers(columns, i, asked) && (best < 0 || isBetter(columns, i, best))) best = i;
    return columns.listings[best] ?? null;
  }

  /** The lowest price among such offers of a product as are not this seller's; null for none. */
  lowestOfOthers(position: number, asked: AskedOffers, sellerId: number): number | null {
    const { columns, start, end } = this.#placeOf(position);
    const own = this.#sellerNumbers.get(sellerId);
    let lowest: number | null = null;
    for (let i = start; i < end; i++)
      if (columns.sellers[i] !== own && answers(columns, i, asked))
        lowest = Math.min(lowest ?? Infinity, columns.prices[i] ?? 0);
    return lowest;
  }

  /** How many offers of a product answer the question; adds them up by number of the seller as well. */
  count(position: number, asked: AskedOffers, bySeller?: Uint32Array): number {
    const { columns, start, end } = this.#placeOf(position);
    let count = 0;
    for (let i = start; i < end; i++) {
      if (!answers(columns, i, asked)) continue;
      count += 1;
      const seller = columns.sellers[i] ?? 0;
      if (bySeller) bySeller[seller] = (bySeller[seller] ?? 0) + 1;
    }
    return count;
  }

  #growTo(length: number): void {
    const larger = columnsOf(length);
    larger.listings.set(this.#base.listings.subarray(0, length));
    larger.sellers.set(this.#base.sellers.subarray(0, length));
    larger.ownPrices.set(this.#base.ownPrices.subarray(0, length));
    larger.prices.set(this.#base.prices.subarray(0, length));
    larger.expiries.set(this.#base.expiries.subarray(0, length));
    larger.ownFacts.set(this.#base.ownFacts.subarray(0, length));
    larger.facts.set(this.#base.facts.subarray(0, length));
    larger.minimums.set(this.#base.minimums.subarray(0, length));
    this.#base = larger;
  }

  #write(columns: Columns, i: number, row: Omit<OfferRow, 'product_id'>): void {
    // A seller that came after this look has no number yet: it is out until the whole is read again.
    const seller = this.#sellerNumbers.get(row.seller_id) ?? never;
    const shipsFreeFrom = this.sellers[seller]?.shipsFreeFrom ?? 0;
    const facts =
      (row.is_discounted ? offerFacts.discounted : 0) |
      (row.sale_price * row.min_quantity >= shipsFreeFrom ? offerFacts.shipsFree : 0);
    columns.listings[i] = row.listing_id;
    columns.sellers[i] = seller;
    columns.ownPrices[i] = row.sale_price;
    columns.prices[i] = row.sale_price;
    columns.expiries[i] = row.expires === null ? never : Math.max(0, Math.min(never - 1, row.expires));
    columns.ownFacts[i] = facts;
    columns.facts[i] = facts;
    columns.minimums[i] = Math.min(never, row.min_quantity);
  }
}

/** Whether a list would not notice the change: the stock of an offer is no part of its order. */
function isAlike({ columns, start, end }: Place, next: Columns): boolean {
  if (end - start !== next.prices.length) return false;
  for (let i = 0; i < next.prices.length; i++)
    for (const name of ['sellers', 'prices', 'expiries', 'facts'] as const)
      if (columns[name][start + i] !== next[name][i]) return false;
  return true;
}

function answers({ sellers, prices, expiries, facts }: Columns, i: number, asked: AskedOffers): boolean {
  const judgement = judge(asked, sellers[i] ?? 0, prices[i] ?? 0, expiries[i] ?? 0, facts[i] ?? 0);
  return judgement !== notOffered && judgement >> missedAbove === 0;
}

function isBetter({ prices, expiries, listings }: Columns, a: number, b: number): boolean {
  const cheaper = (prices[a] ?? 0) - (prices[b] ?? 0);
  const sooner = (expiries[b] ?? 0) - (expiries[a] ?? 0);
  return (
    cheaper < 0 ||
    (cheaper === 0 && (sooner < 0 || (sooner === 0 && (listings[a] ?? 0) < (listings[b] ?? 0))))
  );
}
