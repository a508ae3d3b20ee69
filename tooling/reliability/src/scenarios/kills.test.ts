import { expect, test } from 'vitest';
import { kills, killsWithoutGuard } from './kills.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('kills', async () => {
  expect(await faultsOfSmall(kills)).toEqual([]);
});

test('kills without its guard', async () => {
  expect(await faultsOfSmall(killsWithoutGuard)).toEqual([]);
});
