import type { EInvoice, RegisterInvoice, WaitingInvoice } from '@havan/contract/sales/e-invoices';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { EInvoicesScreen } from './EInvoicesScreen.tsx';

// @spec §1 e-invoices
// @spec §2.2 e-invoices

const sums = { net: 29_158, vat1: 0, vat10: 0, vat20: 5832, total: 34_990 };
const waiting = (orderId: number, changes: Partial<WaitingInvoice> = {}): WaitingInvoice => ({
  orderId,
  invoiceId: null,
  recipientName: `Moda Eczanesi ${orderId}`,
  recipientTaxNumber: '1234567890',
  profile: 'TEMELFATURA',
  profileReason: 'Alıcı mükellef, ilaç ve cihaz yok',
  ...sums,
  dueOn: null,
  problems: [],
  ...changes,
});
const issued = (invoiceId: number, changes: Partial<RegisterInvoice> = {}): RegisterInvoice => ({
  invoiceId,
  orderId: 604_100 + invoiceId,
  kind: 'sale',
  state: 'issued',
  number: `HVN202600000000${invoiceId}`,
  profile: 'EARSIVFATURA',
  recipientName: 'Liman Eczanesi',
  recipientTaxNumber: '1234567890',
  ...sums,
  issuedAt: '2026-11-22T09:00:00.000Z',
  sending: 'sent',
  sendError: null,
  cancelReason: null,
  ...changes,
});
const party = {
  name: 'Liman Eczanesi',
  taxNumber: '123',
  taxOffice: 'Kadıköy',
  street: 'Moda Cad. 1',
  district: 'Kadıköy',
  city: 'İstanbul',
  mersis: null,
};
const draft = (changes: Partial<EInvoice> = {}): EInvoice => ({
  ...issued(1, { state: 'draft', number: null, issuedAt: null, sending: 'none' }),
  ettn: '11111111-2222-4333-8444-555555555555',
  type: 'SATIS',
  orderedOn: '2026-11-21',
  seller: { ...party, name: 'Kuyulu Medikal', taxNumber: '1234567890' },
  buyer: party,
  returns: [],
  notes: [],
  tax: { kind: 'ordinary' },
  withheld: 0,
  lines: [
    {
      name: 'Oktaliv Probiyotik',
      goodsNumber: '8690000000017',
      quantity: 3,
      isBonus: false,
      unitPrice: 8333,
      unitPriceText: '83,3333',
      discounts: [],
      net: 25_000,
      vatRate: 20,
      vat: 5000,
    },
  ],
  listed: 29_158,
  discounts: 0,
  vatGroups: [{ rate: 20, net: 29_158, vat: 5832, reason: null }],
  inWords: 'Yalnız üç yüz kırk dokuz Türk lirası doksan kuruş',
  problems: [{ message: 'Alıcı: vergi kimlik numarası geçerli değil.', place: 'form', field: 'taxNumber' }],
  actions: ['issue', 'cancel'],
  isMine: true,
  ...changes,
});
const counts = {
  waiting: 2,
  issued: 1,
  undelivered: 0,
  cancelled: 0,
  received: 0,
  batchId: null,
  series: 'HVN',
};
const pageOf = <Item,>(items: readonly Item[]) => ({ items, nextCursor: null, total: null });

let remove = () => {};
afterEach(() => remove());
function show(answer: AnswerOf, address = '/myprofile/einvoices') {
  const route = '/myprofile/einvoices/:subpage?';
  const shown = showScreen(<EInvoicesScreen />, { route, path: address }, (asked) =>
    asked.path === 'Invoices/GetCounts'
      ? counts
      : asked.path === 'Master/GetUserBasicInfos'
        ? infosOf(['orders'])
        : answer(asked),
  );
  remove = shown.remove;
  return shown;
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

test('shows waiting orders as they would be issued, with their problems', async () => {
  const problems = [
    { message: 'Alıcı: vergi kimlik numarası geçerli değil.', place: 'form' as const, field: 'taxNumber' },
  ];
  show(({ path }) =>
    path === 'Invoices/GetWaiting' ? pageOf([waiting(1), waiting(2, { problems })]) : undefined,
  );
  await expect.element(row('Moda Eczanesi 1').getByText('Hazır')).toBeVisible();
  await expect.element(row('Moda Eczanesi 1').getByText('Alıcı mükellef, ilaç ve cihaz yok')).toBeVisible();
  await expect.element(row('Moda Eczanesi 2').getByText('Kesilemez')).toBeVisible();
  await expect.element(row('Moda Eczanesi 2').getByText(/vergi kimlik numarası/)).toBeVisible();
});

test('issues all at once, and reports each failure with its order', async () => {
  const batch = { batchId: '7f0c1c1e-7d5c-4f5e-9d3f-111111111111', total: 2, invoiceIds: [9] };
  const { asked } = show(({ path }) => {
    if (path === 'Invoices/GetWaiting') return pageOf([waiting(1), waiting(2)]);
    if (path === 'Invoices/BulkIssue')
      return { ...batch, issued: 0, refused: 0, isDone: false, refusals: [], invoiceIds: [] };
    if (path === 'Invoices/GetBatch')
      return {
        ...batch,
        issued: 1,
        refused: 1,
        isDone: true,
        refusals: [{ orderId: 2, message: 'Alıcı: unvan yazılmalı.' }],
      };
    return undefined;
  });
  await page.getByRole('button', { name: 'Tümünü kes (2)' }).click();
  await expect.element(page.getByText('1 fatura kesildi.')).toBeVisible();
  await expect.element(page.getByText(/Alıcı: unvan yazılmalı/)).toBeVisible();
  expect(asked).toMatchObject([{ path: 'Invoices/BulkIssue', body: { orderIds: null } }]);
});

test('a draft shows each finding beneath its field, keeps what was typed and is issued when it is right', async () => {
  let saved = false;
  let isIssued = false;
  const right = () => draft({ buyer: { ...party, taxNumber: '1234567890' }, problems: [] });
  const { asked } = show(({ path }) => {
    if (path === 'Invoices/GetWaiting') return pageOf([waiting(1)]);
    if (path === 'Invoices/GetOfOrder') return { invoices: [], mayDraw: 'sale' };
    if (path === 'Invoices/CreateDraft')
      return isIssued
        ? draft({ ...issued(1), problems: [], actions: ['cancel'] })
        : saved
          ? right()
          : draft();
    if (path === 'Invoices/SaveDraft') {
      saved = true;
      return right();
    }
    if (path === 'Invoices/Issue') {
      isIssued = true;
      return draft({ ...issued(1), problems: [], actions: ['cancel'] });
    }
    return undefined;
  }, '/myprofile/einvoices?siparis=604101');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Alıcı: vergi kimlik numarası geçerli değil.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Faturayı kes' })).toBeDisabled();
  await dialog.getByLabelText(/VKN ya da TCKN/).fill('1234567890');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await dialog.getByRole('button', { name: 'Faturayı kes' }).click();
  await expect.element(page.getByRole('dialog', { name: 'HVN2026000000001' })).toBeVisible();
  const body = { recipient: { taxNumber: '1234567890' } };
  const writes = asked.filter(({ path }) => path === 'Invoices/SaveDraft' || path === 'Invoices/Issue');
  expect(writes).toMatchObject([{ body }, { path: 'Invoices/Issue', body: { invoiceId: 1 } }]);
});

test('a draft is exempt with its code and reason, or says what of the VAT is withheld', async () => {
  let tax: EInvoice['tax'] = { kind: 'ordinary' };
  const { asked } = show(({ path, body }) => {
    if (path === 'Invoices/GetWaiting') return pageOf([waiting(1)]);
    if (path === 'Invoices/GetOfOrder') return { invoices: [], mayDraw: 'sale' };
    if (path === 'Invoices/SaveDraft') ({ tax } = body as { readonly tax: EInvoice['tax'] });
    const withheld = tax.kind === 'withheld' ? 1166 : 0;
    if (path === 'Invoices/CreateDraft' || path === 'Invoices/SaveDraft')
      return draft({ tax, withheld, problems: [] });
    return undefined;
  }, '/myprofile/einvoices?siparis=604101');
  const dialog = page.getByRole('dialog');
  const treatment = dialog.getByLabelText('KDV uygulaması');
  await treatment.selectOptions('KDV’den istisna');
  await dialog.getByLabelText(/İstisna kodu/).fill('301');
  await dialog.getByLabelText(/İstisna nedeni/).fill('Mal ihracatı');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await treatment.selectOptions('KDV tevkifatı var');
  await expect.element(dialog.getByText(/geri ödemeniz gerekir/)).toBeVisible();
  await dialog.getByLabelText(/Tevkifat kodu/).selectOptions('626 · Diğer teslimler, %20');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('Tevkif edilen KDV')).toBeVisible();
  expect(asked.filter(({ path }) => path === 'Invoices/SaveDraft')).toMatchObject([
    { body: { tax: { kind: 'exempt', code: '301', reason: 'Mal ihracatı' } } },
    { body: { tax: { kind: 'withheld', code: '626', rate: 20 } } },
  ]);
});

test('an undelivered invoice shows why, and is sent once more', async () => {
  const failed = { sending: 'failed' as const, sendError: 'Alıcı etiketi bulunamadı.' };
  const { asked } = show(({ path }) => {
    if (path === 'Invoices/GetList') return pageOf([issued(1, failed)]);
    if (path === 'Invoices/GetDetail')
      return draft({ ...issued(1, failed), problems: [], actions: ['cancel', 'resend', 'markSent'] });
    if (path === 'Invoices/Resend') return draft({ ...issued(1), problems: [], actions: ['cancel'] });
    return undefined;
  }, '/myprofile/einvoices/undelivered');
  await expect.element(row('Liman').getByText('Alıcı etiketi bulunamadı.')).toBeVisible();
  await row('Liman')
    .getByRole('link', { name: /faturayı aç/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect.poll(() => asked).toMatchObject([{ path: 'Invoices/Resend', body: { how: 'resend' } }]);
});

test('a failure is said with its way on, and nothing waiting is said as well', async () => {
  let fails = true;
  show(({ path }) => {
    if (path !== 'Invoices/GetWaiting') return undefined;
    return fails ? new Error('Şu an okunamıyor.') : pageOf([]);
  });
  await expect.element(page.getByText('Şu an okunamıyor.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect.element(page.getByText('Fatura bekleyen sipariş yok')).toBeVisible();
});
