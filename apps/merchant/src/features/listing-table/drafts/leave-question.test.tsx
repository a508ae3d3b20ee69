import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../../app.ts';
import { listingOf } from '../../../testing/listings.ts';
import { draftActions } from './draft-store.ts';

// @spec §2.2 my-listings

let remove = () => {};
// The first page loads the modules of the app, which takes long on a busy machine.
beforeAll(async () => {
  ({ remove } = await showApp(app, { path: '/myprofile/listings' }));
  remove();
}, 240_000);
beforeEach(async () => {
  await page.viewport(1440, 900);
  draftActions.discard();
});
afterEach(() => {
  draftActions.discard();
  remove();
});
const items = [listingOf(1)];
const question = () => page.getByRole('dialog', { name: '1 değişiklik kaydedilmedi' });
const menu = (name: string) =>
  page.getByRole('navigation', { name: 'Satıcı menüsü' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** Title of the page, also behind a dialog, where it has no role. */
const titleBehind = () => document.querySelector('h1')?.textContent.trim();

/** Opens the table, enters a price and leaves for the page of the cases. */
async function leave() {
  const shown = await showApp(app, {
    path: '/myprofile/listings',
    answers: {
      getUserListings: { items, nextCursor: null, total: 1 },
      updateListings: {
        rows: [
          {
            listingId: 1,
            answer: { outcome: 'saved', listing: listingOf(1, { price: 12_800, version: 2 }) },
          },
        ],
      },
    },
  });
  await page.getByRole('gridcell').filter({ hasText: '129,90' }).click();
  await userEvent.keyboard('128{Enter}');
  await expect.element(page.getByRole('region', { name: 'Kaydedilmemiş değişiklikler' })).toBeVisible();
  await menu('Talepler').click();
  await expect.element(question()).toBeVisible();
  expect(titleBehind()).toBe('İlanlarım');
  ({ remove } = shown);
  return shown;
}

test('leaving the table with unsaved cells asks; saving sends them', async () => {
  const { sentTo } = await leave();
  await question().getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(() => sentTo('updateListings')).toHaveLength(1);
  await expect.element(question()).not.toBeInTheDocument();
  expect(draftActions.current().size).toBe(0);
  await expect.poll(titleBehind).toBe('Talepler');
});

test('the way back finds them, and edits that were left for later are not asked about again', async () => {
  await leave();
  await question().getByRole('button', { name: 'Sayfada kal' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'İlanlarım' })).toBeVisible();
  expect(draftActions.current().size).toBe(1);
  await menu('Talepler').click();
  await question().getByRole('button', { name: 'Sonraya bırak' }).click();
  await menu('İlanlarım').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'İlanlarım' })).toBeVisible();
  await menu('Talepler').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Talepler' })).toBeVisible();
  expect(question().query()).toBeNull();
});

test('closing the page is asked about on every page while there are unsaved cells', async () => {
  await leave();
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
