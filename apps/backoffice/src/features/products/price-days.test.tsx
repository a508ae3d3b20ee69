import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { PriceDays } from './PriceDays.tsx';

let remove = () => {};
afterEach(() => remove());

test('a day that is taken out of the history is named with its price, and is asked twice', async () => {
  const shown = showScreen(<PriceDays productId={7} />, () => ({
    days: [{ day: '2026-11-12', lowest: 9_000, closing: 10_250 }],
    lowest30: 9_000,
  }));
  remove = shown.remove;
  await page.getByRole('button', { name: '12.11.2026 gününü düzelt' }).click();
  const dialog = page.getByRole('dialog', { name: '12.11.2026 fiyatını düzelt' });
  await dialog.getByLabelText('Bu günü geçmişten çıkar').click();
  await expect.element(dialog.getByText(/^En düşük 90,00 TL olan kayıt silinir/)).toBeVisible();
  await dialog.getByLabelText('Neden').fill('Yanlış girilmiş.');
  await dialog.getByRole('button', { name: 'Günü çıkar' }).click();
  const sure = dialog.getByRole('button', { name: 'Evet, günü geçmişten çıkar' });
  await expect.element(sure).toBeVisible();
  expect(shown.asked).toEqual([]);
  await sure.click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([{ body: { productId: 7, day: '2026-11-12', prices: null, reason: 'Yanlış girilmiş.' } }]);
});
