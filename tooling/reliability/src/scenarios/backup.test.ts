import { expect, test } from 'vitest';
import { backup, backupThatMissesARow } from './backup.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('backup and restore', async () => {
  expect(await faultsOfSmall(backup)).toEqual([]);
});

test('backup and restore that misses a row', async () => {
  expect(await faultsOfSmall(backupThatMissesARow)).toEqual([]);
});
