import { foldForSearch } from '@havan/domain/turkish-text';
import { searchMaxChars } from '@havan/domain/limits';
import type { RelevanceCase } from './relevance-case.ts';
import { drawsOf, mistype, shuffled } from './typing.ts';

/** What a case looks for: a name, and whatever tells its row from others. */
export interface Wanted {
  readonly name: string;
  readonly id: number | string;
}

const within = 5;

/** The ways in which a name is typed at a counter. */
const ways: Readonly<Record<string, (words: readonly string[], draw: () => number) => string>> = {
  'without Turkish letters': (words) => words.join(' '),
  'one error': (words, draw) => mistype(words.join(' '), draw),
  'each word cut after four letters': (words) => words.map((word) => word.slice(0, 4)).join(' '),
  'first word cut after four letters': ([first = '', ...rest]) => [first.slice(0, 4), ...rest].join(' '),
  'another order': (words, draw) => shuffled(words, draw).join(' '),
  'another order with an error': (words, draw) => mistype(shuffled(words, draw).join(' '), draw),
  'number and unit together': (words) => words.join(' ').replace(/(\d) (mg|ml|g|mcg)\b/g, '$1$2'),
};

/** `count` names in every way of typing. Rows that such a query cannot tell apart are all right answers. */
export function casesOf(rows: readonly Wanted[], count: number): RelevanceCase[] {
  const alike = Map.groupBy(rows, ({ name }) => keyOf(wordsOf(name)));
  const cutAlike = Map.groupBy(rows, ({ name }) => keyOf(wordsOf(name).map((word) => word.slice(0, 4))));
  const step = Math.max(1, Math.floor(rows.length / count));
  return rows
    .filter((_, i) => i % step === 0)
    .slice(0, count)
    .flatMap(({ name }) => {
      const words = typed(wordsOf(name));
      const [first = ''] = words;
      const brand = mistype(first, drawsOf(`brand ${name}`));
      const alone = { kind: 'the first word alone, one error', query: brand, expect: [first], within };
      const inFull = Object.entries(ways).map(([kind, type]) => {
        const same = kind.startsWith('each')
          ? cutAlike.get(keyOf(wordsOf(name).map((word) => word.slice(0, 4))))
          : alike.get(keyOf(wordsOf(name)));
        const query = type(words, drawsOf(`${kind} ${name}`)).slice(0, searchMaxChars);
        return { kind, query, expect: (same ?? []).map(({ id }) => id), within };
      });
      // Shorter words with an error in them are other words.
      return /^[a-z]{6,}$/.test(first) ? [...inFull, alone] : inFull;
    });
}

const wordsOf = (name: string): string[] => foldForSearch(name).match(/[\p{L}\p{N}.,%/]+/gu) ?? [];
const keyOf = (words: readonly string[]): string =>
  [...new Set(words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []))].sort().join(' ');

/** As many words as a search takes. */
function typed(words: readonly string[]): string[] {
  const fitting: string[] = [];
  for (const word of words) {
    if ([...fitting, word].join(' ').length > searchMaxChars - 2) break;
    fitting.push(word);
  }
  return fitting;
}
