import { expect, test } from 'vitest';
import { campaignLimit, campaignLimitWithoutGuard } from './campaign-limit.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('campaign limit', async () => {
  expect(await faultsOfSmall(campaignLimit)).toEqual([]);
});
test('campaign limit without its guard', async () => {
  expect(await faultsOfSmall(campaignLimitWithoutGuard)).toEqual([]);
});
