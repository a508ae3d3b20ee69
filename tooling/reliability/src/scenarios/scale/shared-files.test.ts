import { expect, test } from 'vitest';
import { faultsOfSmall } from '../small-scenario.ts';
import { sharedFiles, sharedFilesWithoutStore } from './shared-files.ts';

test('shared files', async () => {
  expect(await faultsOfSmall(sharedFiles)).toEqual([]);
});

test('shared files without their store', async () => {
  expect(await faultsOfSmall(sharedFilesWithoutStore)).toEqual([]);
});
