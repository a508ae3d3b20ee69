import {
  type CampaignBonus,
  type CampaignStep,
  campaignUnitPrice,
} from '../campaign-price/campaign-price.ts';
import { commissionOf } from '../commission/commission.ts';
import { formatMoney, type Kurus } from '../money/money.ts';
import { expectedDailyUnits, type PriceMarket } from '../price-market/price-market.ts';
import { placeOf } from '../price-place/price-place.ts';
import { campaignRule } from '../campaign-terms/campaign-terms.ts';

/** A listing with the data that a forecast needs; amounts in kuruş. */
export interface ForecastListing {
  readonly price: Kurus;
  readonly stock: number;
  readonly minQuantity: number;
  /** Null where the seller has not entered it. */
  readonly cost: Kurus | null;
  /** Share of a unit in the freight that the seller pays. */
  readonly freight: Kurus;
  readonly commissionBasisPoints: number;
  /** The lowest price of the last 30 days, campaigns included; null where none is known. */
  readonly lowest: Kurus | null;
  readonly isOnSale: boolean;
  /** Whether the last usable day is before the end of the campaign. */
  readonly expiresBefore: boolean;
  readonly market: PriceMarket;
  /** Other campaigns on the listing in the same period. */
  readonly others: readonly OverlappingCampaign[];
}

export interface OverlappingCampaign {
  readonly title: string;
  readonly isOfMarket: boolean;
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
}

export interface ForecastTerms {
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  readonly days: number;
}

export const campaignWarningCodes = [
  'belowCost',
  'noCost',
  'newLowest',
  'notBelowLowest',
  'overlap',
  'notOnSale',
  'expiresBefore',
] as const;
export type CampaignWarningCode = (typeof campaignWarningCodes)[number];

export interface CampaignWarning {
  readonly code: CampaignWarningCode;
  readonly sentence: string;
}

/**
 * The expected effect of a campaign on one listing. Units and amounts are estimates; null without data on
 * demand.
 */
export interface CampaignForecast {
  readonly price: Kurus;
  /** Unit price at the smallest quantity that the campaign requires. */
  readonly newPrice: Kurus;
  /** Unit price at the largest quantity. */
  readonly deepestPrice: Kurus;
  /** Price of a received unit at the largest quantity, bonus goods included. */
  readonly effectivePrice: Kurus;
  /** The seller's net revenue of a paid unit at the deepest price, after commission, freight and bonus goods. */
  readonly net: Kurus;
  /** Net revenue minus cost; null without a cost. */
  readonly margin: Kurus | null;
  /** Rank of the price among all offers, 1 for the cheapest, before and during the campaign. */
  readonly placeBefore: number;
  readonly place: number;
  readonly offers: number;
  readonly unitsBefore: number | null;
  readonly units: number | null;
  /** Cost of the campaign: the discount of the expected sales, or the bonus goods. */
  readonly costOfCampaign: Kurus | null;
  readonly incomeBefore: Kurus | null;
  readonly income: Kurus | null;
  readonly warnings: readonly CampaignWarning[];
}

/** Forecasts a campaign on one listing over its days. */
export function campaignForecast(listing: ForecastListing, terms: ForecastTerms): CampaignForecast {
  const { price, cost, market } = listing;
  const { steps, bonus, days } = terms;
  const entry = Math.max(listing.minQuantity, steps[0]?.fromQuantity ?? bonus?.buy ?? 1);
  const deepest = Math.max(entry, steps.at(-1)?.fromQuantity ?? 1);
  const newPrice = campaignUnitPrice(price, entry, steps);
  const deepestPrice = campaignUnitPrice(price, deepest, steps);
  /** Units shipped for each paid one. */
  const given = bonus ? (bonus.buy + bonus.get) / bonus.buy : 1;
  const effectivePrice = Math.round(deepestPrice / given);
  const pulling = Math.round(newPrice / given);
  const kept = deepestPrice - commissionOf(deepestPrice, listing.commissionBasisPoints);
  const net = Math.round(kept - listing.freight * given);
  const margin = cost === null ? null : Math.round(net - cost * given);
  const unitsBefore = expectedUnits(market, price, days, listing.stock);
  const units = expectedUnits(market, pulling, days, Math.floor(listing.stock / given));
  const others = market.rivals.map((rival) => rival.price);
  return {
    price,
    newPrice,
    deepestPrice,
    effectivePrice,
    net,
    margin,
    placeBefore: placeOf(price, others),
    place: placeOf(newPrice, others),
    offers: others.length + 1,
    unitsBefore,
    units,
    costOfCampaign:
      units === null ? null : Math.round((price - newPrice) * units + (given - 1) * units * (cost ?? price)),
    incomeBefore: unitsBefore === null ? null : unitsBefore * price,
    income: units === null ? null : units * newPrice,
    warnings: warningsOf(listing, terms, { newPrice, margin }),
  };
}

function expectedUnits(market: PriceMarket, price: Kurus, days: number, stock: number): number | null {
  const daily = expectedDailyUnits(market, price);
  return daily === null ? null : Math.min(stock, Math.round(daily * days));
}

function warningsOf(
  listing: ForecastListing,
  terms: ForecastTerms,
  { newPrice, margin }: Pick<CampaignForecast, 'newPrice' | 'margin'>,
): CampaignWarning[] {
  const { lowest, price } = listing;
  const warnings: CampaignWarning[] = [];
  if (margin !== null && margin < 0)
    warnings.push({
      code: 'belowCost',
      sentence: `Maliyetin altında: birim başına ${formatMoney(-margin)} zarar.`,
    });
  if (margin === null) warnings.push({ code: 'noCost', sentence: 'Maliyeti girilmemiş; kâr hesaplanamadı.' });
  if (lowest !== null && newPrice < price && newPrice >= lowest)
    warnings.push({
      code: 'notBelowLowest',
      sentence: `Son 30 günün en düşük fiyatı ${formatMoney(lowest)}; alıcıya bu fiyat gösterilir, indirim görünmez.`,
    });
  if (lowest !== null && newPrice < lowest)
    warnings.push({
      code: 'newLowest',
      sentence: `Son 30 günün en düşüğü ${formatMoney(lowest)} tutarının altında; sonraki 30 gün indirimler bu fiyata göre gösterilir.`,
    });
  for (const other of listing.others)
    warnings.push({ code: 'overlap', sentence: overlapSentence(other, price, terms) });
  if (!listing.isOnSale) warnings.push({ code: 'notOnSale', sentence: 'İlan şu an satışta değil.' });
  if (listing.expiresBefore)
    warnings.push({ code: 'expiresBefore', sentence: 'Miadı kampanya bitmeden doluyor.' });
  return warnings;
}

/**
 * Returns the sentence on an overlapping campaign: the lower price counts, and bonuses are independent
 * (product rule "campaigns"). The deepest prices decide which campaign is named.
 */
function overlapSentence(other: OverlappingCampaign, price: Kurus, { steps }: ForecastTerms): string {
  const named = other.isOfMarket ? `Havan’ın “${other.title}” kampanyası` : `“${other.title}” kampanyanız`;
  const rule = campaignRule(other);
  const [own, their] = [bestPrice(price, steps), bestPrice(price, other.steps)];
  if (other.steps.length === 0 || steps.length === 0)
    return `${named} da bu üründe (${rule}); ikisi birlikte uygulanır.`;
  return `${named} da bu üründe (${rule}); indirimler toplanmaz, alıcıya ${their < own ? 'onun' : 'bu kampanyanın'} fiyatı uygulanır.`;
}

const bestPrice = (price: Kurus, steps: readonly CampaignStep[]): Kurus =>
  Math.min(price, ...steps.map(({ fromQuantity }) => campaignUnitPrice(price, fromQuantity, steps)));

export interface ForecastTotals {
  readonly listings: number;
  /** Listings with unknown demand, which the sums omit. */
  readonly unknown: number;
  readonly unitsBefore: number;
  readonly units: number;
  readonly incomeBefore: Kurus;
  readonly income: Kurus;
  readonly costOfCampaign: Kurus;
  readonly belowCost: number;
}

/** Sums forecasts. A limit over all companies caps the units, and with them income and cost in proportion. */
export function forecastTotals(
  forecasts: readonly Pick<
    CampaignForecast,
    'unitsBefore' | 'units' | 'incomeBefore' | 'income' | 'costOfCampaign' | 'warnings'
  >[],
  unitLimit: number | null,
): ForecastTotals {
  const sum = (pick: (each: (typeof forecasts)[number]) => number | null): number =>
    forecasts.reduce((total, each) => total + (pick(each) ?? 0), 0);
  const units = sum((each) => each.units);
  const share = unitLimit !== null && units > unitLimit ? unitLimit / units : 1;
  return {
    listings: forecasts.length,
    unknown: forecasts.filter((each) => each.units === null).length,
    unitsBefore: sum((each) => each.unitsBefore),
    units: Math.round(units * share),
    incomeBefore: sum((each) => each.incomeBefore),
    income: Math.round(sum((each) => each.income) * share),
    costOfCampaign: Math.round(sum((each) => each.costOfCampaign) * share),
    belowCost: forecasts.filter((each) => each.warnings.some(({ code }) => code === 'belowCost')).length,
  };
}
