/** A generator of its own for each text, so that a new case changes no other. Numbers from 0 up to 1. */
export function drawsOf(topic: string): () => number {
  let state = 2_166_136_261;
  for (const letter of topic) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e_37_79_b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

/** The four slips of a finger: a letter too many, one left out, two swapped, another one struck. */
export const slips = ['insert', 'delete', 'swap', 'replace'] as const;
export type Slip = (typeof slips)[number];

/** One typing error, of any kind and at any letter or digit unless they are named; `at` counts letters from 0. */
export function mistype(
  text: string,
  draw: () => number,
  { slip = slips[Math.floor(draw() * slips.length)] ?? 'delete', at }: { slip?: Slip; at?: number } = {},
): string {
  const letters = Array.from(text);
  const places = letters.flatMap((letter, i) => (/[\p{L}\p{N}]/u.test(letter) ? [i] : []));
  const place = places[at ?? Math.floor(draw() * places.length)] ?? 0;
  const here = letters[place] ?? '';
  const struck = String.fromCodePoint(97 + Math.floor(draw() * 26));
  if (slip === 'insert') letters.splice(place, 0, struck);
  else if (slip === 'delete') letters.splice(place, 1);
  else if (slip === 'swap') letters.splice(place, 2, letters[place + 1] ?? '', here);
  else letters[place] = struck;
  return letters.join('');
}

/** The words in another order. */
export function shuffled(words: readonly string[], draw: () => number): string[] {
  return words
    .map((word) => ({ word, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);
}
