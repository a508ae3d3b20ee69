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
  const letters = Array.from(name);
  const text = foldedLetters(name, letters);
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      if (at > 0 && /[a-z0-9]/.test(text[at - 1] ?? '')) continue;
      marked.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = parts.at(-1);
    const hit = marked[i] ?? false;
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  }
  return parts;
}

/** Folded letter by letter, so that a place in it is a place in the name; at once where folding kept the length. */
function foldedLetters(name: string, letters: readonly string[]): string {
  const folded = foldForSearch(name);
  if (folded.length === name.length && letters.length === name.length) return folded;
  return letters.map((letter) => foldForSearch(letter)[0] ?? ' ').join('');
}
