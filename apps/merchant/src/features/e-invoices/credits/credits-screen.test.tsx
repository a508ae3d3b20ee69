import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../../testing/infos.ts';
import { type AnswerOf, showScreen } from '../../../testing/show-screen.tsx';
import { BuyCreditsScreen } from './BuyCreditsScreen.tsx';

const paymentId = '7f0c1c1e-7d5c-4f5e-9d3f-111111111111';
const route = '/myprofile/einvoices/buycredits/:buycreditsResult?';
const packages = [
  { packageId: 1, name: '50 kontör', credits: 50, net: 12_500, vat: 2_500, total: 15_000 },
  { packageId: 2, name: '250 kontör', credits: 250, net: 55_000, vat: 11_000, total: 66_000 },
];
const movement = {
  entryId: 9,
  at: '2026-11-20T08:00:00.000Z',
  kind: 'bought',
  credits: 50,
  balance: 62,
  invoice: null,
  purchase: { paymentId, total: 15_000, mayRefund: true },
};
const pageOf = (items: readonly unknown[]) => ({ items, nextCursor: null, total: null });

let remove = () => {};
afterEach(() => remove());
function show(answer: AnswerOf, path = '/myprofile/einvoices/buycredits') {
  const shown = showScreen(<BuyCreditsScreen />, { route, path }, (asked) => {
    const own = answer(asked);
    if (own !== undefined) return own;
    if (asked.path === 'Master/GetUserBasicInfos') return infosOf(['orders']);
    if (asked.path === 'Credit/GetPackages') return packages;
    if (asked.path === 'Credit/GetBalance')
      return { balance: 12, isLow: true, spentIn30Days: 45, daysLeft: 8 };
    return asked.path === 'Credit/GetMovements' ? pageOf([movement]) : undefined;
  });
  remove = shown.remove;
  return shown;
}

test('shows the balance, its duration and the prices of packages', async () => {
  show(() => undefined);
  await expect.element(page.getByText('Kontörünüz azaldı: 12 fatura daha kesebilirsiniz.')).toBeVisible();
  await expect.element(page.getByText('8 gün')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /150,00.* öde/ })).toBeVisible();
  await page.getByRole('radio', { name: /250 kontör/ }).click({ force: true });
  await expect.element(page.getByRole('button', { name: /660,00.* öde/ })).toBeVisible();
});

test('a card that is not whole is not sent to the bank', async () => {
  const { asked } = show(() => undefined);
  await page.getByRole('button', { name: /150,00.* öde/ }).click();
  await expect.element(page.getByLabelText(/Kart üzerindeki ad soyad/)).toHaveFocus();
  expect(asked.filter(({ path }) => path === 'Credit/Buy')).toEqual([]);
});

test('an unspent purchase is given back after a question with its sum', async () => {
  const { asked } = show(({ path }) => (path === 'Credit/Refund' ? { done: true } : undefined));
  await page.getByRole('button', { name: 'İade et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kontör alımı iade edilsin mi?' });
  await expect.element(dialog.getByText(/50 kontör geri alınır/)).toBeVisible();
  await dialog.getByRole('button', { name: 'İade et' }).click();
  await expect.poll(() => asked).toMatchObject([{ path: 'Credit/Refund', body: { paymentId } }]);
});

test.each([
  ['captured', null, '50 kontör hesabınıza yazıldı'],
  ['failed', 'Kartınızın limiti yetersiz.', 'Kartınızın limiti yetersiz.'],
  ['threeDsPending', null, 'Ödemeniz doğrulanıyor'],
] as const)('a purchase that is %s says so', async (state, failureMessage, sentence) => {
  show(
    ({ path }) =>
      path === 'Credit/GetPurchase'
        ? { paymentId, state, threeDs: null, credits: 50, total: 15_000, failureMessage, balance: 62 }
        : undefined,
    `/myprofile/einvoices/buycredits/${paymentId}`,
  );
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('any other result is the 404 page', async () => {
  show(() => undefined, '/myprofile/einvoices/buycredits/basarili');
  await expect.element(page.getByText('404')).toBeVisible();
});
