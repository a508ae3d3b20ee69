import { formatCount } from '../count/count.ts';
import type { CampaignBonus, PriceBreak } from '../campaign-price/campaign-price.ts';
import { formatMoney, type Kurus } from '../money/money.ts';

/** Probable slips: the seller may continue after ticking them. */
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

/** A price that moves by more percent than this asks back. */
export const priceJumpPercent = 40;
/** A stock of this many times the former one asks back. */
export const stockJumpFactor = 10;
/** A file that takes more percent of the shop off the market than this asks back. */
export const shopEmptiedPercent = 30;

export interface WarnedTerms {
  readonly price: Kurus;
  readonly stock: number;
  /** The listing's prices by quantity; none when left out. */
  readonly priceBreaks?: readonly PriceBreak[];
  readonly bonus?: CampaignBonus | null;
}

export interface WarningFacts {
  /** Null for a new listing. */
  readonly before: WarnedTerms | null;
  readonly after: WarnedTerms;
  readonly cost: Kurus | null;
  readonly psf: Kurus | null;
  readonly minQuantity: number;
}

/**
 * Returns the warnings on a new or changed listing that need a tick, in the order of `listingWarningCodes`.
 */
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

/** Returns the least revenue of a unit: at its last price break, with the bonus goods counted. */
function leastPrice({ price, priceBreaks = [], bonus }: WarnedTerms): Kurus {
  const least = Math.min(price, ...priceBreaks.map((step) => step.price));
  return bonus ? Math.round((least * bonus.buy) / (bonus.buy + bonus.get)) : least;
}

/**
 * Returns the warning before listings that a file does not name become passive; null while it is few. Both numbers count
 * sold out and expired ones as well, which the tab of those on sale does not.
 */
export function shopEmptiedWarning(active: number, withdrawn: number): ListingWarning | null {
  if (withdrawn === 0 || withdrawn * 100 <= active * shopEmptiedPercent) return null;
  const sentence = `Pasif olmayan ${formatCount(active)} ilanınızın ${formatCount(withdrawn)} tanesi dosyada yok ve pasife alınacak.`;
  return { code: 'shopEmptied', sentence };
}

function isJump(before: Kurus, after: Kurus): boolean {
  return Math.abs(after - before) * 100 > before * priceJumpPercent;
}
