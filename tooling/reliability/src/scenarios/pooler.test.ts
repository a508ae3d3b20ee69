import { expect, test } from 'vitest';
import { withoutPooler } from '../harness/pooler.ts';
import { pooler, poolerWithPrepared } from './pooler.ts';
import { faultsOfSmall } from './small-scenario.ts';

test.skipIf(withoutPooler !== null)('pooler', async () => {
  expect(await faultsOfSmall(pooler)).toEqual([]);
});

test.skipIf(withoutPooler !== null)('pooler with prepared statements', async () => {
  expect(await faultsOfSmall(poolerWithPrepared)).toEqual([]);
});
