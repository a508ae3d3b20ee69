import { expect, test } from 'vitest';
import { typedAt } from './use-typed-placeholder.ts';

test('writes a letter a tick, waits 15 ticks, goes on to the next text and begins again', () => {
  const texts = ['ab', 'c'];
  expect(typedAt(texts, 0)).toBe('a');
  expect(typedAt(texts, 1)).toBe('ab');
  expect(typedAt(texts, 16)).toBe('ab');
  expect(typedAt(texts, 17)).toBe('c');
  expect(typedAt(texts, 33)).toBe('a');
  expect(typedAt([], 5)).toBe('');
});
