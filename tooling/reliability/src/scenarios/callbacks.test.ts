import { expect, test } from 'vitest';
import { callbacks } from './callbacks.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('callbacks', async () => {
  expect(await faultsOfSmall(callbacks)).toEqual([]);
});
