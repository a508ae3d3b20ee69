/** A generator of its own for each text, so that a new case changes no other. Numbers from 0 up to 1. */
export function drawsOf(topic: string): () => number {
  let state = 2_166_136_261;
  for (const letter of topic) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e_37_79_b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

/** One typing error: two letters swapped, one left out, one doubled, or another one struck. */
export function mistype(text: string, draw: () => number): string {
  const letters = Array.from(text);
  const places = letters.flatMap((letter, at) => (/[\p{L}\p{N}]/u.test(letter) ? [at] : []));
  const at = places[Math.floor(draw() * places.length)] ?? 0;
  const here = letters[at] ?? '';
  const kind = Math.floor(draw() * 4);
  if (kind === 0 && letters[at + 1]?.trim()) letters.splice(at, 2, letters[at + 1] ?? '', here);
  else if (kind === 1) letters.splice(at, 1);
  else if (kind === 2) letters.splice(at, 0, here);
  else letters[at] = String.fromCodePoint(97 + Math.floor(draw() * 26));
  return letters.join('');
}

/** The words in another order. */
export function shuffled(words: readonly string[], draw: () => number): string[] {
  return words
    .map((word) => ({ word, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);
}
