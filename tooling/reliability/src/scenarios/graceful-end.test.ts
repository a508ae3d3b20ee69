import { expect, test } from 'vitest';
import { gracefulEnd } from './graceful-end.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('graceful end', async () => {
  expect(await faultsOfSmall(gracefulEnd)).toEqual([]);
});
