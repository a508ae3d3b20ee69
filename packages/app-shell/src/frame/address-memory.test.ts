import { expect, test } from 'vitest';
import { createStorage } from '../testing/storage.ts';
import { createAddressMemory } from './address-memory.ts';

// @spec §2.1 scroll-memory

test('an address without an entry is at the top', () => {
  expect(createAddressMemory(createStorage(), 'k').recall('/cart')).toBe(0);
});

test('path and query have separate entries', () => {
  const memory = createAddressMemory(createStorage(), 'k');
  memory.store('/categories?q=a', 120);
  memory.store('/categories?q=b', 340);
  expect(memory.recall('/categories?q=a')).toBe(120);
  expect(memory.recall('/categories?q=b')).toBe(340);
});

test('entries survive a reload of the tab', () => {
  const storage = createStorage();
  const memory = createAddressMemory(storage, 'k');
  memory.store('/homepage', 900);
  memory.save();
  expect(createAddressMemory(storage, 'k').recall('/homepage')).toBe(900);
});

test('after fifty addresses the oldest entry is dropped', () => {
  const memory = createAddressMemory(createStorage(), 'k');
  for (let page = 1; page <= 50; page++) memory.store(`/p${page}`, page);
  memory.store('/p1', 11);
  memory.store('/p51', 51);
  expect([memory.recall('/p1'), memory.recall('/p2'), memory.recall('/p51')]).toEqual([11, 0, 51]);
});

test.each(['{', '{"a":1}', '[["/x","y"],["/y",5]]'])('an invalid stored value (%s) is ignored', (text) => {
  const memory = createAddressMemory(createStorage({ k: text }), 'k');
  expect(memory.recall('/x')).toBe(0);
});
