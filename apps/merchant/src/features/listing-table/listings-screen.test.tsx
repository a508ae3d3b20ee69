import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listingOf } from '../../testing/listings.ts';
import { wireListings } from '../../testing/listing-wire.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { draftActions } from './drafts/draft-store.ts';
import { ListingsScreen } from './ListingsScreen.tsx';

// @spec §2.2 my-listings

let takeAway = () => {};
beforeEach(async () => {
  await page.viewport(1280, 900);
  draftActions.discard();
});
afterEach(() => takeAway());

const show = (address = '/myprofile/listings') => {
  ({ remove: takeAway } = showScreen(<ListingsScreen />, {
    route: '/myprofile/listings/:filter?',
    path: address,
  }));
};
const two = [
  listingOf(1),
  listingOf(2, { productName: 'Oktaliv Probiyotik', stock: 0, shownState: 'soldout' }),
];
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const cell = (text: string, content: string) => row(text).getByRole('gridcell').filter({ hasText: content });
const bar = () => page.getByRole('region', { name: 'Kaydedilmemiş değişiklikler' });

test('the tabs count, rows say price, place and state, the address narrows', async () => {
  const wire = wireListings(two);
  show('/myprofile/listings/passive?q=Nurevit&brand=5&to=2027-02&sort=-price');
  await expect.element(row('Nurevit')).toBeVisible();
  const tab = page.getByRole('navigation', { name: 'Duruma göre' }).getByRole('link', { name: '71 Pasif' });
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  await expect.element(cell('Nurevit', '2/9').getByText(/^−1,60/)).toBeVisible();
  await expect
    .element(cell('Nurevit', '2/9').getByRole('link', { name: /fiyat ve rekabet$/ }))
    .toHaveAttribute('href', expect.stringContaining('/listings/prices/1'));
  expect(wire.asked('Listings/GetUserListings')[0]?.query).toMatchObject({
    view: 'passive',
    q: 'Nurevit',
    brandId: '5',
    expiresTo: '2027-02-28',
    sort: '-price',
  });
});

test('the search stands in line with the first row of filters, also when they take two rows', async () => {
  wireListings(two);
  show('/myprofile/listings?q=Nurevit');
  const search = page.getByRole('searchbox', { name: 'Ad, barkod ya da raf' });
  const brand = page.getByRole('combobox', { name: 'Marka' });
  await expect.element(page.getByRole('button', { name: 'Süzgeçleri kaldır' }).first()).toBeVisible();
  const [one, other] = [search, brand].map((field) => field.element().getBoundingClientRect());
  expect(Math.abs((one?.bottom ?? 0) - (other?.bottom ?? 99))).toBeLessThan(3);
});

test('a price says what the seller receives of it, also while another one is tried', async () => {
  wireListings([listingOf(1, { price: 10_000, psf: 12_500 })]);
  show();
  // The net amount is 100,00 less 8 % and a tenth of the shipping fee of 49,90.
  await expect.element(cell('Nurevit', 'net 87,01')).toBeVisible();
  await expect.element(cell('Nurevit', 'PSF 125,00')).toBeVisible();
});

test('a tab of what needs work says what it holds', async () => {
  const wire = wireListings(two);
  show('/myprofile/listings/behind');
  await expect
    .element(page.getByRole('link', { name: '12 Fiyatta geride' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText(/daha ucuza satıyor/)).toBeVisible();
  expect(wire.asked('Listings/GetUserListings')[0]?.query).toMatchObject({ view: 'behind' });
});

test('a price is written as a rule, shown before it is sent, and saved with Ctrl+S', async () => {
  const wire = wireListings(two);
  show();
  await cell('Nurevit', '129,90').click();
  await userEvent.keyboard('=PSF*0,5');
  await expect.element(page.getByText('100,00 TL, net 87,01')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar().getByText('1 değişiklik')).toBeVisible();
  await expect.element(cell('Nurevit', '100,00')).toBeVisible();
  expect(wire.asked('Listings/Update')).toEqual([]);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(bar()).not.toBeInTheDocument();
  const [sent] = wire.asked('Listings/Update');
  expect(sent?.key).toBeTruthy();
  expect(sent?.body).toEqual({
    rows: [{ listingId: 1, version: 1, changes: { price: 10_000 }, ticked: [] }],
  });
});

test('a price that is tried is first where it is the lowest, else its place is open until it is saved', async () => {
  wireListings(two);
  show();
  await cell('Nurevit', '129,90').click();
  await userEvent.keyboard('128');
  await expect.element(page.getByText('net 111,37')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('Nurevit', '1/9').getByText('en ucuz')).toBeVisible();
  await cell('Nurevit', '128,00').click();
  await userEvent.keyboard('150{Enter}');
  await expect.element(cell('Nurevit', '?/9').getByText(/^−21,70/)).toBeVisible();
});

test('an invalid price stays as it was typed, with its sentence', async () => {
  wireListings(two);
  show();
  await cell('Nurevit', '129,90').click();
  await userEvent.keyboard('ucuz{Enter}');
  await expect.element(cell('Nurevit', 'ucuz')).toBeVisible();
  await expect.element(bar().getByText(/^1 hücre yazılamadı/)).toBeVisible();
});

test('a warning is asked at its row and goes through once it is ticked', async () => {
  let isTicked = false;
  const wire = wireListings(two, () =>
    isTicked
      ? { outcome: 'saved', listing: listingOf(1, { price: 50_000, version: 2 }) }
      : {
          outcome: 'asks',
          warnings: [{ code: 'priceJump', sentence: 'Fiyat %285 artıyor: 129,90 TL → 500,00 TL.' }],
          stockConflict: null,
          isOutdated: false,
          current: null,
        },
  );
  show();
  await cell('Nurevit', '129,90').click();
  await userEvent.keyboard('500{Enter}');
  await bar().getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText(/^Fiyat %285 artıyor/)).toBeVisible();
  isTicked = true;
  await page.getByRole('button', { name: 'Yine de kaydet' }).click();
  await bar().getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(wire.asked('Listings/Update')[1]?.body).toMatchObject({ rows: [{ ticked: ['priceJump'] }] });
});

test('a stock that was sold from meanwhile asks which of the two is meant', async () => {
  const wire = wireListings(two, () => ({
    outcome: 'asks',
    warnings: [],
    stockConflict: { typed: 15, change: 3, changed: 12, sentence: 'Stok 12 adetten 9 adede geldi.' },
    isOutdated: false,
    current: listingOf(1, { stock: 9, version: 2 }),
  }));
  show();
  await row('Nurevit').getByRole('gridcell').nth(3).click();
  await userEvent.keyboard('15{Enter}');
  await bar().getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: '+3 eklensin, 12 olsun' }).click();
  await bar().getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(() => wire.asked('Listings/Update').length).toBe(2);
  expect(wire.asked('Listings/Update')[1]?.body).toMatchObject({
    rows: [{ version: 2, seenStock: 9, changes: { stock: 12 } }],
  });
});

test('a refused save keeps what was written, and the next try carries the same key', async () => {
  let isDown = true;
  const wire = wireListings(two, undefined, {
    'Listings/Update': () =>
      isDown
        ? new Error('Şu anda kaydedilemiyor.')
        : { rows: [{ listingId: 1, answer: { outcome: 'saved', listing: listingOf(1) } }] },
  });
  show();
  await cell('Nurevit', '129,90').click();
  await userEvent.keyboard('120{Enter}');
  await bar().getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Kaydedilemedi; yazdıklarınız duruyor.').first()).toBeVisible();
  isDown = false;
  await bar().getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
  const keys = wire.asked('Listings/Update').map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
});

test('the history of a listing says who changed what', async () => {
  wireListings(two, undefined, {
    'Listings/GetListing': () => ({
      listing: two[0],
      history: [
        {
          at: '2026-11-21T08:02:00.000Z',
          by: 'Yasemin Gül',
          source: 'file',
          changes: [{ field: 'price', before: '118,00 TL', after: '129,90 TL' }],
        },
      ],
    }),
  });
  show();
  await page.getByRole('button', { name: 'Nurevit Çinko 1 Tablet ilanının geçmişi' }).click();
  const panel = page.getByRole('dialog', { name: 'İlanın geçmişi' });
  await expect.element(panel.getByText('Yasemin Gül, dosyadan')).toBeVisible();
  await expect.element(panel.getByText('yeni: 129,90 TL')).toBeVisible();
});

test('an empty shop leads to the first listing, an empty filter out of itself', async () => {
  wireListings([]);
  show();
  await expect.element(page.getByText('Henüz ilanınız yok')).toBeVisible();
  takeAway();
  show('/myprofile/listings?q=yok');
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).last().click();
  await expect.element(page.getByText('Henüz ilanınız yok')).toBeVisible();
});

test('a failure says so and is tried again', async () => {
  let isDown = true;
  const list = { items: two, nextCursor: null, total: 2 };
  wireListings(two, undefined, {
    'Listings/GetUserListings': () => (isDown ? new Error('Liste okunamadı.') : list),
  });
  show();
  await expect.element(page.getByText('Liste okunamadı.').first()).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: /tekrar|yeniden/i }).click();
  await expect.element(row('Nurevit')).toBeVisible();
});

test('a view is kept under a name and led to', async () => {
  wireListings(two);
  show('/myprofile/listings/expiring?sort=-price');
  await page.getByRole('button', { name: 'Bu görünümü kaydet' }).click();
  await page.getByRole('textbox', { name: 'Görünümün adı' }).fill('Pazartesi turu');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const kept = page.getByRole('link', { name: 'Pazartesi turu' });
  await expect.element(kept).toHaveAttribute('href', expect.stringContaining('/expiring?sort=-price'));
});

test.each([360, 1440])('a long name stays within its place at %i px', async (width) => {
  await page.viewport(width, 800);
  const name = 'Nurevit Kalsiyum Magnezyum Çinko ve D3 Vitamini İçeren Takviye Edici Gıda 180 tablet';
  wireListings(two.map((listing) => ({ ...listing, productName: name })));
  show();
  const shown = page.getByTitle(name).first();
  await expect.element(shown).toBeVisible();
  const element = shown.element();
  const place = element.parentElement?.getBoundingClientRect();
  expect(element.getBoundingClientRect().right).toBeLessThanOrEqual((place?.right ?? 0) + 0.5);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('on a phone a row opens as a sheet in which it is written', async () => {
  await page.viewport(360, 800);
  wireListings(two);
  show();
  await page
    .getByRole('button', { name: /Nurevit/ })
    .first()
    .click();
  const price = page.getByRole('dialog').getByRole('textbox', { name: 'Fiyat' });
  await price.fill('120');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('1 değişiklik')).toBeInTheDocument();
});
