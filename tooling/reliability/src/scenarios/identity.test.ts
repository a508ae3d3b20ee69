import { expect, test } from 'vitest';
import { identity, identityWithoutGuard } from './identity.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('identity', async () => {
  expect(await faultsOfSmall(identity)).toEqual([]);
});

test('identity without its guard', async () => {
  expect(await faultsOfSmall(identityWithoutGuard)).toEqual([]);
});
