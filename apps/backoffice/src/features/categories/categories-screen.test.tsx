import type { MarketCategory } from '@havan/contract/backoffice/catalogue/categories';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const category = (
  categoryId: number,
  parentId: number | null,
  depth: number,
  name: string,
): MarketCategory => ({ categoryId, parentId, depth, name, position: 1, isActive: true, products: 3 });
const categories = [
  category(1, null, 1, 'Dermokozmetik'),
  category(2, 1, 2, 'Güneş Ürünleri'),
  category(3, 2, 3, 'Güneş Kremleri'),
  category(4, null, 1, 'İlk Yardım'),
];

let remove = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => remove());
const names = () =>
  page
    .getByRole('button', { name: /kategorisini düzenle$/ })
    .elements()
    .map((button) => button.getAttribute('aria-label')?.replace(' kategorisini düzenle', ''));

test('the tree opens level by level', async () => {
  ({ remove } = showScreen(<CategoriesScreen />, () => ({ categories })));
  await expect.poll(names).toEqual(['Dermokozmetik', 'İlk Yardım']);
  // A collapsed category also counts the products of its subcategories.
  const main = page.getByRole('row').filter({ hasText: 'Dermokozmetik' });
  await expect.element(main.getByRole('cell', { name: '9', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dermokozmetik kategorisini aç' }).click();
  await expect.poll(names).toEqual(['Dermokozmetik', 'Güneş Ürünleri', 'İlk Yardım']);
  await page.getByRole('button', { name: 'Güneş Ürünleri kategorisini aç' }).click();
  await expect.poll(names).toHaveLength(4);
  await page.getByRole('button', { name: 'Dermokozmetik kategorisini kapat' }).click();
  await expect.poll(names).toEqual(['Dermokozmetik', 'İlk Yardım']);
});

test('a search shows what has the name with its way from the top, in any case', async () => {
  ({ remove } = showScreen(<CategoriesScreen />, () => ({ categories })));
  const search = page.getByRole('combobox', { name: 'Kategori ara' });
  await search.fill('KREM');
  await expect.poll(names).toEqual(['Dermokozmetik', 'Güneş Ürünleri', 'Güneş Kremleri']);
  await search.fill('ilk');
  await expect.poll(names).toEqual(['İlk Yardım']);
  await search.fill('yok böyle');
  await expect.element(page.getByText('Bu adla kategori yok')).toBeVisible();
});
