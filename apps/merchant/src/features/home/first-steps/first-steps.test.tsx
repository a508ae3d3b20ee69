import { showApp } from '@havan/app-shell/testing/show-app';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { app } from '../../../app.ts';

const start = {
  steps: [
    { id: 'documents', state: 'open' },
    { id: 'payoutAccount', state: 'missing' },
    { id: 'terms', state: 'open' },
    { id: 'invoicing', state: 'done' },
    { id: 'listings', state: 'open' },
    { id: 'rules', state: 'done' },
  ],
  missingParts: ['taxPlate', 'kepAddress'],
  reviewReason: null,
  listings: 3,
};

test('a new seller reads what is missing and is led to where it is done', async () => {
  const { place, remove } = await showApp(app, { path: '/homepage', answers: { getFirstSteps: start } });
  const list = page.getByRole('region', { name: 'Satışa başlama adımları' });
  await expect.poll(() => place.textContent).toContain('2 / 6 tamam');
  await expect.poll(() => place.textContent).toContain('Eksik: Vergi levhası, KEP adresi');
  await expect.poll(() => place.textContent).toContain('Hesap SMS ile gelen kodla doğrulanmayı bekliyor');
  await expect.poll(() => place.textContent).toContain('3 / 10 ilan');
  await expect
    .element(list.getByRole('link', { name: 'Koşulları kaydet' }))
    .toHaveAttribute('href', '/merchant/myprofile/settings/sales');
  await expect.element(page.getByText('Bekleyen işiniz yok', { exact: false })).not.toBeInTheDocument();
  remove();
});

test('a box scanned on the first page lies on the desk', async () => {
  const { remove } = await showApp(app, { path: '/homepage', answers: { getFirstSteps: start } });
  await page.getByRole('textbox', { name: /bir kutu okutun/ }).fill('8690000417261');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tezgâh' })).toBeVisible();
  await expect.element(page.getByText('1 satır, 1 adet')).toBeVisible();
  remove();
});

test('a seller with nothing left to set up sees the work of the day', async () => {
  const answers = { getFirstSteps: { ...start, steps: [] } };
  const { place, remove } = await showApp(app, { path: '/homepage', answers });
  await expect.poll(() => place.textContent).toContain('Bugün yapılacaklar');
  expect(place.textContent).not.toContain('Satışa başlarken');
  remove();
});
