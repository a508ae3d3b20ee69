import { randomUUID } from 'node:crypto';
import { apiPrefix, type Call, type RequestOf, type ResultOf } from '@havan/contract/call';
import {
  exportStatement,
  exportWalletMovements,
  getStatement,
  getWalletMovements,
} from '@havan/contract/money/wallet';
import { orderAccountText } from '@havan/domain/order-account';
import { readRows } from '@havan/listing-import/rows';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeListing,
  makeParty,
  makeProduct,
  makeUser,
  type MadeUser,
} from '../../../testing/factories.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { Db } from '../../../core/db/database.ts';
import { postPayout, postRelease } from '../ledger/ledger.service.ts';
import { type StatementLine, statementPages } from '../wallet/statement.service.ts';

const app = testApp({ config: { callerLimits: { search: 0, smartCart: 0, upload: 0, export: 0 } } });
type Person = MadeUser & { readonly token: string };

let db: Db;
let buyer: Person;
let listingId: number;
let productId: number;
beforeAll(async () => {
  ({ db } = app.database);
  app.clock.set(new Date('2026-11-20T09:00:00Z'));
  buyer = await person('pharmacy');
  productId = await makeProduct(db);
  const sellerId = await makeCompany(db, 'merchant');
  listingId = await makeListing(db, { sellerId, productId }, { stock: 10, price: 100 });
});

async function person(type: 'pharmacy' | 'merchant'): Promise<Person> {
  const party = await makeParty(db, type);
  return { ...party, token: await sessionOf(app, party) };
}

const states = ['completed', 'cancelled', 'shipped', 'awaitingBuyerApproval'] as const;
const anyOrder = fc.record({
  state: fc.constantFrom(...states),
  unitPrice: fc.integer({ min: 1, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  returned: fc.integer({ min: 0, max: 9 }),
  shipping: fc.constantFrom(0, 4_990),
  subsidy: fc.integer({ min: 0, max: 777 }),
  rate: fc.constantFrom(0, 0.06, 0.0733),
  /** Minutes before the end of 19 November in Istanbul. */
  age: fc.integer({ min: 0, max: 3 * 1_440 }),
  isPaidOut: fc.boolean(),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** Writes an order of the buyer as its history would have left it, and returns its id. */
async function makeOrder(sellerCompanyId: number, buyerCompanyId: number, one: AnyOrder): Promise<number> {
  const paymentId = randomUUID();
  const goods = one.unitPrice * one.quantity;
  const returned = Math.min(one.returned, one.quantity);
  const commission = Math.round(goods * one.rate);
  const createdAt = new Date(Date.parse('2026-11-19T20:59:59Z') - one.age * 60_000);
  await sql`insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
    values (${paymentId}, ${buyerCompanyId}, ${buyer.userId}, 'captured', ${goods + one.shipping}, '{}', now())`.execute(
    db,
  );
  const { id } = await db
    .insertInto('orders')
    .values({
      payment_id: paymentId,
      buyer_company_id: buyerCompanyId,
      seller_company_id: sellerCompanyId,
      state: one.state,
      goods_total: goods,
      shipping_fee: one.shipping,
      vat_total: 0,
      total: goods + one.shipping,
      commission,
      campaign_subsidy: one.subsidy,
      refunded_goods: returned * one.unitPrice,
      refunded_shipping: returned === one.quantity ? one.shipping : 0,
      address: '{}',
      created_at: createdAt,
      ship_by: createdAt,
      completed_at: one.state === 'completed' ? createdAt : null,
      cancelled_at: one.state === 'cancelled' ? createdAt : null,
      auto_approve_at: one.state === 'awaitingBuyerApproval' ? createdAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into order_line (order_id, line_no, listing_id, product_id, product_name, barcode, quantity,
      refunded_quantity, unit_price, vat_rate, line_total)
    values (${id}, 1, ${listingId}, ${productId}, 'Krem', '1', ${one.quantity}, ${returned}, ${one.unitPrice}, 10,
      ${goods})`.execute(db);
  if (one.state === 'completed' && one.isPaidOut) {
    const money = {
      orderId: id,
      paymentId,
      buyerCompanyId,
      sellerCompanyId,
      goodsTotal: goods,
      shippingFee: one.shipping,
      commission,
      campaignSubsidy: one.subsidy,
      pointsAmount: 0,
      refundedGoods: 0,
      refundedShipping: 0,
    };
    await postRelease(db, money);
    await postPayout(db, { orderId: id, sellerCompanyId, amount: goods + one.subsidy - commission });
  }
  return id;
}

function ask<C extends Call>(call: C, request: RequestOf<C>, token?: string) {
  const query = new URLSearchParams(request as Record<string, string>);
  return app.fastify.inject({
    method: 'GET',
    url: `${apiPrefix}/${call.path}?${query}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
}

/** Returns the fields of a CSV without quoted fields, the head apart. */
function tableOf(csv: string): { head: string[]; rows: string[][] } {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(';'));
  return { head, rows };
}

/** `1234,50` as kuruş. */
const kurusOf = (field: string | undefined): number => {
  expect(field).toMatch(/^-?\d+,\d\d$/);
  return Number((field ?? '').replace(',', ''));
};

type Filter = Omit<RequestOf<typeof getStatement>, 'cursor' | 'pageSize'>;

/** Returns what the page shows under a filter: all its pages, and its sums. */
async function shown(filter: Filter, who: Person) {
  const lines: StatementLine[] = [];
  let cursor: string | null = null;
  for (;;) {
    const { result }: { result: ResultOf<typeof getStatement> } = await app.call(
      getStatement,
      { ...filter, pageSize: '5', ...(cursor !== null && { cursor }) },
      who,
    );
    lines.push(...result.items);
    cursor = result.nextCursor;
    if (cursor === null) return { lines, sums: result.sums };
  }
}

/** Compares the file with the page; returns how many lines they have. */
async function expectFileOfPage(filter: Filter, who: Person): Promise<number> {
  const { lines, sums } = await shown(filter, who);
  const file = await ask(exportStatement, { ...filter, format: 'csv' }, who.token);
  expect(file.statusCode).toBe(200);
  const { head, rows } = tableOf(file.body);
  const sum = lines.length > 0 ? rows.pop() : undefined;
  expect(rows.map(([orderId]) => Number(orderId))).toEqual(lines.map(({ orderId }) => orderId));
  const cell = (row: readonly string[] | undefined, title: string) => row?.[head.indexOf(title)];
  const amount = (row: readonly string[] | undefined, title: string) => kurusOf(cell(row, `${title} (TL)`));
  const isSale = filter.type === 'sold';
  const net = isSale ? 'Hakediş' : 'Net ödeme';
  for (const [i, line] of lines.entries()) {
    const row = rows[i];
    expect(amount(row, 'Sipariş tutarı')).toBe(line.total);
    expect(amount(row, 'İade')).toBe(0 - line.refunded);
    expect(amount(row, net)).toBe(line.net);
    expect(cell(row, 'Durum')).toBe(orderAccountText(line));
    expect(cell(row, isSale ? 'Alıcı' : 'Satıcı')).toBe(line.otherName);
    if (!isSale) continue;
    expect(amount(row, 'Komisyon')).toBe(0 - line.commission);
    expect(amount(row, 'Komisyon KDV')).toBe(0 - line.commissionVat);
    expect(amount(row, 'Kargo')).toBe(0 - line.shipping);
    expect(amount(row, 'Stopaj')).toBe(0 - (line.withheld ?? 0));
  }
  if (!sum) return lines.length;
  expect(sum[0]).toBe('Toplam');
  expect(amount(sum, 'Sipariş tutarı')).toBe(sums.total);
  expect(amount(sum, 'İade')).toBe(0 - sums.refunded);
  expect(amount(sum, net)).toBe(sums.net);
  if (!isSale) return lines.length;
  expect(amount(sum, 'Komisyon') + amount(sum, 'Komisyon KDV')).toBe(0 - sums.fees);
  expect(amount(sum, 'Stopaj')).toBe(0 - (sums.withheld ?? 0));
  return lines.length;
}

// @spec §2.2 my-wallet

test('the file equals the page, to the kuruş, after any history and under every filter', async () => {
  const days = fc.constantFrom(undefined, '2026-11-17', '2026-11-18', '2026-11-19');
  const orders = fc.array(anyOrder, { maxLength: 14 });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(orders, days, days, async (history, from, to) => {
      const [seller, own] = [await person('merchant'), await person('pharmacy')];
      for (const one of history) await makeOrder(seller.companyId, own.companyId, one);
      for (const page of ['settled', 'approvals'] as const) {
        const filter = { page, ...(from && { from }), ...(to && { to }) };
        compared += await expectFileOfPage({ ...filter, type: 'sold' }, seller);
        compared += await expectFileOfPage({ ...filter, type: 'purchased' }, own);
      }
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(100);
}, 120_000);

describe('of one seller', () => {
  let seller: Person;
  let orderId: number;
  const one: AnyOrder = {
    state: 'completed',
    unitPrice: 123_455,
    quantity: 1,
    returned: 0,
    shipping: 0,
    subsidy: 0,
    rate: 0.06,
    age: 0,
    isPaidOut: true,
  };
  beforeEach(async () => {
    seller = await person('merchant');
    orderId = await makeOrder(seller.companyId, buyer.companyId, one);
  });
  const wanted = { type: 'sold', page: 'settled', format: 'csv' } as const;

  test('a day is Istanbul’s, and both ends of a filter are included', async () => {
    const rowsOf = async (days: { from?: string; to?: string }) =>
      tableOf((await ask(exportStatement, { ...wanted, ...days }, seller.token)).body).rows;
    // 23.59 of the 19th in Istanbul.
    expect((await rowsOf({ from: '2026-11-19', to: '2026-11-19' }))[0]?.slice(0, 2)).toEqual([
      String(orderId),
      '19.11.2026 23:59',
    ]);
    expect(await rowsOf({ to: '2026-11-18' })).toEqual([]);
    expect(await rowsOf({ from: '2026-11-20' })).toEqual([]);
  });

  test('a name that a spreadsheet would run is text', async () => {
    const name = '=HYPERLINK("http://kotu.example")';
    const evil = await makeCompany(db, 'pharmacy', { name });
    await makeOrder(seller.companyId, evil, one);
    const { body } = await ask(exportStatement, wanted, seller.token);
    expect(body).toContain(`;"'=HYPERLINK(""http://kotu.example"")";1234,55;0,00;-61,72;-12,35;0,00;0,00;`);
    const xlsx = await ask(exportStatement, { ...wanted, format: 'xlsx' }, seller.token);
    const cells = await cellsOf(xlsx.rawPayload);
    expect(cells[1]).toContain(name);
    expect(cells.at(-1)?.[0]).toBe('Toplam');
  });

  test('both forms have a name, a kind and Turkish titles', async () => {
    const csv = await ask(exportStatement, wanted, seller.token);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="hesap-hareketleri-2026-11-20.csv"',
    );
    expect(csv.body.startsWith('\uFEFFSipariş no;Sipariş tarihi;Alıcı;Sipariş tutarı (TL);İade (TL);')).toBe(
      true,
    );
    const open = { ...wanted, page: 'approvals', format: 'xlsx' } as const;
    const xlsx = await ask(exportStatement, open, seller.token);
    expect(xlsx.headers['content-disposition']).toBe(
      'attachment; filename="onay-bekleyenler-2026-11-20.xlsx"',
    );
    // Nothing waits: the titles alone.
    expect(await cellsOf(xlsx.rawPayload)).toHaveLength(1);
  });

  test('it is closed to visitors, other forms and staff without the right, and holds nothing of others', async () => {
    expect((await ask(exportStatement, wanted)).statusCode).toBe(401);
    expect((await ask(exportWalletMovements, { format: 'csv' })).statusCode).toBe(401);
    const odd = await app.fastify.inject({
      url: `${apiPrefix}/${exportStatement.path}?type=sold&page=settled&format=pdf`,
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(odd.statusCode).toBe(400);
    const stranger = await person('merchant');
    expect(tableOf((await ask(exportStatement, wanted, stranger.token)).body).rows).toEqual([]);
    const staffOf = async (rights: ('money' | 'sell')[]) => {
      const userId = await makeUser(db, seller.companyId, { role: 'staff', rights });
      return sessionOf(app, { ...seller, userId });
    };
    expect((await ask(exportStatement, wanted, await staffOf(['sell']))).statusCode).toBe(403);
    expect((await ask(exportWalletMovements, { format: 'csv' }, await staffOf(['sell']))).statusCode).toBe(
      403,
    );
    expect((await ask(exportStatement, wanted, await staffOf(['money']))).statusCode).toBe(200);
    const page = { type: 'sold', page: 'settled' } as const;
    expect((await app.call(getStatement, page, { token: await staffOf(['sell']) })).status).toBe(403);
    expect((await app.call(getStatement, page, { token: await staffOf(['money']) })).status).toBe(200);
  });

  test('more lines than one read come whole, in CSV; a workbook of too many is refused with a sentence', async () => {
    await sql`update orders set state = 'completed' where id = ${orderId}`.execute(db);
    await multiply(orderId, 2_500);
    const { rows } = tableOf((await ask(exportStatement, wanted, seller.token)).body);
    expect(new Set(rows.map(([id]) => id)).size).toBe(2_502);
    const pages = statementPages(app.ctx, seller, { type: 'sold', page: 'settled' }, (read) => read(db));
    const sizes: number[] = [];
    for await (const lines of pages) sizes.push(lines.length);
    expect(sizes).toEqual([1_000, 1_000, 501]);
    await multiply(orderId, 18_000);
    const tooMany = await ask(exportStatement, { ...wanted, format: 'xlsx' }, seller.token);
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.body).toContain('Excel dosyası en çok 20.000 satır alır.');
  }, 60_000);

  test('the movements of the wallet come with the balance after each, as on the page', async () => {
    await makeOrder(seller.companyId, buyer.companyId, { ...one, unitPrice: 50_000 });
    const { items } = (await app.call(getWalletMovements, {}, seller)).result;
    const csv = await ask(exportWalletMovements, { format: 'csv' }, seller.token);
    const { head, rows } = tableOf(csv.body);
    expect(head).toEqual(['Tarih', 'Hareket', 'Açıklama', 'Tutar (TL)', 'Bakiye (TL)']);
    expect(items).toHaveLength(2);
    expect(
      rows.map(([, kind, about, amount, balance]) => [kind, about, kurusOf(amount), kurusOf(balance)]),
    ).toEqual(items.map(({ orderId: id, amount, balance }) => ['Hakediş', `Sipariş ${id}`, amount, balance]));
    const none = await ask(exportWalletMovements, { kind: 'refund', format: 'csv' }, seller.token);
    expect(tableOf(none.body).rows).toEqual([]);
    const xlsx = await ask(exportWalletMovements, { format: 'xlsx' }, seller.token);
    expect(await cellsOf(xlsx.rawPayload)).toHaveLength(3);
  });
});

/** Copies an order under new payments. */
async function multiply(orderId: number, times: number): Promise<void> {
  await sql`
    with source as (select * from orders where id = ${orderId}),
    paid as (
      insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
      select gen_random_uuid(), buyer_company_id, ${buyer.userId}, 'captured', total, '{}', now()
      from source, generate_series(1, ${times}::integer) returning id)
    insert into orders (payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee, vat_total,
      total, commission, address, ship_by)
    select paid.id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee, vat_total, total,
      commission, address, ship_by from source, paid`.execute(db);
}

/** Returns the texts of a workbook's cells. */
async function cellsOf(bytes: Buffer): Promise<string[][]> {
  async function* file() {
    yield bytes;
  }
  const rows: string[][] = [];
  for await (const { cells } of readRows(file())) rows.push(cells.map(String));
  return rows;
}
