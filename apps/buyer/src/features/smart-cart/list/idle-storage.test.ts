import { createStorage } from '@havan/app-shell/testing/storage';
import { expect, test } from 'vitest';
import { createIdleStorage } from './idle-storage.ts';

/** Returns a page that becomes idle or hidden when the test says so. */
function makePage() {
  const storage = createStorage();
  const waiting: (() => void)[] = [];
  let hide = () => {};
  const page = {
    storage,
    whenIdle: (work: () => void) => void waiting.push(work),
    whenHidden: (work: () => void) => {
      hide = work;
    },
  };
  const idle = () => {
    for (const work of waiting.splice(0)) work();
  };
  return { storage, idle, hide: () => hide(), waiting, list: createIdleStorage<number[]>(page) };
}

// @spec §2.2 smart-cart

test('stores the last value, once, when the page is idle', () => {
  const { storage, idle, waiting, list } = makePage();
  for (const count of [1, 2, 3]) list.setItem('list', { state: [count] });
  expect(waiting).toHaveLength(1);
  expect(storage.getItem('list')).toBeNull();
  idle();
  expect(list.getItem('list')).toEqual({ state: [3] });
  list.setItem('list', { state: [4] });
  idle();
  expect(list.getItem('list')).toEqual({ state: [4] });
});

test('a page that goes out of sight has stored everything', () => {
  const { hide, list } = makePage();
  list.setItem('list', { state: [1], version: 2 });
  hide();
  expect(list.getItem('list')).toEqual({ state: [1], version: 2 });
});

test('a removed value does not come back with a late write', () => {
  const { idle, list } = makePage();
  list.setItem('list', { state: [1] });
  void list.removeItem('list');
  idle();
  expect(list.getItem('list')).toBeNull();
});

test('without a browser nothing is stored and nothing fails', () => {
  const list = createIdleStorage<number[]>(null);
  list.setItem('list', { state: [1] });
  expect(list.getItem('list')).toBeNull();
});
