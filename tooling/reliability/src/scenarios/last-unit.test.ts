import { expect, test } from 'vitest';
import { lastUnit, lastUnitWithoutGuard } from './last-unit.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('last unit', async () => {
  expect(await faultsOfSmall(lastUnit)).toEqual([]);
});
test('last unit without its guard', async () => {
  expect(await faultsOfSmall(lastUnitWithoutGuard)).toEqual([]);
});
