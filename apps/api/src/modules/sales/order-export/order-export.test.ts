import { apiPrefix } from '@havan/contract/call';
import { exportOrders } from '@havan/contract/sales/order-work';
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
  expect(line).toContain(';30.06.2028;3;0;411,50;20;1234,50;1234,50;');
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
