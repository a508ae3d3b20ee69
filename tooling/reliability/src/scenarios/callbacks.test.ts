import { expect, test } from 'vitest';
import { callbacks, callbacksWithoutGuard } from './callbacks.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('callbacks', async () => {
  expect(await faultsOfSmall(callbacks)).toEqual([]);
});

test('callbacks without their guard', async () => {
  expect(await faultsOfSmall(callbacksWithoutGuard)).toEqual([]);
});
