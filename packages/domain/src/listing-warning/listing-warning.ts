import { formatCount } from '../count/count.ts';
import type { CampaignBonus, PriceBreak } from '../campaign-price/campaign-price.ts';
import { formatMoney, type Kurus } from '../money/money.ts';

/** Probable mistakes; the seller confirms each of them by a checkbox to continue. */
export const listingWarningCodes = [
  'priceJump',
  'belowCost',
  'overPsf',
  'stockJump',
  'belowMinimum',
  'shopEmptied',
] as const;
export type ListingWarningCode = (typeof listingWarningCodes)[number];

export interface ListingWarning {
  readonly code: ListingWarningCode;
  readonly sentence: string;
}

/** A price change of more than this percentage needs a confirmation. */
export const priceJumpPercent = 40;
/** A stock of at least this multiple of the previous one needs a confirmation. */
export const stockJumpFactor = 10;
/** A file that withdraws more than this percentage of a seller's listings needs a confirmation. */
export const shopEmptiedPercent = 30;

export interface WarnedTerms {
  readonly price: Kurus;
  readonly stock: number;
  /** Price breaks of the listing; omitted for none. */
  readonly priceBreaks?: readonly PriceBreak[];
  readonly bonus?: CampaignBonus | null;
}

export interface WarningFacts {
  /** Previous terms; null for a new listing. */
  readonly before: WarnedTerms | null;
  readonly after: WarnedTerms;
  readonly cost: Kurus | null;
  readonly psf: Kurus | null;
  readonly minQuantity: number;
}

/** Returns the warnings on a new or changed listing, in the order of `listingWarningCodes`. */
export function listingWarnings({ before, after, cost, psf, minQuantity }: WarningFacts): ListingWarning[] {
  const warnings: ListingWarning[] = [];
  const isPriceNew = before?.price !== after.price;
  if (before && isJump(before.price, after.price)) {
    const percent = formatCount(Math.round((Math.abs(after.price - before.price) * 100) / before.price));
    const way = after.price > before.price ? 'artıyor' : 'düşüyor';
    const sentence = `Fiyat %${percent} ${way}: ${formatMoney(before.price)} → ${formatMoney(after.price)}.`;
    warnings.push({ code: 'priceJump', sentence });
  }
  const least = leastPrice(after);
  if (cost !== null && least < cost && (before === null || least !== leastPrice(before))) {
    const what = least < after.price ? 'En düşük net fiyat' : 'Fiyat';
    const sentence = `${what}, ${formatMoney(cost)} maliyetin ${formatMoney(cost - least)} altında.`;
    warnings.push({ code: 'belowCost', sentence });
  }
  if (psf !== null && isPriceNew && after.price > psf)
    warnings.push({
      code: 'overPsf',
      sentence: `Fiyat, ${formatMoney(psf)} PSF’nin ${formatMoney(after.price - psf)} üstünde.`,
    });
  if (before && before.stock > 0 && after.stock >= before.stock * stockJumpFactor)
    warnings.push({
      code: 'stockJump',
      sentence: `Stok ${formatCount(before.stock)} adetten ${formatCount(after.stock)} adede çıkıyor.`,
    });
  if (before?.stock !== after.stock && after.stock > 0 && after.stock < minQuantity)
    warnings.push({
      code: 'belowMinimum',
      sentence: `Stok, en az ${formatCount(minQuantity)} adetlik satışın altında: ilan görünür ama alınamaz.`,
    });
  return warnings;
}

/** Returns the lowest revenue of a unit: at the last price break, with the bonus units counted. */
function leastPrice({ price, priceBreaks = [], bonus }: WarnedTerms): Kurus {
  const least = Math.min(price, ...priceBreaks.map((step) => step.price));
  return bonus ? Math.round((least * bonus.buy) / (bonus.buy + bonus.get)) : least;
}

/**
 * Returns the warning about listings that become passive because a file does not contain them; null for a small number.
 * Both numbers include sold-out and expired listings, which the tab of listings on sale does not count.
 */
export function shopEmptiedWarning(active: number, withdrawn: number): ListingWarning | null {
  if (withdrawn === 0 || withdrawn * 100 <= active * shopEmptiedPercent) return null;
  const sentence = `Pasif olmayan ${formatCount(active)} ilanınızın ${formatCount(withdrawn)} tanesi dosyada yok ve pasife alınacak.`;
  return { code: 'shopEmptied', sentence };
}

function isJump(before: Kurus, after: Kurus): boolean {
  return Math.abs(after - before) * 100 > before * priceJumpPercent;
}
