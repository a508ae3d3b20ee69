import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { marketOrderCalls } from '@havan/contract/backoffice/money/orders';
import type { RequestOf } from '@havan/contract/call';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { caseCalls } from '@havan/contract/sales/cases';
import { confirmOrder, getOrderDetail, getOrders, shipOrder } from '@havan/contract/sales/orders';
import { pay } from '@havan/contract/sales/payment';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { autoApproveDays } from '@havan/domain/order';
import { fourEyesLimit } from '@havan/domain/payout-run';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../../core/app-error.ts';
import { ordersCommand } from '../../../cli/orders.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { findMarketOrders, getMarketOrder, markOrderDelivered, cancelMarketOrder } = marketOrderCalls;
const dayMs = 86_400_000;

let me: { token: string };
let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;

beforeAll(async () => {
  app.clock.set(new Date());
  me = await signedInOperator(app, ['finance']);
});

beforeEach(async () => {
  seller = await shop.seller(10, 10_000);
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
});

const whole = async () => (await app.call(getMarketOrder, { orderId: String(orderId) }, me)).result;
const ship = async () => {
  await app.call(confirmOrder, { orderId }, seller);
  await app.call(
    shipOrder,
    { orderId, carrierId: 1, followUpNumber: String(orderId).padStart(12, '0') },
    seller,
  );
};
const news = async (person: Person, mainCategoryId: string) =>
  (
    await app.call(getAllNotifications, { mainCategoryId }, { token: await sessionOf(app, person) })
  ).result.items.map(({ notificationText }) => notificationText);
const today = () => istanbulIsoDay(app.clock.now());
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

test('a parcel is marked as delivered once, on its day; both companies are notified and the audit trail has it', async () => {
  const request = { orderId, deliveredOn: today(), proof: 'Kargo kaydı: Ayşe Kaya teslim aldı.' };
  expect((await app.call(markOrderDelivered, request, me)).status).toBe(409);
  await ship();
  const shippedOn = today();
  app.clock.advance(3 * dayMs);
  me = await signedInOperator(app, ['finance']);
  const on = (deliveredOn: string) => app.call(markOrderDelivered, { ...request, deliveredOn }, me);
  const dayAt = (days: number) => istanbulIsoDay(new Date(app.clock.now().getTime() + days * dayMs));
  expect((await on(dayAt(1))).status).toBe(400);
  expect((await on(dayAt(-4))).status).toBe(400);
  expect((await whole()).acts).toEqual(['deliver', 'cancel']);
  const answers = await Promise.all([1, 2, 3].map(() => on(shippedOn)));
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
  const order = await whole();
  expect(order).toMatchObject({ state: 'awaitingBuyerApproval', acts: [], cancelRefund: null });
  expect(istanbulIsoDay(new Date(order.deliveredAt ?? 0))).toBe(shippedOn);
  // The delivery lies in the past, but the buyer's days to approve are counted from now, when the buyer is notified.
  expect(new Date(order.autoApproveAt ?? 0)).toEqual(
    new Date(app.clock.now().getTime() + autoApproveDays * dayMs),
  );
  expect(order.history.at(-1)).toMatchObject({ party: 'platform', state: 'awaitingBuyerApproval' });
  expect(order.history.at(-1)?.note).toContain('Kargo kaydı: Ayşe Kaya teslim aldı.');
  expect((await news(buyer, '5'))[0]).toContain('teslim edildi; kontrol edip onaylayabilirsiniz');
  expect((await news(seller, '10'))[0]).toContain('teslim edildi olarak işaretlendi');
  const [event] = (await app.call(getAuditTrail, {}, me)).result.items;
  expect(event).toMatchObject({
    action: 'order.deliver',
    subjectId: String(orderId),
    before: { state: 'shipped' },
    after: { state: 'awaitingBuyerApproval', day: shippedOn, reason: request.proof },
  });
  await shop.requireSound();
});

test('a paid order is cancelled once: what the question said goes back, and the goods are on sale again', async () => {
  const { cancelRefund, total, acts } = await whole();
  expect(acts).toEqual(['cancel']);
  expect(cancelRefund).toEqual({ card: total, wallet: 0, points: 0 });
  const request = { orderId, reasonId: 'buyerAsked' } as const;
  const answers = await Promise.all([1, 2, 3].map(() => app.call(cancelMarketOrder, request, me)));
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
  const order = await whole();
  expect(order).toMatchObject({ state: 'cancelled', refundedTotal: total, payout: 0, acts: [] });
  expect(order.refunds).toMatchObject([{ ...cancelRefund, note: 'Alıcı siparişten vazgeçti.' }]);
  expect(await shop.stockOf(seller.listingId)).toBe(10);
  expect((await news(buyer, '5'))[0]).toContain('iptal edildi, tutarı size iade edildi');
  expect((await news(seller, '10'))[0]).toContain('platform tarafından iptal edildi');
  const seen = (await app.call(getOrderDetail, { type: 'sold', id: String(orderId) }, seller)).result;
  expect(seen.timeline.at(-1)).toMatchObject({ state: 'cancelled', note: 'Alıcı siparişten vazgeçti.' });
  const [event] = (await app.call(getAuditTrail, {}, me)).result.items;
  expect(event).toMatchObject({
    action: 'order.cancel',
    before: { state: 'awaitingSellerConfirmation' },
    after: { state: 'cancelled', reason: 'Alıcı vazgeçti', card: total },
  });
  await shop.requireSound();
});

test('a parcel on its way is cancelled: the money goes back, the goods are not on sale before they are', async () => {
  await ship();
  const { cancelRefund, total } = await whole();
  expect(cancelRefund).toEqual({ card: total, wallet: 0, points: 0 });
  const { result } = await app.call(cancelMarketOrder, { orderId, reasonId: 'notSupplied' }, me);
  expect(result).toMatchObject({ state: 'cancelled', refundedTotal: total, payout: 0, acts: [] });
  expect(await shop.stockOf(seller.listingId)).toBe(7);
  expect((await news(seller, '10'))[0]).toContain('yoldayken platform tarafından iptal edildi');
  await shop.requireSound();
});

test('a pre-order is cancelled with every order of its transfer, in figures', async () => {
  const other = await shop.seller(5);
  buyer = await shop.buyer([seller.listingId, 1], [other.listingId, 2]);
  const { cardToken: _none, ...byTransfer } = await shop.payRequest(buyer, { method: 'transfer' });
  expect((await app.call(pay, byTransfer, buyer)).status).toBe(200);
  const bought = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items;
  orderId = bought[0]?.orderId ?? 0;
  const sum = bought.reduce((total, one) => total + one.total, 0);
  const before = await whole();
  expect(before).toMatchObject({
    state: 'preOrder',
    acts: ['cancel'],
    cancelRefund: null,
    cancelTogether: { orders: 2, total: sum, received: 0 },
  });
  const request = { orderId, reasonId: 'buyerAsked' } as const;
  const answers = await Promise.all([1, 2].map(() => app.call(cancelMarketOrder, request, me)));
  expect(statusesOf(answers)).toEqual([200, 409]);
  const states = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items.map(
    ({ state }) => state,
  );
  expect(states).toEqual(['cancelled', 'cancelled']);
  expect([await shop.stockOf(seller.listingId), await shop.stockOf(other.listingId)]).toEqual([7, 5]);
  const [event] = (await app.call(getAuditTrail, {}, me)).result.items;
  expect(event).toMatchObject({
    action: 'order.cancel',
    after: { state: 'cancelled', orders: 2, total: sum },
  });
  await shop.requireSound();
});

test('the command line cancels a pre-order with every order of its transfer', async () => {
  buyer = await shop.buyer([seller.listingId, 1]);
  const stock = await shop.stockOf(seller.listingId);
  const { cardToken: _none, ...byTransfer } = await shop.payRequest(buyer, { method: 'transfer' });
  expect((await app.call(pay, byTransfer, buyer)).status).toBe(200);
  const orderNow = async () => (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0];
  const preOrder = await orderNow();
  expect(preOrder?.state).toBe('preOrder');
  const args = ['cancel', String(preOrder?.orderId), 'Havale', 'gelmeyecek.'];
  expect(await ordersCommand(app.ctx, args)).toBe(`Order ${preOrder?.orderId}: cancel is done.`);
  expect((await orderNow())?.state).toBe('cancelled');
  expect(await shop.stockOf(seller.listingId)).toBe(stock);
  await expect(ordersCommand(app.ctx, args)).rejects.toBeInstanceOf(AppError);
  await expect(ordersCommand(app.ctx, ['cancel', String(preOrder?.orderId)])).rejects.toThrow(
    'pnpm orders cases',
  );
  await shop.requireSound();
});

test('a large order is cancelled by two operators with the same reason', async () => {
  const large = await shop.seller(10, fourEyesLimit);
  buyer = await shop.buyer([large.listingId, 2]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  const colleague = await signedInOperator(app, ['finance']);
  const say = async (who: { token: string }, reasonId: 'payment' | 'priceError') =>
    (await app.call(cancelMarketOrder, { orderId, reasonId }, who)).result;
  expect(await say(me, 'payment')).toMatchObject({
    state: 'awaitingSellerConfirmation',
    cancelSaid: { isYou: true, reasonId: 'payment' },
  });
  // A second request of the same operator does not cancel the order, and neither does another operator's with another
  // reason.
  expect((await say(me, 'payment')).state).toBe('awaitingSellerConfirmation');
  expect(await say(colleague, 'priceError')).toMatchObject({
    state: 'awaitingSellerConfirmation',
    cancelSaid: { isYou: true, reasonId: 'priceError' },
  });
  expect((await whole()).cancelSaid).toMatchObject({ isYou: false, reasonId: 'priceError' });
  expect((await say(me, 'priceError')).state).toBe('cancelled');
  const actions = (await app.call(getAuditTrail, {}, me)).result.items
    .slice(0, 4)
    .map(({ action }) => action);
  expect(actions).toEqual(['order.cancel', 'order.sayCancel', 'order.sayCancel', 'order.sayCancel']);
  expect(await shop.stockOf(large.listingId)).toBe(10);
  await shop.requireSound();
});

test('an order with an open case is not cancelled', async () => {
  await app.call(confirmOrder, { orderId }, seller);
  const request = { orderId, reasonId: 'notSupplied' } as const;
  const opened = await app.call(
    caseCalls.openCase,
    {
      orderId,
      kind: 'cancelRequest',
      lines: [{ lineNo: 1, quantity: 1, reason: 'changedMind' }],
      refundTarget: 'card',
    },
    buyer,
  );
  expect(opened.status).toBe(200);
  const refused = await app.call(cancelMarketOrder, request, me);
  expect([refused.status, refused.body.statusMessage]).toEqual([
    409,
    'Bu siparişte açık bir talep var; önce talebi karara bağlayın.',
  ]);
  expect(await whole()).toMatchObject({ hasOpenCase: true, acts: [] });
  const found = await app.call(findMarketOrders, { search: String(orderId), openCase: 'true' }, me);
  expect(found.result.items.map((one) => one.orderId)).toEqual([orderId]);
});

test('an order is found by number, company, state and days late', async () => {
  const find = async (request: RequestOf<typeof findMarketOrders>) =>
    (await app.call(findMarketOrders, request, me)).result.items.map((one) => one.orderId);
  const { buyer: buyerName } = await whole();
  expect(await find({ search: String(orderId) })).toEqual([orderId]);
  expect(await find({ search: buyerName })).toContain(orderId);
  expect(await find({ search: String(orderId), state: 'shipped' })).toEqual([]);
  const { buyerId, sellerId } = await whole();
  const one = { search: String(orderId) };
  for (const companyId of [buyerId, sellerId])
    expect(await find({ ...one, companyId: String(companyId) })).toEqual([orderId]);
  expect(await find({ ...one, buyerId: String(buyerId), sellerId: String(sellerId) })).toEqual([orderId]);
  expect(await find({ ...one, buyerId: String(sellerId) })).toEqual([]);
  expect(await find({ ...one, sellerId: String(buyerId) })).toEqual([]);
  expect(await find({ ...one, openCase: 'true' })).toEqual([]);
  const day = today();
  const tomorrow = istanbulIsoDay(new Date(app.clock.now().getTime() + dayMs));
  expect(await find({ ...one, from: day, to: day, sold: 'true' })).toEqual([orderId]);
  expect(await find({ ...one, from: tomorrow })).toEqual([]);
  expect(await find({ ...one, to: istanbulIsoDay(new Date(app.clock.now().getTime() - dayMs)) })).toEqual([]);
  expect((await app.call(findMarketOrders, { ...one, from: '2026-02-31' }, me)).status).toBe(400);
  expect(await find({ search: String(orderId), lateDays: '1' })).toEqual([]);
  app.clock.set(new Date(new Date((await whole()).shipBy).getTime() + 2.5 * dayMs));
  me = await signedInOperator(app, ['finance']);
  expect(await find({ search: String(orderId), lateDays: '3' })).toEqual([orderId]);
  expect(await find({ search: String(orderId), lateDays: '7' })).toEqual([]);
  expect((await whole()).daysLate).toBe(3);
});

test('what counts as sold leaves out an order that is cancelled', async () => {
  const found = async () =>
    (await app.call(findMarketOrders, { search: String(orderId), sold: 'true' }, me)).result.items.length;
  expect(await found()).toBe(1);
  await sql`update orders set state = 'cancelled' where id = ${orderId}`.execute(app.database.db);
  expect(await found()).toBe(0);
});

test('support reads an order and does nothing to it', async () => {
  const support = await signedInOperator(app, ['support']);
  const { status, result } = await app.call(getMarketOrder, { orderId: String(orderId) }, support);
  expect([status, result.acts]).toEqual([200, []]);
  // Support reads the town and province of the parcel, but neither the recipient nor the street.
  expect(result.address).toMatch(/^[^,]+ \/ [^,]+$/);
  const finance = await signedInOperator(app, ['finance']);
  const { address } = (await app.call(getMarketOrder, { orderId: String(orderId) }, finance)).result;
  expect(address).toMatch(new RegExp(`^[^,]+, .+, ${result.address}$`));
  const request = { orderId, reasonId: 'payment' } as const;
  expect((await app.call(cancelMarketOrder, request, support)).status).toBe(403);
});
