import type { Installation } from '@havan/contract/backoffice/health';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { InstallationScreen } from './InstallationScreen.tsx';

let remove = () => {};
afterEach(() => remove());

test('says what fails and why, and sends a mail to try', async () => {
  const parts: Installation['parts'] = [
    { part: 'mail', state: 'untried', detail: 'Henüz ileti gönderilmedi.' },
    { part: 'storage', state: 'failing', detail: 'EACCES' },
    { part: 'products', state: 'done', detail: '1.204 ürün satılabilir.' },
  ];
  const shown = showScreen(<InstallationScreen />, ({ path }) =>
    path === 'SendTestMail' ? { recipient: 'selin@havan.example' } : { parts },
  );
  remove = shown.remove;
  await expect.element(page.getByText('1 / 3 tamam')).toBeVisible();
  await expect.element(page.getByText('EACCES')).toBeVisible();
  expect(page.getByRole('link', { name: 'Dosyadan al' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Deneme iletisi gönder' }).click();
  await expect.element(page.getByText('selin@havan.example').first()).toBeVisible();
  expect(shown.asked.map(({ path }) => path)).toContain('SendTestMail');
});
