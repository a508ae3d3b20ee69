import type { OperatorFlags } from '@havan/contract/backoffice/content/flags';
import { featureFlags } from '@havan/domain/feature-flag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FieldRefusal, showScreen } from '../../testing/show-screen.tsx';
import { FlagsScreen } from './FlagsScreen.tsx';

const unchanged = { changedAt: null, changedBy: null };
const flags: OperatorFlags = {
  flags: featureFlags.map((name) => ({
    name,
    enabled: true,
    limited: false,
    usernames: [],
    isDefault: true,
    ...unchanged,
  })),
  lists: [{ name: 'walletUsers', usernames: ['eczane'], ...unchanged }],
};
let remove = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => remove());

test('a flag is found by what it switches; one that switches nothing cannot be changed', async () => {
  remove = showScreen(<FlagsScreen />, () => flags).remove;
  await page.getByLabelText('Anahtar ara').fill('yeniden sepete');
  await expect.element(page.getByRole('button', { name: /yeniden sepete koyma, değiştir$/ })).toBeVisible();
  expect(page.getByRole('button', { name: /değiştir$/ }).elements()).toHaveLength(2);
  await page.getByLabelText('Anahtar ara').fill('newBaskets');
  await expect.element(page.getByText('Bu adda anahtar yok')).toBeVisible();
  await expect.element(page.getByText(/karşılığı olmadığı için.+newBaskets\.$/)).toBeVisible();
});

test('a flag is opened to users by name; an unknown one is said at the field', async () => {
  const sentence = 'Bu adlarda kullanıcı yok: hicyok.';
  const shown = showScreen(<FlagsScreen />, ({ path }) =>
    path === 'SetFlag' ? new FieldRefusal('usernames', sentence) : flags,
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Siparişler alanı, değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Siparişler alanı' });
  await expect.element(dialog.getByRole('radio', { name: 'Ürünün değeri' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Yalnız listelenen kullanıcılara açık' }).click({ force: true });
  await dialog.getByLabelText('Kullanıcılar').fill('eczane, hicyok');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByLabelText('Kullanıcılar')).toHaveAttribute('aria-invalid', 'true');
  expect(shown.asked).toMatchObject([
    { body: { name: 'orders', value: { enabled: true, limited: true, usernames: ['eczane', 'hicyok'] } } },
  ]);
});
