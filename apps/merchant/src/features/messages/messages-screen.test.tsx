import type { Message } from '@havan/contract/notifications/messages';
import { MessagesScreen } from '@havan/features/messages/MessagesScreen';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';

let remove = () => {};
afterEach(() => remove());

const message = (messageId: number, parts: Partial<Message>): Message => ({
  messageId,
  isOwn: false,
  text: 'Merhaba',
  issueDate: `2026-11-20T09:0${messageId}:00.000Z`,
  isRead: true,
  isHidden: false,
  files: [],
  report: null,
  ...parts,
});
const conversation = (items: readonly Message[]) => ({
  items,
  nextCursor: null,
  total: null,
  conversationId: 3,
  partner: { userId: 9, username: 'gunes', companyName: 'Güneş Eczanesi', cityName: 'İzmir' },
});
const order = {
  orderId: 1201,
  orderedAt: '2026-11-19T09:00:00.000Z',
  trackingNumber: null,
  carrierName: null,
};
const template = { templateId: 5, name: 'Kargo', body: '{alıcı}, {sipariş no} yola çıktı: {takip no}' };

function show(answers: Readonly<Record<string, unknown>>, about = '') {
  const known: Readonly<Record<string, unknown>> = {
    Conversations: { items: [], nextCursor: null, total: null },
    MarkAsRead: { done: true },
    ...answers,
  };
  const place = { route: '/myprofile/messages', path: `/myprofile/messages?to=9${about}` };
  const shown = showScreen(<MessagesScreen />, place, ({ path }) => known[path.replace('Messages/', '')]);
  ({ remove } = shown);
  return (path: string) => shown.asked.filter((call) => call.path === `Messages/${path}`);
}

test('a message that comes from an order begins with its number and leads back to it', async () => {
  show({ Messages: conversation([]) }, '&order=604435');
  await expect
    .element(page.getByRole('textbox', { name: 'Mesajınız' }))
    .toHaveValue('604435 numaralı sipariş hakkında: ');
  await expect
    .element(page.getByRole('link', { name: 'Sipariş 604435' }))
    .toHaveAttribute('href', '/myprofile/orderdetail/sold/604435');
});

test('a received message is reported with its reason; one without a reason is asked for it', async () => {
  const asked = show({
    Messages: conversation([
      message(2, { text: 'Havaleyle ödeyin.' }),
      message(1, { isOwn: true, text: 'Fiyat?' }),
    ]),
    Report: { done: true },
  });
  await page.getByRole('button', { name: /^Bildir: Güneş Eczanesi/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mesajı bildir' });
  await dialog.getByRole('button', { name: 'Bildir' }).click();
  await expect.element(dialog.getByText('Lütfen bir neden seçin.')).toBeVisible();
  await dialog.getByLabelText('Başka bir neden').click();
  await dialog.getByRole('button', { name: 'Bildir' }).click();
  await expect.element(dialog.getByText('Lütfen nedenini yazın.')).toBeVisible();
  expect(asked('Report')).toEqual([]);
  await dialog.getByLabelText('Dolandırıcılık ya da dışarıda ödeme isteği').click();
  await dialog.getByRole('button', { name: 'Bildir' }).click();
  await expect.element(page.getByText('Mesaj bildirildi').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked('Report').map(({ body }) => body)).toEqual([{ messageId: 2, reason: 'fraud' }]);
});

test('a refused report keeps what was chosen and says why', async () => {
  show({
    Messages: conversation([message(1, {})]),
    Report: new Error('Bu mesajı daha önce bildirdiniz.'),
  });
  await page.getByRole('button', { name: /^Bildir: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Mesajı bildir' });
  await dialog.getByLabelText('İstenmeyen reklam').click();
  await dialog.getByRole('button', { name: 'Bildir' }).click();
  await expect.element(dialog.getByText('Bu mesajı daha önce bildirdiniz.')).toBeVisible();
  await expect.element(dialog.getByLabelText('İstenmeyen reklam')).toBeChecked();
});

test('a hidden and a reported message cannot be reported, and files stand beneath their message', async () => {
  show({
    Messages: conversation([
      message(3, {
        files: [
          { fileId: crypto.randomUUID(), fileName: 'fatura.pdf', mimeType: 'application/pdf', size: 9 },
        ],
        report: 'open',
      }),
      message(2, { isHidden: true, text: 'Bu mesaj kurallara aykırı bulunduğu için kaldırıldı.' }),
    ]),
  });
  await expect.element(page.getByRole('button', { name: 'fatura.pdf' })).toBeVisible();
  await expect.element(page.getByText(/Bildirdiniz, inceleniyor/)).toBeVisible();
  expect(page.getByRole('button', { name: /^Bildir/ }).elements()).toHaveLength(0);
});

test('a seller inserts a template with its order; what stays open is not sent', async () => {
  const asked = show({
    Messages: conversation([message(1, {})]),
    GetTemplates: { templates: [template], orders: [order] },
    Send: message(2, { isOwn: true }),
  });
  await page.getByRole('button', { name: 'Şablonlar' }).click();
  await page.getByRole('button', { name: 'Mesaja ekle: Kargo' }).click();
  const field = page.getByLabelText(/^Mesajınız/);
  await expect.element(field).toHaveValue('Güneş Eczanesi, 1201 yola çıktı: {takip no}');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(page.getByText('Doldurulmamış alan var: {takip no}.')).toBeVisible();
  expect(asked('Send')).toEqual([]);
  await field.fill('Güneş Eczanesi, 1201 yola çıktı: 123456789012');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(field).toHaveValue('');
  expect(asked('Send').map(({ body }) => body)).toEqual([
    { userId: 9, text: 'Güneş Eczanesi, 1201 yola çıktı: 123456789012' },
  ]);
});

test('a template is created; an unknown placeholder is reported at the text', async () => {
  show({
    Messages: conversation([message(1, {})]),
    GetTemplates: { templates: [], orders: [] },
    SaveTemplate: template,
  });
  await page.getByRole('button', { name: 'Şablonlar' }).click();
  await page.getByRole('button', { name: 'Yeni şablon' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni şablon' });
  await form.getByLabelText('Şablonun adı').fill('Kargo');
  await form.getByLabelText(/^Metin/).fill('{siparis} yola çıktı');
  await form.getByRole('button', { name: 'Şablonu kaydet' }).click();
  await expect.element(form.getByText('{siparis} diye bir alan yok.')).toBeVisible();
  await form.getByLabelText(/^Metin/).fill('Siparişiniz yola çıktı');
  await form.getByRole('button', { name: '{sipariş no}' }).click();
  await expect.element(form.getByLabelText(/^Metin/)).toHaveValue('Siparişiniz yola çıktı {sipariş no}');
  await form.getByRole('button', { name: 'Şablonu kaydet' }).click();
  await expect.element(page.getByText('Şablon kaydedildi').first()).toBeVisible();
});
