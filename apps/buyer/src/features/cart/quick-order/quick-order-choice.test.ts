import type { BulkLine } from '@havan/contract/cart/cart-transfer';
import { expect, test } from 'vitest';
import { chosenLines } from './quick-order-choice.ts';

const offer = (
  listingId: number,
  count: number | null,
  choice: BulkLine['offers'][number]['choice'] = null,
): BulkLine['offers'][number] => ({
  listingId,
  sellerId: 1,
  sellerUsername: 'Depo',
  unitPrice: 100,
  lineTotal: 100,
  shippingFee: 0,
  missingForMinBasket: null,
  choice,
  expiration: null,
  stock: 5,
  count,
  isSellerInBasket: false,
});
const line = (index: number, offers: BulkLine['offers']): BulkLine => ({
  index,
  barcode: '8690000000012',
  listingId: offers[0]?.listingId ?? null,
  productName: 'Nurevit',
  asked: 3,
  added: 3,
  outcome: 'added',
  message: null,
  offers,
});

test('the proposed offer is bought unless another was chosen or the line was left out', () => {
  const lines = [
    line(0, [offer(1, 3), offer(2, 2)]),
    line(1, [offer(3, 3)]),
    line(2, []),
    line(3, [offer(4, null)]),
  ];
  expect(chosenLines(lines, {})).toEqual([
    { listingId: 1, count: 3 },
    { listingId: 3, count: 3 },
  ]);
  expect(chosenLines(lines, { 0: 2, 1: null })).toEqual([{ listingId: 2, count: 2 }]);
});

test('an offer that brings more than was asked, or expires soon, is bought only when it was chosen', () => {
  const lines = [line(0, [offer(1, 12, 'overshoot'), offer(2, 3, 'expiry')])];
  expect(chosenLines(lines, {})).toEqual([]);
  expect(chosenLines(lines, { 0: 1 })).toEqual([{ listingId: 1, count: 12 }]);
  expect(chosenLines(lines, { 0: 2 })).toEqual([{ listingId: 2, count: 3 }]);
});
