import { companyTypes } from '@havan/domain/company';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { newcomer } from '../../fixtures/new-company.ts';
import { linkToken, sentTo, smsCode } from '../../fixtures/commands/mailbox.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 activation register

const kinds = {
  pharmacy: /^Eczane Eczane ruhsatı/,
  pharmacyCompany: /^Eczane şirketi/,
  localPharmacyWarehouse: /^Yerel ecza deposu/,
  merchant: /^Satıcı/,
} as const;

const next = (page: Page) => page.getByRole('button', { name: 'Devam et' }).click();

for (const companyType of companyTypes) {
  const buys = companyType === 'pharmacy' || companyType === 'pharmacyCompany';

  test(`a ${companyType} registers, activates its account and signs in`, async ({ page, product }) => {
    const form = newcomer(companyType);
    const base = buys ? product.buyerOrigin : `${product.merchantOrigin}/merchant`;
    const looksAt = companyType === 'pharmacy' ? expectAccessible : async () => undefined;
    await page.goto(`${base}/account/register`);

    await test.step('the company', async () => {
      await next(page);
      await expect(page.getByText('Lütfen bir seçim yapınız.')).toBeVisible();
      await looksAt(page);
      await page.getByRole('radio', { name: kinds[companyType] }).check();
      await page.getByRole('textbox', { name: /Eczane adı|Firma unvanı/ }).fill(form.companyName);
      await page
        .getByRole('textbox', { name: 'Vergi ya da T.C. kimlik numarası' })
        .fill(form.taxOrIdentityNumber);
      await page.getByRole('textbox', { name: 'Vergi dairesi' }).fill(form.taxOffice);
      await next(page);
    });

    await test.step('where it is', async () => {
      await page.getByRole('combobox', { name: 'İl', exact: true }).selectOption('İzmir');
      await page.getByRole('combobox', { name: 'İlçe' }).selectOption('Karşıyaka');
      await page.getByRole('textbox', { name: 'Açık adres' }).fill(form.address);
      await page.getByRole('textbox', { name: 'Yetkili kişi' }).fill(form.fullName);
      await page.getByRole('textbox', { name: 'Cep telefonu' }).fill(form.phone);
      await page.getByRole('textbox', { name: 'E-posta adresi' }).fill(form.email);
      await looksAt(page);
      await next(page);
    });

    await test.step('how they sign in', async () => {
      await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(form.username);
      await page.getByRole('textbox', { name: 'Şifre', exact: true }).fill(form.password);
      await page.getByRole('textbox', { name: 'Şifre (tekrar)' }).fill(form.password);
      await page.getByRole('checkbox', { name: /Üyelik Sözleşmesi/ }).check();
      await looksAt(page);
      await page.getByRole('button', { name: 'Üyeliğimi başlat' }).click();
      await expect(page.getByRole('heading', { name: 'E-posta adresinizi doğrulayın' })).toBeVisible();
      await looksAt(page);
    });

    await test.step('the mailed link', async () => {
      const token = await sentTo(product.port, form.email, linkToken);
      await page.goto(`${base}/account/activation#${token}`);
      await expect(page.getByRole('heading', { name: 'Telefonunuzu doğrulayın' })).toBeVisible();
      await looksAt(page);
    });

    await test.step('the code', async () => {
      await page
        .getByRole('textbox', { name: 'Doğrulama kodu' })
        .fill(await sentTo(product.port, form.phone, smsCode));
      await page.getByRole('button', { name: 'Üyeliğimi etkinleştir' }).click();
      await expect(page.getByRole('heading', { name: 'Üyeliğiniz etkinleştirildi' })).toBeVisible();
      await looksAt(page);
      await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click();
    });

    await test.step('the account', async () => {
      await page.getByRole('textbox', { name: 'Kullanıcı adı veya e-posta' }).fill(form.username);
      await page.getByRole('textbox', { name: 'Şifre' }).fill(form.password);
      await page.getByRole('button', { name: 'Giriş yap', exact: true }).first().click();
      await expect(page).toHaveURL(`${base}/homepage`);
      await expect(page.getByRole('banner').getByText(form.companyName)).toBeVisible();
    });
  });
}
