import type { BulkPreview, ListingBatch } from '@havan/contract/listings/listing-bulk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listingOf } from '../../../testing/listings.ts';
import { wireListings } from '../../../testing/listing-wire.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ListingsScreen } from '../ListingsScreen.tsx';

let takeAway = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => takeAway());

const two = [listingOf(1), listingOf(2, { productName: 'Oktaliv Probiyotik' })];
const preview: BulkPreview = {
  total: 2,
  changed: 1,
  same: 0,
  refused: 1,
  worth: { before: 155_880, after: 233_820 },
  warnings: [{ code: 'priceJump', count: 1, sentence: 'Fiyat %50 artıyor: 129,90 TL → 194,85 TL.' }],
  samples: [
    { listingId: 1, productName: 'Nurevit', expiration: null, before: '129,90 TL', after: '194,85 TL' },
  ],
  refusals: [{ listingId: 2, productName: 'Oktaliv Probiyotik', sentence: 'Fiyat 0 olamaz.' }],
};
const batch: ListingBatch = {
  batchId: '5d5fdc3e-9d6f-4d7e-8a39-0f2f3a1b1c01',
  kind: 'price',
  summary: 'Fiyat +%50',
  state: 'done',
  total: 2,
  done: 2,
  changed: 1,
  refused: 1,
  undone: 0,
  kept: 0,
  by: 'Ece Er',
  createdAt: '2026-11-22T10:00:00.000Z',
  undoUntil: '2099-01-01T00:00:00.000Z',
};
const show = (answers: Parameters<typeof wireListings>[2] = {}) => {
  const wire = wireListings(two, undefined, {
    'Listings/BulkPreview': () => preview,
    'Listings/BulkApply': () => batch,
    'Listings/UndoBatch': () => ({ ...batch, state: 'undone', undone: 1, undoUntil: null }),
    'Listings/GetBatches': () => ({ items: [batch], nextCursor: null, total: null }),
    'Listings/GetBatch': () => ({ batch, left: preview.refusals }),
    ...answers,
  });
  ({ remove: takeAway } = showScreen(<ListingsScreen />, {
    route: '/myprofile/listings/:filter?',
    path: '/myprofile/listings/active?q=i',
  }));
  return wire;
};
const tick = async (text: string) =>
  page.getByRole('row').filter({ hasText: text }).getByRole('checkbox').click();
const bar = () => page.getByRole('region', { name: 'Toplu işlemler' });

test('a price of many is shown before and after, a slip needs its tick, the answer can be undone', async () => {
  const wire = show();
  await tick('Nurevit');
  await tick('Oktaliv');
  await bar().getByRole('button', { name: 'Fiyat' }).click();
  const dialog = page.getByRole('dialog', { name: '2 ilanın fiyatı' });
  await dialog.getByRole('textbox').fill('yarısı');
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(wire.asked('Listings/BulkPreview')).toEqual([]);
  await dialog.getByRole('textbox').fill('+%50');
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  await expect.element(dialog.getByText(/1 ilan değişecek · 1 ilan değiştirilemiyor/)).toBeVisible();
  await expect.element(dialog.getByText('Oktaliv Probiyotik: Fiyat 0 olamaz.')).toBeVisible();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '1 ilanı değiştir' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [sent] = wire.asked('Listings/BulkApply');
  expect(sent?.key).toBeTruthy();
  expect(sent?.body).toEqual({
    target: { by: 'selection', listingIds: [1, 2] },
    change: { kind: 'price', text: '+%50' },
    ticked: ['priceJump'],
  });
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.element(page.getByText('1 ilan geri alındı')).toBeVisible();
  expect(wire.asked('Listings/UndoBatch')[0]?.body).toEqual({ batchId: batch.batchId });
});

test('all that the filter holds is sent as a filter, never as ids', async () => {
  const wire = show({
    'Listings/GetUserListings': () => ({ items: two, nextCursor: null, total: 403 }),
  });
  await tick('Nurevit');
  await bar().getByRole('button', { name: 'Filtredekilerin hepsini seç (403)' }).click();
  await bar().getByRole('button', { name: 'Pasife al' }).click();
  const dialog = page.getByRole('dialog', { name: '403 ilan pasife alınsın mı?' });
  await dialog.getByRole('button', { name: '1 ilanı değiştir' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(wire.asked('Listings/BulkApply')[0]?.body).toMatchObject({
    target: { by: 'filter', filter: { view: 'active', q: 'i' } },
    change: { kind: 'state', state: 'passive' },
  });
});

test('an invalid stock is reported at its field', async () => {
  const wire = show();
  await tick('Nurevit');
  await bar().getByRole('button', { name: 'Stok' }).click();
  const dialog = page.getByRole('dialog', { name: '1 ilanın stoku' });
  await dialog.getByRole('button', { name: 'Önizle' }).click();
  await expect.element(dialog.getByText('Adedi tam sayı olarak yazınız.')).toBeVisible();
  expect(wire.asked('Listings/BulkPreview')).toEqual([]);
});

test('batches are found again with their progress, what they left and why', async () => {
  const running: ListingBatch = {
    ...batch,
    batchId: 'r',
    state: 'running',
    total: 9000,
    done: 4000,
    undoUntil: null,
  };
  show({ 'Listings/GetBatches': () => ({ items: [running, batch], nextCursor: null, total: null }) });
  await page.getByRole('button', { name: 'Toplu işlemler' }).click();
  const panel = page.getByRole('dialog', { name: 'Toplu işlemler' });
  await expect.element(panel.getByText('4.000 / 9.000')).toBeVisible();
  await expect.element(panel.getByText('1 ilan değişti, 1 ilan değiştirilemedi')).toBeVisible();
  await panel.getByRole('button', { name: 'Nedenleri' }).click();
  await expect.element(panel.getByText('Oktaliv Probiyotik: Fiyat 0 olamaz.')).toBeVisible();
});

test('a refusal of the server leaves the dialog as it was typed', async () => {
  show({ 'Listings/BulkApply': () => new Error('Satış izniniz yok.') });
  await tick('Nurevit');
  await bar().getByRole('button', { name: 'Sil' }).click();
  const dialog = page.getByRole('dialog', { name: '1 ilan silinsin mi?' });
  await dialog.getByRole('button', { name: '1 ilanı sil' }).click();
  await expect.element(page.getByText('Satış izniniz yok.')).toBeVisible();
  await expect.element(dialog).toBeVisible();
});
