import { expect, test } from 'vitest';
import { kills } from './kills.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('kills', async () => {
  expect(await faultsOfSmall(kills)).toEqual([]);
});
