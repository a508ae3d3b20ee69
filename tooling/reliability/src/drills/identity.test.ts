import { expect, test } from 'vitest';
import { identity } from './identity.ts';
import { faultsOfSmall } from './small-drill.ts';

test('identity', async () => {
  expect(await faultsOfSmall(identity)).toEqual([]);
});
