import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RefundableLine, refundOf, remainingUnits, splitRefund } from './refund.ts';

const lines: readonly RefundableLine[] = [
  { lineNo: 1, quantity: 3, refundedQuantity: 1, unitPrice: 1_000 },
  { lineNo: 2, quantity: 2, refundedQuantity: 0, unitPrice: 2_550 },
];
const shipping = { remaining: 4_990, withShipping: true };

it('refunds units at the paid price, and shipping only with the last one', () => {
  expect(refundOf(lines, [{ lineNo: 2, quantity: 1 }], shipping)).toEqual({
    lines: [{ lineNo: 2, quantity: 1, amount: 2_550 }],
    goods: 2_550,
    shipping: 0,
    total: 2_550,
    isWhole: false,
  });
  const all = [
    { lineNo: 1, quantity: 2 },
    { lineNo: 2, quantity: 2 },
  ];
  expect(refundOf(lines, all, shipping)).toMatchObject({ goods: 7_100, shipping: 4_990, isWhole: true });
  expect(refundOf(lines, all, { ...shipping, withShipping: false })).toMatchObject({
    total: 7_100,
    isWhole: true,
  });
});

it.each([
  ['nothing', []],
  ['an unknown line', [{ lineNo: 3, quantity: 1 }]],
  ['more than remains', [{ lineNo: 1, quantity: 3 }]],
  ['half a unit', [{ lineNo: 1, quantity: 0.5 }]],
  ['no unit', [{ lineNo: 1, quantity: 0 }]],
  [
    'a line twice',
    [
      { lineNo: 1, quantity: 1 },
      { lineNo: 1, quantity: 1 },
    ],
  ],
])('refuses %s', (_name, wishes) => {
  expect(refundOf(lines, wishes, shipping)).toBeNull();
});

it('never refunds more than was paid, however the refunds are split', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitPrice: fc.integer({ min: 1, max: 1e6 }),
  });
  const cut = fc.record({ line: fc.nat(9), quantity: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.nat(10_000),
      fc.array(cut),
      (drawn, fee, cuts) => {
        let open = drawn.map((each, i) => ({ ...each, lineNo: i + 1, refundedQuantity: 0 }));
        const paid = open.reduce((sum, each) => sum + each.quantity * each.unitPrice, 0) + fee;
        let back = 0;
        let shippingLeft = fee;
        for (const { line: index, quantity } of cuts) {
          const lineNo = (index % open.length) + 1;
          const refund = refundOf(open, [{ lineNo, quantity }], {
            remaining: shippingLeft,
            withShipping: true,
          });
          if (!refund) continue;
          back += refund.total;
          shippingLeft -= refund.shipping;
          open = open.map((each) =>
            each.lineNo === lineNo ? { ...each, refundedQuantity: each.refundedQuantity + quantity } : each,
          );
        }
        const left =
          open.reduce((sum, each) => sum + remainingUnits(each) * each.unitPrice, 0) + shippingLeft;
        expect(back + left).toBe(paid);
        expect(left).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it('refunds to a card at most its charge, the rest to the wallet', () => {
  expect(splitRefund(1_000, 'card', 5_000)).toEqual({ card: 1_000, wallet: 0 });
  expect(splitRefund(1_000, 'card', 400)).toEqual({ card: 400, wallet: 600 });
  expect(splitRefund(1_000, 'card', -5)).toEqual({ card: 0, wallet: 1_000 });
  expect(splitRefund(1_000, 'wallet', 5_000)).toEqual({ card: 0, wallet: 1_000 });
});
