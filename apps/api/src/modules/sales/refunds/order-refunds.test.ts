import {
  answerCase,
  escalateCase,
  getReceivedCases,
  openCase,
  withdrawCase,
} from '@havan/contract/sales/cases';
import { rateOrder, reorder } from '@havan/contract/sales/order-after';
import {
  bulkConfirm,
  bulkShip,
  confirmDelivery,
  getOrderLedger,
  partlySupplyOrder,
  prepareOrder,
  undoPrepareOrder,
} from '@havan/contract/sales/order-work';
import {
  approveOrder,
  cancelOrder,
  confirmOrder,
  getOrderDetail,
  getOrders,
  shipOrder,
} from '@havan/contract/sales/orders';
import { acceptWalletContract, getStatement, getWallet, withdrawToIban } from '@havan/contract/money/wallet';
import type { ShortageCause } from '@havan/domain/shortage';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { beforeEach, describe, expect, test } from 'vitest';
import { escalateSilent } from '../cases/case-jobs.ts';
import { sendRefunds } from '../payment/payment-jobs.ts';
import { payOut } from '../../money/payouts/payout-jobs.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { withoutIncomeTax } from '../../../testing/without-income-tax.ts';
import { actAsPlatform } from '../cases/cases.service.ts';
import { walletContractVersion } from '../../money/wallet/wallet-contract.ts';
import { balanceOf, balances } from '../../money/ledger/ledger.sql.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
withoutIncomeTax(app);
const shop = new Shop(app, bank);

let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;
beforeEach(async () => {
  // An order of three units at 100 TL with shipping of 49,90 TL.
  seller = await shop.seller(10, 10_000);
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
});

const wallet = (companyId: number) => balanceOf(app.database.db, 'wallet', companyId);
const platform = async (kind: 'shipping') =>
  (await balances(app.database.db)).find((account) => account.kind === kind && account.companyId === null)
    ?.amount ?? 0;
const card = () => balanceOf(app.database.db, 'buyerCard', buyer.companyId);
const detail = async () =>
  (await app.call(getOrderDetail, { type: 'purchased', id: String(orderId) }, buyer)).result;
const missing = (quantity: number, cause: ShortageCause = 'willNotSell') => [{ lineNo: 1, quantity, cause }];
const returned = (quantity: number, reason: 'damaged' | 'other' = 'damaged') => ({
  orderId,
  kind: 'return' as const,
  lines: [{ lineNo: 1, quantity, reason }],
  refundTarget: 'card' as const,
});

const deliver = () => shop.bring(orderId, seller);
async function complete(): Promise<void> {
  await deliver();
  await app.call(approveOrder, { orderId }, buyer);
  await payOut(app.ctx);
}
async function requireSound(): Promise<void> {
  await shop.requireSound();
  const { sum } = (await app.call(getOrderLedger, { type: 'sold', id: String(orderId) }, seller)).result;
  expect(sum).toBe(0);
}

// @spec §1 wallet-and-reorder
// @spec §3 more-entities
// @spec buying order-lists order-times refunds return-ways

describe('partial supply', () => {
  const request = (quantity: number) => ({ orderId, missing: missing(quantity), reason: 'Rafta kalmadı' });

  test('confirms the rest, refunds the missing units, and pays the seller for the rest', async () => {
    const supplied = await app.call(partlySupplyOrder, request(1), seller);
    expect(supplied.result).toMatchObject({
      state: 'awaitingShipment',
      refundedTotal: 10_000,
      commission: 1200,
      payout: 18_800,
    });
    expect(supplied.result.lines[0]).toMatchObject({ quantity: 3, refundedQuantity: 1 });
    expect(await shop.stockOf(seller.listingId)).toBe(8);
    expect(await card()).toBe(-24_990);
    const before = bank.balance;
    await sendRefunds(app.ctx);
    expect(bank.balance).toBe(before - 10_000);
    expect((await detail()).refunds).toMatchObject([{ kind: 'notSupplied', card: 10_000, isAtBank: true }]);
    await complete();
    expect(await wallet(seller.companyId)).toBe(18_800);
    await requireSound();
  });

  test.each([
    ['willNotSell', 8, 'satıştan çekildi'],
    ['damaged', 7, 'hasarlı'],
    ['expiry', 7, 'miadı ilana uymuyor'],
    ['notFound', 0, 'bulunamadı'],
  ] as const)('restocks only existing units: %s leaves %i', async (cause, stock, words) => {
    const before = (await detail()).vatTotal;
    const supplied = await app.call(
      partlySupplyOrder,
      { orderId, missing: missing(1, cause), reason: 'Kusura bakmayın' },
      seller,
    );
    expect(await shop.stockOf(seller.listingId)).toBe(stock);
    // Units, VAT, reason and history are updated, because the shipping documents show them.
    expect(supplied.result).toMatchObject({ unitCount: 2 });
    expect(supplied.result.lines[0]).toMatchObject({ refundedQuantity: 1, notSentQuantity: 1 });
    expect(supplied.result.vatTotal).toBeLessThan(before);
    expect(supplied.result.refunds[0]?.lines[0]?.cause).toBe(cause);
    const note = supplied.result.timeline.at(-1)?.note;
    expect(note).toContain(`: ${words}. Kusura bakmayın`);
    expect((await detail()).timeline.at(-1)?.note).toBe(note);
    await requireSound();
  });

  test('cannot cancel everything, exceed the remaining units, or be done by the buyer', async () => {
    expect((await app.call(partlySupplyOrder, request(3), seller)).status).toBe(400);
    expect((await app.call(partlySupplyOrder, request(4), seller)).status).toBe(400);
    expect((await app.call(partlySupplyOrder, request(1), buyer)).status).toBe(409);
    expect((await app.call(partlySupplyOrder, request(1), await shop.seller())).status).toBe(404);
    expect((await app.call(partlySupplyOrder, request(1))).status).toBe(401);
    expect(await card()).toBe(-34_990);
  });

  test('sent five times concurrently refunds no unit twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call(partlySupplyOrder, request(1), seller)),
    );
    // At most two of the three units may be missing; without the third the order would have to be cancelled.
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([statuses.get(200)?.length, statuses.get(400)?.length]).toEqual([2, 3]);
    expect(await card()).toBe(-14_990);
    expect(await shop.stockOf(seller.listingId)).toBe(9);
    await requireSound();
  });

  test('a later cancellation refunds only the rest, shipping included', async () => {
    await app.call(partlySupplyOrder, request(2), seller);
    await app.call(cancelOrder, { orderId, reason: 'Kalanı da yok' }, seller);
    expect(await card()).toBe(0);
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    await requireSound();
  });
});

describe("the seller's cancellation", () => {
  test.each([
    ['willNotSell', 10],
    ['damaged', 7],
    ['expiry', 7],
    ['notFound', 0],
    [undefined, 10],
  ] as const)('puts only existing units on sale again: %s leaves %i', async (cause, stock) => {
    const request = { orderId, reason: 'Gönderemiyoruz', ...(cause && { cause }) };
    expect((await app.call(cancelOrder, request, seller)).result.state).toBe('cancelled');
    expect(await shop.stockOf(seller.listingId)).toBe(stock);
    expect((await detail()).refunds[0]?.lines[0]?.cause).toBe(cause ?? null);
    expect(await card()).toBe(0);
    await requireSound();
  });

  test("a buyer's cause leaves the seller's stock alone", async () => {
    const request = { orderId, reason: 'Vazgeçtim', cause: 'notFound' } as const;
    expect((await app.call(cancelOrder, request, buyer)).result.state).toBe('cancelled');
    expect(await shop.stockOf(seller.listingId)).toBe(10);
  });
});

describe('cases', () => {
  test('are listed for their seller by due date, with counts; other companies see none', async () => {
    await deliver();
    const { caseId } = (await app.call(openCase, returned(2), buyer)).result;
    const waiting = async (who = seller) =>
      (await app.call(getReceivedCases, { view: 'waiting' }, who)).result;
    const list = await waiting();
    expect(list.counts).toEqual({ waiting: 1, goods: 0, elsewhere: 0, closed: 0 });
    expect(list.items).toMatchObject([{ caseId, state: 'open', lines: [{ quantity: 2 }] }]);
    expect(list.items[0]?.names[0]?.productName).not.toBe('');
    expect((await waiting(await shop.seller())).items).toEqual([]);
    expect((await app.call(getReceivedCases, { view: 'waiting' })).status).toBe(401);
    await app.call(answerCase, { caseId, accept: false, answer: 'Kutu açılmış' }, seller);
    expect((await waiting()).counts).toEqual({ waiting: 0, goods: 0, elsewhere: 1, closed: 0 });
    expect((await app.call(getReceivedCases, { view: 'elsewhere' }, seller)).result.items).toHaveLength(1);
  });

  test('can be accepted in part: the accepted units are refunded, and the rest needs a reason', async () => {
    await deliver();
    const { caseId } = (await app.call(openCase, returned(2), buyer)).result;
    const take = (quantity: number, answer?: string) =>
      app.call(
        answerCase,
        { caseId, accept: true, lines: [{ lineNo: 1, quantity }], ...(answer && { answer }) },
        seller,
      );
    expect((await take(3, 'Hepsi')).status).toBe(400);
    expect((await take(0, 'Hiçbiri')).status).toBe(400);
    // A partial acceptance needs a reason.
    expect((await take(1)).status).toBe(400);
    expect(await card()).toBe(-34_990);
    const accepted = await take(1, 'Bir kutu sağlam geldi');
    expect(accepted.result).toMatchObject({
      state: 'accepted',
      lines: [{ quantity: 2, acceptedQuantity: 1 }],
    });
    expect(await card()).toBe(-24_990);
    expect((await detail()).lines[0]?.refundedQuantity).toBe(1);
    await requireSound();
  });

  test('an accepted return refunds the money without restocking', async () => {
    await deliver();
    const opened = await app.call(openCase, returned(2), buyer);
    expect(opened.result).toMatchObject({ state: 'open', allowedActions: ['withdraw'] });
    // While the case is open, the buyer can neither approve the order nor open a second case.
    expect((await app.call(approveOrder, { orderId }, buyer)).status).toBe(409);
    expect((await app.call(openCase, returned(1), buyer)).status).toBe(409);
    // The side that opened the case cannot answer it.
    const own = await app.call(answerCase, { caseId: opened.result.caseId, accept: true }, buyer);
    expect(own.status).toBe(404);
    expect(await card()).toBe(-34_990);
    const accepted = await app.call(answerCase, { caseId: opened.result.caseId, accept: true }, seller);
    expect(accepted.result.state).toBe('accepted');
    expect(await card()).toBe(-14_990);
    expect(await shop.stockOf(seller.listingId)).toBe(7);
    expect(await detail()).toMatchObject({ state: 'awaitingBuyerApproval', refundedTotal: 20_000 });
    await app.call(approveOrder, { orderId }, buyer);
    await requireSound();
  });

  test('a full return for a fault refunds the shipping and ends the order', async () => {
    await deliver();
    const { result } = await app.call(openCase, returned(3), buyer);
    await app.call(answerCase, { caseId: result.caseId, accept: true }, seller);
    expect(await card()).toBe(0);
    expect((await detail()).state).toBe('cancelled');
    await requireSound();
  });

  test('a full return without the seller’s fault ends the order, and its shipping is still paid', async () => {
    await deliver();
    const carriers = () => platform('shipping');
    const before = await carriers();
    const { result } = await app.call(openCase, returned(3, 'other'), buyer);
    await app.call(answerCase, { caseId: result.caseId, accept: true }, seller);
    expect((await detail()).state).toBe('cancelled');
    expect(await card()).toBe(-4990);
    expect((await carriers()) - before).toBe(4990);
    await payOut(app.ctx);
    expect(await wallet(seller.companyId)).toBe(0);
    await requireSound();
  });

  test('a rejection needs a reason; the buyer escalates and the platform rules, once', async () => {
    await deliver();
    const { caseId } = (await app.call(openCase, returned(1, 'other'), buyer)).result;
    expect((await app.call(answerCase, { caseId, accept: false }, seller)).status).toBe(400);
    expect((await app.call(answerCase, { caseId, accept: true }, await shop.seller())).status).toBe(404);
    await app.call(answerCase, { caseId, accept: false, answer: 'Kutusu açılmış' }, seller);
    expect((await app.call(escalateCase, { caseId }, buyer)).result.state).toBe('escalated');
    expect((await app.call(withdrawCase, { caseId }, buyer)).status).toBe(409);
    await actAsPlatform(app.ctx, caseId, 'platform', 'ruleForBuyer', 'Fotoğraf hasarı gösteriyor.');
    await expect(actAsPlatform(app.ctx, caseId, 'platform', 'ruleForBuyer', 'bir daha')).rejects.toThrow(
      'şu anki durumda',
    );
    expect(await card()).toBe(-24_990);
    expect((await detail()).cases[0]).toMatchObject({
      state: 'ruledForBuyer',
      sellerAnswer: 'Kutusu açılmış',
    });
    await requireSound();
  });

  test('an unanswered case is escalated after three days, and nothing is approved meanwhile', async () => {
    await deliver();
    const { caseId } = (await app.call(openCase, returned(1), buyer)).result;
    app.clock.advance(3 * 86_400_000 - 1);
    await escalateSilent(app.ctx);
    expect((await detail()).cases[0]?.state).toBe('open');
    app.clock.advance(1);
    await escalateSilent(app.ctx);
    expect((await detail()).cases[0]).toMatchObject({ caseId, state: 'escalated' });
  });

  test('a cancellation request stops the shipment; accepted, it refunds everything to the wallet', async () => {
    await app.call(confirmOrder, { orderId }, seller);
    const wish = {
      orderId,
      kind: 'cancelRequest' as const,
      lines: [{ lineNo: 1, quantity: 3, reason: 'changedMind' as const }],
      refundTarget: 'wallet' as const,
    };
    expect((await app.call(openCase, { ...wish, kind: 'return' }, buyer)).status).toBe(409);
    expect((await app.call(openCase, wish, seller)).status).toBe(403);
    const { caseId } = (await app.call(openCase, wish, buyer)).result;
    const parcel = { orderId, carrierId: 1, followUpNumber: '123456789012' };
    expect((await app.call(shipOrder, parcel, seller)).status).toBe(409);
    await app.call(answerCase, { caseId, accept: true }, seller);
    expect(await card()).toBe(-34_990);
    expect(await wallet(buyer.companyId)).toBe(34_990);
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    expect((await detail()).state).toBe('cancelled');
    await requireSound();
  });

  test('acceptance and ruling during a cancellation refund everything once', async () => {
    await app.call(partlySupplyOrder, { orderId, missing: missing(1), reason: 'Rafta kalmadı' }, seller);
    const { caseId } = (
      await app.call(
        openCase,
        {
          orderId,
          kind: 'cancelRequest',
          lines: [{ lineNo: 1, quantity: 2, reason: 'changedMind' }],
          refundTarget: 'card',
        },
        buyer,
      )
    ).result;
    const accept = () => app.call(answerCase, { caseId, accept: true }, seller);
    const cancel = () => app.call(cancelOrder, { orderId, reason: 'Stok yok' }, seller);
    const answers = await Promise.all([accept(), cancel(), accept(), cancel()]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await detail()).state).toBe('cancelled');
    expect(await card()).toBe(0);
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    await sendRefunds(app.ctx);
    await requireSound();
  });
});

describe('after the payout', () => {
  test('a return is charged back to the seller, the platform returns its fee, and the wallet may become negative', async () => {
    await complete();
    expect(await wallet(seller.companyId)).toBe(28_200);
    const { caseId } = (await app.call(openCase, returned(3), buyer)).result;
    await app.call(answerCase, { caseId, accept: true }, seller);
    expect(await wallet(seller.companyId)).toBe(0);
    expect(await card()).toBe(0);
    expect((await detail()).state).toBe('completed');
    const ledger = (await app.call(getOrderLedger, { type: 'sold', id: String(orderId) }, seller)).result;
    expect(ledger.entries.map(({ kind }) => kind)).toEqual(['capture', 'release', 'payout', 'refund']);
    expect(ledger.totals.every((total) => total === 0)).toBe(true);
    await requireSound();
  });

  test('a seller without the money has a debt, and the next payout settles it first', async () => {
    await complete();
    await app.call(acceptWalletContract, { version: walletContractVersion }, seller);
    const account = { payoutAccountId: await makePayoutAccount(app, seller) };
    await app.call(withdrawToIban, { amount: 28_200, ...account }, seller);
    const { caseId } = (await app.call(openCase, returned(3), buyer)).result;
    await app.call(answerCase, { caseId, accept: true }, seller);
    expect(await wallet(seller.companyId)).toBe(-28_200);
    expect((await app.call(withdrawToIban, { amount: 1000, ...account }, seller)).status).toBe(400);
    await requireSound();

    const next = await shop.buyer([seller.listingId, 4]);
    await shop.buy(next);
    const [later] = (await app.call(getOrders, { type: 'purchased' }, next)).result.items;
    await shop.bring(later?.orderId ?? 0, seller);
    await app.call(approveOrder, { orderId: later?.orderId ?? 0 }, next);
    await payOut(app.ctx);
    // The 37.600 kuruş of the new order less the 28.200 that the seller owed.
    expect(await wallet(seller.companyId)).toBe(9400);
    await requireSound();
  });

  test('the claim ends fourteen days after completion', async () => {
    await complete();
    app.clock.advance(14 * 86_400_000 + 1);
    expect((await app.call(openCase, returned(1), buyer)).status).toBe(409);
    expect((await detail()).openableCase).toBeNull();
  });

  test('the statement adds up to what the wallet got', async () => {
    await complete();
    const { result } = await app.call(getStatement, { type: 'sold', page: 'settled' }, seller);
    expect(result.items[0]).toMatchObject({
      orderId,
      total: 34_990,
      commission: 1500,
      commissionVat: 300,
      net: 28_200,
    });
    expect(result.sums).toMatchObject({ orders: 1, fees: 1800, net: 28_200 });
    expect((await app.call(getWallet, {}, seller)).result).toMatchObject({
      balance: 28_200,
      owed: 0,
      pendingPayout: 0,
    });
    expect((await app.call(getStatement, { type: 'sold', page: 'settled' })).status).toBe(401);
  });
});

describe('other actions', () => {
  test('bulk actions answer each order for itself', async () => {
    const other = await shop.seller();
    const { results } = (await app.call(bulkConfirm, { orderIds: [orderId, 999_999_999] }, seller)).result;
    expect(results).toMatchObject([
      { orderId, done: true },
      { orderId: 999_999_999, done: false },
    ]);
    const shipment = { orderId, carrierId: 1, followUpNumber: '123456789012' };
    const foreign = await app.call(bulkShip, { shipments: [shipment] }, other);
    expect(foreign.result.results[0]?.done).toBe(false);
    const shipped = await app.call(
      bulkShip,
      { shipments: [{ ...shipment, followUpNumber: '1' }, shipment] },
      seller,
    );
    expect(shipped.result.results.map(({ done }) => done)).toEqual([false, true]);
  });

  test('a parcel is prepared once; only a warehouse says itself that it arrived', async () => {
    await app.call(confirmOrder, { orderId }, seller);
    expect((await app.call(prepareOrder, { orderId }, seller)).result.isPrepared).toBe(true);
    expect((await app.call(prepareOrder, { orderId }, seller)).status).toBe(409);
    const listed = async (fact: 'prepared' | 'unprepared') =>
      (await app.call(getOrders, { type: 'sold', fact }, seller)).result.items.some(
        (order) => order.orderId === orderId,
      );
    expect([await listed('prepared'), await listed('unprepared')]).toEqual([true, false]);
    expect((await app.call(undoPrepareOrder, { orderId }, seller)).result.isPrepared).toBe(false);
    expect((await app.call(undoPrepareOrder, { orderId }, seller)).status).toBe(409);
    expect([await listed('prepared'), await listed('unprepared')]).toEqual([false, true]);
    expect((await detail()).timeline.map(({ step }) => step ?? null)).toEqual([
      null,
      null,
      'prepared',
      'unprepared',
    ]);
    await app.call(shipOrder, { orderId, carrierId: 1, followUpNumber: '123456789012' }, seller);
    expect((await app.call(confirmDelivery, { orderId }, seller)).status).toBe(409);
    expect((await detail()).estimatedDeliveryAt).not.toBeNull();
  });

  test('a completed order is rated once, by its buyer, and both ratings are stored', async () => {
    const words = { orderId, score: 9, comment: 'Hızlı', products: [{ lineNo: 1, score: 10 }] };
    expect((await app.call(rateOrder, words, buyer)).status).toBe(409);
    await complete();
    expect((await app.call(rateOrder, { ...words, score: 11 }, buyer)).status).toBe(400);
    const unknown = { ...words, products: [{ lineNo: 7, score: 1 }] };
    expect((await app.call(rateOrder, unknown, buyer)).status).toBe(400);
    const { rating } = (await app.call(rateOrder, words, buyer)).result;
    expect(rating).toMatchObject({ score: 9, comment: 'Hızlı', products: [{ lineNo: 1, score: 10 }] });
    expect((await app.call(rateOrder, words, buyer)).status).toBe(409);
  });

  test('ordering again reports each line and is idempotent', async () => {
    const again = (await app.call(reorder, { orderId }, buyer)).result;
    expect(again).toMatchObject({ added: 1, lines: [{ quantity: 3, message: null }] });
    expect((await app.call(reorder, { orderId }, buyer)).result.lines[0]?.quantity).toBe(3);
    await app.database.db
      .updateTable('listing')
      .set({ state: 'passive' })
      .where('id', '=', seller.listingId)
      .execute();
    expect((await app.call(reorder, { orderId }, buyer)).result).toMatchObject({
      added: 0,
      lines: [{ quantity: 0 }],
    });
    expect((await app.call(reorder, { orderId }, await shop.buyer())).status).toBe(404);
  });

  test('lists narrow by day and by the other side', async () => {
    const day = formatIsoDay(istanbulDayOf(app.clock.now()));
    const list = async (changes: object) =>
      (await app.call(getOrders, { type: 'sold', ...changes }, seller)).result.items.length;
    expect(await list({ from: day, to: day })).toBe(1);
    expect(await list({ to: '2020-01-01' })).toBe(0);
    expect(await list({ otherId: String(buyer.companyId) })).toBe(1);
    expect(await list({ otherId: '1' })).toBe(0);
  });
});
