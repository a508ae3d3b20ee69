import { expect, it } from 'vitest';
import { spreadBrands, spreadGuesses } from './spread-brands.ts';

const names = [
  'monax a',
  'monax b',
  'monoket a',
  'monoket b',
  'monoket c',
  'mono a',
  'mono b',
  'prosta mono',
];
const brandOf = (document: number) => names[document]?.split(' ')[0] ?? '';
const namesOf = (documents: readonly number[], typed: string, order: typeof spreadBrands) =>
  order(
    documents.map((document) => ({ document, score: 1 })),
    typed,
    brandOf,
  ).map(({ document }) => names[document]);
const spread = (typed: string, documents: readonly number[]) => namesOf(documents, typed, spreadBrands);

it('shows one pack of each brand with the prefix, the brand with more packs first', () => {
  expect(spread('mon', [0, 1, 2, 3, 4])).toEqual([
    'monoket a',
    'monax a',
    'monoket b',
    'monax b',
    'monoket c',
  ]);
});

it('keeps the packs of a fully typed brand in front', () => {
  expect(spread('mono', [2, 3, 5, 6])).toEqual(['mono a', 'mono b', 'monoket a', 'monoket b']);
});

it('ranks names with the word later after those that begin with it', () => {
  expect(spread('mono', [7, 2])).toEqual(['monoket a', 'prosta mono']);
});

it('shows one pack of each corrected brand after the exact hits', () => {
  expect(namesOf([0, 1, 2, 3, 5, 6], 'mono', spreadGuesses)).toEqual([
    'monoket a',
    'monoket b',
    'mono a',
    'mono b',
    'monax a',
    'monax b',
  ]);
  expect(namesOf([0, 1, 2, 3, 5], 'nomo', spreadGuesses)).toEqual([
    'monax a',
    'monoket a',
    'mono a',
    'monax b',
    'monoket b',
  ]);
});
