import { ownerInfos, showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { app } from './app.ts';
import { paths } from './paths.ts';
import { smartCartLinkText } from './shared/shared-texts.ts';

let remove = () => {};
afterEach(() => remove());

const emptyCart = { ...sampleOf(calls.getCart.schemas.result), groups: [] };
const show = async (path: string, answers = {}) => {
  ({ remove } = await showApp(app, { path, answers }));
};
const linkIn = (place: Locator) => place.getByRole('link', { name: smartCartLinkText });
const main = page.getByRole('main');

test.each([
  ['the home', paths.home(), {}],
  ['the cart', paths.cart(), {}],
  ['the empty cart', paths.cart(), { getCart: emptyCart }],
  ['the favourites', '/myprofile/favorites', {}],
])('%s leads to the smart cart', async (_name, path, answers) => {
  await show(path, answers);
  await expect.element(linkIn(main)).toHaveAttribute('href', paths.smartCart());
});

test('the quick order leads to the smart cart', async () => {
  await show(paths.cart());
  await userEvent.click(page.getByRole('button', { name: 'Hızlı sipariş' }).first());
  await expect.element(linkIn(page.getByRole('dialog'))).toHaveAttribute('href', paths.smartCart());
});

test('the buttons of the cart stay where they are when the link comes later than the cart', async () => {
  const infos = Promise.withResolvers<unknown>();
  await show(paths.cart(), { getUserBasicInfos: infos.promise });
  const quickOrder = main.getByRole('button', { name: 'Hızlı sipariş' });
  await expect.element(quickOrder).toBeVisible();
  const left = () => quickOrder.element().getBoundingClientRect().left;
  const before = left();
  infos.resolve(ownerInfos);
  await expect.element(linkIn(main)).toBeVisible();
  expect(left()).toBe(before);
});

test('the bar of a phone leads to the smart cart, and to the search of the header', async () => {
  await page.viewport(360, 800);
  await show(paths.home());
  const bar = page.getByRole('navigation', { name: 'Ana menü' });
  await expect.element(linkIn(bar)).toHaveAttribute('href', paths.smartCart());
  await userEvent.click(bar.getByRole('button', { name: 'Ara' }));
  await expect
    .element(page.getByRole('combobox', { name: 'Ürün, barkod, marka veya satıcı ara' }))
    .toHaveFocus();
  await page.viewport(1280, 800);
});
