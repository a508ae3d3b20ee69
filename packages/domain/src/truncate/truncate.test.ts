import { describe, expect, it } from 'vitest';
import { truncateChars, truncateWords } from './truncate.ts';

describe('truncation', () => {
  it.each([
    ['bir iki üç', 2, 'bir iki…'],
    ['bir iki üç', 3, 'bir iki üç'],
    ['  bir   iki  ', 2, 'bir   iki'],
    ['  bir   iki  ', 1, 'bir…'],
    ['', 2, ''],
  ])('%j to %d words is %j', (text, limit, short) => {
    expect(truncateWords(text, limit)).toBe(short);
  });

  it('keeps 50 words by default', () => {
    const fifty = Array.from({ length: 50 }, (_, i) => `k${i}`).join(' ');
    expect(truncateWords(fifty)).toBe(fifty);
    expect(truncateWords(`${fifty} fazla`)).toBe(`${fifty}…`);
  });

  it.each([
    ['Vitamin', 7, 'Vitamin'],
    ['Vitaminler', 7, 'Vitami…'],
    ['Bebek Bezi', 7, 'Bebek…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀', 2, '😀…'],
  ])('%j to %d characters is %j', (text, limit, short) => {
    expect(truncateChars(text, limit)).toBe(short);
  });
});
