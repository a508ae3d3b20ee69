import { expect, test } from 'vitest';
import { kills } from './kills.ts';
import { faultsOfSmall } from './small-drill.ts';

test('kills', async () => {
  expect(await faultsOfSmall(kills)).toEqual([]);
});
