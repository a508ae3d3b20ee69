import { expect, test } from 'vitest';
import { gracefulEnd, gracefulEndWithoutGuard } from './graceful-end.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('graceful end', async () => {
  expect(await faultsOfSmall(gracefulEnd)).toEqual([]);
});

test('graceful end without its guard', async () => {
  expect(await faultsOfSmall(gracefulEndWithoutGuard)).toEqual([]);
});
