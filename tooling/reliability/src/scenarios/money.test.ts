import { expect, test } from 'vitest';
import { money, moneyWithoutGuard } from './money.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('money', async () => {
  expect(await faultsOfSmall(money)).toEqual([]);
});

test('money without its guard', async () => {
  expect(await faultsOfSmall(moneyWithoutGuard)).toEqual([]);
});
