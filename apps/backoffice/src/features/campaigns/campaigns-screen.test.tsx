import type { OperatorCampaign } from '@havan/contract/backoffice/content/market-campaigns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';

const campaign = (changes: Partial<OperatorCampaign> = {}): OperatorCampaign => ({
  campaignId: 5,
  code: 'kis_sagligi',
  title: 'Kış Sağlığı Günleri',
  kind: 'percentOff',
  rule: '%10 indirim',
  state: 'running',
  isStopping: false,
  sellerName: null,
  startsAt: '2026-11-20T06:00:00.000Z',
  endsAt: '2026-12-01T20:59:00.000Z',
  pausedUntil: null,
  pauseReason: null,
  unitLimit: 250,
  unitsLeft: 40,
  orders: 12,
  units: 210,
  income: 1_890_000,
  discount: 210_000,
  ...changes,
});
const pageOf = (...items: OperatorCampaign[]) => ({
  items,
  nextCursor: null,
  total: null,
  costOfMarket: 450_000,
});
let remove = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => remove());

test('campaigns stand with what they sold and who bears their cost', async () => {
  const shown = showScreen(<CampaignsScreen />, () =>
    pageOf(campaign(), campaign({ campaignId: 6, title: 'Çok Al', sellerName: 'Molekta', discount: 5000 })),
  );
  remove = shown.remove;
  await expect.element(page.getByText(/bugüne kadar 4\.500,00 TL/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Kış Sağlığı Günleri' });
  await expect.element(row.getByText('40 / 250 kaldı')).toBeVisible();
  await expect.element(row.getByText('2.100,00 TL')).toBeVisible();
  await expect.element(row.getByText('pazaryerinden')).toBeVisible();
  await expect.element(page.getByText('satıcıdan')).toBeVisible();
});

test('a running one is paused with a reason that is asked for, and a paused one goes on', async () => {
  let now = campaign({ sellerName: 'Molekta' });
  const shown = showScreen(<CampaignsScreen />, ({ path }) => {
    if (path === 'PauseCampaign')
      now = campaign({ state: 'paused', pausedUntil: now.endsAt, pauseReason: 'İnceleniyor.' });
    if (path === 'ResumeCampaign') now = campaign();
    return path === 'GetCampaigns' ? pageOf(now) : now;
  });
  remove = shown.remove;
  await page.getByRole('button', { name: 'Kış Sağlığı Günleri, duraklat' }).click();
  const dialog = page.getByRole('dialog', { name: '“Kış Sağlığı Günleri” duraklatılsın mı?' });
  await expect.element(dialog.getByText('Satıcı okur.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Duraklat' }).click();
  await expect.element(dialog.getByText('Nedeni bir cümleyle yazın.')).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Neden').fill('İnceleniyor.');
  await dialog.getByRole('button', { name: 'Duraklat' }).click();
  await expect.element(page.getByText('İnceleniyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Kış Sağlığı Günleri, sürdür' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([
      { path: 'PauseCampaign', body: { campaignId: 5, reason: 'İnceleniyor.' } },
      { path: 'ResumeCampaign', body: { campaignId: 5 } },
    ]);
});

test('a campaign of the market says what it covers before it is published', async () => {
  const shown = showScreen(<CampaignsScreen />, ({ path }) => {
    if (path === 'GetOperator') return { roles: ['admin'] };
    if (path === 'GetContentTargets') return { choices: [{ id: 12, label: 'Takviyeler › Vitamin' }] };
    if (path === 'GetCampaignReach') return { offers: 1204, sellers: 41 };
    return path === 'CreateCampaign' ? campaign() : pageOf();
  });
  remove = shown.remove;
  await page.getByRole('button', { name: 'Yeni kampanya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni pazaryeri kampanyası' });
  await dialog.getByRole('button', { name: 'Yayımla' }).click();
  await expect.element(dialog.getByText(/Kampanya adı 3 ile 80 karakter/)).toBeVisible();
  await expect.element(dialog.getByText('İlk günü seçin.')).toBeVisible();
  await dialog.getByLabelText('Adı').fill('Kışa hazırlık');
  await dialog.getByLabelText('Kategori').fill('vitamin');
  await page.getByRole('option', { name: 'Takviyeler › Vitamin' }).click();
  await dialog.getByLabelText('İndirim').fill('95');
  await expect.element(dialog.getByText('İndirim %1 ile %90 arasında tam sayı olmalıdır.')).toBeVisible();
  await dialog.getByLabelText('İndirim').fill('15');
  await dialog.getByLabelText(/^Toplam adet sınırı/).fill('500');
  await dialog.getByLabelText('İlk gün').fill('01.12.2026');
  await dialog.getByLabelText('Son gün').fill('31.12.2026');
  await dialog.getByRole('button', { name: 'Yayımla' }).click();
  await expect
    .element(
      dialog.getByText(/41 satıcının 1\.204 teklifi %15 ucuzlar; indirimi pazaryeri öder\. En çok 500 adet/),
    )
    .toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Evet, yayımla' }).click();
  await expect.element(page.getByText('Kampanya yayımlandı.').first()).toBeVisible();
  expect(shown.asked).toMatchObject([
    {
      path: 'CreateCampaign',
      body: { categoryId: 12, percent: 15, fromQuantity: 1, unitLimit: 500, companyLimit: null },
    },
  ]);
});
