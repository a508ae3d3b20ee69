import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (name: string, words: string[]): string =>
  highlight(name, words)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

it('marks the beginnings of words, whatever the letters', () => {
  expect(marked('Ağrı Bandı İLAÇSIZ', ['agr', 'ilac'])).toBe('[Ağr]ı Bandı [İLAÇ]SIZ');
});

it('leaves the middle of a word alone', () => {
  expect(marked('Multivitamin Vitamini', ['vitamin'])).toBe('Multivitamin [Vitamin]i');
});

it('gives the name back when nothing matches', () => {
  expect(highlight('C Vitamini <b>', ['omega'])).toEqual([{ text: 'C Vitamini <b>', hit: false }]);
});
