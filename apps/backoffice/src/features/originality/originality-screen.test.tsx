import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { IssuesScreen } from '../issues/IssuesScreen.tsx';
import { OriginalityScreen } from './OriginalityScreen.tsx';

const listing = {
  listingId: 7,
  productId: 3,
  productName: 'Virendo Magnezyum 60 Kapsül',
  brandName: 'Virendo',
  barcode: '8690000000017',
  sellerId: 4,
  seller: 'Selvi Medikal',
  expiration: '2028-06-30',
  price: 18_490,
  psf: 24_900,
  stock: 24,
  state: 'suspended',
  suspendedReason: 'Orijinallik kontrolü: onaylanmış alış faturası yok.',
};
const invoice = {
  invoiceId: 11,
  fileId: '5b8f3c1a-3f0e-4e0a-9f53-0a1b2c3d4e5f',
  fileName: 'fatura.pdf',
  invoiceNumber: 'ABC2026000000017',
  invoiceDate: '2026-11-18',
  supplier: 'Akasya Ecza Deposu',
  quantity: 24,
  state: 'waiting',
  reason: null,
  sentAt: '2026-11-22T09:00:00.000Z',
  ruledAt: null,
};
const item = (itemId: number) => ({
  itemId,
  title: listing.productName,
  detail: listing.seller,
  since: '2026-11-22T09:00:00.000Z',
  dueAt: '2026-11-23T09:00:00.000Z',
  isAsked: false,
  isYours: false,
  claim: null,
});

const answer: AnswerOf = ({ path, query }) => {
  if (path === 'GetQueue')
    return { items: [item(query.get('queue') === 'issues' ? 5 : 11)], nextCursor: null, total: null };
  if (path === 'ClaimQueueItem') return { until: '2099-01-01T00:00:00.000Z' };
  if (path === 'GetOriginalityFile')
    return {
      invoice,
      listing,
      sellerTaxNumber: '4000000004',
      cause: 'brand',
      note: 'Taklidi görüldü.',
      dueAt: '2026-11-25T09:00:00.000Z',
      earlier: [{ ...invoice, invoiceId: 9, state: 'rejected', reason: 'Fatura okunmuyor.' }],
    };
  if (path === 'GetProductIssue')
    return {
      issueId: 5,
      category: 'notGenuine',
      note: 'Hologram etiketi yok.',
      reportedAt: '2026-11-22T09:00:00.000Z',
      reporter: 'Lale Eczanesi',
      productId: 3,
      productName: listing.productName,
      listing,
      question: null,
      answer: 'Yetkili depodan aldık.',
      answeredAt: '2026-11-22T10:00:00.000Z',
      others: 2,
    };
  return { done: true };
};

let remove = () => {};
afterEach(() => remove());

test('an invoice is read beside its listing and rejected by keyboard with a reason of the list', async () => {
  const shown = showScreen(<OriginalityScreen />, answer);
  remove = shown.remove;
  for (const text of ['Akasya Ecza Deposu', 'ABC2026000000017', /Taklidi görüldü/])
    await expect.element(page.getByText(text).first()).toBeVisible();
  await expect.element(page.getByText(/Fatura okunmuyor\./)).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Belgeyi indir (PDF)' })).toBeVisible();
  await userEvent.keyboard('r');
  await page.getByRole('dialog').getByLabelText('Neden').selectOptions('Belge okunmuyor');
  await expect.element(page.getByText(/İletilecek metin: “Fatura okunmuyor\./)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Reddet' }).click();
  await expect.element(page.getByText('Fatura reddedildi.')).toBeVisible();
  expect(shown.asked.at(-1)?.body).toEqual({
    queue: 'originality',
    itemId: 11,
    decision: 'reject',
    reasonId: 'unreadable',
    note: '',
  });
});

test('a report shows the answer of the seller, and its decision says what follows', async () => {
  const shown = showScreen(<IssuesScreen />, answer);
  remove = shown.remove;
  for (const text of ['Hologram etiketi yok.', 'Yetkili depodan aldık.', 'Lale Eczanesi'])
    await expect.element(page.getByText(text).first()).toBeVisible();
  await page.getByRole('button', { name: 'Haklı bul' }).click();
  await page.getByLabelText('Neden').selectOptions('suspended');
  await expect.element(page.getByText(/Bildirim haklı bulundu; ilan askıya alındı\./)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Haklı bul' }).click();
  await expect.element(page.getByText('Bildirim haklı bulundu.', { exact: true })).toBeVisible();
  expect(shown.asked.at(-1)?.body).toMatchObject({
    queue: 'issues',
    decision: 'approve',
    reasonId: 'suspended',
  });
});
