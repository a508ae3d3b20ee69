import type { CampaignBonus, PriceBreak } from '../campaign-price/campaign-price.ts';
import { formatCount } from '../count/count.ts';
import { expiryLabel, isExpired } from '../expiry/expiry.ts';
import { parseIsoDay } from '../istanbul/istanbul.ts';
import { decimalInputMax } from '../limits/limits.ts';
import { formatAmount, formatMoney, type Kurus, parseMoney } from '../money/money.ts';

/** Maximum unit price, 99.999,00 TL, and maximum stock (specification §5 "Decimal inputs"). */
export const listingPriceMax: Kurus = decimalInputMax * 100;
export const listingStockMax = decimalInputMax;
export const priceBreaksMax = 5;

/** Terms of a listing that its seller sets. */
export interface ListingTerms {
  /** Unit price, VAT included. */
  readonly price: Kurus;
  /** Units in stock, with those reserved by payments. */
  readonly stock: number;
  /** ISO day; null for a product without expiry. */
  readonly expiration: string | null;
  readonly minQuantity: number;
  /** Maximum units of one buyer; null without a limit. */
  readonly maxQuantity: number | null;
  /** Units are sold in whole packs of this size. */
  readonly packSize: number;
  readonly priceBreaks: readonly PriceBreak[];
  readonly bonus: CampaignBonus | null;
}

/** Messages of specification §5 "stock", "price" and "expiration", and further ones. */
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
 * Returns the problems of these terms, at most one per field, in the order of the form. `reserved` are the
 * units reserved by payments, which the stock must cover (specification §5).
 */
export function listingProblems(
  terms: ListingTerms,
  { reserved, now }: { readonly reserved: number; readonly now: Date },
): ListingProblem[] {
  const problem = (field: ListingField, code: keyof typeof listingSentences | null): ListingProblem[] =>
    code ? [{ field, code, sentence: listingSentences[code] }] : [];
  // Checked before the rule for an empty stock, which an edit may skip: units reserved by a payment cannot be
  // removed.
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

/** Parses `10+1`, with optional spaces; null for anything else and for more free units than paid ones. */
export function parseBonus(text: string): CampaignBonus | null {
  const match = /^\s*(\d{1,5})\s*\+\s*(\d{1,5})\s*$/.exec(text);
  if (!match) return null;
  const bonus = { buy: Number(match[1]), get: Number(match[2]) };
  return bonus.get >= 1 && bonus.get <= bonus.buy ? bonus : null;
}

/** Returns `10+1`. */
export function formatBonus({ buy, get }: CampaignBonus): string {
  return `${buy}+${get}`;
}

/** Two possible meanings of a typed stock when units were sold in the meantime. */
export interface StockConflict {
  /** The typed number. */
  readonly typed: number;
  /** Difference to the stock that the seller saw; negative for removed units. */
  readonly change: number;
  /** The current stock with that difference applied, never negative. */
  readonly changed: number;
  readonly sentence: string;
}

/**
 * Returns the conflict of a save based on an outdated stock; null when nothing was sold or both meanings give
 * the same number.
 */
export function stockConflict(seen: number, current: number, typed: number): StockConflict | null {
  const change = typed - seen;
  const changed = Math.max(0, current + change);
  if (seen === current || changed === typed) return null;
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  const sentence = `Stok ${seen} adetten ${current} adede geldi; siz ${typed} yazdınız. Stok ${typed} mi olsun, yoksa ${signed} ile ${changed} mi?`;
  return { typed, change, changed, sentence };
}

/** Returns `10+ adet 139,90 TL, 50+ adet 129,90 TL`; empty without a price break. */
export function formatPriceBreaks(priceBreaks: readonly PriceBreak[]): string {
  return priceBreaks.map((step) => `${step.fromQuantity}+ adet ${formatMoney(step.price)}`).join(', ');
}

/** The terms of a listing that is not created yet, as a request carries them; what is left out is not set. */
interface AgreedTerms {
  readonly price: Kurus;
  readonly stock: number;
  readonly expiration: string | null;
  readonly lot?: string | undefined;
  readonly priceBreaks?: readonly PriceBreak[] | undefined;
  readonly bonus?: CampaignBonus | null | undefined;
}

/** Returns `148,90 TL, 12 adet, miat 03/2028, parti A1, mal fazlası 10+1`; `miatsız` without an expiry. */
export function formatAgreedTerms(terms: AgreedTerms): string {
  const { price, stock, expiration, lot = '', priceBreaks = [], bonus } = terms;
  return [
    formatMoney(price),
    `${formatCount(stock)} adet`,
    expiration === null ? 'miatsız' : `miat ${expiryLabel(expiration)}`,
    ...(lot === '' ? [] : [`parti ${lot}`]),
    ...(priceBreaks.length === 0 ? [] : [formatPriceBreaks(priceBreaks)]),
    ...(bonus ? [`mal fazlası ${formatBonus(bonus)}`] : []),
  ].join(', ');
}

/** Returns `10: 139,90; 50: 129,90`, the format of `parsePriceBreaks`, for fields and exported files. */
export function typedPriceBreaks(priceBreaks: readonly PriceBreak[]): string {
  return priceBreaks.map(({ fromQuantity, price }) => `${fromQuantity}: ${formatAmount(price)}`).join('; ');
}

/** Parses `10: 139,90; 50: 129,90`, sorted by quantity; an empty list for empty text, null for anything else. */
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
