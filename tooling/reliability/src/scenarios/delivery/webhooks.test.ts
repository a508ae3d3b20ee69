import { expect, test } from 'vitest';
import { faultsOfSmall } from '../small-scenario.ts';
import { webhooks } from './webhooks.ts';

test('webhooks', async () => {
  expect(await faultsOfSmall(webhooks)).toEqual([]);
});
