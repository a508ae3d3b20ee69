import type { LegalTexts } from '@havan/contract/backoffice/content/legal-texts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { LegalTextsScreen } from './LegalTextsScreen.tsx';

let remove = () => {};
afterEach(() => remove());

const version = { publishedAt: '2026-11-20T08:00:00.000Z', mustBeSigned: true, signatures: 0 };
const texts: LegalTexts = {
  users: 12,
  texts: [
    {
      slug: 'kullanici-sozlesmesi',
      title: 'Kullanıcı sözleşmesi',
      source: 'Yeni söz.',
      versions: [
        { ...version, version: 2, publishedBy: 'Selin' },
        { ...version, version: 1, publishedBy: null },
      ],
    },
  ],
};

test('a version that no longer holds is read as its readers saw it', async () => {
  const shown = showScreen(<LegalTextsScreen />, ({ path, query }) =>
    path === 'GetLegalTextVersion'
      ? { html: query.get('version') === '1' ? '<h2>1. Hesap</h2><p>Eski söz.</p>' : '<p>Yeni söz.</p>' }
      : texts,
  );
  remove = shown.remove;
  await page.getByRole('button', { name: '1. sürümü oku' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kullanıcı sözleşmesi, 1. sürüm' });
  await expect.element(dialog.getByRole('heading', { name: '1. Hesap' })).toBeVisible();
  await expect.element(dialog.getByText('Eski söz.')).toBeVisible();
});
