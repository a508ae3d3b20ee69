import { expect, test } from 'vitest';
import { fourEyesLimit, isSettledBy } from './payout-run.ts';

test('a large amount is settled by equal reports of two operators', () => {
  const mine = { operatorId: 1, word: 'sent' };
  expect(isSettledBy(fourEyesLimit, mine, null)).toBe(true);
  const large = fourEyesLimit + 1;
  expect(isSettledBy(large, mine, null)).toBe(false);
  expect(isSettledBy(large, mine, mine)).toBe(false);
  expect(isSettledBy(large, mine, { operatorId: 2, word: 'refused' })).toBe(false);
  expect(isSettledBy(large, mine, { operatorId: 2, word: 'sent' })).toBe(true);
});
