import type { InvoiceFormats } from '@havan/contract/sales/e-invoice-formats';
import { SettingsScreen } from '@havan/features/account/settings/SettingsScreen';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../testing/infos.ts';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';

// @spec §2.2 settings-einvoice

const formats: InvoiceFormats = {
  series: 'HVN',
  preferredProfile: 'TEMELFATURA',
  channel: 'integrator',
  note: '',
  isRegistered: true,
  nextNumber: 'HVN2026000000042',
  issuer: {
    name: 'Kuyulu Medikal Ltd. Şti.',
    taxNumber: '1234567890',
    taxOffice: 'Kadıköy',
    street: 'Moda Cad. 1',
    district: 'Kadıköy',
    city: 'İstanbul',
    mersis: null,
  },
  problems: [],
};
const information = {
  identity: {
    tradeName: 'Kuyulu Medikal Ltd. Şti.',
    taxOffice: 'Kadıköy',
    taxNumber: '1234567890',
    address: 'Moda Cad. 1, Kadıköy / İstanbul',
    kepAddress: null,
    mersisNo: null,
  },
  isMersisRequired: true,
  terms: {
    minBasket: 0,
    shippingFee: 4990,
    freeShippingFrom: 50_000,
    shippingShare: null,
    dispatchCutoff: '16:00',
    dispatchesOnSaturdays: false,
  },
  commissionBasisPoints: 800,
};

/** Answers the calls of the sales settings of a company that has chosen no carrier yet. */
const ofSales: AnswerOf = ({ path }) => {
  if (path === 'Users/GetSalesInformation') return information;
  return path === 'Users/GetSellerCarriers' ? { carriers: [] } : { done: true };
};

let remove = () => {};
afterEach(() => remove());
function show(subpage: string, answer: AnswerOf) {
  const at = { route: '/myprofile/settings/:subpage', path: `/myprofile/settings/${subpage}` };
  const shown = showScreen(<SettingsScreen />, at, (asked) =>
    asked.path === 'Master/GetUserBasicInfos' ? infosOf(['salesInfo', 'userInfo']) : answer(asked),
  );
  remove = shown.remove;
  return shown;
}

test('checks the series before it is sent, and shows the next number', async () => {
  const { asked } = show('einvoice', ({ path }) =>
    path === 'Users/GetInvoiceFormats' ? formats : { done: true },
  );
  await expect.element(page.getByText(/HVN2026000000042/)).toBeVisible();
  const series = page.getByLabelText(/Seri/);
  await series.fill('ÇA');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText(/Seri, Türkçe karakter içermeyen/)).toBeVisible();
  expect(asked).toEqual([]);
  await series.fill('KYM');
  await page.getByRole('radio', { name: /Ticari fatura/ }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Fatura ayarları kaydedildi.').first()).toBeVisible();
  expect(asked).toMatchObject([{ body: { series: 'KYM', preferredProfile: 'TICARIFATURA' } }]);
});

test('terms of sale are saved, and what cannot be is said at its field', async () => {
  const { asked } = show('sales', ofSales);
  const terms = page.getByRole('form', { name: 'Satış koşulları' });
  await terms.getByLabelText(/Kargo kesim saati/).fill('25:00');
  await terms.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(terms.getByText('Kargo kesim saati 16:00 gibi yazılmalı.')).toBeVisible();
  expect(asked).toEqual([]);
  await terms.getByLabelText(/Kargo kesim saati/).fill('14:30');
  await terms.getByLabelText(/Kargo ücreti/).fill('75,50');
  await terms.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Satış koşulları kaydedildi.').first()).toBeVisible();
  expect(asked).toMatchObject([{ body: { shippingFee: 7550, dispatchCutoff: '14:30', minBasket: 0 } }]);
});

test('a KEP address is held against its rule', async () => {
  const { asked } = show('sales', ofSales);
  const legal = page.getByRole('form', { name: 'KEP ve MERSİS' });
  await legal.getByLabelText(/KEP adresi/).fill('kuyulu@ornek.com');
  await legal.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(legal.getByText(/kep\.tr/).first()).toBeVisible();
  expect(asked).toEqual([]);
});
