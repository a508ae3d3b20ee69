import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { BrandsScreen } from './BrandsScreen.tsx';

const brand = { brandId: 9, name: 'Virendo', aliases: ['Virendo Lab'], products: 12, logoUrl: null };
const logoUrl = '/img/f/aa-192.webp';
const file = new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' });

let remove = () => {};
afterEach(() => remove());

const answerWith =
  (refusal: string | null, rows: readonly object[] = [brand]): AnswerOf =>
  ({ path }) => {
    if (path === 'FindBrands') return { items: rows, nextCursor: null, total: null };
    if (path === 'GetBrand') return { ...brand, listings: 1204, badges: 3 };
    if (refusal !== null) return new Error(refusal);
    return { ...brand, logoUrl: path === 'SetBrandLogo' ? logoUrl : null };
  };

const openBrand = () => page.getByRole('button', { name: 'Virendo markasını düzenle' }).click();

test('a logo is sent as it is chosen, shown, and taken away again', async () => {
  const shown = showScreen(<BrandsScreen />, answerWith(null));
  remove = shown.remove;
  await openBrand();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/1\.204 ilan/)).toBeVisible();
  await userEvent.upload(dialog.getByLabelText('Logo', { exact: true }), file);
  await expect.element(dialog.getByRole('img', { name: 'Virendo logosu' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Logoyu kaldır' }).click();
  await expect.element(dialog.getByRole('img', { name: 'Virendo logosu' })).not.toBeInTheDocument();
  expect(shown.asked.map(({ path }) => path)).toEqual(['SetBrandLogo', 'RemoveBrandLogo']);
  expect(shown.asked[0]?.query.get('brandId')).toBe('9');
});

test('a refused logo says why at its field', async () => {
  remove = showScreen(<BrandsScreen />, answerWith('Görsel en az 96 × 96 piksel olmalıdır.')).remove;
  await openBrand();
  await userEvent.upload(page.getByRole('dialog').getByLabelText('Logo', { exact: true }), file);
  await expect.element(page.getByText('Görsel en az 96 × 96 piksel olmalıdır.').first()).toBeVisible();
});

test('a search without a result says so', async () => {
  remove = showScreen(<BrandsScreen />, answerWith(null, [])).remove;
  await expect.element(page.getByText('Bu adla marka yok')).toBeVisible();
});
