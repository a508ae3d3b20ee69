import { expect, test } from 'vitest';
import { createIntentionKeys } from './intention-keys.ts';

function counting() {
  let count = 0;
  return createIntentionKeys(() => `key-${++count}`);
}

test('a repeated wish carries the key of the first try', () => {
  const keys = counting();
  expect(keys.keyOf({ orderId: 1 })).toBe('key-1');
  expect(keys.keyOf({ orderId: 1 })).toBe('key-1');
});

test('another wish has another key', () => {
  const keys = counting();
  keys.keyOf({ orderId: 1, carrierId: 2 });
  expect(keys.keyOf({ orderId: 1, carrierId: 3 })).toBe('key-2');
});

test('a fulfilled wish is forgotten', () => {
  const keys = counting();
  keys.keyOf({ orderId: 1 });
  keys.fulfilled({ orderId: 1 });
  expect(keys.keyOf({ orderId: 1 })).toBe('key-2');
});
