/**
 * Returns the number of a text, or `null` for a text that is not a non-negative number, such as `-5`, `1e3`
 * or `1.2.3`. A comma separates the decimals, and so does a single dot before at most `decimals` digits; dots
 * before groups of three separate thousands (specification §5).
 */
export function parseNumber(text: string, decimals: number): number | null {
  const plain = text.trim();
  const fraction = decimals === 0 ? '' : `(?:[.,]\\d{0,${decimals}})?`;
  if (
    new RegExp(`^\\d+${fraction}$`).test(plain) ||
    (decimals > 0 && new RegExp(`^[.,]\\d{1,${decimals}}$`).test(plain))
  )
    return Number(plain.replace(',', '.'));
  const grouped = decimals === 0 ? '' : `(?:,\\d{0,${decimals}})?`;
  if (new RegExp(`^\\d{1,3}(?:\\.\\d{3})+${grouped}$`).test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return null;
}

/** Returns the text of a number with comma and grouping, for a field that is not being edited. */
export function numberText(value: number | null, decimals: number): string {
  if (value === null) return '';
  return value.toLocaleString('tr-TR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
