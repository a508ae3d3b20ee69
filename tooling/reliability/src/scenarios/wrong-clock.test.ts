import { expect, test } from 'vitest';
import { wrongClock, wrongClockWithoutGuard } from './wrong-clock.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('wrong clock', async () => {
  expect(await faultsOfSmall(wrongClock)).toEqual([]);
});

test('wrong clock without its guard', async () => {
  expect(await faultsOfSmall(wrongClockWithoutGuard)).toEqual([]);
});
