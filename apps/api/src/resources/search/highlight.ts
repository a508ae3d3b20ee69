import { foldForSearch } from '@havan/domain/turkish-text';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * A name in parts, those that begin a word of the name with a searched word marked (specification §3,
 * highlightedName). `words` are folded; put together the parts are the name again.
 */
export function highlight(name: string, words: readonly string[]): Part[] {
  const folded = foldForSearch(name);
  if (folded.length === name.length && !beyondOneUnit.test(name))
    return partsOf(marksOf(folded, words), (from, to) => name.slice(from, to));
  const letters = Array.from(name);
  const text = letters.map((letter) => foldForSearch(letter)[0] ?? ' ').join('');
  return partsOf(marksOf(text, words), (from, to) => letters.slice(from, to).join(''));
}

/** Letters that JavaScript counts as two. */
const beyondOneUnit = /[\uD800-\uDFFF]/;
const isWordLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/.test(letter);

/** By place in the text: 1 where a searched word begins a word of it. */
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
