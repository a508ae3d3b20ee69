import { foldForSearch } from '@havan/domain/turkish-text';
import { searchMaxChars } from '@havan/domain/limits';
import type { RelevanceCase } from './relevance-case.ts';
import { drawsOf, mistype, shuffled, slips } from './typing.ts';

/** What a case looks for: a name, and whatever tells its row from others. */
export interface Wanted {
  readonly name: string;
  readonly id: number | string;
}

const within = 5;

/** A way in which a name is typed at a counter. */
interface Way {
  readonly kind: string;
  readonly type: (words: readonly string[], draw: () => number) => string;
  /** The words of the name as they are written, instead of without Turkish letters. */
  readonly asWritten?: boolean;
  /** Rows that are the same when each of their words is cut after four letters are all right answers. */
  readonly isCut?: boolean;
  /** Only the first word was typed, so any row that has it will do. */
  readonly isBrand?: boolean;
}

const cut = (word: string): string => word.slice(0, 4);

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
  {
    kind: 'number and unit together',
    type: (words) => words.join(' ').replace(/(\d) (mg|ml|g|mcg)\b/g, '$1$2'),
  },
];

/**
 * `count` names, drawn by `seed`, in every way of typing. Rows that such a query cannot tell apart are all right
 * answers.
 */
export function casesOf(rows: readonly Wanted[], count: number, seed: string): RelevanceCase[] {
  const alike = Map.groupBy(rows, ({ name }) => keyOf(wordsOf(name)));
  const cutAlike = Map.groupBy(rows, ({ name }) => keyOf(wordsOf(name).map(cut)));
  return shuffled(
    rows.map((_, i) => String(i)),
    drawsOf(`names ${seed}`),
  )
    .slice(0, count)
    .flatMap((i) => {
      const { name = '' } = rows[Number(i)] ?? {};
      const folded = wordsOf(name);
      const [first = ''] = folded;
      return ways.flatMap(({ kind, type, asWritten, isCut, isBrand }) => {
        // Shorter words with an error in them, or cut, are other words.
        if (isBrand && !/^[a-z]{6,}$/.test(first)) return [];
        const query = type(
          fitting(asWritten ? name.split(/\s+/) : folded),
          drawsOf(`${seed} ${kind} ${name}`),
        );
        const same = isCut ? cutAlike.get(keyOf(folded.map(cut))) : alike.get(keyOf(folded));
        const expect = isBrand ? [first] : (same ?? []).map(({ id }) => id);
        return { kind, query: query.slice(0, searchMaxChars), expect, within };
      });
    });
}

const wordsOf = (name: string): string[] => foldForSearch(name).match(/[\p{L}\p{N}.,%/]+/gu) ?? [];
const keyOf = (words: readonly string[]): string =>
  [...new Set(words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []))].sort().join(' ');

/** As many words as a search takes. */
function fitting(words: readonly string[]): string[] {
  const taken: string[] = [];
  for (const word of words) {
    if ([...taken, word].join(' ').length > searchMaxChars - 2) break;
    taken.push(word);
  }
  return taken;
}
