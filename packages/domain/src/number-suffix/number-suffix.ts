/** Vowels of the suffix after units and tens. */
const units = ['', 'i', 'i', 'ü', 'ü', 'i', 'ı', 'i', 'i', 'u'] as const;
const tens = ['', 'u', 'i', 'u', 'ı', 'i', 'ı', 'i', 'i', 'ı'] as const;

/**
 * Returns a whole number with the Turkish suffix for "containing so many", by vowel harmony with its last word: `3’lü`,
 * `6’lı`. A module of its own, because first screens need it without the tables of `turkish-text`.
 */
export function holding(count: number): string {
  const vowel = units[count % 10] || tens[(count / 10) % 10] || (count % 1000 > 0 ? 'ü' : 'i');
  return `${count}’l${vowel}`;
}
