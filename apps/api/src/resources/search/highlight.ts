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
  // Folding keeps the number of letters, so that a place in the folded text is a place in the name.
  const folded = letters.map((letter) => foldForSearch(letter)[0] ?? ' ');
  const marked = letters.map(() => false);
  const text = folded.join('');
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
