import type { BlueTickType, CompanyType } from '@havan/domain/company';

/** What is known of a seller when its offers are counted. */
export interface SellerFacts {
  readonly id: number;
  readonly companyType: CompanyType;
  readonly blueTickType: BlueTickType | null;
  readonly cityId: number;
  readonly isBanned: boolean;
  readonly hasHighScore: boolean;
  /** Kuruş from which it ships for nothing; 0 for always, Infinity for never. */
  readonly shipsFreeFrom: number;
}

/** What an offer can be asked to be; each is a bit of it. */
export const offerFacts = { highScore: 1, campaign: 2, discounted: 4, shipsFree: 8, longExpiry: 16 } as const;
export type OfferFact = keyof typeof offerFacts;
const everyFact = 31;

/** Which choice an offer misses; the facts above are misses too where they are asked for. */
export const misses = { sellerType: 32, badge: 64, city: 128, price: 256 } as const;
const everyChoice = 480;
/** Not in the market, or not what the place is about: never counted. */
const out = 512;

/** What an offer must be. Days are counted from 1970-01-01, prices are kuruş as shelves show them. */
export interface OfferQuestion {
  /** The first day that its expiry may be. */
  readonly expiresFrom: number;
  /** The first day that its expiry may not be. */
  readonly expiresBefore?: number;
  /** From this day on an expiry is long. */
  readonly longFrom?: number;
  /** The place: one seller, or some of them. */
  readonly sellerId?: number;
  readonly onlySellers?: readonly number[];
  /** The filters: each list is an or, together they are an and. */
  readonly facts?: readonly OfferFact[];
  readonly sellerTypes?: readonly CompanyType[];
  readonly badges?: readonly BlueTickType[];
  readonly cityIds?: readonly number[];
  readonly minPrice?: number;
  readonly maxPrice?: number;
}

/** A question made ready for millions of offers: what is asked of the seller is answered once a seller. */
export interface AskedOffers {
  readonly expiresFrom: number;
  readonly expiresBefore: number;
  readonly longFrom: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  /** The facts that must be. */
  readonly required: number;
  /** By number of the seller: its facts, the choices that it misses, and whether it is out. */
  readonly bySeller: Uint16Array;
}

const highest = 4_294_967_295;

export function askOffers(question: OfferQuestion, sellers: readonly SellerFacts[]): AskedOffers {
  const { facts = [], sellerTypes = [], badges = [], cityIds = [] } = question;
  const misfits = <Value>(chosen: readonly Value[], value: Value): boolean =>
    chosen.length > 0 && !chosen.includes(value);
  return {
    expiresFrom: question.expiresFrom,
    expiresBefore: question.expiresBefore ?? highest,
    longFrom: question.longFrom ?? highest,
    minPrice: question.minPrice ?? 0,
    maxPrice: question.maxPrice ?? highest,
    required: facts.reduce((sum, fact) => sum | offerFacts[fact], 0),
    bySeller: Uint16Array.from(sellers, (seller) => {
      const isElsewhere =
        (question.sellerId !== undefined && question.sellerId !== seller.id) ||
        (question.onlySellers !== undefined && !question.onlySellers.includes(seller.id));
      if (seller.isBanned || isElsewhere) return out;
      return (
        (seller.hasHighScore ? offerFacts.highScore : 0) |
        (misfits(sellerTypes, seller.companyType) ? misses.sellerType : 0) |
        (misfits<BlueTickType | null>(badges, seller.blueTickType) ? misses.badge : 0) |
        (misfits(cityIds, seller.cityId) ? misses.city : 0)
      );
    }),
  };
}

/** No offer of this place and this day. */
export const notOffered = -1;

/**
 * `notOffered`, or the facts of an offer in its low five bits and all that it misses above them: one number, because
 * a list asks a million offers.
 */
export function judge(
  asked: AskedOffers,
  seller: number,
  price: number,
  expiry: number,
  ownFacts: number,
): number {
  const bits = asked.bySeller[seller] ?? out;
  if ((bits & out) !== 0 || expiry < asked.expiresFrom || expiry >= asked.expiresBefore) return notOffered;
  const facts = (bits & everyFact) | ownFacts | (expiry >= asked.longFrom ? offerFacts.longExpiry : 0);
  const missed = (bits & everyChoice) | (asked.required & ~facts);
  const isPriced = price >= asked.minPrice && price <= asked.maxPrice;
  return ((isPriced ? missed : missed | misses.price) << missedAbove) | facts;
}

/** Where the misses begin in a judgement. */
export const missedAbove = 5;
export const factsOf = (judgement: number): number => judgement & everyFact;
