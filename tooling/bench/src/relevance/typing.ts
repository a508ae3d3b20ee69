/** Returns a random generator (0 to 1) seeded by a text, so that a new case does not change others. */
export function drawsOf(topic: string): () => number {
  let state = 2_166_136_261;
  for (const letter of topic) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e_37_79_b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

/** The four typing errors: an extra letter, a missing one, two swapped, a wrong one. */
export const slips = ['insert', 'delete', 'swap', 'replace'] as const;
export type Slip = (typeof slips)[number] | 'double';

/** Adds one typing error, random unless kind and position (`at`, from 0) are given. */
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
  else if (slip === 'double') letters.splice(place, 0, here);
  else if (slip === 'delete') letters.splice(place, 1);
  else if (slip === 'swap') letters.splice(place, 2, letters[place + 1] ?? '', here);
  else letters[place] = struck;
  return letters.join('');
}

/** Returns the words in another order. */
export function shuffled(words: readonly string[], draw: () => number): string[] {
  return words
    .map((word) => ({ word, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);
}

/** Replaces one of the given letters, if the text contains any. */
export function oneOf(
  text: string,
  pairs: readonly (readonly [from: string, to: string])[],
  draw: () => number,
): string {
  const places = pairs.flatMap(([from, to]) =>
    Array.from(text.matchAll(new RegExp(from, 'g')), ({ index }) => ({ index, from, to })),
  );
  const chosen = places[Math.floor(draw() * places.length)];
  if (!chosen) return text;
  return text.slice(0, chosen.index) + chosen.to + text.slice(chosen.index + chosen.from.length);
}

/** The letters of a Turkish keyboard that stand beside each other. */
const keyRows = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];

/** Replaces a letter by a neighbouring key. */
export const neighbour = (text: string, draw: () => number): string =>
  oneOf(
    text,
    keyRows.flatMap((row) => Array.from(row.slice(1), (key, i): [string, string] => [row[i] ?? '', key])),
    draw,
  );

/** Returns one of the spaces left out. */
export function glued(words: readonly string[], draw: () => number): string {
  const at = Math.floor(draw() * (words.length - 1));
  return words
    .map((word, i) => (i === at ? word : `${word} `))
    .join('')
    .trim();
}

const short: Readonly<Record<string, string>> = {
  tablet: 'tb',
  kapsul: 'kap',
  surup: 'srp',
  ampul: 'amp',
  flakon: 'flk',
  pomad: 'pom',
  suspansiyon: 'susp',
  efervesan: 'eff',
  enjektabl: 'enj',
  adet: 'ad',
};

/** Returns the written abbreviation of a dosage form; other words unchanged. */
export const abbreviated = (word: string): string =>
  word.replace(/^[a-z]+/, (letters) => short[letters] ?? letters);
