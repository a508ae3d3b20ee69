import { calls } from '@havan/contract/calls';
import type { OrderLine } from '@havan/contract/sales/orders';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { checkReceived } from '@havan/domain/receiving-check';
import { expect, test } from 'vitest';
import { claimDraft, sentLines } from './claim-draft.ts';

const now = new Date('2026-11-23T09:00:00Z');
const sample = sampleOf(calls.getOrderDetail.schemas.result).lines[0];
const line = (changes: Partial<OrderLine>): OrderLine => {
  if (!sample) throw new Error('the sample has no line');
  return { ...sample, quantity: 2, refundedQuantity: 0, notSentQuantity: 0, bonusQuantity: 0, ...changes };
};
const lines = [
  line({ lineNo: 1, barcode: '111', productName: 'Omega', expiration: '2028-03-31' }),
  line({ lineNo: 2, barcode: '222', productName: 'Şampuan', expiration: null, refundedQuantity: 1 }),
  line({ lineNo: 3, barcode: '333', productName: 'Krem', expiration: null, refundedQuantity: 2 }),
];
const box = (barcode: string, expiration: string | null = null, lot = '') => ({
  barcode,
  expiration,
  lot,
  serial: '',
});

test('unsent and refunded units are not expected; bonus goods are', () => {
  expect(sentLines(lines).map(({ lineNo, units }) => [lineNo, units])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(sentLines([line({ lineNo: 1, bonusQuantity: 1 })])[0]?.units).toBe(3);
});

test('differences become a claim with their lots and expiries', () => {
  const boxes = [box('111', '2027-01-31', 'A12'), box('999', null, 'X')];
  const check = checkReceived(sentLines(lines), boxes, now);
  expect(claimDraft(lines, check)).toEqual({
    wishes: { 1: { quantity: 2, reason: 'shortExpiry' }, 2: { quantity: 1, reason: 'missing' } },
    note: [
      'Omega: gelen miat 01/2027, parti A12',
      'Omega: 1 adet eksik',
      'Şampuan: 1 adet eksik',
      'Siparişte olmayan ürün: 999, parti X',
    ].join('\n'),
  });
});

test('the note is never longer than a case takes', () => {
  const boxes = Array.from({ length: 80 }, (_, at) => box(`9${at}`, null, `lot-${at}`));
  expect(claimDraft(lines, checkReceived(sentLines(lines), boxes, now)).note.length).toBeLessThanOrEqual(500);
});
