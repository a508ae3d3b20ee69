import { ShippingCalculator } from '@havan/features/corporate/ShippingCalculator';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';

let remove = () => {};
afterEach(() => remove());

const place = { route: '/services/:slug', path: '/services/shipping-calculator' };
const cities = [
  { id: 34, name: 'İstanbul', towns: [{ id: 34_014, name: 'Çatalca' }] },
  { id: 65, name: 'Van', towns: [{ id: 65_001, name: 'Bahçesaray' }] },
];
const prices = {
  distance: 'beyond',
  transitDays: 3,
  expectedOn: '2026-11-27',
  prices: [{ carrierId: 5, price: 6470 }],
};

// @spec §2.2 services
// @spec §7 cargo-pricing
test('the price of a carrier stands beside what the buyer pays, and the rest is the share of the seller', async () => {
  const shown = showScreen(<ShippingCalculator />, place, ({ path }) =>
    path.endsWith('GetCitiesWithTowns') ? cities : prices,
  );
  remove = shown.remove;
  await page.getByLabelText(/ürünlerin toplamı/).fill('420,00');
  await page.getByLabelText('Çıkış ili').selectOptions('İstanbul');
  await page.getByRole('button', { name: 'Hesapla' }).click();
  await expect
    .element(page.getByText('Kargo firmalarının ücreti için iki ilçeyi ve desiyi yazın.'))
    .toBeVisible();
  await page.getByLabelText('Çıkış ilçesi').selectOptions('Çatalca');
  await page.getByLabelText('Varış ili').selectOptions('Van');
  await page.getByLabelText('Varış ilçesi').selectOptions('Bahçesaray');
  await page.getByLabelText('Desi').fill('2');
  await page.getByRole('button', { name: 'Hesapla' }).click();
  const table = page.getByRole('table', { name: 'Kargo firmalarının bugünkü tarifesi' });
  await expect.element(page.getByText(/Bölge dışı.*27\.11\.2026/)).toBeVisible();
  await expect.element(table.getByText('Güvercin Posta')).toBeVisible();
  // The amounts are the fee of the carrier, what the buyer of a cart of 420,00 pays, and the difference.
  for (const amount of ['64,70 TL', '49,90 TL', '14,80 TL'])
    await expect.element(table.getByText(amount)).toBeVisible();
});
