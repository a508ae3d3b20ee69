import { expect, test } from 'vitest';
import { countedByHand, roundLines, type RoundLine, shelfRows } from './picking-lines.ts';
import { detailOf, orderIn } from '../../../testing/orders.ts';

const line = (orderId: number, more: Partial<RoundLine> = {}): RoundLine => ({
  orderId,
  orderNo: String(orderId),
  lineNo: 1,
  productName: 'Selenyum',
  barcode: '8690000417261',
  expiration: '2027-03-31',
  shelf: 'A2',
  units: 2,
  ...more,
});

test('a row is a place, whoever ordered; the walk goes from shelf to shelf', () => {
  const rows = shelfRows(
    [
      line(1),
      line(2, { units: 3 }),
      line(1, { lineNo: 2, shelf: 'A10', productName: 'Bisglisinat', barcode: '8690000417278' }),
      line(2, { lineNo: 2, shelf: '', productName: 'Ateşölçer', barcode: '8690000417285' }),
      line(3, { expiration: '2028-01-31' }),
    ],
    [{ orderId: 2, lineNo: 1, units: 2, serial: '' }],
  );
  expect(rows.map(({ shelf, productName, units, picked }) => [shelf, productName, units, picked])).toEqual([
    ['A2', 'Selenyum', 5, 2],
    ['A2', 'Selenyum', 2, 0],
    ['A10', 'Bisglisinat', 2, 0],
    ['', 'Ateşölçer', 2, 0],
  ]);
});

test('counting a row by hand fills what its parcels still miss', () => {
  const lines = [line(1), line(2, { units: 3 })];
  const picked = [{ orderId: 2, lineNo: 1, units: 2, serial: '' }];
  const [row] = shelfRows(lines, picked);
  if (!row) throw new Error('no row');
  expect(countedByHand(row, picked)).toEqual([
    { orderId: 1, lineNo: 1, units: 2, serial: '' },
    { orderId: 2, lineNo: 1, units: 1, serial: '' },
  ]);
});

test('lines of a round stand oldest order first, whatever order they were chosen in', () => {
  const [younger, older] = [2, 1].map((id) => detailOf(orderIn('awaitingShipment', id)));
  if (!younger || !older) throw new Error('no order');
  const [row] = shelfRows(roundLines([younger, older]), []);
  expect(row?.lines.map(({ orderId }) => orderId)).toEqual([1, 2]);
});

test('what is not sent is not fetched', () => {
  const order = detailOf(orderIn('awaitingShipment', 1));
  const [first] = order.lines;
  if (!first) throw new Error('no line');
  const lines = roundLines([
    {
      ...order,
      lines: [
        { ...first, quantity: 5, refundedQuantity: 2, bonusQuantity: 1, shelf: 'B1' },
        { ...first, lineNo: 2, quantity: 2, refundedQuantity: 2, bonusQuantity: 0 },
      ],
    },
  ]);
  expect(lines).toMatchObject([{ lineNo: first.lineNo, units: 4, shelf: 'B1' }]);
});
