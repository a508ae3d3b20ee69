import { expect, test } from 'vitest';
import { wrongClock } from './wrong-clock.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('wrong clock', async () => {
  expect(await faultsOfSmall(wrongClock)).toEqual([]);
});
