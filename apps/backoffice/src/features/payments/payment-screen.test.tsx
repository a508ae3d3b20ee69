import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FieldRefusal, showScreen } from '../../testing/show-screen.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';

let remove = () => {};
afterEach(() => remove());

const timeline = {
  paymentId: '876d5dd7-ac50-4c85-96c1-82478edb7ee7',
  buyerId: 1,
  buyer: 'Gökkuşağı Eczanesi',
  state: 'created',
  method: 'card',
  amount: 263_600,
  orderIds: [604_909, 604_910],
  createdAt: '2026-11-28T04:38:07.767Z',
  failure: null,
  bankPaymentId: null,
  walletAmount: 0,
  pointsAmount: 0,
  card: null,
  moments: [],
};

test.each([
  ['unknownPayment', 'Banka bu ödemeyi bilmiyor', 'critical'],
  ['unchanged', 'Hiçbir şey değişmedi', 'neutral'],
  ['captured', 'Ödeme tamamlandı', 'positive'],
])('a replay that ends as %s is reported with its weight', async (settlement, title, tone) => {
  ({ remove } = showScreen(<PaymentScreen />, ({ path }) =>
    path === 'ReplayPayment' ? { settlement, timeline } : timeline,
  ));
  await expect.element(page.getByRole('link', { name: '604910' })).toHaveAttribute('href', '/orders/604910');
  await page.getByRole('button', { name: 'Bankaya sor ve yeniden işle' }).click();
  await expect.poll(() => document.querySelector(`[data-type="${tone}"]`)?.textContent).toContain(title);
});

test('an address that can name no payment is a page that does not exist', async () => {
  ({ remove } = showScreen(
    <PaymentScreen />,
    () => new FieldRefusal('paymentId', 'Ödeme numarası geçersiz.'),
  ));
  await expect.element(page.getByRole('heading', { name: 'Böyle bir kayıt yok.' })).toBeVisible();
});
