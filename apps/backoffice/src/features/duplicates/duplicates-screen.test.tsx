import type { DuplicateProduct } from '@havan/contract/backoffice/catalogue/duplicates';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { DuplicatesScreen } from './DuplicatesScreen.tsx';

const product = (productId: number, changes: Partial<DuplicateProduct> = {}): DuplicateProduct => ({
  productId,
  barcode: `869000000000${productId}`,
  name: 'Yankı Krem 50 ml',
  brand: 'Yankı',
  size: '50 ml',
  listings: 0,
  orders: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...changes,
});
const [kept, other] = [product(7, { listings: 12 }), product(8, { listings: 3 })];
const counts = {
  listings: 3,
  orderLines: 1204,
  favourites: 0,
  alerts: 2,
  questions: 0,
  ratings: 0,
  issues: 0,
  priceDays: 0,
  recalls: 0,
};
const answer =
  (refusal: string | null): AnswerOf =>
  ({ path }) => {
    if (path === 'GetDuplicates') return { groups: [{ cause: 'name', products: [kept, other] }] };
    if (path === 'PreviewMerge') return { source: other, target: kept, counts, refusal };
    return { counts };
  };

let remove = () => {};
afterEach(() => remove());

test('a merge into the product with most listings says what moves, and asks for its reason', async () => {
  const shown = showScreen(<DuplicatesScreen />, answer(null));
  remove = shown.remove;
  await expect.element(page.getByText('Kalan ürün').first()).toBeVisible();
  await page
    .getByRole('button', { name: 'Yankı Krem 50 ml (8690000000008) ürününü birleştir' })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Ürünler birleştirilsin mi?' });
  await expect
    .element(dialog.getByText(/^3 ilan, 1\.204 sipariş satırı, 2 alarm .+ geri alınamaz\.$/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Birleştir' }).click();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Neden').fill('Aynı ürün iki kez açılmış.');
  await dialog.getByRole('button', { name: 'Birleştir' }).click();
  await expect.element(page.getByText('Ürünler birleştirildi.').first()).toBeVisible();
  expect(shown.asked).toMatchObject([
    { path: 'MergeProducts', body: { sourceId: 8, targetId: 7, reason: 'Aynı ürün iki kez açılmış.' } },
  ]);
});

test('a merge that cannot be done says why', async () => {
  remove = showScreen(<DuplicatesScreen />, answer('Süren bir geri çağırma var.')).remove;
  await page
    .getByRole('button', { name: /ürününü birleştir$/ })
    .first()
    .click();
  await expect.element(page.getByText('Süren bir geri çağırma var.')).toBeVisible();
});
