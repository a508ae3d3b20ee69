import { expect, test } from 'vitest';
import { withoutPooler } from '../harness/pooler.ts';
import { pooler } from './pooler.ts';
import { faultsOfSmall } from './small-scenario.ts';

test.skipIf(withoutPooler !== null)('pooler', async () => {
  expect(await faultsOfSmall(pooler)).toEqual([]);
});
