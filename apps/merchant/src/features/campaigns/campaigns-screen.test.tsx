import type { SimulatedListing } from '@havan/contract/campaigns/campaign-simulation';
import type { SellerCampaign, SellerCampaignDetail } from '@havan/contract/campaigns/seller-campaigns';
import { afterEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';
import { CampaignProductsScreen } from './products/CampaignProductsScreen.tsx';

const nothingSold = { orders: 0, companies: 0, units: 0, income: 0, discount: 0, bonusUnits: 0 };
const campaign = (changes: Partial<SellerCampaign> = {}): SellerCampaign => ({
  campaignId: 7,
  code: 'kis-7',
  title: 'Kış Fırsatı',
  kind: 'percentOff',
  state: 'draft',
  rule: '%10 indirim',
  startsAt: '2026-11-20T06:00:00.000Z',
  endsAt: '2026-12-01T20:59:00.000Z',
  isStopping: false,
  pausedUntil: null,
  pauseReason: null,
  listings: 1,
  unitLimit: null,
  unitsLeft: null,
  companyLimit: null,
  result: nothingSold,
  baseline: null,
  version: 3,
  ...changes,
});
const running = campaign({
  state: 'running',
  unitLimit: 50,
  unitsLeft: 38,
  result: { orders: 4, companies: 3, units: 12, income: 108_000, discount: 12_000, bonusUnits: 0 },
  baseline: { units: 5, income: 50_000, days: 3 },
});
const detailOf = (of: SellerCampaign): SellerCampaignDetail => ({
  campaign: of,
  description: '',
  steps: [{ fromQuantity: 1, percent: 10, amount: 0 }],
  bonus: null,
  listingIds: [31],
});
const simulated = (changes: Partial<SimulatedListing> = {}): SimulatedListing => ({
  listingId: 31,
  productName: 'Oktaliv Probiyotik',
  barcode: '8690000000017',
  productImageUrl: '',
  expiration: '2027-04-30',
  stock: 36,
  cost: 8000,
  lowest: 9800,
  price: 10_000,
  newPrice: 9000,
  deepestPrice: 9000,
  effectivePrice: 9000,
  net: 8400,
  margin: 400,
  placeBefore: 3,
  place: 1,
  offers: 5,
  unitsBefore: 4,
  units: 9,
  costOfCampaign: 9000,
  incomeBefore: 40_000,
  income: 81_000,
  warnings: [{ code: 'newLowest', sentence: 'Son 30 günün en düşüğü 98,00 TL tutarının altında.' }],
  ...changes,
});
const counts = { draft: 1, scheduled: 0, running: 1, ended: 0 };
const listOf = (items: SellerCampaign[]) => ({ items, nextCursor: null, total: items.length, counts });

let remove = () => {};
afterEach(() => remove());
function show(answer: AnswerOf, path = '') {
  const route = '/myprofile/campaignspanel/:campaignId?';
  const shown = showScreen(<CampaignsScreen />, { route, path: `/myprofile/campaignspanel${path}` }, answer);
  remove = shown.remove;
  return shown;
}
/** Expects that a part contains a text. */
const says = (part: Locator, text: string) =>
  expect.poll(() => part.query()?.textContent ?? '').toContain(text);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

// @spec §2.2 campaigns-panel campaigns-products

test('the panel lists campaigns with what each brought against without it, and notes the visit', async () => {
  const { asked } = show(({ path }) => {
    if (path === 'Campaigns/GetSellerCampaigns') return listOf([running, campaign({ campaignId: 8 })]);
    if (path === 'Campaigns/SellerCampaignsPanelVisit') return { lastVisitAt: null, visits: 1 };
    return undefined;
  });
  const first = row('Yayında').first();
  await says(first, '12 adet');
  await says(first, '38 / 50 adet kaldı');
  await says(first, '7 adet');
  await says(first, '580,00');
  await expect.element(page.getByText(/tahmindir/)).toBeVisible();
  expect(asked.map(({ path }) => path)).toContain('Campaigns/SellerCampaignsPanelVisit');
});

test('without a campaign it says what can be made; a failure can be tried again', async () => {
  const empty = { draft: 0, scheduled: 0, running: 0, ended: 0 };
  show(({ path }) =>
    path === 'Campaigns/GetSellerCampaigns' ? { ...listOf([]), counts: empty } : undefined,
  );
  await expect.element(page.getByText('Henüz kampanyanız yok')).toBeVisible();
  remove();
  show(({ path }) =>
    path === 'Campaigns/GetSellerCampaigns' ? new Error('Sunucu yanıt vermedi.') : undefined,
  );
  await expect.element(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
});

test('a new one with listings of the radar is simulated, saved and published', async () => {
  const draft = detailOf(campaign());
  const { asked } = show(({ path }) => {
    if (path === 'Campaigns/Simulate') return { listings: [simulated()] };
    if (path === 'Campaigns/Save' || path === 'Campaigns/GetSellerCampaign') return draft;
    if (path === 'Campaigns/Schedule') return detailOf(campaign({ state: 'scheduled' }));
    return undefined;
  }, '/new?ilan=31');
  await says(row('Oktaliv Probiyotik'), '3 → 1 / 5');
  await says(row('Oktaliv Probiyotik'), '30 günün altında');
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await expect.element(page.getByText('Kampanya adı 3 ile 80 karakter arasında olmalıdır.')).toBeVisible();
  expect(asked.some(({ path }) => path === 'Campaigns/Save')).toBe(false);
  await userEvent.fill(page.getByLabelText('Kampanya adı'), 'Kış Fırsatı');
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await expect
    .poll(() => asked.find(({ path }) => path === 'Campaigns/Schedule')?.body)
    .toMatchObject({
      campaignId: 7,
      acceptsLoss: false,
    });
  expect(asked.find(({ path }) => path === 'Campaigns/Save')?.body).toMatchObject({
    kind: 'percentOff',
    title: 'Kış Fırsatı',
    listingIds: [31],
    steps: [{ fromQuantity: 1, percent: 10, amount: 0 }],
  });
});

test('a product below its cost stays out until it is ticked, and is then confirmed', async () => {
  const losing = simulated({
    margin: -500,
    warnings: [{ code: 'belowCost', sentence: 'Maliyetin altında: birim başına 5,00 TL zarar.' }],
  });
  const { asked } = show(({ path }) => {
    if (path === 'Campaigns/Simulate') return { listings: [losing] };
    if (path === 'Campaigns/Save' || path === 'Campaigns/GetSellerCampaign') return detailOf(campaign());
    if (path === 'Campaigns/Schedule') return detailOf(campaign({ state: 'scheduled' }));
    return undefined;
  }, '/new?ilan=31');
  await expect.element(page.getByText('0 / 1 ürün kampanyada')).toBeVisible();
  await row('Oktaliv Probiyotik').getByRole('checkbox').click();
  await expect.element(page.getByText('1 / 1 ürün kampanyada')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Kampanya adı'), 'Zararına');
  await page.getByRole('button', { name: 'Yayınla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zararına satış var' });
  await says(dialog, '1 ürün maliyetinin altında satılacak');
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect
    .poll(() => asked.find(({ path }) => path === 'Campaigns/Schedule')?.body)
    .toMatchObject({ acceptsLoss: true });
});

test('products come from a filter, and unknown barcodes of the file are reported', async () => {
  const { asked } = show(({ path, body }) => {
    if (path === 'Campaigns/Simulate') return { listings: [simulated()] };
    if (path === 'Campaigns/FindProducts')
      return (body['target'] as { by: string }).by === 'filter'
        ? { listingIds: [31], total: 1, unknownBarcodes: [] }
        : { listingIds: [], total: 0, unknownBarcodes: ['8690000000029'] };
    if (path === 'Listings/GetListingFilters') return { brands: [], categories: [], stockValue: 0 };
    return undefined;
  }, '/new');
  await expect.element(page.getByText('Kampanyaya ürün ekleyin')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Ad ya da barkod'), 'oktaliv');
  await page.getByRole('button', { name: 'Ürünleri ekle' }).click();
  await expect.element(row('Oktaliv Probiyotik')).toBeVisible();
  const target = asked.find(({ path }) => path === 'Campaigns/FindProducts')?.body['target'];
  expect(target).toEqual({ by: 'filter', filter: { q: 'oktaliv' } });
  await page.getByRole('tab', { name: 'Dosya ya da barkod' }).click();
  await userEvent.upload(
    page.getByLabelText('Barkod listesi'),
    new File(['8690000000029\n'], 'liste.txt', { type: 'text/plain' }),
  );
  await expect.element(page.getByText(/8690000000029/)).toBeVisible();
});

test('a running one shows what it sold, keeps its kind, and stops after being asked', async () => {
  const { asked } = show(({ path }) => {
    if (path === 'Campaigns/GetSellerCampaign') return detailOf(running);
    if (path === 'Campaigns/Simulate') return { listings: [simulated()] };
    if (path === 'Campaigns/End') return detailOf({ ...running, isStopping: true, version: 4 });
    return undefined;
  }, '/7');
  await expect.element(page.getByText('4 sipariş, 3 eczane')).toBeVisible();
  await expect.element(page.getByText('öncesinde 5 adet, 500,00 TL')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Tutar indirimi' })).toBeDisabled();
  await page.getByRole('button', { name: 'Durdur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kampanya durdurulsun mu?' });
  await says(dialog, '15 dakika');
  await dialog.getByRole('button', { name: 'Durdur' }).click();
  await expect
    .poll(() => asked.find(({ path }) => path === 'Campaigns/End')?.body)
    .toEqual({
      campaignId: 7,
      version: 3,
    });
});

test('the products screen lists listings with their price under the campaign', async () => {
  const route = '/myprofile/campaignsproducts';
  const shown = showScreen(<CampaignProductsScreen />, { route, path: route }, ({ path, query }) => {
    if (path !== 'Campaigns/GetSellerCampaignProducts') return undefined;
    if (query.get('unsold') === 'true') return { items: [], nextCursor: null, total: null };
    const { result, ...of } = running;
    return {
      items: [
        {
          ...simulated(),
          productId: 5,
          campaignId: of.campaignId,
          campaignTitle: of.title,
          campaignState: of.state,
          rule: of.rule,
          endsAt: of.endsAt,
          campaignPrice: 9000,
          result,
        },
      ],
      nextCursor: null,
      total: null,
    };
  });
  remove = shown.remove;
  await says(row('Oktaliv Probiyotik'), '90,00');
  await page.getByLabelText('Yalnız satılmayanlar').click();
  await expect.element(page.getByText('Kampanyada ürününüz yok')).toBeVisible();
});

test('a running one is paused after a question, and a paused one goes on', async () => {
  let now = detailOf(running);
  const { asked } = show(({ path }) => {
    if (path === 'Campaigns/Pause')
      now = detailOf({ ...running, state: 'ended', pausedUntil: running.endsAt, version: 4 });
    if (path === 'Campaigns/Resume') now = detailOf({ ...running, version: 5 });
    return path === 'Campaigns/Simulate' ? { listings: [simulated()] } : now;
  }, '/7');
  await page.getByRole('button', { name: 'Duraklat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kampanya duraklatılsın mı?' });
  await dialog.getByRole('button', { name: 'Duraklat' }).click();
  await expect.element(page.getByText(/^Kampanya duraklatıldı\./)).toBeVisible();
  await page.getByRole('button', { name: 'Sürdür' }).click();
  await expect.element(page.getByRole('button', { name: 'Duraklat' })).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['Campaigns/Pause', 'Campaigns/Resume']),
  );
});

test('a campaign paused by the market shows why, and cannot be resumed by its seller', async () => {
  const paused = {
    ...running,
    state: 'ended' as const,
    pausedUntil: running.endsAt,
    pauseReason: 'İnceleniyor.',
  };
  show(() => detailOf(paused), '/7');
  await expect.element(page.getByText('Kampanyayı pazaryeri duraklattı: İnceleniyor.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Sürdür' }).elements()).toHaveLength(0);
});
