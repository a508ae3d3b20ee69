import { expect, test } from 'vitest';
import { faultsOfSmall } from '../small-scenario.ts';
import { deadObjectStore, deadObjectStoreWithoutGuard } from './dead-object-store.ts';

test('dead object store', async () => {
  expect(await faultsOfSmall(deadObjectStore)).toEqual([]);
}, 300_000);
test('dead object store without its guard', async () => {
  expect(await faultsOfSmall(deadObjectStoreWithoutGuard)).toEqual([]);
}, 300_000);
