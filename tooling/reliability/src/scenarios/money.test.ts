import { expect, test } from 'vitest';
import { money } from './money.ts';
import { faultsOfSmall } from './small-scenario.ts';

test('money', async () => {
  expect(await faultsOfSmall(money)).toEqual([]);
});
