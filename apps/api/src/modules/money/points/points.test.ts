import { answerCase, openCase } from '@havan/contract/sales/cases';
import { getOrderLedger } from '@havan/contract/sales/order-work';
import { approveOrder, cancelOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { pay } from '@havan/contract/sales/payment';
import { getLoyaltyPoints } from '@havan/contract/money/points';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { post } from '../ledger/ledger.service.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

let seller: Person & { listingId: number };
beforeEach(async () => {
  seller = await shop.seller(10, 10_000);
});

const pointsOf = async (buyer: Person) => (await app.call(getLoyaltyPoints, {}, buyer)).result;
const give = (buyer: Person, points: number) =>
  post(app.database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
    { kind: 'campaign', companyId: null, amount: -points },
    { kind: 'points', companyId: buyer.companyId, amount: points },
  ]);
const orderOf = async (buyer: Person) => {
  const [first] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items;
  return (await app.call(getOrderDetail, { type: 'purchased', id: String(first?.orderId) }, buyer)).result;
};
async function complete(buyer: Person): Promise<number> {
  const { orderId } = await orderOf(buyer);
  await shop.bring(orderId, seller);
  await app.call(approveOrder, { orderId }, buyer);
  return orderId;
}
async function payWith(buyer: Person, pointsAmount: number): Promise<string> {
  const request = await shop.payRequest(buyer, { pointsAmount });
  return (await app.call(pay, request, buyer)).result.paymentId;
}

// @spec §1 points

test('are read by a company that buys', async () => {
  expect((await app.call(getLoyaltyPoints, {})).status).toBe(401);
  expect((await app.call(getLoyaltyPoints, {}, await signedInAs(app, 'merchant'))).status).toBe(403);
  const buyer = await shop.buyer();
  expect((await app.call(getLoyaltyPoints, { cursor: 'x' }, buyer)).status).toBe(400);
  expect(await pointsOf(buyer)).toMatchObject({ balance: 0, expected: 0, movements: { items: [] } });
});

test('are earned by a completed order, one for each lira of goods, and once', async () => {
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  expect(await pointsOf(buyer)).toMatchObject({ balance: 0, expected: 300 });
  const orderId = await complete(buyer);
  expect(await pointsOf(buyer)).toMatchObject({
    balance: 300,
    expected: 0,
    movements: { items: [{ kind: 'earned', points: 300, orderId }] },
  });
  const ledger = (await app.call(getOrderLedger, { type: 'purchased', id: String(orderId) }, buyer)).result;
  expect(ledger.columns).toContain('points');
  expect(ledger.sum).toBe(0);
  // The payout moves money between two accounts that do not concern the buyer, so that the buyer sees no row of it.
  expect(ledger.entries.map(({ kind }) => kind)).not.toContain('payout');
  expect(ledger.entries.every(({ amounts }) => amounts.some((amount) => amount !== 0))).toBe(true);
  await shop.requireSound();
});

describe('at the checkout', () => {
  test('pay a part; the bank pays the rest, and the order stores both', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await give(buyer, 4_000);
    const paymentId = await payWith(buyer, 4_000);
    expect((await pointsOf(buyer)).balance).toBe(0);
    expect((await bank.find(paymentId))?.amount).toBe(34_990 - 4_000);
    await shop.notify(bank.capture(paymentId));
    const order = await orderOf(buyer);
    expect(order).toMatchObject({ total: 34_990, points: { paid: 4_000, earned: 260 } });
    const ledger = (await app.call(getOrderLedger, { type: 'purchased', id: String(order.orderId) }, buyer))
      .result;
    const capture = Object.fromEntries(
      ledger.columns.map((column, at) => [column, ledger.entries[0]?.amounts[at]]),
    );
    expect(capture).toMatchObject({ buyerCard: -30_990, points: -4_000, escrow: 34_990 });
    await shop.requireSound();
  });

  test('pay everything without a bank', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await give(buyer, 40_000);
    const request = await shop.payRequest(buyer, {
      method: 'wallet',
      pointsAmount: 34_990,
      cardToken: undefined,
    });
    expect((await app.call(pay, request, buyer)).result.state).toBe('captured');
    expect((await pointsOf(buyer)).balance).toBe(40_000 - 34_990);
    await shop.requireSound();
  });

  test('are returned when the bank refuses', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await give(buyer, 4_000);
    const paymentId = await payWith(buyer, 4_000);
    await shop.notify(bank.decline(paymentId, 'insufficientFunds'));
    expect(await pointsOf(buyer)).toMatchObject({
      balance: 4_000,
      movements: { items: [{ kind: 'released', points: 4_000 }, { kind: 'spent', points: -4_000 }, {}] },
    });
    await shop.requireSound();
  });

  test('never exceed the balance, and cannot be combined with a loan', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await give(buyer, 100);
    const more = await shop.payRequest(buyer, { pointsAmount: 101 });
    expect((await app.call(pay, more, buyer)).body).toMatchObject({
      statusCode: 409,
      statusMessage: 'Bakiyeniz 100 puan; bu ödemeye yetmiyor.',
    });
    const loan = await shop.payRequest(buyer, {
      method: 'loan',
      loanMonths: 3,
      pointsAmount: 100,
      cardToken: undefined,
    });
    expect((await app.call(pay, loan, buyer)).status).toBe(400);
    const all = await shop.payRequest(buyer, { pointsAmount: 34_990 });
    expect((await app.call(pay, all, buyer)).status).toBe(400);
    expect((await pointsOf(buyer)).balance).toBe(100);
  });
});

describe('in refunds', () => {
  test('return with a cancelled order', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await give(buyer, 4_000);
    await shop.notify(bank.capture(await payWith(buyer, 4_000)));
    const { orderId } = await orderOf(buyer);
    await app.call(cancelOrder, { orderId, reason: 'Stok hatası' }, seller);
    expect((await pointsOf(buyer)).balance).toBe(4_000);
    expect((await orderOf(buyer)).refunds[0]).toMatchObject({ points: 4_000, card: 30_990, wallet: 0 });
    await shop.requireSound();
  });

  test('are withdrawn where they were earned, and returned where they paid', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await give(buyer, 3_499);
    await shop.notify(bank.capture(await payWith(buyer, 3_499)));
    const orderId = await complete(buyer);
    const earned = 300 - 35;
    expect((await pointsOf(buyer)).balance).toBe(earned);
    const opened = await app.call(
      openCase,
      {
        orderId,
        kind: 'return',
        lines: [{ lineNo: 1, quantity: 1, reason: 'damaged' }],
        refundTarget: 'card',
      },
      buyer,
    );
    await app.call(answerCase, { caseId: opened.result.caseId, accept: true }, seller);
    // One third of the goods is 10.000 of 34.990 kuruş in total: 1.000 used points are returned and 90 earned points
    // are taken back.
    expect((await pointsOf(buyer)).balance).toBe(earned + 1_000 - 90);
    await shop.requireSound();
  });
});
