import { expect, test } from 'vitest';
import { faultsOfSmall } from '../small-scenario.ts';
import { deadObjectStore } from './dead-object-store.ts';

// Its proof, `pnpm reliability dead-object-store-without-guard`, is run by hand: its shutdown hung now and then.
test('dead object store', async () => {
  expect(await faultsOfSmall(deadObjectStore)).toEqual([]);
}, 300_000);
