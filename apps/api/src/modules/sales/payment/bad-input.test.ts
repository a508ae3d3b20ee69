import { addressCalls } from '@havan/contract/identity/addresses';
import { cartCalls } from '@havan/contract/cart/cart';
import { cartReadingCalls } from '@havan/contract/cart/cart-reading';
import { cartTransferCalls } from '@havan/contract/cart/cart-transfer';
import type { Call } from '@havan/contract/call';
import { cardCalls } from '@havan/contract/money/cards';
import { caseCalls } from '@havan/contract/sales/cases';
import { creditCalls } from '@havan/contract/money/credit';
import { invoiceDetailsCalls } from '@havan/contract/identity/invoice-details';
import { orderAfterCalls } from '@havan/contract/sales/order-after';
import { orderWorkCalls } from '@havan/contract/sales/order-work';
import { getOrders, orderCalls } from '@havan/contract/sales/orders';
import { paymentCalls } from '@havan/contract/sales/payment';
import { pointsCalls } from '@havan/contract/money/points';
import { walletCalls } from '@havan/contract/money/wallet';
import { beforeAll, describe, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { fieldsOf, nastyTexts, nastyValues, sendFields, wideId } from '../../../testing/nasty.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const buying: readonly Call[] = [
  cartCalls,
  cartTransferCalls,
  cartReadingCalls,
  addressCalls,
  invoiceDetailsCalls,
  cardCalls,
  creditCalls,
  paymentCalls,
  orderCalls,
  orderWorkCalls,
  orderAfterCalls,
  caseCalls,
  walletCalls,
  pointsCalls,
].flatMap((some) => Object.values<Call>(some));

let seller: Person & { listingId: number };
let buyer: Person;
let whole: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  seller = await shop.seller();
  buyer = await shop.buyer([seller.listingId, 1]);
  const paymentId = await shop.buy(buyer);
  const [order] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items;
  const orderId = order?.orderId ?? 0;
  const { listingId } = seller;
  await app.call(cartCalls.addOrRemove, { listingId, type: 'add', count: 1 }, buyer);
  // Valid values of all fields of the calls; each test makes one field of a request invalid.
  whole = {
    ...(await shop.payRequest(buyer)),
    paymentId,
    orderId,
    orderIds: [orderId],
    listingId,
    listingIds: [listingId],
    sellerId: seller.companyId,
    type: 'purchased',
    count: 1,
    reason: 'Stok yok',
    carrierId: 1,
    title: 'Eczane',
    receiver: 'Moda Eczanesi',
    phone: '05320000000',
    townId: 3401,
    line: 'Moda Cad. 1',
    followUpNumber: '123456789012',
    amount: 1000,
    bin: '545012',
    caseId: 1,
    accept: true,
    lines: [{ lineNo: 1, quantity: 1, reason: 'damaged' }],
    kind: 'return',
    refundTarget: 'wallet',
  };
});

/** Fields whose valid value differs between calls, by the path of the call. */
const asCalled: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'BasketItems/AddOrRemove': { type: 'add' },
};

const understood = (call: Call) =>
  Object.fromEntries(
    fieldsOf(call).flatMap((field) => {
      const value = asCalled[call.path]?.[field] ?? whole[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

// @spec §7 bad-input

describe.each(
  buying
    .filter((call) => fieldsOf(call).length > 0)
    .map((call) => [`${call.method} ${call.path}`, call] as const),
)('%s', (_name, call) => {
  test('answers any value of a field clearly, and accepts only valid numbers', async () => {
    const { token } = call.access === 'seller' ? seller : buyer;
    const request = understood(call);
    const broken: unknown[] = [];
    for (const field of fieldsOf(call)) {
      const kinds = Object.entries<unknown>(call.encoding === 'json' ? nastyValues : nastyTexts);
      for (const [kind, value] of kinds) {
        const { status, isClear } = await sendFields(app, call, { ...request, [field]: value }, token);
        const isNumber = call.encoding === 'json' && typeof request[field] === 'number';
        if (!isClear || (isNumber && value !== wideId && status < 400)) broken.push([field, kind, status]);
      }
    }
    const stranger = await sendFields(app, call, { ...request, colour: 'red' }, token);
    expect([broken, stranger.status]).toEqual([[], 400]);
  });
});

test('afterwards ledger and stock are consistent', async () => {
  await expect(shop.requireSound()).resolves.toBeUndefined();
});
