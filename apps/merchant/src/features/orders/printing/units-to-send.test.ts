import { expect, test } from 'vitest';
import { unitsToSend } from './units-to-send.ts';

test('the foot of a paper is the sum of its rows: what was not supplied is not counted', () => {
  const line = (quantity: number, refundedQuantity: number, bonusQuantity = 0) => ({
    quantity,
    refundedQuantity,
    bonusQuantity,
  });
  expect(unitsToSend([line(12, 2), line(18, 0)])).toBe(28);
  expect(unitsToSend([line(10, 0, 1), line(4, 4)])).toBe(11);
});
