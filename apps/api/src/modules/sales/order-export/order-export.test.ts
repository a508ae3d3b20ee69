import { apiPrefix } from '@havan/contract/call';
import { exportOrders } from '@havan/contract/sales/order-work';
import { eInvoiceCalls } from '@havan/contract/sales/e-invoices';
import { confirmOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { ExportRow } from './order-export.sql.ts';
import { toCsv } from './order-export.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

const row: ExportRow = {
  id: 604_001,
  created_at: new Date('2026-11-20T21:30:00Z'),
  state: 'shipped',
  total: 123_450,
  goods_total: 123_450,
  shipping_fee: 0,
  commission: 12_000,
  campaign_subsidy: 0,
  refunded_goods: 0,
  refunded_shipping: 0,
  withheld: 1_029,
  address: {
    receiver: 'Moda Eczanesi',
    phone: '05320000000',
    cityName: 'İstanbul',
    townName: 'Kadıköy',
    line: 'Moda Cad. 1',
  },
  other_tax_number: '4730259742',
  other_name: '=HYPERLINK("http://kotu.example")',
  other_city: 'İstanbul',
  barcode: '2900000000015',
  product_name: 'Krem; "özel"',
  expiration: '2028-06-30',
  quantity: 3,
  refunded_quantity: 0,
  unit_price: 41_150,
  vat_rate: 20,
  line_total: 123_450,
  carrier_id: 1,
  follow_up_number: '123456789012',
  invoice_number: null,
};

// @spec buying order-lists

test('a CSV opens correctly in a Turkish spreadsheet, and no cell is a formula', () => {
  const text = toCsv([row], 'sold');
  expect(text.startsWith('\uFEFFSipariş no;Tarih;')).toBe(true);
  const line = text.split('\r\n')[1] ?? '';
  expect(line).toContain('604001;21.11.2026 00:30;Kargoda;');
  expect(line).toContain(`"'=HYPERLINK(""http://kotu.example"")"`);
  expect(line).toContain('"Krem; ""özel"""');
  expect(line).toContain(';06/2028;3;0;411,50;20;1234,50;1234,50;120,00;1104,21;');
});

test('an export names states as the screen of its side does, with tax number, address and, for the seller, payout', () => {
  const waiting: ExportRow = { ...row, state: 'awaitingShipment', expiration: null, other_name: 'Moda' };
  const [head, line] = toCsv([waiting], 'sold').split('\r\n');
  expect(head).toContain(';VKN / TCKN;Teslimat adresi;');
  expect(head).toContain(';Sipariş komisyonu, KDV dâhil (TL);Sipariş net hakedişi (TL);');
  expect(line).toContain(
    ';Kargo bekliyor;Moda;İstanbul;4730259742;Moda Eczanesi, Moda Cad. 1, Kadıköy / İstanbul;',
  );
  expect(line).toContain(';Miatsız Ürün;');
  const [boughtHead, bought] = toCsv([waiting], 'purchased').split('\r\n');
  expect(boughtHead).not.toMatch(/komisyon|hakediş/);
  expect(bought).toContain(';Hazırlanıyor;');
});

test('half of the goods sent back leave half of the commission', () => {
  const line = toCsv([{ ...row, refunded_goods: 61_725, withheld: 0 }], 'sold').split('\r\n')[1];
  expect(line).toContain(';60,00;557,25;');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is text in a cell', (other_name) => {
  expect(toCsv([{ ...row, other_name }], 'sold')).toContain(`'${other_name.trimEnd()}`);
});

test('the file contains only the caller’s orders', async () => {
  const seller = await shop.seller();
  const buyer = await shop.buyer([seller.listingId, 2]);
  await shop.buy(buyer);
  const ask = (token: string | null, format: string) =>
    app.fastify.inject({
      method: 'GET',
      url: `${apiPrefix}/${exportOrders.path}?type=sold&format=${format}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  expect((await ask(null, 'csv')).statusCode).toBe(401);
  expect((await ask(seller.token, 'pdf')).statusCode).toBe(400);
  const csv = await ask(seller.token, 'csv');
  expect(csv.headers['content-disposition']).toMatch(/attachment; filename="siparisler-.*\.csv"/);
  expect(csv.body.split('\r\n')).toHaveLength(3);
  expect((await ask(buyer.token, 'csv')).body.split('\r\n')).toHaveLength(2);
  const xlsx = await ask(seller.token, 'xlsx');
  expect(xlsx.rawPayload.subarray(0, 2).toString('latin1')).toBe('PK');
});

test('the number of an issued e-invoice, the tax number and the payout stand in the seller’s file', async () => {
  const seller = await shop.seller();
  const buyer = await shop.buyer([seller.listingId, 2]);
  await shop.buy(buyer);
  const orderId = (await app.call(getOrders, { type: 'sold' }, seller)).result.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId }, seller);
  const drawn = (await app.call(eInvoiceCalls.drawInvoice, { orderId }, seller)).result;
  const { number } = (await app.call(eInvoiceCalls.issueInvoice, { invoiceId: drawn.invoiceId }, seller))
    .result;
  const { payout } = (await app.call(getOrderDetail, { type: 'sold', id: String(orderId) }, seller)).result;
  const csv = await app.fastify.inject({
    method: 'GET',
    url: `${apiPrefix}/${exportOrders.path}?type=sold&format=csv`,
    headers: { authorization: `Bearer ${seller.token}` },
  });
  const [head = '', line = ''] = csv.body.split('\r\n');
  const cellOf = (title: string) => line.split(';')[head.split(';').indexOf(title)];
  expect(number).toMatch(/^\w{3}20\d{11}$/);
  expect(cellOf('Fatura no')).toBe(number);
  expect(cellOf('VKN / TCKN')).toMatch(/^\d{10,11}$/);
  expect(cellOf('Sipariş net hakedişi (TL)')).toBe(((payout ?? 0) / 100).toFixed(2).replace('.', ','));
});

test('a sale that is not paid names neither its buyer’s street and tax number nor what it earns', () => {
  const [, line] = toCsv([{ ...row, state: 'preOrder' }], 'sold').split('\r\n');
  expect(line).not.toMatch(/Moda Cad|4730259742|1104,21|120,00/);
  const [, bought] = toCsv([{ ...row, state: 'preOrder' }], 'purchased').split('\r\n');
  expect(bought).toMatch(/Moda Cad.*4730259742|4730259742.*Moda Cad/);
});
