import { eInvoiceBulkCalls } from '@havan/contract/sales/e-invoice-bulk';
import { eInvoiceFormatCalls } from '@havan/contract/sales/e-invoice-formats';
import { eInvoiceCalls, type EInvoiceTax } from '@havan/contract/sales/e-invoices';
import { apiPrefix } from '@havan/contract/call';
import { setInvoice } from '@havan/contract/sales/order-work';
import { confirmOrder, getOrders } from '@havan/contract/sales/orders';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { InvoiceRefusal } from '../../../core/ports/e-invoices/e-invoice-port.ts';
import { openDatabase } from '../../../core/db/database.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { memoryStorage } from '../../../testing/ports/memory-storage.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { issueBatches } from './bulk/bulk.service.ts';
import { sendInvoices } from './sending/sending.ts';

const bank = new MemoryBank();
const storage = memoryStorage();
const failures: Error[] = [];
const delivered: string[] = [];
const eInvoices = {
  isRegistered: (taxNumber: string) => Promise.resolve(/^\d{9}[02468]$/.test(taxNumber)),
  send: ({ number }: { number: string }) => {
    const failure = failures.shift();
    if (failure) return Promise.reject(failure);
    delivered.push(number);
    return Promise.resolve();
  },
  cancel: (ettn: string) => {
    delivered.push(`cancelled ${ettn}`);
    return Promise.resolve();
  },
};
const calls = { ...eInvoiceCalls, ...eInvoiceBulkCalls, ...eInvoiceFormatCalls };
const app = testApp({ ports: { bank, storage, eInvoices } });
const shop = new Shop(app, bank);

let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;
beforeEach(async () => {
  await sendInvoices(app.ctx);
  failures.length = 0;
  delivered.length = 0;
  seller = await shop.seller(500);
  buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId }, seller);
});

const draw = async (person: Person = seller) =>
  (await app.call(calls.drawInvoice, { orderId }, person)).result;
const issue = async (invoiceId: number, person: Person = seller) =>
  (await app.call(calls.issueInvoice, { invoiceId }, person)).result;
const xmlOf = async (invoiceId: number) => {
  const { storage_key: key } = await app.database.db
    .selectFrom('e_invoice')
    .select('storage_key')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return Buffer.from((await storage.get(key ?? '')) ?? []).toString();
};
const set = (changes: { readonly line: Record<string, number | string> }) =>
  app.database.db.updateTable('order_line').set(changes.line).where('order_id', '=', orderId).execute();

/** Creates `count` confirmed orders of the seller, copied from the first one. */
async function moreOrders(count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with paid as (
      insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
      select gen_random_uuid(), ${buyer.companyId}, ${buyer.userId}, 'captured', 1, '{}', now()
      from generate_series(1, ${count}) returning id)
    insert into orders (payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee, vat_total,
                        total, commission, address, ship_by, created_at)
    select paid.id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee, vat_total, total,
           commission, address, ship_by, created_at
    from orders, paid where orders.id = ${orderId} returning id`.execute(app.database.db);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into order_line (order_id, line_no, listing_id, product_id, product_name, barcode, expiration, quantity,
                            unit_price, vat_rate, line_total)
    select o.id, line_no, listing_id, product_id, product_name, barcode, expiration, quantity, unit_price, vat_rate,
           line_total
    from order_line l, unnest(${ids}::bigint[]) as o(id) where l.order_id = ${orderId}`.execute(
    app.database.db,
  );
  return ids;
}
const numbersOf = async (companyId: number) => {
  const rows = await app.database.db
    .selectFrom('e_invoice')
    .select('number')
    .where('company_id', '=', companyId)
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => Number(number?.slice(7)));
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

// @spec §7 invoices users-invoice-formats
// @spec §1 e-invoices
// @spec §4 e-invoice-states

describe('an invoice of an order', () => {
  test('is drawn, corrected in its place and issued under the first number of the series', async () => {
    const draft = await draw();
    expect(draft).toMatchObject({ state: 'draft', number: null, profile: 'TEMELFATURA', total: 34_990 });
    const recipient = { name: draft.buyer.name, taxNumber: '123', taxOffice: 'Moda', street: 'Moda Cad. 1' };
    const place = { district: 'Kadıköy', city: 'İstanbul' };
    const wrong = await app.call(
      calls.saveDraft,
      { invoiceId: draft.invoiceId, recipient: { ...recipient, ...place }, note: 'Kapıda teslim' },
      seller,
    );
    expect(wrong.result.problems).toMatchObject([{ place: 'form', field: 'taxNumber' }]);
    const refused = await app.call(calls.issueInvoice, { invoiceId: draft.invoiceId }, seller);
    expect(refused.body.statusMessage).toContain('vergi kimlik numarası');
    const right = { ...recipient, ...place, taxNumber: '1234567890' };
    await app.call(
      calls.saveDraft,
      { invoiceId: draft.invoiceId, recipient: right, note: 'Kapıda teslim' },
      seller,
    );
    const year = app.clock.now().getFullYear();
    const issued = await issue(draft.invoiceId);
    expect(issued).toMatchObject({ state: 'issued', number: `HVN${year}000000001`, sending: 'queued' });
    const xml = await xmlOf(issued.invoiceId);
    expect(xml).toContain(`<cbc:ID>HVN${year}000000001</cbc:ID>`);
    expect(xml).toContain('<cbc:Note>Kapıda teslim</cbc:Note>');
    expect(xml).toContain('currencyID="TRY">349.90</cbc:PayableAmount>');
    expect((await issue(draft.invoiceId)).number).toBe(issued.number);
    expect((await app.call(calls.drawInvoice, { orderId }, seller)).body.statusMessage).toContain('kesildi');
  });

  test('is exempt with its reason or partly withheld, and a wrong code is reported at its field', async () => {
    const drawn = await draw();
    const { mersis: _, ...recipient } = drawn.buyer;
    const under = async (tax: EInvoiceTax | undefined) => {
      const request = { invoiceId: drawn.invoiceId, recipient, note: '', ...(tax && { tax }) };
      return (await app.call(calls.saveDraft, request, seller)).result;
    };
    const wrong = await under({ kind: 'exempt', code: '999', reason: 'İhracat' });
    expect(wrong.problems).toEqual([
      { message: 'İstisna kodu listede yok ya da nedeni boş.', place: 'form', field: 'tax' },
    ]);
    const pair = await under({ kind: 'withheld', code: '626', rate: 90 });
    expect(pair.problems).toMatchObject([{ place: 'form', field: 'tax' }]);
    const withheld = await under({ kind: 'withheld', code: '626', rate: 20 });
    expect(withheld).toMatchObject({ type: 'TEVKIFAT', problems: [], withheld: 1166, total: 33_824 });
    const exempt = await under({ kind: 'exempt', code: '301', reason: 'Mal ihracatı' });
    expect(exempt).toMatchObject({ type: 'ISTISNA', problems: [], net: 34_990, vat20: 0, total: 34_990 });
    expect(await under(undefined)).toMatchObject({ tax: { kind: 'exempt', code: '301' } });
    expect(await under({ kind: 'ordinary' })).toMatchObject({ type: 'SATIS', vat20: 5832, total: 34_990 });
    await under({ kind: 'withheld', code: '626', rate: 20 });
    const issued = await issue(drawn.invoiceId);
    expect(issued).toMatchObject({ type: 'TEVKIFAT', total: 33_824 });
    const xml = await xmlOf(issued.invoiceId);
    expect(xml).toContain('<cbc:TaxTypeCode>626</cbc:TaxTypeCode>');
    expect(xml).toContain('currencyID="TRY">338.24</cbc:PayableAmount>');
  });

  // @spec §7 users-withholding
  test('with withheld VAT is declared by its buyer in the month of issue, until it is cancelled', async () => {
    const month = istanbulIsoDay(app.clock.now()).slice(0, 7);
    const declared = async (who: Person, year = month.slice(0, 4)) =>
      (await app.call(calls.getWithholdingDeclarations, { year }, who)).result.declarations;
    const drawn = await draw();
    const { mersis: _, ...recipient } = drawn.buyer;
    const tax = { kind: 'withheld', code: '626', rate: 20 } as const;
    const request = { invoiceId: drawn.invoiceId, recipient, note: '', tax };
    await app.call(calls.saveDraft, request, seller);
    expect(await declared(seller)).toEqual([]);
    const { invoiceId, number } = await issue(drawn.invoiceId);
    const line = { invoiceId, number, code: '626', rate: 20, vat: 5832, withheld: 1166 };
    const totals = { month, vat: 5832, withheld: 1166 };
    expect(await declared(seller)).toMatchObject([{ ...totals, side: 'issued', lines: [line] }]);
    expect(await declared(buyer)).toMatchObject([{ ...totals, side: 'received', lines: [line] }]);
    expect(await declared(buyer, '2020')).toEqual([]);
    expect(await declared(await shop.buyer())).toEqual([]);
    await app.call(calls.cancelInvoice, { invoiceId, reason: 'Yanlış tevkifat' }, seller);
    expect(await declared(buyer)).toEqual([]);
  });

  test('is e-Arşiv for an unregistered receiver, and medical devices have their own scenario', async () => {
    await app.database.db
      .updateTable('company')
      .set({ tax_number: '10000000146' })
      .where('id', '=', buyer.companyId)
      .execute();
    expect(await draw()).toMatchObject({ profile: 'EARSIVFATURA' });
    const company = { tax_number: '1234567890' };
    await app.database.db.updateTable('company').set(company).where('id', '=', buyer.companyId).execute();
    await sql`update product set kind = 'medicalDevice' where id =
      (select product_id from order_line where order_id = ${orderId})`.execute(app.database.db);
    await sql`delete from e_invoice where order_id = ${orderId}`.execute(app.database.db);
    expect(await draw()).toMatchObject({ profile: 'ILAC_TIBBICIHAZ' });
  });

  test('shows the discount of a campaign and what came on top, and still asks for what was paid', async () => {
    await set({ line: { list_price: 12_500, campaign_title: 'Kış', bonus_quantity: 1, vat_rate: 10 } });
    const draft = await draw();
    const [sold, bonus, shipping] = draft.lines;
    expect(sold).toMatchObject({ quantity: 3, isBonus: false, vatRate: 10 });
    expect(sold?.discounts).toMatchObject([{ reason: 'Kampanya indirimi: Kış' }]);
    expect(bonus).toMatchObject({ quantity: 1, isBonus: true, net: 0, vat: 0 });
    expect(shipping).toMatchObject({ name: 'Kargo bedeli', vatRate: 20, net: 4158, vat: 832 });
    expect(draft).toMatchObject({ total: 34_990, vat20: 832, vat10: 2727 });
  });

  test('omits unsupplied units, and is visible to its two sides only', async () => {
    await set({ line: { refunded_quantity: 1 } });
    const { invoiceId } = await draw();
    expect((await app.call(calls.getInvoice, { invoiceId: String(invoiceId) }, buyer)).status).toBe(404);
    expect(await issue(invoiceId)).toMatchObject({ total: 24_990 });
    const seen = await app.call(calls.getInvoice, { invoiceId: String(invoiceId) }, buyer);
    expect(seen.result).toMatchObject({ isMine: false, actions: [] });
    const stranger = await shop.buyer();
    expect((await app.call(calls.getInvoice, { invoiceId: String(invoiceId) }, stranger)).status).toBe(404);
    const received = await app.call(calls.getRegister, { tab: 'received' }, buyer);
    expect(received.result.items).toMatchObject([{ invoiceId }]);
    const { number, recipientName } = received.result.items[0] ?? {};
    for (const q of [number?.toLowerCase() ?? '', String(orderId), recipientName?.slice(1) ?? ''])
      expect((await app.call(calls.getRegister, { tab: 'issued', q }, seller)).result.items).toHaveLength(1);
    const absent = `ABC${number?.slice(3)}`;
    expect((await app.call(calls.getRegister, { tab: 'issued', q: absent }, seller)).result.items).toEqual(
      [],
    );
  });

  test('is shown in the list of orders, and its order takes no uploaded invoice', async () => {
    const { number } = await issue((await draw()).invoiceId);
    const { result } = await app.call(getOrders, { type: 'sold' }, seller);
    expect(result.items).toMatchObject([{ orderId, hasInvoice: true }]);
    const upload = { orderId, fileId: crypto.randomUUID(), invoiceNumber: 'ABC2026000000001' };
    const refused = await app.call(setInvoice, upload, seller);
    expect(refused.body.statusMessage).toContain(number);
  });

  test('never changes once it is issued', async () => {
    const { invoiceId } = await issue((await draw()).invoiceId);
    const { db } = app.database;
    const touch = (changes: object) =>
      db.updateTable('e_invoice').set(changes).where('id', '=', invoiceId).execute();
    await expect(touch({ total: 1 })).rejects.toThrow('never changes');
    await expect(touch({ state: 'draft' })).rejects.toThrow('never changes');
    await expect(db.deleteFrom('e_invoice').where('id', '=', invoiceId).execute()).rejects.toThrow('never');
    const recipient = { name: 'A', taxNumber: '1', taxOffice: '', street: '', district: '', city: '' };
    const saved = await app.call(calls.saveDraft, { invoiceId, recipient, note: '' }, seller);
    expect(saved.body.statusMessage).toContain('değiştirilemez');
  });

  test('that is cancelled keeps its number, is reported, and makes room for the next', async () => {
    const first = await issue((await draw()).invoiceId);
    await sendInvoices(app.ctx);
    const reason = 'Alıcı bilgisi yanlış';
    const { result } = await app.call(calls.cancelInvoice, { invoiceId: first.invoiceId, reason }, seller);
    expect(result).toMatchObject({ state: 'cancelled', number: first.number, sending: 'cancelQueued' });
    await sendInvoices(app.ctx);
    expect(delivered).toEqual([first.number, `cancelled ${first.ettn}`]);
    await issue((await draw()).invoiceId);
    expect(await numbersOf(seller.companyId)).toEqual([1, 2]);
  });
});

describe('goods that go back', () => {
  test('are invoiced by the buyer with a reference to the sale, once', async () => {
    expect((await app.call(calls.drawInvoice, { orderId }, buyer)).body.statusMessage).toContain(
      'e-faturaya',
    );
    const sale = await issue((await draw()).invoiceId);
    await set({ line: { refunded_quantity: 2 } });
    const offered = await app.call(calls.getInvoicesOfOrder, { orderId: String(orderId) }, buyer);
    expect(offered.result).toMatchObject({ mayDraw: 'return', invoices: [{ number: sale.number }] });
    const draft = await draw(buyer);
    expect(draft).toMatchObject({ kind: 'return', type: 'IADE', total: 20_000, profile: 'TEMELFATURA' });
    const back = await issue(draft.invoiceId, buyer);
    expect(back.returns).toMatchObject([{ number: sale.number }]);
    expect(await xmlOf(back.invoiceId)).toContain('<cbc:DocumentTypeCode>IADE</cbc:DocumentTypeCode>');
    const again = await app.call(calls.drawInvoice, { orderId }, buyer);
    expect(again.body.statusMessage).toContain('iade faturası bekleyen');
    const reason = 'Yanlış kesildi';
    const refused = await app.call(calls.cancelInvoice, { invoiceId: sale.invoiceId, reason }, seller);
    expect(refused.body.statusMessage).toContain('önce iade faturası');
  });
});

describe('many at once', () => {
  test('two processes and the form together leave neither a gap nor a duplicate number', async () => {
    await moreOrders(39);
    const other = openDatabase({ url: app.database.url, max: 5, applicationName: 'other-process' });
    try {
      const { result } = await app.call(calls.bulkIssue, { orderIds: null }, seller);
      expect(result).toMatchObject({ total: 40, issued: 0, isDone: false });
      const { invoiceId } = await draw();
      await Promise.all([
        issueBatches(app.ctx),
        issueBatches({ ...app.ctx, db: other.db }),
        app.call(calls.issueInvoice, { invoiceId }, seller),
      ]);
      const { result: end } = await app.call(calls.getBatch, { batchId: result.batchId }, seller);
      expect(end.isDone).toBe(true);
      expect(end.issued + end.refused).toBe(40);
      expect(await numbersOf(seller.companyId)).toEqual(upTo(40));
    } finally {
      await other.close();
    }
  });

  test('an interrupted run continues, and a refusal blocks no other row', async () => {
    const [wrong = 0] = await moreOrders(9);
    await sql`update orders set invoice_details = ${JSON.stringify({
      title: 'Deneme',
      taxOffice: 'Moda',
      taxOrIdentityNumber: '111',
      address: 'Moda',
    })}::jsonb where id = ${wrong}`.execute(app.database.db);
    const { result } = await app.call(calls.bulkIssue, { orderIds: null }, seller);
    let left = 4;
    const dying = {
      ...storage,
      put: (...file: Parameters<typeof storage.put>) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('the process ends here')) : storage.put(...file);
      },
    };
    await expect(issueBatches({ ...app.ctx, ports: { ...app.ctx.ports, storage: dying } })).rejects.toThrow(
      'ends here',
    );
    expect(await numbersOf(seller.companyId)).toEqual(upTo(4));
    await issueBatches(app.ctx);
    const { result: end } = await app.call(calls.getBatch, { batchId: result.batchId }, seller);
    expect(end).toMatchObject({ total: 10, issued: 9, refused: 1, isDone: true });
    expect(end.refusals).toMatchObject([{ orderId: wrong, message: expect.stringContaining('Alıcı') }]);
    expect(await numbersOf(seller.companyId)).toEqual(upTo(9));
    const waiting = await app.call(calls.getWaiting, {}, seller);
    expect(waiting.result.items).toMatchObject([
      { orderId: wrong, problems: [{ place: 'form', field: 'taxNumber' }] },
    ]);
  });

  test('a row that fails is passed over, and tried again by the next run', async () => {
    await moreOrders(3);
    await app.call(calls.bulkIssue, { orderIds: null }, seller);
    let isFirst = true;
    const failing = {
      ...storage,
      put: (...file: Parameters<typeof storage.put>) => {
        if (!isFirst) return storage.put(...file);
        isFirst = false;
        return Promise.reject(new Error('the disk is full'));
      },
    };
    const ctx = { ...app.ctx, ports: { ...app.ctx.ports, storage: failing } };
    await expect(issueBatches(ctx)).rejects.toThrow('the disk is full');
    expect(await numbersOf(seller.companyId)).toEqual(upTo(3));
    await issueBatches(app.ctx);
    expect(await numbersOf(seller.companyId)).toEqual(upTo(4));
  });

  test('leave as one ZIP with the document and the page of each', async () => {
    const { invoiceId, number } = await issue((await draw()).invoiceId);
    const answer = await app.fastify.inject({
      method: 'GET',
      url: `${apiPrefix}/Invoices/Download?invoiceIds=${invoiceId}&withPages=true`,
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(Object.keys(unzipSync(answer.rawPayload))).toEqual([`${number}.xml`, `${number}.html`]);
  });

  test('one leaves as a PDF, and a month with its list for the accountant', async () => {
    const { invoiceId, number } = await issue((await draw()).invoiceId);
    const open = (query: string) =>
      app.fastify.inject({
        method: 'GET',
        url: `${apiPrefix}/Invoices/Download?${query}`,
        headers: { authorization: `Bearer ${seller.token}` },
      });
    const pdf = await open(`invoiceIds=${invoiceId}&asPdf=true`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(`${number}.pdf`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const month = istanbulIsoDay(app.clock.now()).slice(0, 7);
    const files = unzipSync((await open(`month=${month}&withPages=true&asPdf=true`)).rawPayload);
    expect(Object.keys(files)).toEqual(['liste.csv', `${number}.xml`, `${number}.pdf`]);
    const list = strFromU8(files['liste.csv'] ?? new Uint8Array()).split('\r\n');
    expect(list[1]?.startsWith(`${number};`)).toBe(true);
    expect(list[2]?.startsWith('Toplam, 1 fatura;')).toBe(true);
    expect((await open('month=2020-01')).statusCode).toBe(404);
  });
});

describe('on the way', () => {
  test('a failed sending keeps the number and is tried again; a refusal waits for the seller', async () => {
    const { invoiceId, number } = await issue((await draw()).invoiceId);
    const read = async () =>
      (await app.call(calls.getInvoice, { invoiceId: String(invoiceId) }, seller)).result;
    failures.push(new Error('no answer'), new InvoiceRefusal('Alıcı etiketi bulunamadı.'));
    await sendInvoices(app.ctx);
    expect(await read()).toMatchObject({ number, sending: 'queued', sendError: 'Entegratöre ulaşılamadı.' });
    app.clock.advance(30_000);
    await sendInvoices(app.ctx);
    expect(await read()).toMatchObject({ number, sending: 'failed', sendError: 'Alıcı etiketi bulunamadı.' });
    const tab = await app.call(calls.getRegister, { tab: 'undelivered' }, seller);
    expect(tab.result.items).toMatchObject([{ invoiceId }]);
    await app.call(calls.resendInvoice, { invoiceId, how: 'resend' }, seller);
    await sendInvoices(app.ctx);
    expect(await read()).toMatchObject({ number, sending: 'sent', sendError: null });
    expect(delivered).toEqual([number]);
  });

  test('with the portal nothing is sent: the seller reports the upload', async () => {
    const formats = {
      series: 'abc',
      preferredProfile: 'TICARIFATURA',
      channel: 'portal',
      note: 'Teşekkürler',
    } as const;
    await app.call(calls.saveInvoiceFormats, formats, seller);
    const issued = await issue((await draw()).invoiceId);
    expect(issued).toMatchObject({ profile: 'TICARIFATURA', sending: 'manual', notes: ['Teşekkürler'] });
    expect(issued.number).toMatch(/^ABC20\d\d000000001$/);
    await sendInvoices(app.ctx);
    expect(delivered).toEqual([]);
    const { result } = await app.call(
      calls.resendInvoice,
      { invoiceId: issued.invoiceId, how: 'markSent' },
      seller,
    );
    expect(result).toMatchObject({ sending: 'sent', actions: ['cancel'] });
    const { result: shown } = await app.call(calls.getInvoiceFormats, {}, seller);
    expect(shown).toMatchObject({ series: 'ABC', problems: [], isRegistered: true });
    const wrong = await app.call(calls.saveInvoiceFormats, { ...formats, series: 'ÇAB' }, seller);
    expect(wrong.body.errors).toMatchObject([{ path: 'series' }]);
  });
});
