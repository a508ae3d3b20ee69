import { expect, test } from 'vitest';
import { backup } from './backup.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('backup and restore', async () => {
  expect(await faultsOfSmall(backup)).toEqual([]);
});
