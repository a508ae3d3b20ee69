import { describe, expect, it } from 'vitest';
import { indexOfTexts } from './word-index-builder.ts';

const texts = [
  'virendo magnezyum bisglisinat 60 kapsul',
  'virendo omega 3 balik yagi 90 softjel',
  'terravel corek otu yagi 100 ml',
  'nanesel agri bandi 4 adet',
  'molekta multivitamin 30 tablet',
  'omega saat 1 adet',
  'relaksin 20 mg',
  'physioneal 500 ml',
].map((text) => text.split(' '));
const index = indexOfTexts(texts);
const find = (typed: string): number[] => index.search(typed.split(' '), 10).map(({ document }) => document);

describe('WordIndex', () => {
  it.each([
    ['magnezyum', [0]],
    ['bisglisinat magnezyum', [0]],
    ['magn', [0]],
    ['mag bis', [0]],
    ['magnezym', [0]],
    ['mangezyum', [0]],
    ['magnzeym kapsul', [0]],
    ['biglisnat', [0]],
    ['agri', [3]],
    ['vitamin', [4]],
    ['yagi corek', [2]],
    ['corek', [2]],
    // Words written together, and words with suffixes.
    ['corekotuyagi', [2]],
    ['magnezyumbisglisinat60kapsul', [0]],
    ['multivitaminlerden', [4]],
    ['bandini', [3]],
    // Phonetic spellings.
    ['relaxin', [6]],
    ['fysioneal', [7]],
    // Two errors in a short word without other candidates.
    ['oemgaa', [5, 1]],
    ['oxxga', [5, 1]],
  ])('finds %j', (typed, documents) => {
    expect(find(typed)).toEqual(documents);
  });

  it('ranks texts that begin with the word before others', () => {
    expect(find('omega')).toEqual([5, 1]);
  });

  it('prefers the word itself to a longer one', () => {
    const found = indexOfTexts([['omegalar'], ['omega']]).search(['omega'], 5);
    expect(found.map(({ document }) => document)).toEqual([1, 0]);
  });

  it('omits one word when no text has them all', () => {
    expect(find('magnezyum bisglisinat papatya')).toEqual([0]);
  });

  it('keeps a correctly typed brand when its number or unit is wrong', () => {
    const packs = ['sanrose 20 mg 28 adet', 'sanosita 20 mg 8 adet', 'jakavi 5 mg 56 tablet'];
    const others = Array.from({ length: 40 }, (_, i) => `baska${i} 5 mg 8 adet`);
    const pack = indexOfTexts([...packs, ...others].map((text) => text.split(' ')));
    const firstFor = (typed: string) => packs[pack.search(typed.split(' '), 5)[0]?.document ?? -1];
    expect(firstFor('sanrose 20 mg 8 adet')).toBe(packs[0]);
    expect(firstFor('jakavi 5 gm')).toBe(packs[2]);
    expect(firstFor('jakavi 5k6 tablet')).toBe(packs[2]);
    expect(firstFor('zzzzz 5 mg')).toBeUndefined();
  });

  it('finds nothing in an empty index', () => {
    expect(find('zzzzzzzz')).toEqual([]);
    expect(index.search([], 10)).toEqual([]);
    expect(indexOfTexts([]).search(['omega'], 10)).toEqual([]);
  });

  it('returns at most the limit, the best ones', () => {
    const many = indexOfTexts(
      Array.from({ length: 1000 }, (_, i) => ['krem', ...Array.from({ length: i % 9 }, () => 'x')]),
    );
    const hits = many.search(['krem'], 20);
    expect(hits).toHaveLength(20);
    expect(hits.every(({ document }) => document % 9 === 0)).toBe(true);
  });
});
