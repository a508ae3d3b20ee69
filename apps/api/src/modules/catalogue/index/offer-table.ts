import { campaignUnitPrice } from '@havan/domain/campaign-price';
import { CampaignCoverage } from './campaign-coverage.ts';
import { classesOf, type FacetTally, type SellerClasses } from './list/facet-tally.ts';
import {
  askOffers,
  askSellers,
  badgeBits,
  badgeOf,
  type AskedOffers,
  evaluate,
  unseenAbove,
  notOffered,
  offerFacts,
  onlyBadge,
  type OfferQuestion,
  type SellerFacts,
  sellerPartOf,
} from './offer-question.ts';

/** An offer in the table. Prices are kuruş, days are counted from 1970-01-01. */
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
/** Number of an unknown seller; its offers are never shown. */
const unknownSeller = 4_294_967_295;
const keptQuestions = 100;

/** Offers in columns; a seller number is an index of the sellers. */
interface Columns {
  readonly listings: Uint32Array;
  readonly sellers: Uint32Array;
  /** The unit price without campaigns, and the listed price at the minimum quantity. */
  readonly ownPrices: Uint32Array;
  readonly prices: Uint32Array;
  readonly expiries: Uint16Array;
  /** The facts without campaigns, and with them; above them the badge of the seller for the brand. */
  readonly ownFacts: Uint8Array;
  readonly facts: Uint8Array;
  /** The minimum quantity; 65,535 also stands for larger ones. */
  readonly minimums: Uint16Array;
}

const columnsOf = (length: number): Columns => ({
  listings: new Uint32Array(length),
  sellers: new Uint32Array(length),
  ownPrices: new Uint32Array(length),
  prices: new Uint32Array(length),
  expiries: new Uint16Array(length),
  ownFacts: new Uint8Array(length),
  facts: new Uint8Array(length),
  minimums: new Uint16Array(length),
});

/** The offers of a product: rows from `start` to `end` (exclusive). */
export interface Place {
  readonly columns: Columns;
  readonly start: number;
  readonly end: number;
}

/** The offers that a product had until a given time. */
interface Moved {
  readonly until: number;
  readonly position: number;
  readonly place: Place;
}

/** Largest number of former offers that are kept: the next pages of a list are read within minutes. */
const keptMoves = 5_000;

/**
 * Holds every offer in stock, 22 bytes each, sorted by product: a list reads a hundred thousand of them in a
 * millisecond. Its price is the shelf price, under the campaigns of the moment (`setCampaigns`). Changed
 * products are kept beside the columns until the next rebuild.
 */
export class OfferTable {
  readonly #sellers: SellerFacts[];
  readonly #sellerNumbers: Map<number, number>;
  #base = columnsOf(1024);
  #size = 0;
  /** The offers of product position i are in rows `#starts[i]` to `#starts[i + 1]`. */
  #starts: Uint32Array;
  readonly #changed = new Map<number, Columns>();
  readonly #asked = new Map<string, AskedOffers>();
  #classes: SellerClasses | null = null;
  /** The evaluations of the sellers, by the part of a question that concerns them. */
  readonly #askedSellers = new Map<string, Uint16Array>();
  #cover = new CampaignCoverage([]);
  readonly #moves: Moved[] = [];
  #moment = 0;
  #replacements = 0;
  /** The time of the last move that was dropped. */
  #forgotten = 0;
  /** Time of the database's clock at the last question, in milliseconds. */
  #now = 0;

  /** The brand of each product position, for the badges. */
  readonly #brandAt: (position: number) => number;

  constructor(sellers: readonly SellerFacts[], products: number, brandAt: (position: number) => number) {
    this.#brandAt = brandAt;
    this.#sellers = [...sellers];
    this.#sellerNumbers = new Map(sellers.map(({ id }, number) => [id, number]));
    this.#starts = new Uint32Array(products + 1);
  }

  /** The sellers by number. */
  get sellers(): readonly SellerFacts[] {
    return this.#sellers;
  }

  /** The classes of the sellers for counting. */
  get classes(): SellerClasses {
    this.#classes ??= classesOf(this.#sellers);
    return this.#classes;
  }

  /** Updates sellers, known and unknown ones. */
  replaceSellers(rows: readonly SellerFacts[]): void {
    const changed = new Set<number>();
    for (const row of rows) {
      const number = this.#sellerNumbers.get(row.id) ?? this.#sellers.length;
      const known = this.#sellers[number];
      if (known && (known.shipsFreeFrom !== row.shipsFreeFrom || !hasSameBadges(known, row)))
        changed.add(number);
      this.#sellers[number] = row;
      this.#sellerNumbers.set(row.id, number);
    }
    this.#asked.clear();
    this.#askedSellers.clear();
    this.#classes = null;
    if (changed.size === 0) return;
    for (let position = 0; position < this.#starts.length - 1; position++) {
      const { columns, start, end } = this.#placeOf(position);
      for (let i = start; i < end; i++)
        if (changed.has(columns.sellers[i] ?? unknownSeller)) this.#writeFacts(columns, i, position);
    }
    this.setCampaigns(this.#cover);
  }

  /** Compiles a query for many products; the same query is compiled once. */
  ask(question: OfferQuestion): AskedOffers {
    const key = JSON.stringify(question);
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = askOffers(question, this.#sellersAsked(question));
    if (this.#asked.size >= keptQuestions) this.#asked.clear();
    this.#asked.set(key, asked);
    return asked;
  }

  #sellersAsked(question: OfferQuestion): Uint16Array {
    const key = sellerPartOf(question);
    const known = this.#askedSellers.get(key);
    if (known) return known;
    const bySeller = askSellers(question, this.#sellers);
    if (this.#askedSellers.size >= keptQuestions) this.#askedSellers.clear();
    this.#askedSellers.set(key, bySeller);
    return bySeller;
  }

  /** Appends an offer of the product at `position`; positions must not decrease. */
  append(position: number, row: Omit<OfferRow, 'product_id'>): void {
    if (this.#size === this.#base.prices.length) this.#growTo(Math.ceil(this.#size * 1.4));
    this.#write(this.#base, this.#size++, row, position);
    this.#starts[position + 1] = this.#size;
  }

  /** Ends appending: releases spare capacity and sets the starts of products without an offer. */
  finish(): void {
    this.#growTo(this.#size);
    for (let i = 1; i < this.#starts.length; i++) {
      this.#starts[i] = Math.max(this.#starts[i] ?? 0, this.#starts[i - 1] ?? 0);
    }
  }

  /** Counts how often offers of a product were replaced. */
  get replacements(): number {
    return this.#replacements;
  }

  /** The number of changed products, which are kept outside the columns. */
  get changes(): number {
    return this.#changed.size;
  }

  /** Moves the changed products into the columns. */
  settle(): void {
    const [from, starts] = [this.#base, this.#starts];
    let size = this.#size;
    for (const [position, columns] of this.#changed)
      size += columns.prices.length - ((starts[position + 1] ?? 0) - (starts[position] ?? 0));
    const to = columnsOf(size);
    const moved = new Uint32Array(starts.length);
    let at = 0;
    let next = 0;
    // Products between two changed ones are copied as one block.
    const copyUntil = (position: number) => {
      const [first, last] = [starts[next] ?? 0, starts[position] ?? 0];
      copy(from, first, last, to, at);
      for (let i = next; i < position; i++) moved[i] = at + (starts[i] ?? 0) - first;
      at += last - first;
      next = position;
    };
    for (const [position, columns] of [...this.#changed].sort(([a], [b]) => a - b)) {
      copyUntil(position);
      moved[position] = at;
      copy(columns, 0, columns.prices.length, to, at);
      at += columns.prices.length;
      next = position + 1;
    }
    copyUntil(starts.length - 1);
    moved[starts.length - 1] = at;
    this.#base = to;
    this.#size = at;
    this.#starts = moved;
    this.#changed.clear();
  }

  /** Replaces the offers of a product; the former ones are kept for lists that began with them. */
  replace(position: number, rows: readonly OfferRow[]): void {
    const columns = columnsOf(rows.length);
    for (const [i, row] of rows.entries()) this.#write(columns, i, row, position);
    const place = this.#placeOf(position);
    this.#changed.set(position, columns);
    this.#price(position);
    this.#replacements += 1;
    if (isAlike(place, columns)) return;
    this.#moves.push({ until: this.moment(), position, place });
    if (this.#moves.length > keptMoves) this.#forgotten = this.#moves.shift()?.until ?? 0;
  }

  /** Sets the time of the database. */
  setTime(now: Date): void {
    this.#now = now.getTime();
  }

  /**
   * Returns a strictly increasing time in milliseconds since 1970, which orders events. It is the clock of the database
   * that every process shares, because a list may go on in another process than it began in.
   */
  moment(): number {
    this.#moment = Math.max(this.#now, this.#moment + 1);
    return this.#moment;
  }

  /** Returns whether every move since an earlier time is still kept. */
  holdsMovesSince(moment: number): boolean {
    return this.#forgotten < moment;
  }

  /** Returns the offers that changed products had at an earlier time, by position. */
  movedSince(moment: number): ReadonlyMap<number, Place> {
    const places = new Map<number, Place>();
    for (let i = this.#moves.length - 1; i >= 0; i--) {
      const move = this.#moves[i];
      if (!move || move.until < moment) break;
      places.set(move.position, move.place);
    }
    return places;
  }

  /** Returns the same as `lowest`, for former offers. */
  lowestIn({ columns, start, end }: Place, asked: AskedOffers, tally: FacetTally | null = null): number {
    return lowestOf(columns, start, end, asked, tally);
  }

  /** Recomputes the prices of all offers under the running campaigns. */
  setCampaigns(cover: CampaignCoverage): void {
    this.#cover = cover;
    for (const columns of [this.#base, ...this.#changed.values()]) {
      columns.prices.set(columns.ownPrices);
      columns.facts.set(columns.ownFacts);
    }
    for (const { from, to } of cover.stretches())
      for (let position = from; position < to; position++) this.#price(position);
    for (const position of cover.named) this.#price(position);
  }

  /** Returns whether campaigns may cover offers of the product at a position. */
  isCovered(position: number): boolean {
    return this.#cover.isCovered(position);
  }

  /** Computes the prices of the offers of a product that campaigns cover. */
  #price(position: number): void {
    const campaignsOf = this.#cover.at(position);
    const { columns, start, end } = this.#placeOf(position);
    for (let i = start; i < end; i++) {
      const seller = this.#sellers[columns.sellers[i] ?? unknownSeller];
      const campaigns = seller ? campaignsOf(seller.id, columns.listings[i] ?? 0) : [];
      if (!seller || campaigns.length === 0) continue;
      const [own, minimum] = [columns.ownPrices[i] ?? 0, columns.minimums[i] ?? 1];
      let price = own;
      for (const { steps, isLimited } of campaigns)
        if (!isLimited) price = Math.min(price, campaignUnitPrice(own, minimum, steps));
      const isDiscounted = price < own || ((columns.ownFacts[i] ?? 0) & offerFacts.discounted) !== 0;
      columns.prices[i] = price;
      columns.facts[i] =
        onlyBadge(columns.ownFacts[i] ?? 0) |
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
   * Returns the lowest price among the matching offers of a product; 0 without one. Reports to the tally each offer
   * that matches or misses exactly one filter.
   */
  lowest(position: number, asked: AskedOffers, tally: FacetTally | null = null): number {
    const changed = this.#changed.size > 0 ? this.#changed.get(position) : undefined;
    if (changed) return lowestOf(changed, 0, changed.prices.length, asked, tally);
    return lowestOf(this.#base, this.#starts[position] ?? 0, this.#starts[position + 1] ?? 0, asked, tally);
  }

  /** Returns whether a product has a matching offer: `lowest` without the price, which ends at the first such offer. */
  isOffered(position: number, asked: AskedOffers): boolean {
    const changed = this.#changed.size > 0 ? this.#changed.get(position) : undefined;
    if (changed) return hasAnswer(changed, 0, changed.prices.length, asked);
    return hasAnswer(this.#base, this.#starts[position] ?? 0, this.#starts[position + 1] ?? 0, asked);
  }

  /** Returns the same as `isOffered`, for former offers. */
  isOfferedIn({ columns, start, end }: Place, asked: AskedOffers): boolean {
    return hasAnswer(columns, start, end, asked);
  }

  /** Returns the listing of a card: the cheapest, then the longest expiry, then the oldest; null without one. */
  best(position: number, asked: AskedOffers): number | null {
    const { columns, start, end } = this.#placeOf(position);
    let best = -1;
    for (let i = start; i < end; i++)
      if (answers(columns, i, asked) && (best < 0 || isBetter(columns, i, best))) best = i;
    return columns.listings[best] ?? null;
  }

  /** Returns the lowest price among other sellers' offers of a product; null without one. */
  lowestOfOthers(position: number, asked: AskedOffers, sellerId: number): number | null {
    const { columns, start, end } = this.#placeOf(position);
    const own = this.#sellerNumbers.get(sellerId);
    let lowest: number | null = null;
    for (let i = start; i < end; i++)
      if (columns.sellers[i] !== own && answers(columns, i, asked))
        lowest = Math.min(lowest ?? Infinity, columns.prices[i] ?? 0);
    return lowest;
  }

  /** Returns the number of matching offers of a product, and optionally sums them by seller number. */
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
    copy(this.#base, 0, Math.min(length, this.#size), larger, 0);
    this.#base = larger;
  }

  #write(columns: Columns, i: number, row: Omit<OfferRow, 'product_id'>, position: number): void {
    columns.listings[i] = row.listing_id;
    columns.sellers[i] = this.#sellerNumbers.get(row.seller_id) ?? unknownSeller;
    columns.ownPrices[i] = row.sale_price;
    columns.prices[i] = row.sale_price;
    columns.expiries[i] = row.expires === null ? never : Math.max(0, Math.min(never - 1, row.expires));
    columns.minimums[i] = Math.min(never, row.min_quantity);
    columns.ownFacts[i] = row.is_discounted ? offerFacts.discounted : 0;
    this.#writeFacts(columns, i, position);
  }

  /** Writes the facts of an offer without campaigns: whether it ships free, and its badge. */
  #writeFacts({ sellers, ownPrices, minimums, ownFacts, facts }: Columns, i: number, position: number): void {
    const seller = this.#sellers[sellers[i] ?? unknownSeller];
    const shipsFreeFrom = seller?.shipsFreeFrom ?? 0;
    const badge = badgeBits(seller?.badges.get(this.#brandAt(position)));
    const isFree = (ownPrices[i] ?? 0) * (minimums[i] ?? 1) >= shipsFreeFrom;
    const others = (ownFacts[i] ?? 0) & offerFacts.discounted;
    ownFacts[i] = badge | others | (isFree ? offerFacts.shipsFree : 0);
    facts[i] = ownFacts[i] ?? 0;
  }
}

const hasSameBadges = (a: SellerFacts, b: SellerFacts): boolean =>
  a.badges.size === b.badges.size && [...a.badges].every(([brandId, type]) => b.badges.get(brandId) === type);

const columnNames = [
  'listings',
  'sellers',
  'ownPrices',
  'prices',
  'expiries',
  'ownFacts',
  'facts',
  'minimums',
] as const;

/** Copies the offers from `start` up to `end` to the place `at`. */
function copy(from: Columns, start: number, end: number, to: Columns, at: number): void {
  if (end > start) for (const name of columnNames) to[name].set(from[name].subarray(start, end), at);
}

function lowestOf(
  { listings, sellers, prices, expiries, facts }: Columns,
  start: number,
  end: number,
  asked: AskedOffers,
  tally: FacetTally | null,
): number {
  let lowest = 0;
  for (let i = start; i < end; i++) {
    if (asked.listings !== null && !asked.listings.has(listings[i] ?? 0)) continue;
    const seller = sellers[i] ?? 0;
    const price = prices[i] ?? 0;
    const evaluation = evaluate(asked, seller, price, expiries[i] ?? 0, facts[i] ?? 0);
    if (evaluation === notOffered) continue;
    const missed = evaluation >> unseenAbove;
    if (missed === 0 && (lowest === 0 || price < lowest)) lowest = price;
    if (tally !== null && (missed & (missed - 1)) === 0)
      tally.offer(seller, price, badgeOf(facts[i] ?? 0), evaluation, missed);
  }
  return lowest;
}

function hasAnswer(columns: Columns, start: number, end: number, asked: AskedOffers): boolean {
  for (let i = start; i < end; i++) if (answers(columns, i, asked)) return true;
  return false;
}

/** Returns whether a change does not affect lists: the stock of an offer does not affect the order. */
function isAlike({ columns, start, end }: Place, next: Columns): boolean {
  if (end - start !== next.prices.length) return false;
  for (let i = 0; i < next.prices.length; i++)
    for (const name of ['sellers', 'prices', 'expiries', 'facts'] as const)
      if (columns[name][start + i] !== next[name][i]) return false;
  return true;
}

function answers(columns: Columns, i: number, asked: AskedOffers): boolean {
  const { listings, sellers, prices, expiries, facts } = columns;
  if (asked.listings !== null && !asked.listings.has(listings[i] ?? 0)) return false;
  const evaluation = evaluate(asked, sellers[i] ?? 0, prices[i] ?? 0, expiries[i] ?? 0, facts[i] ?? 0);
  return evaluation !== notOffered && evaluation >> unseenAbove === 0;
}

function isBetter({ prices, expiries, listings }: Columns, a: number, b: number): boolean {
  const cheaper = (prices[a] ?? 0) - (prices[b] ?? 0);
  const sooner = (expiries[b] ?? 0) - (expiries[a] ?? 0);
  return (
    cheaper < 0 ||
    (cheaper === 0 && (sooner < 0 || (sooner === 0 && (listings[a] ?? 0) < (listings[b] ?? 0))))
  );
}
