import type { ProductFileAnswer } from '@havan/contract/backoffice/catalogue/product-file';
import type { MarketProduct } from '@havan/contract/backoffice/catalogue/products';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { draftOf } from './product-draft.ts';
import { ProductFileScreen } from './ProductFileScreen.tsx';
import { ProductForm } from './ProductForm.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const product: MarketProduct = {
  productId: 7,
  barcode: '8690000000012',
  name: 'Ilgaz El Kremi 75 ml',
  brand: 'Ilgaz',
  categoryId: 3,
  category: 'El bakımı',
  kind: 'general',
  isRegisteredInUts: false,
  utsNumber: null,
  isOpenedByOperator: false,
  isSellable: true,
  vatRate: 20,
  psf: 12_990,
  form: '',
  size: '75 ml',
  description: '',
  listings: 1204,
};
let remove = () => {};
afterEach(() => remove());
function show(...[screen, answer]: Parameters<typeof showScreen>) {
  const shown = showScreen(screen, answer);
  remove = shown.remove;
  return shown;
}
const answer: AnswerOf = ({ path, body }) =>
  path === 'GetCategoryChoices'
    ? { categories: [{ categoryId: 3, path: 'El bakımı' }] }
    : { ...product, ...body };
const field = (label: string) => page.getByLabelText(label, { exact: true });

test('an empty form names what is missing and sends nothing', async () => {
  const empty = { ...draftOf(product), barcode: '1', brand: ' ', categoryId: null };
  const { asked } = show(<ProductForm start={empty} backHref="/products" onSaved={() => {}} />, answer);
  await page.getByRole('button', { name: 'Ürünü oluştur' }).click();
  await expect.element(page.getByText('Barkod 8, 12, 13 ya da 14 haneli olmalıdır.')).toBeVisible();
  await expect.element(page.getByText('Markayı yazın.')).toBeVisible();
  await expect.element(page.getByText('Kategoriyi seçin.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a change that takes listings off the market is confirmed with their number', async () => {
  const saved: MarketProduct[] = [];
  const form = (
    <ProductForm start={draftOf(product)} product={product} backHref="/" onSaved={(one) => saved.push(one)} />
  );
  const { asked } = show(form, answer);
  await field('Sınıf').selectOptions('İlaç');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürün satışa kapansın mı?' });
  await expect.element(dialog.getByText(/1\.204 ilan satıştan kalkar/)).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Satışa kapat' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(asked).toMatchObject([{ path: 'SaveProduct', body: { productId: 7, kind: 'medicine' } }]);
});

test('article 28 goods show the permission that only the operator gives', async () => {
  show(<ProductForm start={draftOf(product)} backHref="/" onSaved={() => {}} />, answer);
  expect(page.getByLabelText('Eczaneler arası satışa aç').elements()).toHaveLength(0);
  await field('Sınıf').selectOptions('Özel tıbbi amaçlı gıda ve benzeri (madde 28)');
  await expect.element(page.getByLabelText('Eczaneler arası satışa aç')).toBeVisible();
});

test('a file is tried first, and its mistakes are read before anything is written', async () => {
  const planned: ProductFileAnswer = {
    rows: 1204,
    created: 1200,
    changed: 3,
    unchanged: 0,
    refused: 1,
    mistakes: [{ line: 5, column: 'KDV', sentence: 'KDV oranı 1, 10 ya da 20 olmalıdır.' }],
    brands: 12,
    isApplied: false,
  };
  const applied: string[] = [];
  show(<ProductFileScreen />, ({ query }) => {
    applied.push(query.get('apply') ?? '');
    return { ...planned, isApplied: query.get('apply') === 'true' };
  });
  await field('Ürün dosyası').upload(new File(['Barkod'], 'urunler.csv', { type: 'text/csv' }));
  await expect
    .element(page.getByRole('row').filter({ hasText: 'KDV oranı 1, 10 ya da 20 olmalıdır.' }))
    .toBeVisible();
  await page.getByRole('button', { name: '1.203 ürünü kaydet' }).click();
  await expect.element(page.getByText('Ürünler kaydedildi')).toBeVisible();
  expect(applied).toEqual(['false', 'true']);
});

test('a photograph takes the place of a view, a refused one says why, and it can be removed', async () => {
  const sent: string[] = [];
  show(<ProductPictures productId={7} />, ({ path, query }) => {
    if (path === 'SetProductPicture') sent.push(query.get('view') ?? '');
    return { photographs: path === 'SetProductPicture' ? ['back'] : path === 'GetProductPictures' ? [] : [] };
  });
  const photo = new File(['x'], 'arka.jpg', { type: 'image/jpeg' });
  await page.getByLabelText('Arka yüz ve barkod fotoğrafı').upload(photo);
  const removal = page.getByRole('button', { name: 'Fotoğrafı kaldır' });
  await expect.element(removal).toBeVisible();
  expect(sent).toEqual(['back']);
  await removal.click();
  await expect.poll(() => removal.elements()).toHaveLength(0);
});

test('the address of a merged product leads to the one that remains, and says so', async () => {
  const screen = (
    <Routes>
      <Route path="/" element={<Navigate to="/products/5" />} />
      <Route path="/products/:productId" element={<ProductScreen />} />
    </Routes>
  );
  show(screen, (asked) =>
    asked.path === 'GetCategoryChoices' || asked.path === 'GetProduct'
      ? answer(asked)
      : new Error('Bu sınamada yok.'),
  );
  await expect.element(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect.element(page.getByText(/^5 numaralı ürün bu ürünle birleştirildi/)).toBeVisible();
});
