import { formatCount } from '../count/count.ts';

/** An amount in kuruş, a whole number: 1 TL is 100. */
export type Kurus = number;

export interface MoneyParts {
  /** `-` or empty. */
  readonly sign: '' | '-';
  /** Whole lira with thousands separators: `1.234`. */
  readonly whole: string;
  /** Two digits. */
  readonly fraction: string;
  readonly currency: 'TL';
}

/** Returns the parts of an amount, for a price with smaller kuruş. */
export function moneyParts(kurus: Kurus): MoneyParts {
  const amount = Math.abs(requireWhole(kurus));
  const lira = Math.floor(amount / 100);
  return {
    sign: kurus < 0 ? '-' : '',
    whole: formatCount(lira),
    fraction: String(amount - lira * 100).padStart(2, '0'),
    currency: 'TL',
  };
}

/** Returns `1.234,56`. */
export function formatAmount(kurus: Kurus): string {
  const { sign, whole, fraction } = moneyParts(kurus);
  return `${sign}${whole},${fraction}`;
}

/** Returns `1.234,56 TL` (specification §1: two decimals, comma, the suffix TL). */
export function formatMoney(kurus: Kurus): string {
  return `${formatAmount(kurus)} TL`;
}

const moneyPattern = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?(?: ?TL)?$/;
const dotDecimalPattern = /^(-?)(\d+)\.(\d{1,2})(?: ?TL)?$/;

/**
 * Parses a typed amount: `1.234,56 TL`, `1234,5`, `1234.56`. A dot before exactly three digits separates
 * thousands, before one or two it is the decimal sign. Null for anything else or beyond 2^53 kuruş.
 */
export function parseMoney(text: string): Kurus | null {
  const trimmed = text.trim();
  const match = moneyPattern.exec(trimmed) ?? dotDecimalPattern.exec(trimmed);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const kurus = Number(whole.replaceAll('.', '') + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(kurus)) return null;
  return sign === '-' && kurus !== 0 ? -kurus : kurus;
}

/** Converts lira as a decimal number to kuruş, rounded half away from zero on its decimal digits (1.005 is 101). */
export function kurusOfLira(lira: number): Kurus {
  const kurus = Math.round(Number(`${Math.abs(lira)}e2`));
  return requireWhole(lira < 0 && kurus !== 0 ? -kurus : kurus);
}

/** VAT rates of the products, in percent (product §5). */
export const vatRates = [1, 10, 20] as const;
export type VatRate = (typeof vatRates)[number];

/**
 * Splits an amount that includes VAT into net and VAT, which add up to `gross`. VAT is rounded half away from
 * zero to the kuruş.
 */
export function splitVat(gross: Kurus, rate: number): { readonly net: Kurus; readonly vat: Kurus } {
  requireWhole(gross);
  if (!(rate >= 0)) throw new RangeError(`Not a VAT rate: ${rate}`);
  const magnitude = Math.abs(gross);
  const vat = Math.round((magnitude * rate) / (100 + rate));
  const signed = gross < 0 && vat !== 0 ? -vat : vat;
  return { net: gross - signed, vat: signed };
}

/**
 * Divides `total` by `weights` without losing a kuruş: each share is rounded down, and the remaining kuruş go
 * to the largest remainders.
 *
 * @throws RangeError for no weights, a negative weight, or only zero weights with a total other than 0
 */
export function allocate(total: Kurus, weights: readonly number[]): Kurus[] {
  requireWhole(total);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (weights.some((w) => !(w >= 0)) || !Number.isFinite(sum))
    throw new RangeError('A weight is negative or no number');
  if (sum === 0) {
    if (total === 0 && weights.length > 0) return weights.map(() => 0);
    throw new RangeError('There is no weight to share by');
  }
  const sign = total < 0 ? -1 : 1;
  const amount = Math.abs(total);
  const exact = weights.map((weight) => (amount * weight) / sum);
  const shares = exact.map(Math.floor);
  let left = amount - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares.map((share) => (share === 0 ? 0 : sign * share));
}

/** Returns the largest of `count` equal shares, which is the first of `allocate`. */
export function largestShare(total: Kurus, count: number): Kurus {
  const rest = requireWhole(total) % count;
  return (total - rest) / count + Math.sign(rest);
}

function requireWhole(kurus: number): number {
  if (!Number.isSafeInteger(kurus)) throw new RangeError(`Not a whole number of kuruş: ${kurus}`);
  return kurus;
}
