import { expect, test } from 'vitest';
import { fullDisk } from './full-disk.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('full disk', async () => {
  expect(await faultsOfSmall(fullDisk)).toEqual([]);
});
