import { openCase, withdrawCase } from '@havan/contract/sales/cases';
import { saveCarrierTracking } from '@havan/contract/backoffice/money/carrier-tariff';
import { orderCalls } from '@havan/contract/sales/orders';
import { orderWorkCalls } from '@havan/contract/sales/order-work';
import { inboxCalls } from '@havan/contract/notifications/inbox';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { deliverShipped, approveDelivered } from './order-jobs.ts';
import { reminderJobs } from './reminder-jobs.ts';
import { sendRefunds } from '../payment/payment-jobs.ts';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { withoutIncomeTax } from '../../../testing/without-income-tax.ts';
import { balances } from '../../money/ledger/ledger.sql.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
withoutIncomeTax(app);
const shop = new Shop(app, bank);
const { getOrders, getOrderDetail, confirmOrder, shipOrder, cancelOrder, approveOrder, postponeAutoApprove } =
  orderCalls;

const { bulkShip, correctShipment } = orderWorkCalls;

let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;
beforeEach(async () => {
  seller = await shop.seller();
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
});
afterEach(() => shop.requireSound());

const detail = async (type: 'purchased' | 'sold', person: Person) =>
  (await app.call(getOrderDetail, { type, id: String(orderId) }, person)).result;
const shipment = { carrierId: 1, followUpNumber: '123456789012' };
const sell = async () => {
  await app.call(confirmOrder, { orderId }, seller);
  await app.call(shipOrder, { orderId, ...shipment }, seller);
};
const deliver = async () => {
  await sell();
  app.clock.advance(3_600_000);
  await deliverShipped(app.ctx);
};
const balanceOf = async (kind: string, companyId: number | null = null) =>
  (await balances(app.database.db)).find((each) => each.kind === kind && each.companyId === companyId)
    ?.amount ?? 0;

// @spec §3 order-entities
// @spec §4 order-states
// @spec §7 orders
// @spec buying order-times
// @spec defects lock-circles

describe('the page of the carrier', () => {
  const address = 'https://kargo.example/takip?no={code}';
  afterEach(async () => {
    await app.call(
      saveCarrierTracking,
      { carrierId: 1, address: '' },
      await signedInOperator(app, ['finance']),
    );
  });

  test('is linked for both sides while its carrier has one', async () => {
    await sell();
    expect((await detail('purchased', buyer)).shipment).not.toHaveProperty('trackingUrl');
    const operator = await signedInOperator(app, ['finance']);
    const saved = await app.call(saveCarrierTracking, { carrierId: 1, address }, operator);
    expect(saved.result).toEqual([{ carrierId: 1, address }]);
    const trackingUrl = `https://kargo.example/takip?no=${shipment.followUpNumber}`;
    expect((await detail('purchased', buyer)).shipment).toMatchObject({ trackingUrl });
    expect((await detail('sold', seller)).shipment).toMatchObject({ trackingUrl });
    expect((await app.call(saveCarrierTracking, { carrierId: 1, address: '' }, operator)).result).toEqual([]);
    expect((await detail('purchased', buyer)).shipment).not.toHaveProperty('trackingUrl');
  });

  test.each(['http://kargo.example/{code}', 'https://kargo.example/takip', 'javascript:alert(1)//{code}'])(
    'is refused when it is %s',
    async (bad) => {
      const operator = await signedInOperator(app, ['finance']);
      expect((await app.call(saveCarrierTracking, { carrierId: 1, address: bad }, operator)).status).toBe(
        400,
      );
      expect((await app.call(saveCarrierTracking, { carrierId: 99, address }, operator)).status).toBe(400);
    },
  );
});

describe('visibility of fields', () => {
  test('a session is needed; other companies find nothing', async () => {
    const stranger = await shop.buyer();
    expect((await app.call(getOrders, { type: 'sold' })).status).toBe(401);
    expect((await app.call(getOrderDetail, { type: 'sold', id: String(orderId) })).status).toBe(401);
    for (const type of ['purchased', 'sold'] as const) {
      expect((await app.call(getOrders, { type }, stranger)).result.items).toEqual([]);
      expect((await app.call(getOrderDetail, { type, id: String(orderId) }, stranger)).status).toBe(404);
    }
    expect((await app.call(confirmOrder, { orderId }, stranger)).status).toBe(404);
    expect((await app.call(shipOrder, { orderId, ...shipment }, stranger)).status).toBe(404);
    expect((await app.call(cancelOrder, { orderId, reason: 'deneme' }, stranger)).status).toBe(404);
    expect((await app.call(approveOrder, { orderId }, stranger)).status).toBe(404);
    expect((await app.call(postponeAutoApprove, { orderId }, stranger)).status).toBe(404);
  });

  test('each side sees its own data: the seller commission and payout, the buyer the card', async () => {
    expect((await app.call(getOrderDetail, { type: 'sold', id: String(orderId) }, buyer)).status).toBe(404);
    expect(await detail('purchased', buyer)).toMatchObject({
      state: 'awaitingSellerConfirmation',
      stateCode: 1,
      total: 34_990,
      commission: null,
      payout: null,
      payment: {
        method: 'card',
        usesWallet: false,
        cardBrand: 'visa',
        cardLastFour: '0016',
        installments: 1,
      },
      lines: [{ lineNo: 1, quantity: 3, unitPrice: 10_000, lineTotal: 30_000 }],
      address: { receiver: 'Moda Eczanesi', cityName: 'İstanbul', townName: 'Kadıköy' },
      allowedActions: ['cancel'],
    });
    expect(await detail('sold', seller)).toMatchObject({
      commission: 1800,
      payout: 28_200,
      payment: { method: null, usesWallet: false, cardBrand: null, cardLastFour: null },
      allowedActions: ['confirm', 'cancel', 'partlySupply'],
    });
  });
});

test('the seller sees the buyer’s choices: the carrier and the invoice details', async () => {
  expect(await detail('sold', seller)).toMatchObject({
    chosenCarrierId: null,
    invoiceTo: { title: expect.any(String), taxOrIdentityNumber: expect.any(String) },
  });
  const chosen = { title: 'Moda Ltd.', taxOffice: 'Kadıköy', taxOrIdentityNumber: '123', address: 'Moda' };
  await sql`update orders set carrier_id = 4, invoice_details = ${JSON.stringify(chosen)} where id = ${orderId}`.execute(
    app.database.db,
  );
  expect(await detail('sold', seller)).toMatchObject({ chosenCarrierId: 4, invoiceTo: chosen });
});

describe('the course of an order', () => {
  test('confirm, ship, deliver, approve: each by its party only, each with its time, the money released once', async () => {
    expect((await app.call(confirmOrder, { orderId }, buyer)).body.errors[0]?.code).toBe('actionNotAllowed');
    expect((await app.call(shipOrder, { orderId, ...shipment }, seller)).status).toBe(409);
    expect((await app.call(confirmOrder, { orderId }, seller)).result).toMatchObject({
      state: 'awaitingShipment',
      allowedActions: ['prepare', 'ship', 'partlySupply', 'uploadInvoice', 'cancel'],
    });
    expect((await app.call(confirmOrder, { orderId }, seller)).status).toBe(409);
    const corrected = { orderId, carrierId: 1, followUpNumber: '210987654321' };
    expect((await app.call(correctShipment, corrected, seller)).status).toBe(409);
    expect((await app.call(shipOrder, { orderId, ...shipment }, seller)).result).toMatchObject({
      state: 'shipped',
      shipBy: null,
      shipment: { carrierName: 'Turna Kargo', followUpNumber: '123456789012' },
    });
    expect((await app.call(correctShipment, corrected, buyer)).body.errors[0]?.code).toBe('actionNotAllowed');
    expect((await app.call(correctShipment, { ...corrected, followUpNumber: '12' }, seller)).status).toBe(
      400,
    );
    expect((await app.call(correctShipment, corrected, seller)).result.shipment).toMatchObject({
      followUpNumber: corrected.followUpNumber,
    });
    expect(await detail('purchased', buyer)).toMatchObject({
      followUpNumber: corrected.followUpNumber,
      allowedActions: [],
    });
    expect((await app.call(approveOrder, { orderId }, buyer)).status).toBe(409);

    app.clock.advance(3_600_000);
    await deliverShipped(app.ctx);
    const [escrow, commission, vat, shipping] = await Promise.all(
      ['escrow', 'commission', 'commissionVat', 'shipping'].map((kind) => balanceOf(kind)),
    );
    expect(await balanceOf('sellerPayable', seller.companyId)).toBe(0);
    expect((await app.call(approveOrder, { orderId }, seller)).status).toBe(403);
    const approved = await app.call(approveOrder, { orderId }, buyer);
    expect(approved.result).toMatchObject({
      state: 'completed',
      autoApproveAt: null,
      allowedActions: ['rate'],
    });
    expect((await app.call(approveOrder, { orderId }, buyer)).status).toBe(409);
    expect(approved.result.timeline.map(({ state }) => state)).toEqual([
      'awaitingSellerConfirmation',
      'awaitingShipment',
      'shipped',
      'awaitingBuyerApproval',
      'completed',
    ]);
    expect(await balanceOf('sellerPayable', seller.companyId)).toBe(28_200);
    expect(await balanceOf('escrow')).toBe((escrow ?? 0) - 34_990);
    expect(await balanceOf('commission')).toBe((commission ?? 0) + 1500);
    expect(await balanceOf('commissionVat')).toBe((vat ?? 0) + 300);
    expect(await balanceOf('shipping')).toBe((shipping ?? 0) + 4990);
  });

  test('a tracking number must have the format of its carrier', async () => {
    await app.call(confirmOrder, { orderId }, seller);
    const refused = await app.call(shipOrder, { orderId, carrierId: 1, followUpNumber: '12345' }, seller);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0]).toMatchObject({
      path: 'followUpNumber',
      message: expect.stringContaining('12'),
    });
    expect(
      (await app.call(shipOrder, { orderId, carrierId: 99, followUpNumber: '123456789012' }, seller)).body
        .errors[0]?.path,
    ).toBe('carrierId');
    const shipped = await app.call(shipOrder, { orderId, carrierId: 5, followUpNumber: 'kp123456' }, seller);
    expect(shipped.result.followUpNumber).toBe('KP123456');
  });

  test('one number for two addresses is refused unless it is said to be one parcel', async () => {
    const neighbour = await shop.buyer([seller.listingId, 1]);
    await shop.buy(neighbour);
    const own = (await app.call(getOrders, { type: 'sold' }, seller)).result.items.map((one) => one.orderId);
    const second = own.find((id) => id !== orderId) ?? 0;
    for (const id of own) await app.call(confirmOrder, { orderId: id }, seller);
    await app.call(shipOrder, { orderId, ...shipment }, seller);
    const parcel = { orderId: second, ...shipment };
    const refused = await app.call(shipOrder, parcel, seller);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([
      { path: 'isOneParcel', message: expect.stringContaining(String(orderId)) },
    ]);
    const { results } = (await app.call(bulkShip, { shipments: [parcel] }, seller)).result;
    expect(results).toMatchObject([{ orderId: second, done: false }]);
    const together = await app.call(shipOrder, { ...parcel, isOneParcel: true }, seller);
    expect(together.result.followUpNumber).toBe(shipment.followUpNumber);
  });

  test('a local warehouse has a form of its own', async () => {
    const party = await makeParty(app.database.db, 'localPharmacyWarehouse');
    const warehouse = { ...party, token: await sessionOf(app, party) };
    const listingId = await makeListing(app.database.db, {
      sellerId: party.companyId,
      productId: await makeProduct(app.database.db),
    });
    const neighbour = await shop.buyer([listingId, 1]);
    await shop.buy(neighbour);
    const id = (await app.call(getOrders, { type: 'sold' }, warehouse)).result.items[0]?.orderId ?? 0;
    const own = await app.call(getOrderDetail, { type: 'sold', id: String(id) }, warehouse);
    expect(own.result.deliverySource).toBe('depodan teslim');
    await app.call(confirmOrder, { orderId: id }, warehouse);
    expect(
      (await app.call(shipOrder, { orderId: id, carrierId: 1, followUpNumber: 'A-1' }, warehouse)).status,
    ).toBe(400);
    expect(
      (await app.call(shipOrder, { orderId: id, carrierId: 1, followUpNumber: 'DEPO7' }, warehouse)).result
        .state,
    ).toBe('shipped');
  });

  test('twenty presses of a button make one change', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(confirmOrder, { orderId }, seller)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const same = { ...seller, idempotencyKey: 'one-shipment-many-tries' };
    const shipped = await app.call(shipOrder, { orderId, ...shipment }, same);
    expect((await app.call(shipOrder, { orderId, ...shipment }, same)).body).toEqual(shipped.body);
  });
});

describe('approval by itself', () => {
  test('comes seven days after delivery, and can be postponed once by seven', async () => {
    await deliver();
    const { autoApproveAt } = await detail('purchased', buyer);
    expect(autoApproveAt).toBe(new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString());
    const postponed = await app.call(postponeAutoApprove, { orderId }, buyer);
    expect(postponed.result.allowedActions).toEqual(['approve']);
    expect((await app.call(postponeAutoApprove, { orderId }, buyer)).status).toBe(409);

    app.clock.advance(14 * 86_400_000 - 1);
    await approveDelivered(app.ctx);
    expect(await detail('purchased', buyer)).toMatchObject({ state: 'awaitingBuyerApproval' });
    app.clock.advance(1);
    await Promise.all([approveDelivered(app.ctx), approveDelivered(app.ctx)]);
    expect(await detail('purchased', buyer)).toMatchObject({ state: 'completed' });
    expect(await balanceOf('sellerPayable', seller.companyId)).toBe(28_200);
  });
});

describe('reminders', () => {
  const [remind] = reminderJobs;
  const day = 86_400_000;
  const reported = async (person: Person, words: string) => {
    await remind?.run(app.ctx);
    const notices = (await app.call(inboxCalls.getLastNotifications, {}, person)).result;
    return notices.filter(({ notificationText }) => notificationText.includes(words)).length;
  };

  test('the seller is reminded once, in the last hours to ship', async () => {
    const words = 'kargo süresi dolmak üzere';
    expect(await reported(seller, words)).toBe(0);
    const { shipBy } = await detail('sold', seller);
    app.clock.advance(new Date(shipBy ?? 0).getTime() - app.clock.now().getTime() - 3_600_000);
    expect(await reported(seller, words)).toBe(1);
    expect(await reported(seller, words)).toBe(1);
  });

  test('the buyer is reminded a day before the approval, again when it was postponed, and not during a case', async () => {
    const words = 'yarın kendiliğinden onaylanacak';
    await deliver();
    app.clock.advance(6 * day - 1);
    expect(await reported(buyer, words)).toBe(0);
    app.clock.advance(1);
    expect(await reported(buyer, words)).toBe(1);
    expect(await reported(buyer, words)).toBe(1);
    await app.call(postponeAutoApprove, { orderId }, buyer);
    app.clock.advance(7 * day - 1);
    const lines = [{ lineNo: 1, quantity: 1, reason: 'damaged' as const }];
    const wish = { orderId, kind: 'return', lines, refundTarget: 'card' } as const;
    const { caseId } = (await app.call(openCase, wish, buyer)).result;
    app.clock.advance(1);
    expect(await reported(buyer, words)).toBe(1);
    await app.call(withdrawCase, { caseId }, buyer);
    expect(await reported(buyer, words)).toBe(2);
  });
});

describe('cancelling', () => {
  const stateOfPayment = async () => {
    const { rows } = await sql<{ state: string }>`
      select p.state from payment p join orders o on o.payment_id = p.id where o.id = ${orderId}`.execute(
      app.database.db,
    );
    return rows[0]?.state;
  };

  test('by the seller returns stock and money, at the bank as well, once', async () => {
    const before = bank.balance;
    const cancelled = await app.call(cancelOrder, { orderId, reason: 'Ürün hasarlı çıktı' }, seller);
    expect(cancelled.result).toMatchObject({ state: 'cancelled', allowedActions: [] });
    expect(cancelled.result.timeline.at(-1)).toMatchObject({
      state: 'cancelled',
      note: 'Ürün hasarlı çıktı',
    });
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    expect(await stateOfPayment()).toBe('refunded');
    expect(await balanceOf('buyerCard', buyer.companyId)).toBe(0);
    expect((await app.call(cancelOrder, { orderId, reason: 'bir daha' }, seller)).status).toBe(409);

    bank.isAway = true;
    await sendRefunds(app.ctx);
    expect(bank.balance).toBe(before);
    bank.isAway = false;
    await sendRefunds(app.ctx);
    expect(bank.balance).toBe(before);
    app.clock.advance(5_000);
    await Promise.all([sendRefunds(app.ctx), sendRefunds(app.ctx)]);
    app.clock.advance(3_600_000);
    await sendRefunds(app.ctx);
    expect(bank.balance).toBe(before - 34_990);
  });

  test('by the buyer only before the seller confirmed', async () => {
    const other = await shop.buyer([seller.listingId, 1]);
    await shop.buy(other);
    const id = (await app.call(getOrders, { type: 'purchased' }, other)).result.items[0]?.orderId ?? 0;
    expect((await app.call(cancelOrder, { orderId: id, reason: 'vazgeçtim' }, other)).result.state).toBe(
      'cancelled',
    );
    await app.call(confirmOrder, { orderId }, seller);
    expect((await app.call(cancelOrder, { orderId, reason: 'vazgeçtim' }, buyer)).status).toBe(409);
    await sell();
    expect((await app.call(cancelOrder, { orderId, reason: 'geç' }, seller)).status).toBe(409);
  });

  test('one order of two does not affect the other', async () => {
    const second = await shop.seller(5, 60_000);
    const both = await shop.buyer([seller.listingId, 1], [second.listingId, 1]);
    await shop.buy(both);
    const items = (await app.call(getOrders, { type: 'purchased' }, both)).result.items;
    const mine = items.find(({ seller: { sellerId } }) => sellerId === second.companyId)?.orderId ?? 0;
    await app.call(cancelOrder, { orderId: mine, reason: 'stok yok' }, second);
    expect(await balanceOf('buyerCard', both.companyId)).toBe(-14_990);
    app.clock.advance(1000);
    await sendRefunds(app.ctx);
    const states = (await app.call(getOrders, { type: 'purchased' }, both)).result.items.map(
      ({ state }) => state,
    );
    expect(states.toSorted()).toEqual(['awaitingSellerConfirmation', 'cancelled']);
  });
});

test('both sides are notified once', async () => {
  await app.call(confirmOrder, { orderId }, seller);
  const notices = (await app.call(inboxCalls.getLastNotifications, {}, buyer)).result;
  expect(notices.map(({ notificationText }) => notificationText)).toEqual([
    expect.stringContaining('onayladı'),
    expect.stringContaining('iletildi'),
  ]);
  expect(notices[0]).toMatchObject({
    redirectUrl: `/myprofile/orderdetail/purchased/${orderId}`,
    isRead: false,
  });
  const id = String(notices[0]?.notificationId);
  expect((await app.call(inboxCalls.markNotificationRead, { id }, seller)).status).toBe(404);
  expect((await app.call(inboxCalls.markNotificationRead, { id }, buyer)).result).toEqual({ done: true });
  expect((await app.call(inboxCalls.getLastNotifications, {}, buyer)).result[0]?.isRead).toBe(true);
});

// @spec §7 orders-templates
test('each carrier has its label, and so has a warehouse that delivers itself', async () => {
  const { getLabelTemplates } = orderWorkCalls;
  expect((await app.call(getLabelTemplates, {})).status).toBe(401);
  const { result } = await app.call(getLabelTemplates, {}, seller);
  expect(result).toContainEqual({
    carrierId: 7,
    carrierName: 'Ufuk Hava Kargo',
    widthMm: 100,
    heightMm: 150,
    symbology: 'gs1-128',
  });
  expect(result).toContainEqual(
    expect.objectContaining({ carrierId: null, carrierName: 'Depodan teslim', symbology: 'code128' }),
  );
});
