/** Leaves what a number can be made of: digits, one comma or dot, at most `decimals` after it. */
export function cleanNumber(text: string, decimals: number): string {
  const kept = text.replace(/[^\d.,]/g, '');
  if (decimals === 0) return kept.replace(/[.,].*$/, '');
  const last = Math.max(kept.lastIndexOf(','), kept.lastIndexOf('.'));
  if (last === -1) return kept;
  const whole = kept.slice(0, last).replace(/[.,]/g, '');
  return `${whole},${kept.slice(last + 1, last + 1 + decimals)}`;
}

/** The number that a cleaned text stands for; null when there is none. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(',', '.');
  return /\d/.test(plain) ? Number(plain) : null;
}

/** With comma and grouping, as it stands when nobody is typing. */
export function numberText(value: number | null, decimals: number): string {
  if (value === null) return '';
  return value.toLocaleString('tr-TR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
