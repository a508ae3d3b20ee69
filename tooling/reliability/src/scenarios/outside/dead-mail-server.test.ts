import { expect, test } from 'vitest';
import { faultsOfSmall } from '../small-scenario.ts';
import { deadMailServer, deadMailServerWithoutGuard } from './dead-mail-server.ts';

test('dead mail server', async () => {
  expect(await faultsOfSmall(deadMailServer)).toEqual([]);
}, 300_000);
test('dead mail server without its guard', async () => {
  expect(await faultsOfSmall(deadMailServerWithoutGuard)).toEqual([]);
}, 300_000);
