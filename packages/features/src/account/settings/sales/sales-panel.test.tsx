import { showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settingsApp } from '../../testing/settings-app.tsx';

const app = settingsApp('cart');
const information = {
  ...sampleOf(calls.getSalesInformation.schemas.result),
  terms: {
    minBasket: 0,
    shippingFee: 6990,
    freeShippingFrom: 75_000,
    shippingShare: null,
    dispatchCutoff: '16:00',
    dispatchesOnSaturdays: false,
  },
};
const answers = {
  getSalesInformation: information,
  getSellerCarriers: { carriers: [{ carrierId: 1, surcharge: 0, contractNo: 'SZ-1' }] },
  saveSellerCarriers: { done: true },
  saveSellerTerms: { done: true },
};

let remove = () => {};
afterEach(() => remove());
async function show() {
  const shown = await showApp(app, { path: '/myprofile/settings/sales', answers });
  ({ remove } = shown);
  return shown;
}

test('a share of the shipping needs both of its fields, lies below free shipping and says what a buyer pays', async () => {
  const { sentTo } = await show();
  const form = page.getByRole('form', { name: 'Satış koşulları' });
  const from = form.getByRole('textbox', { name: 'Kargo payı alt sınırı' });
  const percent = form.getByRole('textbox', { name: 'Kargo payınız (%)' });
  const save = form.getByRole('button', { name: 'Kaydet' });
  await from.fill('900');
  await save.click();
  await expect.element(form.getByText('Bu alan zorunludur')).toBeVisible();
  await percent.fill('50');
  await expect.element(form.getByText('Alıcı kargo için 34,95 TL öder.')).toBeVisible();
  await save.click();
  await expect
    .element(form.getByText('Kargo payı alt sınırı, ücretsiz kargo alt sınırından düşük olmalı.'))
    .toBeVisible();
  await from.fill('500');
  await save.click();
  await expect.element(page.getByText('Satış koşulları kaydedildi.').first()).toBeVisible();
  expect(sentTo('saveSellerTerms')).toMatchObject([{ shippingShare: { from: 50_000, percent: 50 } }]);
});

test('carriers are ticked, with a surcharge and a contract each; a wrong contract is refused at its field', async () => {
  const { sentTo } = await show();
  const form = page.getByRole('form', { name: 'Kargo firmaları' });
  await form.getByRole('checkbox', { name: 'Ulak Dağıtım' }).click();
  await form.getByRole('textbox', { name: 'Ulak Dağıtım ek ücreti' }).fill('12,50');
  await form.getByRole('textbox', { name: 'Ulak Dağıtım sözleşme numarası' }).fill('a b');
  const save = form.getByRole('button', { name: 'Kargo firmalarını kaydet' });
  await save.click();
  await expect.element(form.getByText(/^Sözleşme numarası en fazla 30 harf/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Ulak Dağıtım sözleşme numarası' }).fill('');
  await form.getByRole('checkbox', { name: 'Turna Kargo' }).click();
  await save.click();
  await expect.element(page.getByText('Kargo firmaları kaydedildi.').first()).toBeVisible();
  expect(sentTo('saveSellerCarriers')).toEqual([
    { carriers: [{ carrierId: 4, surcharge: 1250, contractNo: null }] },
  ]);
});
