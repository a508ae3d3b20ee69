import type { ShopContent } from '@havan/contract/backoffice/content/shop-content';
import type { OfferTag } from '@havan/contract/backoffice/content/market-campaigns';
import { homeRowKeys } from '@havan/domain/shop-content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';
import { ContentScreen } from './ContentScreen.tsx';

const slider = (sliderId: number, title: string): ShopContent['sliders'][number] => ({
  sliderId,
  title,
  text: 'Besin takviyelerinde %10 indirim.',
  target: { kind: 'campaigns', id: null },
  targetTitle: null,
  leadsTo: 'Bütün kampanyalar',
  startsAt: '2026-11-20T21:00:00.000Z',
  endsAt: '2026-11-30T21:00:00.000Z',
});
const content: ShopContent = {
  sliders: [slider(1, 'Kış Sağlığı'), slider(2, 'Virendo Ayı')],
  homeRows: homeRowKeys.map((key) => ({ key, title: null, isShown: true })),
  adverts: [],
};
const tag: OfferTag = {
  tagId: 7,
  title: 'Kış hazırlığı',
  description: 'Bağışıklık rafı.',
  isShown: true,
  campaigns: [{ campaignId: 3, title: 'Yaz Sonu', isOver: true }],
};
const answer = ({ path }: { path: string }) =>
  path === 'GetContentTargets'
    ? { choices: [{ id: 4, label: 'Çok Al, Az Öde · Molekta' }] }
    : path.endsWith('SpecialOfferTag') || path.endsWith('SpecialOfferTags')
      ? { tags: [tag] }
      : content;
let remove = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => remove());

test('a slider is written with where it leads and its days; what is missing is said at its place', async () => {
  const shown = showScreen(<ContentScreen />, answer);
  remove = shown.remove;
  await page.getByRole('button', { name: 'Yeni slayt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni slayt' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('Başlığı yazın.')).toBeVisible();
  await expect.element(dialog.getByText('İlk günü seçin.')).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Başlık').fill('Yıl sonu');
  await dialog.getByLabelText('İlk gün').fill('01.12.2026');
  await dialog.getByLabelText('Son gün').fill('31.12.2026');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Slayt kaydedildi.').first()).toBeVisible();
  expect(shown.asked).toMatchObject([
    {
      path: 'SaveSlider',
      body: {
        title: 'Yıl sonu',
        target: { kind: 'campaigns', id: null },
        startsAt: '2026-11-30T21:00:00.000Z',
        endsAt: '2026-12-31T21:00:00.000Z',
      },
    },
  ]);
});

test('sliders are moved, rows of the home hidden and saved together', async () => {
  const shown = showScreen(<ContentScreen />, answer);
  remove = shown.remove;
  await page.getByRole('button', { name: 'Virendo Ayı, öne al' }).click();
  await expect.poll(() => shown.asked).toMatchObject([{ path: 'OrderSliders', body: { sliderIds: [2, 1] } }]);
  const save = page.getByRole('button', { name: 'Sıraları kaydet' });
  await expect.element(save).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Çok satanlar görünür' }).click({ force: true });
  await save.click();
  await expect.poll(() => shown.asked.length).toBe(2);
  const rows = homeRowKeys.map((key) => ({ key, title: null, isShown: key !== 'bestSellers' }));
  expect(shown.asked[1]?.body).toEqual({ rows });
});

test('a slider leads to a product that is found by its name', async () => {
  const shown = showScreen(<ContentScreen />, answer);
  remove = shown.remove;
  await page.getByRole('button', { name: 'Kış Sağlığı, düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slaytı düzenle' });
  await dialog.getByLabelText('Nereye götürür').selectOptions('product');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('Hangisine götüreceğini listeden seçin.')).toBeVisible();
  await dialog.getByLabelText('Ürün').fill('çok al');
  await page.getByRole('option', { name: 'Çok Al, Az Öde · Molekta' }).click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([{ path: 'SaveSlider', body: { target: { kind: 'product', id: 4 } } }]);
});

test('a slider is taken away after a question that says until when it was shown', async () => {
  const shown = showScreen(<ContentScreen />, answer);
  remove = shown.remove;
  await page.getByRole('button', { name: 'Kış Sağlığı, kaldır' }).click();
  const dialog = page.getByRole('dialog', { name: '“Kış Sağlığı” kaldırılsın mı?' });
  await expect.element(dialog.getByText(/30\.11\.2026/)).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Kaldır' }).click();
  await expect.poll(() => shown.asked).toMatchObject([{ path: 'RemoveSlider', body: { sliderId: 1 } }]);
});

test('a row of the home takes no title of one letter', async () => {
  const shown = showScreen(<ContentScreen />, answer);
  remove = shown.remove;
  const title = page.getByRole('textbox', { name: 'Çok satanlar, başlık' });
  await title.fill('A');
  await expect.element(page.getByText('En az 2 harf yazın ya da boş bırakın.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sıraları kaydet' })).toBeDisabled();
  await title.fill('Ay');
  await expect.element(page.getByRole('button', { name: 'Sıraları kaydet' })).toBeEnabled();
});

test('an announcement says how many companies will read it before it goes out', async () => {
  const audiences = { all: 1204, buyers: 900, sellers: 400 };
  const shown = showScreen(<AnnouncementsScreen />, ({ path }) =>
    path === 'GetAnnouncements'
      ? { items: [], nextCursor: null, total: null, audiences }
      : path === 'PublishAnnouncement'
        ? {
            announcementId: 1,
            kind: 151,
            text: 'Pazar gecesi bakım var.',
            audience: 'all',
            leadsTo: null,
            publishedAt: '2026-11-21T08:00:00.000Z',
            companies: 1204,
          }
        : content,
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Yayımla' }).click();
  await expect.element(page.getByText('Duyuruyu en az 10 karakterle yazın.')).toBeVisible();
  await page.getByLabelText('Metin').fill('Pazar gecesi bakım var.');
  await page.getByRole('button', { name: 'Yayımla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duyuru yayımlansın mı?' });
  await expect.element(dialog.getByText(/^1\.204 firmanın bildirimlerinde/)).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Yayımla' }).click();
  await expect.element(page.getByText('Duyuru yayımlandı.').first()).toBeVisible();
});

test('a heading of special offers gathers campaigns and is removed after a question', async () => {
  const shown = showScreen(<ContentScreen />, answer);
  remove = shown.remove;
  await page.getByRole('button', { name: 'Kış hazırlığı, düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Başlığı düzenle' });
  await dialog.getByRole('button', { name: 'Yaz Sonu (bitti), çıkar' }).click();
  await dialog.getByLabelText('Kampanya ekle').click();
  await page.getByRole('option', { name: 'Çok Al, Az Öde · Molekta' }).click();
  await dialog.getByLabelText('Başlık').fill('');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('Başlığı yazın.')).toBeVisible();
  await dialog.getByLabelText('Başlık').fill('Kışa hazırlık');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([
      {
        path: 'SaveSpecialOfferTag',
        body: { tagId: 7, title: 'Kışa hazırlık', isShown: true, campaignIds: [4] },
      },
    ]);
  await page.getByRole('button', { name: 'Kış hazırlığı, kaldır' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect
    .poll(() => shown.asked.at(-1))
    .toMatchObject({ path: 'RemoveSpecialOfferTag', body: { tagId: 7 } });
});
