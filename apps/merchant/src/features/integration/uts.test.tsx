import type { UtsNotice } from '@havan/contract/sales/uts';
import { OrderUts } from '@havan/features/orders/uts/OrderUts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { IntegrationScreen } from './IntegrationScreen.tsx';

const notice: UtsNotice = {
  noticeId: 31,
  kind: 'supply',
  orderId: 604101,
  lineNo: 1,
  productName: 'Tansiyon aleti',
  productNo: '08690000000001',
  lot: 'L-7',
  serial: '',
  quantity: 3,
  day: '2026-11-20',
  otherName: 'Moda Eczanesi',
  otherNo: '2002',
  state: 'refused',
  gaps: [],
  utsNumber: null,
  supplyNumber: null,
  error: 'Bu tekil ürün için verme bildirimi yapılmış. (UTS-H001)',
  attempts: 1,
  nextAttemptAt: null,
  settledAt: '2026-11-20T10:00:00.000Z',
};
const account = {
  institutionNo: '1001',
  tokenHint: 'f330',
  tokenSavedAt: '2026-11-01T09:00:00.000Z',
  tokenRefusedAt: null,
  waiting: 1,
  refused: 1,
};

let remove = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => remove());
const at = { route: '/myprofile/settings/integration', path: '/myprofile/settings/integration' };

function showSettings(answer: AnswerOf) {
  const shown = showScreen(<IntegrationScreen />, at, (asked) => {
    if (asked.path === 'Master/GetUserBasicInfos') return infosOf(['integrations', 'userInfo']);
    if (asked.path === 'ApiKeys/GetApiKeys') return { keys: [], requestsPerMinute: 600 };
    if (asked.path === 'Webhooks/GetWebhooks') return { webhooks: [] };
    return answer(asked);
  });
  remove = shown.remove;
  return shown;
}

test('number and token are saved, the token is not shown again, and the connection is tried', async () => {
  const { asked } = showSettings(({ path }) => {
    if (path === 'Uts/GetAccount') return account;
    if (path === 'Uts/GetOpenNotices') return { items: [], nextCursor: null, total: null };
    return path === 'Uts/CheckAccount'
      ? { isAccepted: false, sentence: 'ÜTS belirteci (token) kabul etmedi.' }
      : { done: true };
  });
  const form = page.getByRole('form', { name: 'ÜTS bağlantısı' });
  await form.getByLabelText(/^ÜTS kurum numarası/).fill('bin');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(form.getByText('Kurum numarasını rakamla yazın.')).toBeVisible();
  await form.getByLabelText(/^ÜTS kurum numarası/).fill('1002');
  await form.getByLabelText(/^Sistem belirteci/).fill('Systemaaaa-bbbb');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('ÜTS bağlantısı kaydedildi')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ institutionNo: '1002', token: 'Systemaaaa-bbbb' });
  await expect.element(form.getByLabelText(/^Sistem belirteci/)).toHaveValue('');
  await form.getByRole('button', { name: 'Bağlantıyı dene' }).click();
  await expect.element(page.getByText('ÜTS belirteci (token) kabul etmedi.').first()).toBeVisible();
});

test('an open notice says what is missing or why it was refused, and is settled by hand', async () => {
  const missing = { ...notice, noticeId: 32, state: 'waiting', error: null, lot: '', gaps: ['lotOrSerial'] };
  const { asked } = showSettings(({ path }) => {
    if (path === 'Uts/GetAccount') return account;
    if (path === 'Uts/GetOpenNotices') return { items: [missing, notice], nextCursor: null, total: null };
    return { done: true };
  });
  await expect.element(page.getByText('Lot ya da seri numarasını girin.')).toBeVisible();
  await expect.element(page.getByText(/verme bildirimi yapılmış/)).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden gönder: Tansiyon aleti, Lot L-7' }).click();
  await expect.element(page.getByText('Bildirim sıraya alındı').first()).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ path: 'Uts/Resend', body: { noticeId: 31 } });
  await page.getByRole('button', { name: 'Elle bildirdim: Tansiyon aleti, Lot L-7' }).click();
  const dialog = page.getByRole('dialog', { name: 'ÜTS’de elle bildirdiyseniz' });
  await dialog.getByLabelText(/^Bildirim numarası/).fill('9b5f98d1-4fb1-11e9');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({
    path: 'Uts/SettleByHand',
    body: { noticeId: 31, utsNumber: '9b5f98d1-4fb1-11e9' },
  });
});

test('on an order the seller writes a serial a unit', async () => {
  const line = {
    lineNo: 1,
    productName: 'Tansiyon aleti',
    productNo: '08690000000001',
    lot: '',
    serials: [],
    units: 2,
    isOpen: true,
  };
  const shown = showScreen(
    <OrderUts orderId={604101} side="sold" />,
    { route: '/', path: '/' },
    ({ path }) => (path === 'Uts/GetOrder' ? { lines: [line], notices: [] } : { done: true }),
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Tansiyon aleti: lot ve seri numarası' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tansiyon aleti: lot ve seri numarası' });
  await dialog.getByLabelText(/^Seri numaraları/).fill('S1\nS2');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(shown.asked.at(-1)?.body).toEqual({ orderId: 604101, lineNo: 1, lot: '', serials: ['S1', 'S2'] });
});
