import { MemoryBank } from '@havan/api/testing/ports/memory-bank';
import { sentFile } from '@havan/api/testing/sent-file';
import { sessionOf, signedInAs } from '@havan/api/testing/signed-in';
import { type Person, Shop } from '@havan/api/testing/shop';
import { testApp } from '@havan/api/testing/test-app';
import { apiPrefix, type Call, type RequestOf } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { downloadFile } from '@havan/contract/identity/files';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

/**
 * The other side of the same order, case, conversation and file. Both companies may buy and sell, so that only the
 * ownership of the record can refuse the call.
 */
const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

interface Trade {
  readonly buyer: Person;
  readonly seller: Person & { readonly listingId: number };
  /** Orders by the action that is possible with them now. */
  readonly fresh: number;
  readonly confirmed: number;
  readonly arrived: number;
  readonly returned: number;
  readonly awaited: number;
  readonly caseId: number;
  readonly awaitedCaseId: number;
  readonly paymentId: string;
  readonly photo: string;
}

async function order(
  trade: Pick<Trade, 'buyer' | 'seller'>,
): Promise<{ orderId: number; paymentId: string }> {
  const { listingId } = trade.seller;
  await app.call(calls.addOrRemove, { listingId, type: 'add', count: 1 }, trade.buyer);
  const paymentId = await shop.buy(trade.buyer);
  const { id } = await app.database.db
    .selectFrom('orders')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { orderId: id, paymentId };
}

async function returned(trade: Pick<Trade, 'buyer' | 'seller'>) {
  const { orderId } = await order(trade);
  await shop.bring(orderId, trade.seller);
  const photo = await sentFile(app, trade.buyer, 'casePhoto').catch(() => '');
  const opened = await app.call(
    calls.openCase,
    {
      orderId,
      kind: 'return',
      lines: [{ lineNo: 1, quantity: 1, reason: 'damaged' }],
      refundTarget: 'wallet',
    },
    trade.buyer,
  );
  return { orderId, caseId: opened.result.caseId, photo };
}

async function makeTrade(): Promise<Trade> {
  const made = await shop.seller(100, 10_000);
  // A pharmacy sells too, so the kind of the company does not decide what the seller may not do.
  await app.database.db
    .updateTable('company')
    .set({ company_type: 'pharmacy', kep_address: 'firma@hs01.kep.tr', mersis_no: '0123456789012345' })
    .where('id', '=', made.companyId)
    .execute();
  const seller = { ...made, token: await sessionOf(app, made) };
  const buyer = await shop.buyer();
  const trade = { buyer, seller };
  const first = await order(trade);
  const confirmed = (await order(trade)).orderId;
  await app.call(calls.confirmOrder, { orderId: confirmed }, seller);
  const arrived = (await order(trade)).orderId;
  await shop.bring(arrived, seller);
  const one = await returned(trade);
  const other = await returned(trade);
  await app.call(calls.answerCase, { caseId: other.caseId, accept: true, goodsFirst: true }, seller);
  return {
    ...trade,
    fresh: first.orderId,
    paymentId: first.paymentId,
    confirmed,
    arrived,
    returned: one.orderId,
    awaited: other.orderId,
    caseId: one.caseId,
    awaitedCaseId: other.caseId,
    photo: one.photo,
  };
}

let trade: Trade;
beforeAll(async () => {
  trade = await makeTrade();
});

/** Returns every record that one side can change, as text, so that any change is visible. */
async function state(): Promise<string> {
  const { rows } = await sql<{ whole: string }>`
    select jsonb_build_object(
      'orders', (select jsonb_agg(to_jsonb(o) - 'xmin' order by o.id) from orders o),
      'cases', (select jsonb_agg(to_jsonb(c) order by c.id) from order_case c),
      'parcels', (select jsonb_agg(to_jsonb(s) order by s.order_id) from shipment s),
      'invoices', (select jsonb_agg(to_jsonb(i) order by i.order_id) from order_invoice i),
      'drafts', (select jsonb_agg(to_jsonb(e) order by e.id) from e_invoice e),
      'ratings', (select jsonb_agg(to_jsonb(r) order by r.order_id) from order_rating r),
      'money', (select sum(abs(p.amount)) from ledger_posting p),
      'stock', (select jsonb_agg(l.stock order by l.id) from listing l))::text as whole`.execute(
    app.database.db,
  );
  return rows[0]?.whole ?? '';
}

interface Try {
  readonly name: string;
  readonly call: Call;
  readonly request: (of: Trade) => unknown;
}
const attempt =
  <C extends Call>(call: C) =>
  (request: (of: Trade) => RequestOf<C>): Try => ({ name: call.path, call, request });

const ofTheSeller: readonly Try[] = [
  attempt(calls.confirmOrder)(({ fresh }) => ({ orderId: fresh })),
  attempt(calls.prepareOrder)(({ confirmed }) => ({ orderId: confirmed })),
  attempt(calls.undoPrepareOrder)(({ confirmed }) => ({ orderId: confirmed })),
  attempt(calls.shipOrder)(({ confirmed }) => ({
    orderId: confirmed,
    carrierId: 1,
    followUpNumber: '123456789012',
  })),
  attempt(calls.partlySupplyOrder)(({ confirmed }) => ({
    orderId: confirmed,
    missing: [{ lineNo: 1, quantity: 1, cause: 'notFound' }],
    reason: 'Stokta kalmadı',
  })),
  attempt(calls.correctShipment)(({ arrived }) => ({
    orderId: arrived,
    carrierId: 1,
    followUpNumber: '123456789013',
  })),
  attempt(calls.confirmDelivery)(({ arrived }) => ({ orderId: arrived })),
  attempt(calls.answerCase)(({ caseId }) => ({ caseId, accept: true })),
  attempt(calls.answerCase)(({ caseId }) => ({ caseId, accept: true, goodsFirst: true })),
  attempt(calls.receiveReturn)(({ awaitedCaseId }) => ({ caseId: awaitedCaseId })),
  attempt(calls.drawInvoice)(({ confirmed }) => ({ orderId: confirmed })),
  attempt(calls.getOrderDetail)(({ fresh }) => ({ type: 'sold', id: String(fresh) })),
  attempt(calls.getOrderLedger)(({ fresh }) => ({ type: 'sold', id: String(fresh) })),
  attempt(calls.updateListings)(({ seller }) => ({
    rows: [{ listingId: seller.listingId, version: 1, changes: { stock: 1 } }],
  })),
];

const ofTheBuyer: readonly Try[] = [
  attempt(calls.approveOrder)(({ arrived }) => ({ orderId: arrived })),
  attempt(calls.postponeAutoApprove)(({ arrived }) => ({ orderId: arrived })),
  attempt(calls.rateOrder)(({ arrived }) => ({ orderId: arrived, score: 1 })),
  attempt(calls.openCase)(({ arrived }) => ({
    orderId: arrived,
    kind: 'return',
    lines: [{ lineNo: 1, quantity: 1, reason: 'damaged' }],
    refundTarget: 'wallet',
  })),
  attempt(calls.withdrawCase)(({ caseId }) => ({ caseId })),
  attempt(calls.withdrawCase)(({ awaitedCaseId }) => ({ caseId: awaitedCaseId })),
  attempt(calls.escalateCase)(({ awaitedCaseId }) => ({ caseId: awaitedCaseId })),
  attempt(calls.reorder)(({ arrived }) => ({ orderId: arrived })),
  attempt(calls.getPaymentStatus)(({ paymentId }) => ({ paymentId })),
  attempt(calls.getOrderDetail)(({ fresh }) => ({ type: 'purchased', id: String(fresh) })),
  attempt(calls.getOrderLedger)(({ fresh }) => ({ type: 'purchased', id: String(fresh) })),
];

const refused = new Set([403, 404, 409]);

describe.each([
  ['buyer', 'seller', ofTheSeller],
  ['seller', 'buyer', ofTheBuyer],
] as const)('the %s may not do what is the %s’s', (who, _other, tries) => {
  test.each(tries)('$name', async ({ call, request }) => {
    const before = await state();
    const { status, body } = await app.call(call, request(trade), trade[who]);
    expect({ refused: refused.has(status), status, result: body.result }).toEqual({
      refused: true,
      status,
      result: null,
    });
    expect(await state()).toBe(before);
  });
});

test.each([
  [calls.bulkConfirm, ({ fresh }: Trade) => ({ orderIds: [fresh] })],
  [
    calls.bulkShip,
    ({ confirmed }: Trade) => ({
      shipments: [{ orderId: confirmed, carrierId: 1, followUpNumber: '123456789012' }],
    }),
  ],
] as const)('the buyer moves nothing by a bulk call: %o', async (call, request) => {
  const before = await state();
  const { result } = await app.call(call, request(trade), trade.buyer);
  expect(JSON.stringify(result)).not.toContain('"done":true');
  expect(await state()).toBe(before);
});

describe('a checkout', () => {
  test('takes no address, invoice details or card of another company', async () => {
    const { db } = app.database;
    const stranger = await shop.buyer([trade.seller.listingId, 1]);
    const owner = { company_id: trade.buyer.companyId };
    const address = await db
      .selectFrom('address')
      .select('id')
      .where('company_id', '=', trade.buyer.companyId)
      .executeTakeFirstOrThrow();
    const invoice = await db
      .insertInto('invoice_detail')
      .values({ ...owner, title: 'T', tax_office: 'K', tax_or_identity_number: '1', address: 'A' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const card = await db
      .insertInto('saved_card')
      .values({ ...owner, token: 'tok_of_another', brand: 'visa', last_four: '0016' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { cardToken: _token, ...withoutCard } = await shop.payRequest(stranger);
    const own = await shop.payRequest(stranger);
    for (const request of [
      { ...own, addressId: address.id },
      { ...own, invoiceId: invoice.id },
      { ...withoutCard, savedCardId: card.id },
    ]) {
      const { status, body } = await app.call(calls.pay, request, stranger);
      expect([status, body.result]).toEqual([
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
        null,
      ]);
    }
    const read = (more: object) => app.call(calls.getCheckout, more, stranger);
    expect((await read({ addressId: String(address.id) })).status).toBe(404);
    expect((await read({ invoiceId: String(invoice.id) })).status).toBe(404);
  });
});

describe('a file', () => {
  const download = async (token: string, fileId: string) =>
    (
      await app.fastify.inject({
        url: `${apiPrefix}/${downloadFile.path}?fileId=${fileId}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;

  test('that is part of nothing is read by its company alone', async () => {
    const fileId = await sentFile(app, trade.seller, 'orderInvoice');
    expect(await download(trade.seller.token, fileId)).toBe(200);
    expect(await download(trade.buyer.token, fileId)).toBe(404);
  });

  test('of an order is read by both sides only', async () => {
    const fileId = await sentFile(app, trade.seller, 'orderInvoice');
    const request = { orderId: trade.confirmed, fileId, invoiceNumber: 'ABC2026000000001' };
    expect((await app.call(calls.setInvoice, request, trade.buyer)).status).not.toBe(200);
    expect((await app.call(calls.setInvoice, request, trade.seller)).status).toBe(200);
    const stranger = await signedInAs(app, 'pharmacy');
    expect(
      await Promise.all([trade.seller, trade.buyer, stranger].map(({ token }) => download(token, fileId))),
    ).toEqual([200, 200, 404]);
  });

  test('of another company is no invoice and no photo', async () => {
    const theirs = await sentFile(app, trade.buyer, 'orderInvoice');
    const invoice = { orderId: trade.arrived, fileId: theirs, invoiceNumber: 'ABC2026000000002' };
    expect((await app.call(calls.setInvoice, invoice, trade.seller)).status).toBe(400);
  });
});

test('a conversation that one side deletes stays with the other', async () => {
  await app.call(calls.sendMessage, { userId: trade.seller.userId, text: 'Merhaba' }, trade.buyer);
  const listed = async (who: Person) => (await app.call(calls.getConversations, {}, who)).result;
  const before = JSON.stringify(await listed(trade.seller));
  expect(before).toContain('Merhaba');
  const row = await app.database.db
    .selectFrom('conversation')
    .select('id')
    .where('buyer_id', '=', trade.buyer.companyId)
    .executeTakeFirstOrThrow();
  await app.call(calls.deleteConversation, { conversationId: String(row.id) }, trade.buyer);
  expect(JSON.stringify(await listed(trade.seller))).toContain('Merhaba');
});

test('the right side may: the tries above were refused for no other reason', async () => {
  const { buyer, seller } = trade;
  const statuses = [
    await app.call(calls.confirmOrder, { orderId: trade.fresh }, seller),
    await app.call(calls.answerCase, { caseId: trade.caseId, accept: true }, seller),
    await app.call(calls.receiveReturn, { caseId: trade.awaitedCaseId }, seller),
    await app.call(calls.approveOrder, { orderId: trade.arrived }, buyer),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
});
