import type { ImportedTariff, TariffPrice } from '@havan/contract/backoffice/money/carrier-tariff';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { CarrierTariffScreen } from './CarrierTariffScreen.tsx';

let remove = () => {};
afterEach(() => remove());

const price: TariffPrice = {
  carrierId: 1,
  distance: 'sameCity',
  upToDesi: 2,
  price: 6130,
  validFrom: '2026-01-01',
  validTo: null,
  importedAt: '2026-01-01T00:00:00.000Z',
  importedBy: null,
};

test('a tariff file is tried with its refused rows, then taken', async () => {
  const found: ImportedTariff = {
    rows: [{ ...price, line: 2, price: 6100, validFrom: '2026-12-01', before: 6130 }],
    problems: [{ line: 3, message: 'Kargo firması bilinmiyor: Leylek.' }],
  };
  const shown = showScreen(<CarrierTariffScreen />, ({ path }) =>
    path === 'GetCarrierTariff' ? [price] : path === 'GetCarrierTracking' ? [] : found,
  );
  remove = shown.remove;
  await expect.element(page.getByRole('table', { name: 'Turna Kargo fiyatları' })).toBeVisible();
  const file = new File(['Kargo firması;Desi'], 'tarife.csv', { type: 'text/csv' });
  await page.getByLabelText(/Tarife dosyası/).upload(file);
  await expect.element(page.getByText('3. satır: Kargo firması bilinmiyor: Leylek.')).toBeVisible();
  await page.getByRole('button', { name: '1 fiyatı kaydet' }).click();
  await expect
    .poll(() => shown.asked.filter(({ path }) => path === 'ImportCarrierTariff'))
    .toMatchObject([{ body: { isTrial: true } }, { body: { isTrial: false } }]);
});

test('a carrier without prices says so', async () => {
  remove = showScreen(<CarrierTariffScreen />, ({ path }) =>
    path === 'GetCarrierTracking' ? [] : [price],
  ).remove;
  await page.getByLabelText('Kargo firması').selectOptions('2');
  await expect.element(page.getByText('Bu firmanın fiyatı yok')).toBeVisible();
});

test('the prices wait for the tracking page that stands above them', async () => {
  const tracking = Promise.withResolvers<readonly []>();
  remove = showScreen(<CarrierTariffScreen />, ({ path }) =>
    path === 'GetCarrierTracking' ? tracking.promise : [price],
  ).remove;
  const table = page.getByRole('table', { name: 'Turna Kargo fiyatları' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(table.query()).toBeNull();
  tracking.resolve([]);
  await expect.element(table).toBeVisible();
  await expect.element(page.getByLabelText('Kargo takip sayfası')).toBeVisible();
});

test('the tracking page of a carrier is checked, saved and opened with a number', async () => {
  const address = 'https://kargo.example/takip?no={code}';
  const shown = showScreen(<CarrierTariffScreen />, ({ path, body }) =>
    path === 'GetCarrierTariff' ? [price] : path === 'GetCarrierTracking' ? [] : [body],
  );
  remove = shown.remove;
  const field = page.getByLabelText('Kargo takip sayfası');
  await field.fill('http://kargo.example/{code}');
  await page.getByRole('button', { name: 'Takip sayfasını kaydet' }).click();
  await expect.element(page.getByText('Adres https:// ile başlamalı.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(shown.asked).toEqual([]);
  await field.fill(` ${address} `);
  await page.getByRole('button', { name: 'Takip sayfasını kaydet' }).click();
  await expect.poll(() => shown.asked).toMatchObject([{ body: { carrierId: 1, address } }]);
  const link = page.getByRole('link', { name: /Örnek numarayla aç/ });
  await expect.element(link).toHaveAttribute('href', 'https://kargo.example/takip?no=123456789012');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await page.getByLabelText('Kargo firması').selectOptions('2');
  await expect.element(field).toHaveValue('');
});
