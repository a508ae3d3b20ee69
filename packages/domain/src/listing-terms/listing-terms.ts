import type { CampaignBonus, PriceBreak } from '../campaign-price/campaign-price.ts';
import { isExpired } from '../expiry/expiry.ts';
import { parseIsoDay } from '../istanbul/istanbul.ts';
import { decimalInputMax } from '../limits/limits.ts';
import { formatAmount, formatMoney, type Kurus, parseMoney } from '../money/money.ts';

/** The highest price of a unit, 99.999,00 TL, and the largest stock (specification §5 "Decimal inputs"). */
export const listingPriceMax: Kurus = decimalInputMax * 100;
export const listingStockMax = decimalInputMax;
export const priceBreaksMax = 5;

/** The terms of a listing that its seller sets. */
export interface ListingTerms {
  /** Of one unit, VAT included. */
  readonly price: Kurus;
  /** Units on the shelf, those that wait in a payment among them. */
  readonly stock: number;
  /** ISO day, or null for a product without expiry. */
  readonly expiration: string | null;
  readonly minQuantity: number;
  /** Most units for one buyer; null without a limit. */
  readonly maxQuantity: number | null;
  /** Units are sold in whole packs of this size. */
  readonly packSize: number;
  readonly priceBreaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
}

/** Sentences of specification §5 "stock", "price" and "expiration", and those that it leaves open. */
export const listingSentences = {
  stockRequired: 'Stok alanı zorunludur',
  stockWhole: 'Stok tam sayı olmalıdır.',
  stockMax: 'Stok en fazla 99.999 olabilir.',
  priceRequired: 'Fiyat alanı zorunludur',
  priceZero: 'Fiyat 0 olamaz.',
  priceMax: 'Fiyat en fazla 99.999,00 TL olabilir.',
  expirationRequired: 'Miat alanı zorunludur',
  expirationFormat: 'Miadı AA/YYYY ya da GG.AA.YYYY biçiminde yazınız.',
  expirationPast: 'Miat geçmiş tarih olamaz',
  quantityWhole: 'En az, en çok ve paket adedi 1 ya da daha büyük bir tam sayı olmalıdır.',
  maxBelowMin: 'En çok adet, en az adetten küçük olamaz.',
  packBeyondMax: 'En az ve en çok adet arasında tam paket yok. Paket adedini ya da sınırları değiştiriniz.',
  breaksTooMany: 'En fazla 5 adet fiyatı verebilirsiniz.',
  breakQuantity: 'Adet fiyatı, en az adedin üstünde ve en çok adedin içinde tam paketle başlamalıdır.',
  breakFormat: 'Adet fiyatlarını 10: 139,90; 50: 129,90 biçiminde yazınız.',
  breakOrder: 'Adet fiyatlarında adet artarken fiyat düşmelidir.',
  bonusFormat: 'Mal fazlasını 10+1 biçiminde yazınız; bedelsiz adet alınandan çok olamaz.',
  bonusBeyondMax: 'Mal fazlası, bir alıcının alabileceği en çok adedi aşıyor.',
} as const;

export type ListingField = keyof ListingTerms;

export interface ListingProblem {
  readonly field: ListingField;
  readonly code: keyof typeof listingSentences | 'stockBelowReserved' | 'campaignRuns';
  readonly sentence: string;
}

/**
 * Returns the problems of these terms, at most one a field, in the order of the form. `reserved` are the
 * units that wait in payments (specification §5; the stock never goes below them).
 */
export function listingProblems(
  terms: ListingTerms,
  { reserved, now }: { readonly reserved: number; readonly now: Date },
): ListingProblem[] {
  const problem = (field: ListingField, code: keyof typeof listingSentences | null): ListingProblem[] =>
    code ? [{ field, code, sentence: listingSentences[code] }] : [];
  // Checked before the rule of an empty stock, which an edit may skip: units held by a payment cannot be removed.
  const stock: ListingProblem[] =
    terms.stock >= 0 && terms.stock < reserved
      ? [{ field: 'stock', code: 'stockBelowReserved', sentence: belowReservedSentence(reserved) }]
      : problem('stock', stockProblem(terms.stock));
  return [
    ...problem('price', priceProblem(terms.price)),
    ...stock,
    ...problem('expiration', expirationProblem(terms.expiration, now)),
    ...quantityProblem(terms).flatMap(([field, code]) => problem(field, code)),
    ...problem('priceBreaks', breaksProblem(terms)),
    ...problem('bonus', bonusProblem(terms)),
  ];
}

function belowReservedSentence(reserved: number): string {
  return `Stok, ödemesi süren ${reserved} adedin altına inemez.`;
}

function priceProblem(price: Kurus): keyof typeof listingSentences | null {
  if (!Number.isSafeInteger(price)) return 'priceRequired';
  if (price <= 0) return 'priceZero';
  return price > listingPriceMax ? 'priceMax' : null;
}

function stockProblem(stock: number): keyof typeof listingSentences | null {
  if (!Number.isInteger(stock) || stock < 0) return 'stockWhole';
  if (stock === 0) return 'stockRequired';
  return stock > listingStockMax ? 'stockMax' : null;
}

function expirationProblem(expiration: string | null, now: Date): keyof typeof listingSentences | null {
  if (expiration === null) return null;
  if (!parseIsoDay(expiration)) return 'expirationFormat';
  return isExpired(expiration, now) ? 'expirationPast' : null;
}

const isUnits = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= listingStockMax;

function quantityProblem({
  minQuantity,
  maxQuantity,
  packSize,
}: ListingTerms): [ListingField, keyof typeof listingSentences][] {
  if (!isUnits(minQuantity)) return [['minQuantity', 'quantityWhole']];
  if (maxQuantity !== null && !isUnits(maxQuantity)) return [['maxQuantity', 'quantityWhole']];
  if (!isUnits(packSize)) return [['packSize', 'quantityWhole']];
  if (maxQuantity === null) return [];
  if (maxQuantity < minQuantity) return [['maxQuantity', 'maxBelowMin']];
  return Math.ceil(minQuantity / packSize) * packSize > maxQuantity ? [['packSize', 'packBeyondMax']] : [];
}

function breaksProblem(terms: ListingTerms): keyof typeof listingSentences | null {
  const { priceBreaks, price, minQuantity, maxQuantity, packSize } = terms;
  if (priceBreaks.length > priceBreaksMax) return 'breaksTooMany';
  let before: PriceBreak = { fromQuantity: minQuantity, price };
  for (const step of priceBreaks) {
    const { fromQuantity } = step;
    if (!isUnits(fromQuantity) || fromQuantity <= minQuantity || fromQuantity % packSize !== 0)
      return 'breakQuantity';
    if (maxQuantity !== null && fromQuantity > maxQuantity) return 'breakQuantity';
    if (priceProblem(step.price)) return 'breakOrder';
    if (fromQuantity <= before.fromQuantity || step.price >= before.price) return 'breakOrder';
    before = step;
  }
  return null;
}

function bonusProblem({ bonus, maxQuantity }: ListingTerms): keyof typeof listingSentences | null {
  if (!bonus) return null;
  if (!isUnits(bonus.buy) || !isUnits(bonus.get) || bonus.get > bonus.buy) return 'bonusFormat';
  return maxQuantity !== null && bonus.buy > maxQuantity ? 'bonusBeyondMax' : null;
}

/** Reads `10+1` (spaces allowed); null for anything else and for more free units than paid ones. */
export function parseBonus(text: string): CampaignBonus | null {
  const match = /^\s*(\d{1,5})\s*\+\s*(\d{1,5})\s*$/.exec(text);
  if (!match) return null;
  const bonus = { buy: Number(match[1]), get: Number(match[2]) };
  return bonus.get >= 1 && bonus.get <= bonus.buy ? bonus : null;
}

/** `10+1`. */
export function formatBonus({ buy, get }: CampaignBonus): string {
  return `${buy}+${get}`;
}

/** A stock that was sold from while its seller typed another: the two things that can have been meant. */
export interface StockConflict {
  /** The figure as it was typed. */
  readonly typed: number;
  /** Units added to the stock that the seller saw; negative when units were taken off. */
  readonly change: number;
  /** The stock with that change applied to what is there now, never negative. */
  readonly changed: number;
  readonly sentence: string;
}

/**
 * Returns the question after a save on an outdated stock; null when nothing was sold meanwhile or both
 * readings agree.
 */
export function stockConflict(seen: number, current: number, typed: number): StockConflict | null {
  const change = typed - seen;
  const changed = Math.max(0, current + change);
  if (seen === current || changed === typed) return null;
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  const sentence = `Stok ${seen} adetten ${current} adede geldi; siz ${typed} yazdınız. Stok ${typed} mi olsun, yoksa ${signed} ile ${changed} mi?`;
  return { typed, change, changed, sentence };
}

/** `10+ adet 139,90 TL, 50+ adet 129,90 TL`; empty without a break. */
export function formatPriceBreaks(priceBreaks: readonly PriceBreak[]): string {
  return priceBreaks.map((step) => `${step.fromQuantity}+ adet ${formatMoney(step.price)}`).join(', ');
}

/** `10: 139,90; 50: 129,90`, as `parsePriceBreaks` reads it: for a field and for a file that is imported again. */
export function typedPriceBreaks(priceBreaks: readonly PriceBreak[]): string {
  return priceBreaks.map(({ fromQuantity, price }) => `${fromQuantity}: ${formatAmount(price)}`).join('; ');
}

/** Reads `10: 139,90; 50: 129,90`, by ascending quantity; none for an empty text, null for anything else. */
export function parsePriceBreaks(text: string): PriceBreak[] | null {
  const steps: PriceBreak[] = [];
  for (const part of text.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const match = /^(\d{1,5})\s*(?:[:=]|\+(?:\s*adet)?)\s*(\S.*)$/i.exec(part);
    const price = match && parseMoney(match[2] ?? '');
    if (!match || price === null) return null;
    steps.push({ fromQuantity: Number(match[1]), price });
  }
  return steps.toSorted((a, b) => a.fromQuantity - b.fromQuantity);
}
