import type { ListingIssue } from '@havan/contract/listings/listing-issues';
import type { RiskyProductListing } from '@havan/contract/listings/originality';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../../testing/show-screen.tsx';
import { OriginalityScreen } from './OriginalityScreen.tsx';

const risky = (changes: Partial<RiskyProductListing> = {}): RiskyProductListing => ({
  listingId: 7,
  productId: 3,
  productName: 'Virendo Magnezyum 60 Kapsül',
  brandName: 'Virendo',
  barcode: '8690000000017',
  productImageUrl: '',
  expiration: '2028-06-30',
  price: 18_490,
  stock: 24,
  listingState: 'suspended',
  cause: 'brand',
  note: 'Taklidi görüldü.',
  state: 'missing',
  dueAt: '2026-11-20T09:00:00.000Z',
  invoice: null,
  ...changes,
});
const issue: ListingIssue = {
  issueId: 5,
  listingId: 7,
  productName: 'Virendo Magnezyum 60 Kapsül',
  productImageUrl: '',
  category: 'notGenuine',
  note: 'Hologram etiketi yok.',
  reportedAt: '2026-11-22T09:00:00.000Z',
  state: 'asked',
  question: 'Ürünü nereden aldığınızı yazın.',
  answer: null,
  answeredAt: null,
  isUpheld: null,
  reason: null,
};
const counts = { missing: 1, submitted: 0, approved: 0, rejected: 0 };

const answerWith =
  (items: RiskyProductListing[], sent: unknown = risky({ state: 'submitted' })): AnswerOf =>
  ({ path }) => {
    if (path.endsWith('Listings/GetRiskyList')) return { items, nextCursor: null, total: null, counts };
    if (path.endsWith('Listings/GetIssues'))
      return {
        items: [issue],
        nextCursor: null,
        total: null,
        counts: { unanswered: 1, waiting: 1, closed: 0 },
      };
    if (path.endsWith('ImageUpload/Upload'))
      return { fileId: crypto.randomUUID(), fileName: 'f.pdf', mimeType: 'application/pdf', size: 10 };
    if (path.endsWith('Listings/AnswerIssue')) return issue;
    return sent;
  };

let remove = () => {};
afterEach(() => remove());
const route = '/myprofile/listings/originality-control-system';
const show = (answer: AnswerOf, tab = '') => {
  const shown = showScreen(<OriginalityScreen />, { route, path: `${route}${tab}` }, answer);
  remove = shown.remove;
  return shown;
};

test('shows which listing needs an invoice, why, until when, and that it is suspended', async () => {
  show(answerWith([risky()]));
  for (const text of [
    'Markası riskli',
    'Taklidi görüldü.',
    'süre doldu',
    'İlan askıda',
    'Henüz gönderilmedi',
  ])
    await expect.element(page.getByText(text).first()).toBeVisible();
});

test('a form that lacks something says so at its place; a whole one is sent with its file', async () => {
  const items = [risky()];
  const answer = answerWith(items);
  const { asked } = show((call) => {
    if (call.path.endsWith('PurchaseInvoice/Create')) items[0] = risky({ state: 'submitted' });
    return answer(call);
  });
  await page.getByRole('button', { name: /^(?:Fatura|Yeniden) yükle: / }).click();
  await page.getByRole('button', { name: 'Gönder' }).click();
  for (const text of [
    'Fatura numarasını yazınız.',
    'Faturayı kesen firmayı yazınız.',
    'Fatura dosyasını seçiniz.',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabelText('Fatura numarası').fill('ABC2026000000017');
  await page.getByLabelText('Fatura tarihi').fill('20112026');
  await page.getByLabelText('Faturayı kesen firma').fill('Selvi Ecza Deposu');
  await page.getByLabelText('Faturadaki adet').fill('24');
  await userEvent.upload(page.getByLabelText('Fatura dosyası'), new File(['%PDF-1.7'], 'fatura.pdf'));
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(page.getByText('Fatura gönderildi')).toBeVisible();
  await expect.element(page.getByRole('cell').getByText('İncelemede')).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({
    listingId: 7,
    invoiceNumber: 'ABC2026000000017',
    invoiceDate: '2026-11-20',
    supplier: 'Selvi Ecza Deposu',
    quantity: 24,
  });
});

test('a refusal stands in the form and what was typed stays', async () => {
  show(answerWith([risky({ state: 'rejected' })], new Error('Gönderdiğiniz fatura inceleniyor.')));
  await page.getByRole('button', { name: /^(?:Fatura|Yeniden) yükle: / }).click();
  await page.getByLabelText('Fatura numarası').fill('ABC');
  await page.getByLabelText('Fatura tarihi').fill('20112026');
  await page.getByLabelText('Faturayı kesen firma').fill('Selvi');
  await page.getByLabelText('Faturadaki adet').fill('1');
  await userEvent.upload(page.getByLabelText('Fatura dosyası'), new File(['%PDF-1.7'], 'fatura.pdf'));
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(page.getByText('Gönderdiğiniz fatura inceleniyor.')).toBeVisible();
  await expect.element(page.getByLabelText('Fatura numarası')).toHaveValue('ABC');
});

test('a report is answered beside what Havan asks', async () => {
  const { asked } = show(answerWith([]), '?sekme=bildirimler');
  await expect.element(page.getByText('Havan yanıtınızı bekliyor')).toBeVisible();
  await expect.element(page.getByText(/Ürünü nereden aldığınızı yazın/)).toBeVisible();
  await page.getByRole('button', { name: /^Yanıtla: / }).click();
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect.element(page.getByText('Yanıtınızı yazınız.')).toBeVisible();
  await page.getByLabelText('Yanıtınız').fill('Yetkili depodan aldık.');
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect.element(page.getByText('Yanıtınız gönderildi')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ issueId: 5, answer: 'Yetkili depodan aldık.' });
});

test('says when nothing is asked for', async () => {
  show(answerWith([]));
  await expect.element(page.getByText('Fatura istenen ilanınız yok')).toBeVisible();
});
