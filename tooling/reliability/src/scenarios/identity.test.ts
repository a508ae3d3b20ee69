import { expect, test } from 'vitest';
import { identity } from './identity.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('identity', async () => {
  expect(await faultsOfSmall(identity)).toEqual([]);
});
