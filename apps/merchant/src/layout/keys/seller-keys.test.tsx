import { ownerInfos, showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../app.ts';

let remove = () => {};
// The first page loads the modules of the app, which takes long on a busy machine.
beforeAll(async () => {
  ({ remove } = await showApp(app, { path: '/homepage' }));
  remove();
}, 240_000);
beforeEach(() => page.viewport(1440, 900));
afterEach(() => remove());

const show = async (path: string, answers = {}) => {
  const shown = await showApp(app, { path, answers });
  ({ remove } = shown);
  return shown;
};

/** Opens a page of the seller and waits until keyboard shortcuts work: their chunk is loaded after the frame. */
async function open(path: string) {
  await show(path);
  await expect
    .poll(async () => {
      await userEvent.keyboard('?');
      return page.getByRole('dialog', { name: 'Klavye kısayolları' }).query() !== null;
    })
    .toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const search = () => page.getByRole('combobox', { name: 'Sipariş, alıcı, ürün veya barkod ara' });

test('? lists the keys of every page', async () => {
  await show('/homepage');
  await expect
    .poll(async () => {
      await userEvent.keyboard('?');
      return page.getByRole('region', { name: 'Git' }).query()?.textContent;
    })
    .toContain('gsSiparişler');
});

test('g and a letter leads to a place, n to the desk; a letter alone does not', async () => {
  await open('/homepage');
  await userEvent.keyboard('s');
  await userEvent.keyboard('gt');
  await expect.element(heading('Talepler')).toBeVisible();
  await userEvent.keyboard('gi');
  await expect.element(heading('İlanlarım')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(heading('Tezgâh')).toBeVisible();
});

test('letters that are typed in a field lead nowhere', async () => {
  await open('/homepage');
  await userEvent.keyboard('/');
  await userEvent.keyboard('gs');
  await expect.element(search()).toHaveValue('gs');
  expect(page.getByRole('heading', { level: 1, name: 'Siparişler' }).query()).toBeNull();
});

test('x chooses the row that has the focus, and releases it', async () => {
  await open('/myprofile/orders');
  await userEvent.keyboard('j');
  await userEvent.keyboard('x');
  const bar = page.getByRole('region', { name: 'Toplu işlemler' });
  await expect.element(bar).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(bar).not.toBeInTheDocument();
});

test('a barcode in the search finds its listings, a number its orders, a word its page', async () => {
  const { asked } = await show('/homepage');
  await search().fill('8690000099993');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('İlanlarım')).toBeVisible();
  await expect
    .element(page.getByRole('searchbox', { name: 'Ad, barkod ya da raf' }))
    .toHaveValue('8690000099993');
  await search().fill('604812');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.has('getOrders')).toBe(true);
  await expect.element(heading('Siparişler')).toBeVisible();
  await search().fill('miat');
  await page.getByRole('option', { name: 'Miat radarı' }).click();
  await expect.element(heading('Miat radarı')).toBeVisible();
});

test('a barcode that is entered before the permissions have loaded finds its listings', async () => {
  const permissions = Promise.withResolvers<unknown>();
  await show('/homepage', { getUserBasicInfos: permissions.promise });
  await search().fill('8690000099993');
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveValue('');
  permissions.resolve(ownerInfos);
  await expect.element(heading('İlanlarım')).toBeVisible();
});

test('Ctrl+K lists the pages', async () => {
  await show('/homepage');
  await expect.element(search()).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'Cüzdan' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option', { name: 'Cüzdan' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('option', { name: 'Cüzdan' })).toBeVisible();
});

test('the score stands at the foot of the menu with its way to 9,4', async () => {
  const answers = {
    getScore: { score: 9.2, shownTenths: 92, isShown: true, isSettled: true, ordersToTop: 11, parts: [] },
  };
  await show('/homepage', answers);
  const foot = page.getByRole('link', { name: 'Puan 9,20 · 9,4’e 0,20 kaldı' });
  await expect.element(foot).toHaveAttribute('href', '/merchant/myprofile/score');
});
