import { foldForSearch } from '@havan/domain/turkish-text';
import { searchMaxChars } from '@havan/domain/limits';
import type { RelevanceCase } from './relevance-case.ts';
import { abbreviated, drawsOf, glued, mistype, neighbour, oneOf, shuffled, slips } from './typing.ts';

/** The target of a case: a name, and what distinguishes its row from others. */
export interface Wanted {
  readonly name: string;
  readonly id: number | string;
}

const within = 5;

/** A way in which people type a name. */
interface Way {
  readonly kind: string;
  readonly type: (words: readonly string[], draw: () => number) => string;
  /** The words of the name as they are written, instead of without Turkish letters. */
  readonly asWritten?: boolean;
  /** Rows that are equal when each word is cut after four letters are all correct answers. */
  readonly isCut?: boolean;
  /** Only the first word is typed, so any row with it is correct. */
  readonly isBrand?: boolean;
  /** Only these words are typed, so any row with all of them is correct; null when a name has no such words. */
  readonly part?: (words: readonly string[]) => readonly string[] | null;
}

const cut = (word: string): string => word.slice(0, 4);

/** Returns the brand and the first number of a name: `parol 500`. */
function brandAndStrength(words: readonly string[]): readonly string[] | null {
  const strength = words.slice(1).find((word) => /^\d+$/.test(word));
  return words[0] && strength && /^[a-z]{4,}$/.test(words[0]) ? [words[0], strength] : null;
}

/** Letters that sound alike, for names written by ear. */
const soundsAlike = [
  ['f', 'v'],
  ['v', 'f'],
  ['c', 'k'],
  ['k', 'c'],
  ['ks', 'x'],
  ['x', 'ks'],
  ['y', 'i'],
  ['ph', 'f'],
  ['th', 't'],
  ['z', 's'],
  ['d', 't'],
  ['b', 'p'],
] as const;
const zeros = [
  ['o', '0'],
  ['0', 'o'],
] as const;

const ways: readonly Way[] = [
  { kind: 'as written', asWritten: true, type: (words) => words.join(' ') },
  { kind: 'without Turkish letters', type: (words) => words.join(' ') },
  ...slips.flatMap((slip): Way[] => [
    {
      kind: `one error (${slip})`,
      asWritten: true,
      type: (words, draw) => mistype(words.join(' '), draw, { slip }),
    },
    {
      kind: `first letter (${slip})`,
      asWritten: true,
      type: (words, draw) => mistype(words.join(' '), draw, { slip, at: 0 }),
    },
  ]),
  { kind: 'one error, without Turkish letters', type: (words, draw) => mistype(words.join(' '), draw) },
  {
    kind: 'each word cut after four letters',
    isCut: true,
    type: (words) => words.map(cut).join(' '),
  },
  {
    kind: 'each word cut, one error',
    isCut: true,
    type: (words, draw) => mistype(words.map(cut).join(' '), draw),
  },
  {
    kind: 'first word cut after four letters',
    type: ([first = '', ...rest]) => [cut(first), ...rest].join(' '),
  },
  { kind: 'first word alone, cut', isBrand: true, type: ([first = '']) => cut(first) },
  { kind: 'first word alone, one error', isBrand: true, type: ([first = ''], draw) => mistype(first, draw) },
  {
    kind: 'first three words, one error',
    isBrand: true,
    type: (words, draw) => mistype(words.slice(0, 3).join(' '), draw),
  },
  { kind: 'another order', type: (words, draw) => shuffled(words, draw).join(' ') },
  {
    kind: 'another order, one error',
    type: (words, draw) => mistype(shuffled(words, draw).join(' '), draw),
  },
  { kind: 'without spaces', type: (words) => words.join('') },
  {
    kind: 'first word alone, with an ending',
    isBrand: true,
    type: ([first = '']) => first + (/[aeiou]$/.test(first) ? 'nin' : 'in'),
  },
  { kind: 'brand and strength', part: brandAndStrength, type: (words) => words.join(' ') },
  {
    kind: 'brand and strength, an error in the brand',
    part: brandAndStrength,
    type: ([brand = '', strength = ''], draw) => `${mistype(brand, draw)} ${strength}`,
  },
  {
    kind: 'brand and strength without a space',
    part: brandAndStrength,
    type: (words) => words.join(''),
  },
  { kind: 'one space missing', type: (words, draw) => glued(words, draw) },
  { kind: 'a key beside the right one', type: (words, draw) => neighbour(words.join(' '), draw) },
  { kind: 'a letter twice', type: (words, draw) => mistype(words.join(' '), draw, { slip: 'double' }) },
  { kind: 'zero and o', type: (words, draw) => oneOf(words.join(' '), zeros, draw) },
  { kind: 'by ear', type: (words, draw) => oneOf(words.join(' '), soundsAlike, draw) },
  {
    kind: 'first word alone, by ear',
    isBrand: true,
    type: ([first = ''], draw) => oneOf(first, soundsAlike, draw),
  },
  { kind: 'forms in short', type: (words) => words.map(abbreviated).join(' ') },
  {
    kind: 'capitals of Turkish',
    asWritten: true,
    type: (words) => words.join(' ').toLocaleUpperCase('tr'),
  },
  { kind: 'capitals of English', type: (words) => words.join(' ').toUpperCase() },
  {
    kind: 'two errors in a long word',
    isBrand: true,
    part: ([first = '']) => (first.length >= 9 ? [first] : null),
    type: ([first = ''], draw) => mistype(mistype(first, draw), draw),
  },
  {
    kind: 'number and unit together',
    type: (words) => words.join(' ').replace(/(\d) (mg|ml|g|mcg)\b/g, '$1$2'),
  },
];

/**
 * Returns `count` names, drawn by `seed`, in every way of typing. Rows that such a query cannot distinguish are all
 * correct answers.
 */
export function casesOf(rows: readonly Wanted[], count: number, seed: string): RelevanceCase[] {
  const alike = Map.groupBy(rows, ({ name }) => keyOf(wordsOf(name)));
  const cutAlike = Map.groupBy(rows, ({ name }) => keyOf(wordsOf(name).map(cut)));
  const having = rowsByWord(rows);
  const withAll = ([one = '', ...others]: readonly string[]): Wanted[] =>
    (having.get(one) ?? []).filter((row) => others.every((word) => having.get(word)?.includes(row)));
  return shuffled(
    rows.map((_, i) => String(i)),
    drawsOf(`names ${seed}`),
  )
    .slice(0, count)
    .flatMap((i) => {
      const { name = '' } = rows[Number(i)] ?? {};
      const folded = wordsOf(name);
      const [first = ''] = folded;
      return ways.flatMap(({ kind, type, asWritten, isCut, isBrand, part }) => {
        // Shorter words with an error in them, or cut, are other words.
        if (isBrand && !/^[a-z]{6,}$/.test(first)) return [];
        const some = part?.(folded);
        if (some === null) return [];
        const query = type(
          some ?? fitting(asWritten ? name.split(/\s+/) : folded),
          drawsOf(`${seed} ${kind} ${name}`),
        );
        const same = isCut ? cutAlike.get(keyOf(folded.map(cut))) : alike.get(keyOf(folded));
        const right = some ? withAll(some) : (same ?? []);
        const expect = isBrand ? [first] : right.map(({ id }) => id);
        return { kind, query: query.slice(0, searchMaxChars), expect, within };
      });
    });
}

const wordsOf = (name: string): string[] => foldForSearch(name).match(/[\p{L}\p{N}.,%/]+/gu) ?? [];
function rowsByWord(rows: readonly Wanted[]): ReadonlyMap<string, readonly Wanted[]> {
  const found = new Map<string, Wanted[]>();
  for (const row of rows)
    for (const word of new Set(foldForSearch(row.name).match(/\p{L}+|\d+/gu)))
      (found.get(word) ?? found.set(word, []).get(word))?.push(row);
  return found;
}

const keyOf = (words: readonly string[]): string =>
  [...new Set(words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []))].sort().join(' ');

/** Returns the most words of a search. */
function fitting(words: readonly string[]): string[] {
  const taken: string[] = [];
  for (const word of words) {
    if ([...taken, word].join(' ').length > searchMaxChars - 2) break;
    taken.push(word);
  }
  return taken;
}
