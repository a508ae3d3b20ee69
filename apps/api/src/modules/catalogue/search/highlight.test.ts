import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (name: string, words: string[]): string =>
  highlight(name, words)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

it('marks prefixes of words, ignoring case and accents', () => {
  expect(marked('Ağrı Bandı İLAÇSIZ', ['agr', 'ilac'])).toBe('[Ağr]ı Bandı [İLAÇ]SIZ');
});

it('leaves the middle of a word alone', () => {
  expect(marked('Multivitamin Vitamini', ['vitamin'])).toBe('Multivitamin [Vitamin]i');
});

it('returns the name unchanged when nothing matches', () => {
  expect(highlight('C Vitamini <b>', ['omega'])).toEqual([{ text: 'C Vitamini <b>', hit: false }]);
});
