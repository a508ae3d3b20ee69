import { campaignUnitPrice } from '@havan/domain/campaign-price';
import type { CampaignCoverage, CampaignRule } from '../../index/campaign-coverage.ts';
import type { CatalogueIndex } from '../../index/catalogue-index.ts';
import type { OfferFact } from '../../index/offer-question.ts';
import type { OfferRow } from '../../index/offer-table.ts';
import type { SellerRow } from '../../index/search-index.sql.ts';

/** Rank of a product without an offer, after all others; `lastRank - 1` is that of an offer without a retail price. */
export const lastRank = 900_000_000_000_000;
/** Expiry of products that do not expire, and the largest minimum quantity, as in the index in memory. */
const never = 65_535;
/** The latest time of a `Date`, in milliseconds since 1970. */
const forever = 8_640_000_000_000_000;

/** An offer during a time in which its campaigns stay the same. Prices are kuruş, days are counted from 1970-01-01. */
interface OfferDocument {
  readonly listing: number;
  readonly seller: number;
  /** The listed price at the minimum quantity, under the campaigns of that time. */
  readonly price: number;
  /** The price divided by the retail price, in hundredths of a percent. */
  readonly ratio: number;
  /** Minus the units sold in 30 days. */
  readonly soldRank: number;
  readonly expires: number;
  /** Milliseconds since 1970; the end is exclusive. */
  readonly from: number;
  readonly until: number;
  readonly facts: readonly OfferFact[];
  readonly badge: number;
  readonly type: string;
  readonly city: number;
}

export interface ProductDocument {
  readonly id: number;
  readonly brand: number;
  readonly category: number;
  /** Ids of the category and of all that contain it, the outermost first. */
  readonly path: readonly number[];
  readonly offers: readonly OfferDocument[];
}

/** The campaigns of the documents with their times, in milliseconds since 1970. */
export interface TimedCoverage {
  readonly cover: CampaignCoverage;
  readonly timesOf: (rule: CampaignRule) => { readonly starts: number; readonly ends: number };
}

export interface DocumentSources {
  readonly register: CatalogueIndex;
  readonly sellers: ReadonlyMap<number, SellerRow>;
  readonly campaigns: TimedCoverage;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns the document of a product; null for an unknown one. `sold` are its units sold in the last 30 days. */
export function productDocument(
  { register, sellers, campaigns, now }: DocumentSources,
  productId: number,
  offers: readonly OfferRow[],
  sold: number,
): ProductDocument | null {
  const position = register.positionOf(productId);
  if (position === undefined) return null;
  const { products, categories } = register.parts;
  const path = categories.pathOf(products.categories[position] ?? 0);
  const brand = register.brandOf(position)?.id ?? 0;
  const psf = products.psf[position] ?? 0;
  const rulesOf = campaigns.cover.at(position);
  return {
    id: productId,
    brand,
    category: path.at(-1) ?? 0,
    path,
    offers: offers.flatMap((offer) => {
      const seller = sellers.get(offer.seller_id);
      if (!seller) return [];
      const rules = rulesOf(seller.id, offer.listing_id);
      return spansOf(rules, campaigns, now).map(({ from, until, active }) => {
        const { price, facts } = pricedOf(offer, seller, active);
        return {
          listing: offer.listing_id,
          seller: seller.id,
          price,
          ratio: psf === 0 ? lastRank - 1 : Math.floor((price * 10_000) / psf),
          soldRank: -sold,
          expires: offer.expires === null ? never : Math.max(0, Math.min(never - 1, offer.expires)),
          from,
          until,
          facts,
          badge: seller.badges.find(({ brandId }) => brandId === brand)?.type ?? 0,
          type: seller.company_type,
          city: seller.city_id,
        };
      });
    }),
  };
}

/**
 * Returns the periods from now on in which the same campaigns hold, so that a campaign begins and ends on time without
 * a write. The first period has no beginning, for a question that began a little earlier.
 */
function spansOf(
  rules: readonly CampaignRule[],
  { timesOf }: TimedCoverage,
  now: number,
): { readonly from: number; readonly until: number; readonly active: readonly CampaignRule[] }[] {
  const times = rules.map((rule) => ({ rule, ...timesOf(rule) }));
  const edges = [...new Set(times.flatMap(({ starts, ends }) => [starts, ends]))]
    .filter((edge) => edge > now)
    .sort((a, b) => a - b);
  return [now, ...edges].map((start, i) => ({
    from: i === 0 ? 0 : start,
    until: edges[i] ?? forever,
    active: times.filter(({ starts, ends }) => starts <= start && ends > start).map(({ rule }) => rule),
  }));
}

/** Returns the price and the properties of an offer under campaigns; a limited campaign lowers no listed price. */
function pricedOf(
  { sale_price: own, min_quantity, is_discounted }: OfferRow,
  { has_high_score, ships_free_from }: SellerRow,
  rules: readonly CampaignRule[],
): { readonly price: number; readonly facts: readonly OfferFact[] } {
  const minimum = Math.min(never, min_quantity);
  const price = rules.reduce(
    (lowest, { steps, isLimited }) =>
      isLimited ? lowest : Math.min(lowest, campaignUnitPrice(own, minimum, steps)),
    own,
  );
  const facts: readonly (OfferFact | false)[] = [
    has_high_score && 'highScore',
    rules.length > 0 && 'campaign',
    (is_discounted || price < own) && 'discounted',
    price * minimum >= (ships_free_from ?? Infinity) && 'shipsFree',
  ];
  return { price, facts: facts.filter((fact) => fact !== false) };
}
