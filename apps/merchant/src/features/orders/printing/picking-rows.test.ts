import { expect, it } from 'vitest';
import { detailOf, orderIn } from '../../../testing/orders.ts';
import { pickingRows } from './picking-rows.ts';

const [line] = detailOf(orderIn('awaitingShipment', 604419)).lines;
const order = (orderNo: string, lines: Partial<NonNullable<typeof line>>[]) => ({
  orderNo,
  lines: lines.flatMap((changes) =>
    line ? [{ ...line, refundedQuantity: 0, bonusQuantity: 0, ...changes }] : [],
  ),
});

it('fetches a product of one expiry once for all orders, by name, and nothing that is not sent', () => {
  const rows = pickingRows([
    order('604419', [
      { productName: 'Şurup', barcode: '2', expiration: '2028-09-30', quantity: 2 },
      { productName: 'Çinko', barcode: '1', expiration: '2028-01-31', quantity: 3 },
    ]),
    order('604398', [
      { productName: 'Şurup', barcode: '2', expiration: '2028-09-30', quantity: 12, refundedQuantity: 2 },
      { productName: 'Şurup', barcode: '2', expiration: '2027-01-31', quantity: 1 },
      { productName: 'Krem', barcode: '3', expiration: null, quantity: 1, refundedQuantity: 1 },
    ]),
  ]);
  expect(rows.map(({ productName, expiration, units }) => [productName, expiration, units])).toEqual([
    ['Çinko', '2028-01-31', 3],
    ['Şurup', '2028-09-30', 12],
    ['Şurup', '2027-01-31', 1],
  ]);
  expect(rows[1]?.orders).toEqual([
    { orderNo: '604419', units: 2 },
    { orderNo: '604398', units: 10 },
  ]);
});
