import { listingPriceMax, listingSentences } from '../listing-terms/listing-terms.ts';
import { formatAmount, formatMoney, type Kurus } from '../money/money.ts';

/** Bases of a computed price. */
export const priceBases = ['price', 'psf', 'cost', 'cheapest'] as const;
export type PriceBase = (typeof priceBases)[number];

const baseNames: Readonly<Record<PriceBase, string>> = {
  price: 'FİYAT',
  psf: 'PSF',
  cost: 'MALİYET',
  cheapest: 'ENUCUZ',
};

/** Change of a price: to an amount, by an amount, by a percentage, or by a rule based on another price. */
export type PriceChange =
  | { readonly kind: 'set'; readonly price: Kurus }
  | { readonly kind: 'amount'; readonly amount: Kurus }
  /** Hundredths of a percent: +%2,5 is 250. */
  | { readonly kind: 'percent'; readonly basisPoints: number }
  /** Base times `factor` ten-thousandths, rounded to the kuruş, then plus `amount`. */
  | {
      readonly kind: 'rule';
      readonly base: PriceBase;
      readonly factor: number;
      readonly amount: Kurus;
    };

/** The prices from which a change is computed; null where one is unknown. */
export interface PriceFacts {
  readonly price: Kurus;
  readonly psf: Kurus | null;
  readonly cost: Kurus | null;
  /** The cheapest offer of other sellers. */
  readonly cheapest: Kurus | null;
}

export type PriceChangeRefusal = 'noPsf' | 'noCost' | 'noCheapest' | 'priceZero' | 'priceMax';

export type ChangedPrice =
  | { readonly price: Kurus }
  | { readonly refusal: PriceChangeRefusal; readonly sentence: string };

/** Message for a text that is not a valid change of a price. */
export const priceChangeFormat = 'Fiyatı 149,90, +%10, −2,5 ya da =PSF*0,72 biçiminde yazınız.';

const refusalSentences: Readonly<Record<PriceChangeRefusal, string>> = {
  noPsf: 'Bu ürünün PSF’si bilinmiyor.',
  noCost: 'Bu ilanın maliyeti girilmemiş.',
  noCheapest: 'Bu ürünün başka teklifi yok.',
  priceZero: listingSentences.priceZero,
  priceMax: listingSentences.priceMax,
};

const whole = 10_000;
/**
 * Returns the pattern of a number with at most `decimals` digits after a comma or a dot. Dots may separate thousands,
 * and then only a comma separates the decimals. Any number of digits matches, so that a price that is too high is
 * refused for its size and not for its form.
 */
const number = (decimals: number): string =>
  `(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,${decimals}})?|\\d+(?:[.,]\\d{1,${decimals}})?)`;
const setPattern = new RegExp(`^${number(2)}(?:TL)?$`);
const amountPattern = new RegExp(`^([+-])${number(2)}(?:TL)?$`);
const percentPattern = new RegExp(`^([+-])(?:%${number(2)}|${number(2)}%)$`);
const rulePattern = new RegExp(
  `^=([A-Z]+)(?:\\*${number(4)}|([+-])(?:%${number(2)}|${number(2)}%))?(?:([+-])${number(2)}(?:TL)?)?$`,
);

/**
 * Parses the text of a price change: `149,90`, `+%10` or `-10%`, `-2,5`, and rules such as `=PSF*0,72`, `=PSF-%28`,
 * `=ENUCUZ-0,10`, `=MALİYET*1,2+3`. Returns null for any other text, also for a percentage without a sign, which could
 * mean either direction.
 */
export function parsePriceChange(text: string): PriceChange | null {
  if (/\d\s+\d/.test(text)) return null;
  const typed = plain(text);
  const set = setPattern.exec(typed);
  if (set) return { kind: 'set', price: scaled(set[1], 2) };
  const amount = amountPattern.exec(typed);
  if (amount) return { kind: 'amount', amount: signed(amount[1], scaled(amount[2], 2)) };
  const percent = percentPattern.exec(typed);
  if (percent)
    return { kind: 'percent', basisPoints: signed(percent[1], scaled(percent[2] ?? percent[3], 2)) };
  const rule = rulePattern.exec(typed);
  const base = rule ? priceBases.find((each) => plain(baseNames[each]) === rule[1]) : undefined;
  if (!rule || !base) return null;
  const share = rule[4] ?? rule[5];
  const factor = share === undefined ? scaled(rule[2] ?? '1', 4) : whole + signed(rule[3], scaled(share, 2));
  return { kind: 'rule', base, factor, amount: rule[7] ? signed(rule[6], scaled(rule[7], 2)) : 0 };
}

/** Returns the text in capitals without Turkish letters and spaces, with one kind of minus. */
function plain(text: string): string {
  return text
    .slice(0, 60)
    .replace(/[\s\u00a0]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[×x]/gi, '*')
    .replace(/[iıİ]/g, 'I')
    .toUpperCase();
}

function signed(sign: string | undefined, value: number): number {
  return sign === '-' && value !== 0 ? -value : value;
}

/** Returns a decimal number as a whole number of units of its last decimal place. */
function scaled(text = '0', decimals: number): number {
  const isGrouped = text.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(text);
  const [lira = '0', fraction = ''] = (isGrouped ? text.replaceAll('.', '') : text).split(/[.,]/);
  return Number(lira) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'));
}

/**
 * Returns the price after a change, to the kuruş, half up; or the reason of the refusal. The computation is
 * exact, without fractions.
 */
export function changedPrice(change: PriceChange, facts: PriceFacts): ChangedPrice {
  const price = priceAfter(change, facts);
  if (typeof price === 'string') return { refusal: price, sentence: refusalSentences[price] };
  const refusal = price <= 0 ? 'priceZero' : price > listingPriceMax ? 'priceMax' : null;
  return refusal ? { refusal, sentence: refusalSentences[refusal] } : { price };
}

function priceAfter(change: PriceChange, facts: PriceFacts): Kurus | PriceChangeRefusal {
  switch (change.kind) {
    case 'set':
      return change.price;
    case 'amount':
      return facts.price + change.amount;
    case 'percent':
      return timesFactor(facts.price, whole + change.basisPoints);
    case 'rule':
    default: {
      const base = facts[change.base];
      if (base === null) return missingBase[change.base];
      return timesFactor(base, change.factor) + change.amount;
    }
  }
}

const missingBase: Readonly<Record<PriceBase, PriceChangeRefusal>> = {
  price: 'priceZero',
  psf: 'noPsf',
  cost: 'noCost',
  cheapest: 'noCheapest',
};

/** Returns `price` × `factor` / 10,000, rounded half up, in whole numbers; 0 for a negative factor. */
function timesFactor(price: Kurus, factor: number): Kurus {
  if (factor <= 0) return 0;
  const product = BigInt(price) * BigInt(factor);
  return Number((product + BigInt(whole / 2)) / BigInt(whole));
}

/** Returns a change as text: `+%10`, `−2,50 TL`, `=PSF*0,72`. `parsePriceChange` parses it. */
export function formatPriceChange(change: PriceChange): string {
  switch (change.kind) {
    case 'set':
      return formatMoney(change.price);
    case 'amount':
      return withSign(change.amount, formatMoney);
    case 'percent':
      return withSign(change.basisPoints, (points) => `%${trimmed(formatAmount(points))}`);
    case 'rule':
    default: {
      const factor = change.factor === whole ? '' : `*${decimalOf(change.factor)}`;
      return `=${baseNames[change.base]}${factor}${change.amount === 0 ? '' : withSign(change.amount, formatAmount)}`;
    }
  }
}

function withSign(value: number, format: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;
}

const trimmed = (decimal: string): string => decimal.replace(/,?0+$/, '');

function decimalOf(factor: number): string {
  const fraction = String(factor % whole).padStart(4, '0');
  return trimmed(`${Math.floor(factor / whole)},${fraction}`);
}
