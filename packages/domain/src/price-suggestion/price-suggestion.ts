import { formatCount } from '../count/count.ts';
import { listingPriceMax } from '../listing-terms/listing-terms.ts';
import { formatMoney, type Kurus } from '../money/money.ts';
import {
  comparablePrice,
  expectedDailyUnits,
  expiryWorth,
  marketDays,
  type PriceMarket,
  quantile,
  unitsSold,
  usualPrice,
} from '../price-market/price-market.ts';

export const suggestionKinds = ['fast', 'balanced', 'margin'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionLabels: Readonly<Record<SuggestionKind, string>> = {
  fast: 'Hızlı satış',
  balanced: 'Dengeli',
  margin: 'Yüksek kâr',
};

/**
 * `thin`: fewer than 5 sales, so the time to sell is a rough estimate whatever the number of offers. `none`:
 * neither sales nor offers, so the suggestion is based on PSF or cost only.
 */
export type DataStrength = 'good' | 'thin' | 'none';

export interface PriceSuggestion {
  readonly kind: SuggestionKind;
  readonly price: Kurus;
  /** Days until the stock is sold, at most `longestDays`; null without demand data. */
  readonly days: number | null;
  /** Expected units left at expiry; null when demand or expiry is unknown. */
  readonly unsold: number | null;
  /** Reasons with their numbers. */
  readonly reasons: readonly string[];
}

export interface PriceSuggestions {
  readonly strength: DataStrength;
  /** Description of the data with their number: `Son 30 günde 14 satış, 3 rakip.` */
  readonly basis: string;
  /** In ascending order of price, none below the floor. Empty without any data. */
  readonly suggestions: readonly PriceSuggestion[];
}

/** Maximum forecast of days to sell. */
export const longestDays = 730;
const step: Kurus = 10;
const daysAMonth = 365.25 / 12;

/** Sales in 30 days from which a rate is reliable. */
const enoughSales = 5;

/** Shares of PSF, and multiples of the floor, for a product without sales and offers. */
const psfShares: Readonly<Record<SuggestionKind, number>> = { fast: 0.72, balanced: 0.8, margin: 0.9 };
const floorFactors: Readonly<Record<SuggestionKind, number>> = { fast: 1.05, balanced: 1.12, margin: 1.2 };

/**
 * Returns three prices for a listing with the expected time to sell. A later expiry never lowers a price; a
 * higher price never sells sooner; none is below the floor, and none above PSF unless the floor is.
 */
export function priceSuggestions(market: PriceMarket): PriceSuggestions {
  const strength = strengthOf(market);
  const wanted = suggestionKinds.map((kind) => wantedPrice(market, kind));
  const suggestions: PriceSuggestion[] = [];
  let least = 0;
  for (const [at, kind] of suggestionKinds.entries()) {
    const target = wanted[at];
    if (target === null || target === undefined) break;
    const price = Math.max(least, within(market, target));
    least = price;
    const days = expectedDays(market, price);
    const unsold = unsoldAtExpiry(market, price);
    suggestions.push({
      kind,
      price,
      days,
      unsold,
      reasons: reasonsFor(market, { price, days, unsold }, target),
    });
  }
  return { strength, basis: basisOf(market, strength), suggestions };
}

/** Returns the days until the whole stock is sold at a price, from 1 to `longestDays`; null without demand data. */
export function expectedDays(market: PriceMarket, price: Kurus): number | null {
  const daily = expectedDailyUnits(market, price);
  return daily === null ? null : Math.min(longestDays, Math.max(1, Math.ceil(market.stock / daily)));
}

/**
 * Returns the expected units left at expiry when sold at a price, from 0 to the stock; null when demand or
 * expiry is unknown.
 */
export function unsoldAtExpiry(market: PriceMarket, price: Kurus): number | null {
  const daily = expectedDailyUnits(market, price);
  if (daily === null || market.monthsLeft === null) return null;
  return Math.max(0, market.stock - Math.floor(daily * Math.max(0, market.monthsLeft) * daysAMonth));
}

function strengthOf(market: PriceMarket): DataStrength {
  const sold = unitsSold(market);
  if (sold === 0 && market.rivals.length === 0) return 'none';
  return sold < enoughSales ? 'thin' : 'good';
}

/** Returns the price before limits; null without data. */
function wantedPrice(market: PriceMarket, kind: SuggestionKind): number | null {
  const { rivals, monthsLeft, psf, floor } = market;
  const usual = usualPrice(market);
  if (strengthOf(market) === 'none') {
    if (psf !== null) return psf * expiryWorth(monthsLeft) * psfShares[kind];
    return floor === null ? null : floor * floorFactors[kind];
  }
  const offers = rivals.map((rival) => comparablePrice(rival, monthsLeft));
  if (kind === 'balanced') return usual;
  if (kind === 'fast') {
    const undercut = offers.length > 0 ? Math.min(...offers) - step : (usual ?? 0) * 0.95;
    return Math.min(undercut, usual ?? undercut);
  }
  return Math.max(usual ?? 0, offers.length > 0 ? quantile(offers, 0.75) : (usual ?? 0) * 1.05);
}

/** Returns the price rounded down to ten kuruş, then limited to PSF, then raised to the floor. */
function within({ psf, floor }: PriceMarket, price: number): Kurus {
  const rounded = Math.max(1, Math.floor(price / step) * step);
  return Math.max(floor ?? 1, Math.min(rounded, psf ?? listingPriceMax, listingPriceMax));
}

function basisOf(market: PriceMarket, strength: DataStrength): string {
  const { rivals, psf, floor } = market;
  if (strength === 'none') {
    if (psf === null && floor === null)
      return 'Bu ürün için satış, rakip teklifi ve PSF yok; fiyat önerilemiyor.';
    const source = psf === null ? 'maliyetinize' : 'PSF’ye ve miada';
    return `Bu ürün için satış ve rakip teklifi yok; öneri yalnızca ${source} dayanır.`;
  }
  const amounts = `Son ${marketDays} günde ${formatCount(unitsSold(market))} satış, ${formatCount(rivals.length)} rakip`;
  return strength === 'thin' ? `${amounts}: veri az, öneri kabadır.` : `${amounts}.`;
}

function reasonsFor(
  market: PriceMarket,
  { price, days, unsold }: Pick<PriceSuggestion, 'price' | 'days' | 'unsold'>,
  wanted: number,
): string[] {
  const { rivals, monthsLeft, psf, floor, stock } = market;
  const reasons: string[] = [];
  if (floor !== null && price === floor && wanted < floor)
    reasons.push(`Alt sınırınız ${formatMoney(floor)}; altına inilmez.`);
  if (rivals.length > 0) {
    const cheapest = Math.min(...rivals.map((rival) => rival.price));
    const ahead = rivals.filter((rival) => rival.price < price).length;
    reasons.push(
      `En ucuz rakip ${formatMoney(cheapest)}; bu fiyatla ${rivals.length + 1} teklif içinde ${ahead + 1}. sıradasınız.`,
    );
  }
  const worth = Math.round(expiryWorth(monthsLeft) * 100);
  if (monthsLeft !== null && worth < 100)
    reasons.push(
      `Miada ${Math.max(0, Math.floor(monthsLeft))} ay var: uzun miatlı fiyatın %${worth} kadarı.`,
    );
  if (psf !== null && price < psf)
    reasons.push(`PSF’nin %${Math.round(((psf - price) * 100) / psf)} altında.`);
  reasons.push(daysReason(days, stock, unsold ?? 0));
  return reasons;
}

function daysReason(days: number | null, stock: number, unsold: number): string {
  if (days === null) return 'Satış verisi yok; ne kadar sürede satılacağı bilinmiyor.';
  if (unsold >= stock) return 'Bu satış hızıyla miadı dolmadan satılması beklenmiyor.';
  if (unsold > 0)
    return `Miadı dolana kadar yaklaşık ${formatCount(stock - unsold)} adet satılır; ${formatCount(unsold)} adet elinizde kalabilir.`;
  if (days >= longestDays) return `${formatCount(stock)} adet iki yılda bitmez.`;
  return `${formatCount(stock)} adet yaklaşık ${formatCount(days)} günde satılır.`;
}
