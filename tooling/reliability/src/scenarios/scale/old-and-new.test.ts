import { expect, test } from 'vitest';
import { withoutFormer } from '../../harness/engines/former-version.ts';
import { faultsOfSmall } from '../small-scenario.ts';
import { oldAndNew } from './old-and-new.ts';

test.skipIf(withoutFormer() !== null)('old and new', async () => {
  expect(await faultsOfSmall(oldAndNew)).toEqual([]);
});
