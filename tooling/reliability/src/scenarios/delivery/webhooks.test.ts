import { expect, test } from 'vitest';
import { faultsOfSmall } from '../small-scenario.ts';
import { webhooks, webhooksWithoutGuard } from './webhooks.ts';

test('webhooks', async () => {
  expect(await faultsOfSmall(webhooks)).toEqual([]);
});

test('webhooks without their guard', async () => {
  expect(await faultsOfSmall(webhooksWithoutGuard)).toEqual([]);
});
