/** Vowels of the suffix after the units and the tens of a number. */
const units = ['', 'i', 'i', 'ü', 'ü', 'i', 'ı', 'i', 'i', 'u'] as const;
const tens = ['', 'u', 'i', 'u', 'ı', 'i', 'ı', 'i', 'i', 'ı'] as const;

/**
 * Returns a whole number with the Turkish suffix for "of so many", in the vowel of its last word: `3’lü`, `6’lı`. In a
 * module of its own, because the texts of first screens need it and not the tables of `turkish-text`.
 */
export function holding(count: number): string {
  const vowel = units[count % 10] || tens[(count / 10) % 10] || (count % 1000 > 0 ? 'ü' : 'i');
  return `${count}’l${vowel}`;
}
