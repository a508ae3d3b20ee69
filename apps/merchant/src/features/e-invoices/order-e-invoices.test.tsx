import type { EInvoice, RegisterInvoice } from '@havan/contract/sales/e-invoices';
import type { OrderDetail } from '@havan/contract/sales/orders';
import { OrderEInvoices } from '@havan/features/orders/e-invoice/OrderEInvoices';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';

const sale: RegisterInvoice = {
  invoiceId: 1,
  orderId: 604_101,
  kind: 'sale',
  state: 'issued',
  number: 'HVN2026000000001',
  profile: 'TEMELFATURA',
  recipientName: 'Moda Eczanesi',
  recipientTaxNumber: '1234567890',
  net: 25_000,
  vat1: 0,
  vat10: 0,
  vat20: 5000,
  total: 30_000,
  issuedAt: '2026-11-22T09:00:00.000Z',
  sending: 'sent',
  sendError: null,
  cancelReason: null,
};
const party = {
  name: 'Kuyulu Medikal',
  taxNumber: '1234567890',
  taxOffice: 'Kadıköy',
  street: 'Moda Cad. 1',
  district: 'Kadıköy',
  city: 'İstanbul',
  mersis: null,
};
const back: EInvoice = {
  ...sale,
  invoiceId: 2,
  kind: 'return',
  state: 'draft',
  number: null,
  issuedAt: null,
  sending: 'none',
  total: 10_000,
  ettn: '11111111-2222-4333-8444-555555555555',
  type: 'IADE',
  orderedOn: '2026-11-21',
  seller: { ...party, name: 'Moda Eczanesi' },
  buyer: party,
  returns: [{ number: 'HVN2026000000001', issuedOn: '2026-11-22' }],
  notes: [],
  tax: { kind: 'ordinary' },
  withheld: 0,
  lines: [
    {
      name: 'Oktaliv Probiyotik',
      goodsNumber: '8690000000017',
      quantity: 1,
      isBonus: false,
      unitPrice: 8333,
      unitPriceText: '83,3333',
      discounts: [],
      net: 8333,
      vatRate: 20,
      vat: 1667,
    },
  ],
  listed: 8333,
  discounts: 0,
  vatGroups: [{ rate: 20, net: 8333, vat: 1667, reason: null }],
  inWords: 'Yalnız yüz Türk lirası',
  problems: [],
  actions: ['issue', 'cancel'],
  isMine: true,
};

let remove = () => {};
afterEach(() => remove());
function show(answer: AnswerOf, refunds: OrderDetail['refunds'] = []) {
  const order = { orderId: 604_101, total: 30_000, refundedTotal: refunds.length * 10_000, refunds };
  const part = <OrderEInvoices order={order} side="sold" otherwise={<p>Fatura yüklenmedi</p>} />;
  const shown = showScreen(part, { route: '/', path: '/' }, (asked) =>
    asked.path === 'Master/GetUserBasicInfos' ? infosOf(['orders']) : answer(asked),
  );
  remove = shown.remove;
  return shown;
}

test('an order without an e-invoice shows what it showed before', async () => {
  show(({ path }) => (path === 'Invoices/GetOfOrder' ? { invoices: [], mayDraw: 'sale' } : undefined));
  await expect.element(page.getByText('Fatura yüklenmedi')).toBeVisible();
});

test('an e-invoice from before a partial supply is to be cancelled and issued anew', async () => {
  const refund: OrderDetail['refunds'][number] = {
    refundId: 1,
    kind: 'notSupplied',
    at: '2026-11-22T10:00:00.000Z',
    goods: 10_000,
    shipping: 0,
    card: 10_000,
    wallet: 0,
    points: 0,
    note: null,
    lines: [],
    isAtBank: true,
  };
  const answer: AnswerOf = ({ path }) =>
    path === 'Invoices/GetOfOrder' ? { invoices: [sale], mayDraw: null } : undefined;
  show(answer, [refund]);
  await expect
    .element(page.getByText(/eksik gönderimden önce kesildi; iptal edip yeniden kesin/))
    .toBeVisible();
  await expect.element(page.getByText(/300,00.*200,00/)).toBeVisible();
  remove();
  show(answer);
  await expect.element(page.getByText('HVN2026000000001')).toBeVisible();
  await expect.element(page.getByText(/eksik gönderimden önce/)).not.toBeInTheDocument();
});

test('a buyer sees what is invoiced back, and issues it', async () => {
  const { asked } = show(({ path }) => {
    if (path === 'Invoices/GetOfOrder') return { invoices: [sale], mayDraw: 'return' };
    return path === 'Invoices/CreateDraft' ? back : { ...back, state: 'issued', number: 'MDA2026000000001' };
  });
  await expect.element(page.getByText('HVN2026000000001')).toBeVisible();
  await page.getByRole('button', { name: 'İade faturası kes' }).click();
  await expect.element(page.getByRole('dialog').getByText('Oktaliv Probiyotik, 1 adet')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Faturayı kes' }).click();
  await expect.element(page.getByText('MDA2026000000001 kesildi.').first()).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['Invoices/CreateDraft', 'Invoices/Issue']);
});
