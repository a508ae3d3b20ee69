import { formatCount } from '../count/count.ts';
import { formatMoney, type Kurus } from '../money/money.ts';

/** What is probably a slip: the seller may go on, but ticks it first. */
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
}

export interface WarningFacts {
  /** Null for a new listing. */
  readonly before: WarnedTerms | null;
  readonly after: WarnedTerms;
  readonly cost: Kurus | null;
  readonly psf: Kurus | null;
  readonly minQuantity: number;
}

/** Everything about a new or changed listing that needs a tick, in the order of `listingWarningCodes`. */
export function listingWarnings({ before, after, cost, psf, minQuantity }: WarningFacts): ListingWarning[] {
  const warnings: ListingWarning[] = [];
  const isPriceNew = before?.price !== after.price;
  if (before && isJump(before.price, after.price)) {
    const percent = formatCount(Math.round((Math.abs(after.price - before.price) * 100) / before.price));
    const way = after.price > before.price ? 'artıyor' : 'düşüyor';
    const sentence = `Fiyat %${percent} ${way}: ${formatMoney(before.price)} → ${formatMoney(after.price)}.`;
    warnings.push({ code: 'priceJump', sentence });
  }
  if (cost !== null && isPriceNew && after.price < cost)
    warnings.push({
      code: 'belowCost',
      sentence: `Fiyat, ${formatMoney(cost)} maliyetin ${formatMoney(cost - after.price)} altında.`,
    });
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

/** The warning before listings that a file does not name go off the market; null while it is few. */
export function shopEmptiedWarning(active: number, withdrawn: number): ListingWarning | null {
  if (withdrawn === 0 || withdrawn * 100 <= active * shopEmptiedPercent) return null;
  const sentence = `Satıştaki ${formatCount(active)} ilanınızın ${formatCount(withdrawn)} tanesi dosyada yok ve satıştan kalkacak.`;
  return { code: 'shopEmptied', sentence };
}

function isJump(before: Kurus, after: Kurus): boolean {
  return Math.abs(after - before) * 100 > before * priceJumpPercent;
}
