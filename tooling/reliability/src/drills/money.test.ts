import { expect, test } from 'vitest';
import { money } from './money.ts';
import { faultsOfSmall } from './small-drill.ts';

test('money', async () => {
  expect(await faultsOfSmall(money)).toEqual([]);
});
