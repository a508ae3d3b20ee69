import type { BlueTickType, CompanyType } from '@havan/domain/company';

/** The facts of a seller for counting its offers. */
export interface SellerFacts {
  readonly id: number;
  readonly companyType: CompanyType;
  /** Its badges by brand. */
  readonly badges: ReadonlyMap<number, BlueTickType>;
  readonly cityId: number;
  readonly isBanned: boolean;
  readonly hasHighScore: boolean;
  /** Goods value in kuruş from which shipping is free; 0 for always, Infinity for never. */
  readonly shipsFreeFrom: number;
}

/** The boolean filters of an offer; each is one bit. */
export const offerFacts = { highScore: 1, campaign: 2, discounted: 4, shipsFree: 8, longExpiry: 16 } as const;
export type OfferFact = keyof typeof offerFacts;
const everyFact = 31;

/**
 * The bit offset of the badge in the facts of an offer: that of its seller for the brand of its product; 0 for none.
 */
const badgeAbove = 5;
export const badgeBits = (badge: BlueTickType | undefined): number => (badge ?? 0) << badgeAbove;
export const badgeOf = (ownFacts: number): number => ownFacts >> badgeAbove;
export const onlyBadge = (ownFacts: number): number => ownFacts & ~everyFact;

/** The missed filters of an offer as bits; the facts above count as misses when they are required. */
export const misses = { sellerType: 32, badge: 64, city: 128, price: 256 } as const;
const everyChoice = 480;
/** Not on sale, or outside the list: never counted. */
const out = 512;

/** The conditions on an offer. Days are counted from 1970-01-01, prices are listed prices in kuruş. */
export interface OfferQuestion {
  /** The earliest expiry. */
  readonly expiresFrom: number;
  /** The exclusive end of its expiry. */
  readonly expiresBefore?: number;
  /** An expiry from this day on counts as long. */
  readonly longFrom?: number;
  /** The sellers of the list: one, or some. */
  readonly sellerId?: number;
  readonly onlySellers?: readonly number[];
  /** Only these listings, such as those of a campaign. */
  readonly onlyListings?: readonly number[];
  /** The filters: values of one list are alternatives, and all lists must match. */
  readonly facts?: readonly OfferFact[];
  readonly sellerTypes?: readonly CompanyType[];
  readonly badges?: readonly BlueTickType[];
  readonly cityIds?: readonly number[];
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

/** A compiled query for millions of offers: conditions on the seller are evaluated once a seller. */
export interface AskedOffers {
  readonly expiresFrom: number;
  readonly expiresBefore: number;
  readonly longFrom: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  /** Null for any listing. */
  readonly listings: ReadonlySet<number> | null;
  /** The required facts. */
  readonly required: number;
  /** The wanted badges as bits; 0 for any offer. */
  readonly badges: number;
  /** By seller number: its facts, missed filters, and whether it is excluded. */
  readonly bySeller: Uint16Array;
}

const highest = 4_294_967_295;

/** The part of a question that concerns sellers; questions with the same part share their evaluation of the sellers. */
export const sellerPartOf = ({ sellerId, onlySellers, sellerTypes, cityIds }: OfferQuestion): string =>
  JSON.stringify([sellerId, onlySellers, sellerTypes, cityIds]);

/** Evaluates the conditions on sellers, by seller number: facts, missed filters, and whether a seller is excluded. */
export function askSellers(question: OfferQuestion, sellers: readonly SellerFacts[]): Uint16Array {
  const { sellerTypes = [], cityIds = [] } = question;
  const misfits = <Value>(chosen: readonly Value[], value: Value): boolean =>
    chosen.length > 0 && !chosen.includes(value);
  return Uint16Array.from(sellers, (seller) => {
    const isElsewhere =
      (question.sellerId !== undefined && question.sellerId !== seller.id) ||
      (question.onlySellers !== undefined && !question.onlySellers.includes(seller.id));
    if (seller.isBanned || isElsewhere) return out;
    return (
      (seller.hasHighScore ? offerFacts.highScore : 0) |
      (misfits(sellerTypes, seller.companyType) ? misses.sellerType : 0) |
      (misfits(cityIds, seller.cityId) ? misses.city : 0)
    );
  });
}

/** Compiles a question, with its evaluation of the sellers (`askSellers`). */
export function askOffers(question: OfferQuestion, bySeller: Uint16Array): AskedOffers {
  const { facts = [], badges = [] } = question;
  return {
    expiresFrom: question.expiresFrom,
    expiresBefore: question.expiresBefore ?? highest,
    longFrom: question.longFrom ?? highest,
    minPrice: question.minPrice ?? 0,
    maxPrice: question.maxPrice ?? highest,
    listings: question.onlyListings ? new Set(question.onlyListings) : null,
    required: facts.reduce((sum, fact) => sum | offerFacts[fact], 0),
    badges: badges.reduce((sum, badge) => sum | (1 << badge), 0),
    bySeller,
  };
}

/** No offer of this list and day. */
export const notOffered = -1;

/**
 * Returns `notOffered`, or a number with the facts of an offer in the low five bits and its misses above: a single
 * number, because a list evaluates a million offers.
 */
export function evaluate(
  asked: AskedOffers,
  seller: number,
  price: number,
  expiry: number,
  ownFacts: number,
): number {
  const bits = asked.bySeller[seller] ?? out;
  if ((bits & out) !== 0 || expiry < asked.expiresFrom || expiry >= asked.expiresBefore) return notOffered;
  const facts =
    (bits & everyFact) | (ownFacts & everyFact) | (expiry >= asked.longFrom ? offerFacts.longExpiry : 0);
  const isBadged = asked.badges === 0 || (asked.badges & (1 << badgeOf(ownFacts))) !== 0;
  const missed = (bits & everyChoice) | (asked.required & ~facts) | (isBadged ? 0 : misses.badge);
  const isPriced = price >= asked.minPrice && price <= asked.maxPrice;
  return ((isPriced ? missed : missed | misses.price) << unseenAbove) | facts;
}

/** The bit offset of the misses in a result. */
export const unseenAbove = 5;
export const factsOf = (evaluation: number): number => evaluation & everyFact;
