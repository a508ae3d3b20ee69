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
  await expect.element(page.getByText('çalışmıyor')).toBeVisible();
  expect(page.getByRole('link', { name: 'Dosyadan al' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Deneme iletisi gönder' }).click();
  await expect.element(page.getByText('selin@havan.example').first()).toBeVisible();
  expect(shown.asked.map(({ path }) => path)).toContain('SendTestMail');
});

test('a mail without a way out is said to stay in the outbox', async () => {
  const parts: Installation['parts'] = [
    { part: 'mail', state: 'open', detail: 'MAIL_URL verilmemiş.' },
    { part: 'sms', state: 'done', detail: 'Son ileti 28.11.2026 04:17 tarihinde gitti.' },
  ];
  const shown = showScreen(<InstallationScreen />, ({ path }) =>
    path === 'SendTestMail' ? { recipient: 'selin@havan.example' } : { parts },
  );
  remove = shown.remove;
  // A provider that works can be tested again.
  await expect.element(page.getByRole('button', { name: 'Deneme SMS’i gönder' })).toBeVisible();
  await page.getByRole('button', { name: 'Deneme iletisi gönder' }).click();
  await expect.element(page.getByText('Deneme iletisi dışarı gönderilmedi.').first()).toBeVisible();
});

test('a text message to try goes to the phone that is typed', async () => {
  const parts: Installation['parts'] = [
    { part: 'sms', state: 'untried', detail: 'Henüz ileti gönderilmedi.' },
    { part: 'legalTexts', state: 'open', detail: 'Hazır metin yürürlükte.' },
  ];
  const shown = showScreen(<InstallationScreen />, ({ path, body }) =>
    path === 'SendTestSms' ? { recipient: body['phone'] } : { parts },
  );
  remove = shown.remove;
  await expect.element(page.getByRole('link', { name: 'Metinleri aç' })).toBeVisible();
  await page.getByRole('button', { name: 'Deneme SMS’i gönder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deneme SMS’i' });
  await dialog.getByLabelText('Cep telefonunuz').fill('0212 555 44 33');
  await dialog.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(dialog.getByText('Cep telefonunu 05 ile başlayan 11 rakamla yazın.')).toBeVisible();
  await dialog.getByLabelText('Cep telefonunuz').fill('+90 532 123 45 67');
  await dialog.getByRole('button', { name: 'Gönder' }).click();
  await expect.element(page.getByText('05321234567').first()).toBeVisible();
  expect(shown.asked.filter(({ path }) => path === 'SendTestSms')).toMatchObject([
    { body: { phone: '05321234567' } },
  ]);
});
