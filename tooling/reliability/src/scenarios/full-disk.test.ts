import { expect, test } from 'vitest';
import { fullDisk, fullDiskWithoutGuard } from './full-disk.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('full disk', async () => {
  expect(await faultsOfSmall(fullDisk)).toEqual([]);
});

test('full disk without its guard', async () => {
  expect(await faultsOfSmall(fullDiskWithoutGuard)).toEqual([]);
});
