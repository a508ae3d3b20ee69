import { expect, test } from 'vitest';
import { typedAt } from './use-typed-placeholder.ts';

test('starts with the complete first text, waits 15 ticks, types the next one and starts again', () => {
  const texts = ['Ürün ara', 'ab'];
  const pause = Array.from({ length: 16 }, (_, tick) => typedAt(texts, tick));
  expect(new Set(pause)).toEqual(new Set(['Ürün ara']));
  expect(typedAt(texts, 16)).toBe('a');
  expect(typedAt(texts, 17)).toBe('ab');
  expect(typedAt(texts, 32)).toBe('ab');
  expect(typedAt(texts, 33)).toBe('Ü');
  expect(typedAt(texts, 40)).toBe('Ürün ara');
  expect(typedAt([], 5)).toBe('');
});
