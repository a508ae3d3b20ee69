import type { Webhook, WebhookDelivery } from '@havan/contract/notifications/webhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { noUts } from '../../testing/no-uts.ts';
import { IntegrationScreen } from './IntegrationScreen.tsx';

const webhook: Webhook = {
  webhookId: 4,
  url: 'https://depo.example/havan',
  events: ['order.created', 'stock.low'],
  createdAt: '2026-11-01T09:00:00.000Z',
  pausedAt: null,
  pauseReason: null,
  formerSecretUntil: null,
  failures: 2,
  waiting: 3,
  dead: 1,
};
const delivery: WebhookDelivery = {
  deliveryId: 90,
  messageId: '5f0e5c2e-0000-4000-8000-000000000000',
  event: 'order.created',
  subject: 'order:604101',
  body: '{"type":"order.created","data":{"orderId":604101}}',
  state: 'dead',
  createdAt: '2026-11-20T09:00:00.000Z',
  attempts: 25,
  lastAttemptAt: '2026-11-23T09:00:00.000Z',
  nextAttemptAt: null,
  status: 500,
  answer: 'bakımdayız',
  error: 'Sunucu 500 yanıtı verdi.',
  took: 41,
};

let remove = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => remove());
function show(answer: AnswerOf) {
  const at = { route: '/myprofile/settings/integration', path: '/myprofile/settings/integration' };
  const shown = showScreen(<IntegrationScreen />, at, (asked) => {
    if (asked.path === 'Master/GetUserBasicInfos') return infosOf(['integrations', 'userInfo']);
    if (asked.path === 'ApiKeys/GetApiKeys') return { keys: [], requestsPerMinute: 600 };
    return noUts(asked.path) ?? answer(asked);
  });
  remove = shown.remove;
  return shown;
}

test('an address is added with its events and its secret shown once', async () => {
  const { asked } = show(({ path }) =>
    path === 'Webhooks/Create' ? { webhookId: 4, secret: 'whsec_gizli' } : { webhooks: [] },
  );
  await page.getByRole('button', { name: 'Adres ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Adres ekle' });
  await form.getByRole('textbox', { name: /^Adres/ }).fill('depo');
  await form.getByRole('button', { name: 'Adres ekle' }).click();
  await expect.element(form.getByText('https:// ile başlayan bir adres yazın.')).toBeVisible();
  expect(asked).toEqual([]);
  await form.getByRole('textbox', { name: /^Adres/ }).fill('https://depo.example/havan');
  await form.getByLabelText('Mesaj geldi').click();
  await form.getByRole('button', { name: 'Adres ekle' }).click();
  const made = page.getByRole('dialog', { name: 'İmza anahtarınız' });
  await expect.element(made.getByRole('textbox', { name: 'İmza anahtarı' })).toHaveValue('whsec_gizli');
  expect(asked[0]?.body).toMatchObject({ url: 'https://depo.example/havan' });
  expect(asked[0]?.body['events']).toHaveLength(8);
});

test('the log shows request and answer, and what did not arrive is sent again', async () => {
  const { asked } = show(({ path }) => {
    if (path === 'Webhooks/GetDeliveries') return { items: [delivery], nextCursor: null, total: null };
    return path === 'Webhooks/Replay' ? { replayed: 1 } : { webhooks: [webhook] };
  });
  await expect.element(page.getByText('1 ulaşmadı')).toBeVisible();
  await page.getByRole('button', { name: 'Bildirimler: https://depo.example/havan' }).click();
  const log = page.getByRole('dialog', { name: 'Bildirimler: depo.example' });
  await expect.element(log.getByText('Sunucu 500 yanıtı verdi.')).toBeVisible();
  await log.getByRole('button', { name: 'Yeni sipariş order:604101 ayrıntısı' }).click();
  await expect.element(log.getByText('500 bakımdayız')).toBeVisible();
  await expect.element(log.getByText(delivery.body)).toBeVisible();
  await log.getByRole('button', { name: 'Ulaşmayanları yeniden gönder' }).click();
  await expect.element(page.getByText('1 bildirim sıraya alındı')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ webhookId: 4 });
});

test('a test that fails says why, and removing asks first', async () => {
  const { asked } = show(({ path }) =>
    path === 'Webhooks/Test'
      ? { ...delivery, event: 'webhook.test' }
      : path === 'Webhooks/Delete'
        ? { done: true }
        : { webhooks: [webhook] },
  );
  await page.getByRole('button', { name: 'Deneme gönder: https://depo.example/havan' }).click();
  await expect
    .element(page.getByText('Deneme bildirimi ulaşmadı: Sunucu 500 yanıtı verdi.').first())
    .toBeVisible();
  await page.getByRole('button', { name: 'Sil: https://depo.example/havan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu adres silinsin mi?' });
  await expect.element(dialog.getByText(/bekleyen 3 bildirim silinir/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await expect.element(page.getByText('Adres silindi')).toBeVisible();
  expect(asked.at(-1)?.path).toBe('Webhooks/Delete');
});
