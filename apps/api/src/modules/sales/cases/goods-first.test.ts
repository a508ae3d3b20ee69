import {
  answerCase,
  escalateCase,
  getReceivedCases,
  openCase,
  receiveReturn,
  withdrawCase,
} from '@havan/contract/sales/cases';
import { approveOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { caseGoodsDays } from '@havan/domain/order-case';
import { beforeEach, expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balanceOf } from '../../money/ledger/ledger.sql.ts';
import { escalateSilent } from './case-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;
let caseId: number;
beforeEach(async () => {
  // An order of three units at 100 TL, all of which are returned.
  seller = await shop.seller(10, 10_000);
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await shop.bring(orderId, seller);
  const opened = await app.call(
    openCase,
    {
      orderId,
      kind: 'return',
      lines: [{ lineNo: 1, quantity: 3, reason: 'other' }],
      refundTarget: 'wallet',
    },
    buyer,
  );
  caseId = opened.result.caseId;
});

const wallet = () => balanceOf(app.database.db, 'wallet', buyer.companyId);
const waitForGoods = (more: object = {}) =>
  app.call(answerCase, { caseId, accept: true, goodsFirst: true, ...more }, seller);
const units = (quantity: number) => [{ lineNo: 1, quantity }];

test('the money goes back when the goods have, and once', async () => {
  const accepted = await waitForGoods();
  expect(accepted.result).toMatchObject({
    state: 'awaitingGoods',
    closedAt: null,
    answerBy: new Date(app.clock.now().getTime() + caseGoodsDays * 86_400_000).toISOString(),
    allowedActions: ['receiveGoods', 'reject'],
  });
  expect(await wallet()).toBe(0);
  expect((await app.call(approveOrder, { orderId }, buyer)).status).toBe(409);
  expect((await app.call(receiveReturn, { caseId }, buyer)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => app.call(receiveReturn, { caseId }, seller)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(await wallet()).toBe(30_000);
  await shop.requireSound();
});

test('a case whose goods are awaited has a view of its own in the received cases', async () => {
  await waitForGoods();
  const list = (view: 'goods' | 'elsewhere') => app.call(getReceivedCases, { view }, seller);
  const { result } = await list('goods');
  expect(result.counts).toEqual({ waiting: 0, goods: 1, elsewhere: 0, closed: 0 });
  expect(result.items).toMatchObject([{ caseId, state: 'awaitingGoods' }]);
  expect((await list('elsewhere')).result.items).toEqual([]);
});

test('returned units are compared with the accepted ones, and fewer need a reason', async () => {
  expect((await waitForGoods({ lines: units(2) })).status).toBe(400);
  await waitForGoods({ lines: units(2), answer: 'Bir kutu açılmış.' });
  const receive = (quantity: number, answer?: string) =>
    app.call(receiveReturn, { caseId, lines: units(quantity), ...(answer && { answer }) }, seller);
  expect((await receive(3)).status).toBe(400);
  expect((await receive(1)).status).toBe(400);
  expect((await receive(1, 'Biri kolide yoktu.')).result).toMatchObject({
    state: 'accepted',
    sellerAnswer: 'Biri kolide yoktu.',
    lines: [{ acceptedQuantity: 1 }],
  });
  expect(await wallet()).toBe(10_000);
  await shop.requireSound();
});

test('goods that do not come are a matter of the platform after their days', async () => {
  await waitForGoods();
  app.clock.advance(caseGoodsDays * 86_400_000 - 1);
  await escalateSilent(app.ctx);
  const state = async () =>
    (await app.call(getOrderDetail, { type: 'purchased', id: String(orderId) }, buyer)).result.cases[0]
      ?.state;
  expect(await state()).toBe('awaitingGoods');
  app.clock.advance(1);
  await escalateSilent(app.ctx);
  expect(await state()).toBe('escalated');
  expect(await wallet()).toBe(0);
});

test('while goods are awaited the buyer may take the case back or to the platform, and the seller may refuse what came', async () => {
  await waitForGoods();
  const refused = await app.call(answerCase, { caseId, accept: false, answer: 'Başka ürün geldi.' }, seller);
  expect(refused.result.state).toBe('rejected');
  expect((await app.call(escalateCase, { caseId }, buyer)).result.state).toBe('escalated');
  expect((await app.call(receiveReturn, { caseId }, seller)).status).toBe(409);
});

test('a case taken back while goods are awaited frees the order', async () => {
  await waitForGoods();
  expect((await app.call(withdrawCase, { caseId }, buyer)).result.state).toBe('withdrawn');
  expect((await app.call(approveOrder, { orderId }, buyer)).status).toBe(200);
});

test('a refusal waits for nothing', async () => {
  const answer = await waitForGoods({ accept: false, answer: 'Kabul etmiyorum.' });
  expect(answer.body.errors).toMatchObject([{ path: 'goodsFirst' }]);
});

test('a case names the lots that its order sent', async () => {
  const lots = async () => {
    const { items } = (await app.call(getReceivedCases, { view: 'waiting' }, seller)).result;
    return items.map(({ lines }) => lines.map(({ lot }) => lot));
  };
  expect(await lots()).toEqual([['']]);
  await app.database.db
    .updateTable('order_line')
    .set({ lot: 'P3' })
    .where('order_id', '=', orderId)
    .execute();
  expect(await lots()).toEqual([['P3']]);
});
