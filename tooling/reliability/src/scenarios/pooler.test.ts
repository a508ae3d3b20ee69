import { expect, test } from 'vitest';
import { withoutPooler } from '../harness/pooler.ts';
import { pooler, poolerWithoutGuard } from './pooler.ts';
import { faultsOfSmall } from './small-scenario.ts';

test.skipIf(withoutPooler !== null)('pooler', async () => {
  expect(await faultsOfSmall(pooler)).toEqual([]);
});

test.skipIf(withoutPooler !== null)('pooler without its guard', async () => {
  expect(await faultsOfSmall(poolerWithoutGuard)).toEqual([]);
});
