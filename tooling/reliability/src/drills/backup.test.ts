import { expect, test } from 'vitest';
import { backup } from './backup.ts';
import { faultsOfSmall } from './small-drill.ts';

test('backup and restore', async () => {
  expect(await faultsOfSmall(backup)).toEqual([]);
});
