import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../../app.ts';

let remove = () => {};
afterEach(() => {
  remove();
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

test('offline, a category that was never read says so under its own name, and comes with the connection', async () => {
  const [category] = sampleOf(calls.getCategories.schemas.result);
  const categories = [{ ...category, categoryId: 7, id: 7, categoryName: 'Vitaminler', subCategories: [] }];
  const shown = await showApp(app, { path: '/cart', answers: { getCategories: categories } });
  ({ remove } = shown);
  await page.getByRole('link', { name: 'Vitaminler' }).first().hover();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/Gördükleriniz son bilinen bilgilerdir/)).toBeVisible();
  await page.getByRole('link', { name: 'Vitaminler' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Vitaminler' })).toBeVisible();
  await expect.element(page.getByText(/^Bu liste çevrimdışıyken açılamıyor/)).toBeVisible();
  expect(shown.asked).not.toContain('getProductListings');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => shown.asked).toContain('getProductListings');
});

test('offline, a cart that was never read is not awaited without a word, and comes with the connection', async () => {
  const shown = await showApp(app, { path: '/categories' });
  ({ remove } = shown);
  await expect.poll(() => shown.asked).toContain('getProductListings');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await page
    .getByRole('link', { name: /^Sepet/ })
    .first()
    .click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sepet' })).toBeVisible();
  await expect.element(page.getByText(/gerisi bağlantı gelince açılır/)).toBeVisible();
  expect(shown.asked).not.toContain('getCart');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.poll(() => shown.asked).toContain('getCart');
});
