import { foldForSearch } from '@havan/domain/turkish-text';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * Splits a name into parts and marks those that match a searched word at the beginning of a word (specification §3,
 * highlightedName). `words` are folded; the joined parts equal the name.
 */
export function highlight(name: string, words: readonly string[]): Part[] {
  const folded = foldForSearch(name);
  if (folded.length === name.length && !beyondOneUnit.test(name))
    return partsOf(marksOf(folded, words), (from, to) => name.slice(from, to));
  const letters = Array.from(name);
  const text = letters.map((letter) => foldForSearch(letter)[0] ?? ' ').join('');
  return partsOf(marksOf(text, words), (from, to) => letters.slice(from, to).join(''));
}

/** Surrogate pairs. */
const beyondOneUnit = /[\uD800-\uDFFF]/;
const isWordLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/.test(letter);

/** Returns a mark for each index of the text: 1 for matched characters. */
function marksOf(text: string, words: readonly string[]): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
      if (!isWordLetter(text[at - 1])) marks.fill(1, at, at + word.length);
  }
  return marks;
}

function partsOf(marks: Uint8Array, textOf: (from: number, to: number) => string): Part[] {
  const parts: Part[] = [];
  for (let from = 0, at = 1; at <= marks.length; at++) {
    if (at < marks.length && marks[at] === marks[from]) continue;
    parts.push({ text: textOf(from, at), hit: marks[from] === 1 });
    from = at;
  }
  return parts;
}
