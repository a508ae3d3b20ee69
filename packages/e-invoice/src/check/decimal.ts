/** An exact decimal number: a whole count of 10⁻¹². */
export type Decimal = bigint;

const places = 12;
const unit = 10n ** BigInt(places);
const hundredth = unit / 100n;

export const zero: Decimal = 0n;

/** Reads `xs:decimal` exactly; digits behind the twelfth decimal are cut off. Zero for anything else. */
export function parseDecimal(text: string): Decimal {
  const match = /^\s*([+-]?)(\d*)(?:\.(\d*))?\s*$/.exec(text);
  if (!match) return zero;
  const [, sign, whole = '', fraction = ''] = match;
  const value = BigInt(`${whole}${fraction.slice(0, places).padEnd(places, '0')}` || '0');
  return sign === '-' ? -value : value;
}

export function add(...numbers: readonly Decimal[]): Decimal {
  return numbers.reduce((a, b) => a + b, zero);
}

export function times(a: Decimal, b: Decimal): Decimal {
  return (a * b) / unit;
}

export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return times(amount, percent) / 100n;
}

/** Returns whether two amounts lie at most so many hundredths apart. */
export function isNear(a: Decimal, b: Decimal, hundredths: number): boolean {
  const apart = a > b ? a - b : b - a;
  return apart <= BigInt(hundredths) * hundredth;
}
