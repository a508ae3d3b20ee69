import { truncateWordsDefault } from '../limits/limits.ts';

/** Returns the first words of a text, with `…` when some are omitted (specification §9: 50 words). */
export function truncateWords(text: string, limit: number = truncateWordsDefault): string {
  const words = text.trim().split(/\s+/);
  return words.length <= limit ? text.trim() : `${words.slice(0, limit).join(' ')}…`;
}

/** Returns the first characters of a text, with `…` when some are omitted; never longer than `limit`. */
export function truncateChars(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
