import { gtinCheckDigit } from '@havan/domain/gtin';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { joinedCompany } from '../../fixtures/new-company.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

test('an operator signs in, approves a company by keyboard and creates a product', async ({
  page,
  product,
}) => {
  const company = await joinedCompany(product.port);
  const body = `86999${String(Date.now()).slice(-7)}`;
  const barcode = `${body}${gtinCheckDigit(body)}`;

  await test.step('the second factor', async () => {
    await signInOperator(page, product);
    await expectAccessible(page);
    await page
      .getByRole('table', { name: 'Bekleyen işler' })
      .getByRole('link', { name: 'Başvurular', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Başvurular' })).toBeVisible();
  });

  await test.step('the application', async () => {
    await page
      .getByRole('navigation', { name: 'Başvurular' })
      .getByRole('button', { name: company.companyName })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: company.companyName })).toBeVisible();
    await expect(page.getByText(company.taxOrIdentityNumber)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Onayla' })).toBeEnabled();
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
    await expect(page.getByText('Başvuru onaylandı.').first()).toBeVisible();
  });

  await test.step('the company whole', async () => {
    await page.getByRole('link', { name: 'Firmalar' }).click();
    await page.getByLabel('Firma ara').fill(company.companyName);
    const row = page.getByRole('row').filter({ hasText: company.companyName });
    await expect(row.getByText('Onaylı')).toBeVisible();
  });

  await test.step('the product', async () => {
    await page.getByRole('link', { name: 'Ürünler', exact: true }).click();
    await page.getByRole('link', { name: 'Yeni ürün' }).click();
    await page.getByRole('button', { name: 'Ürünü oluştur' }).click();
    await expect(page.getByText('Kategoriyi seçin.')).toBeVisible();
    await page.getByLabel('Barkod').fill(barcode);
    await page.getByLabel('Ürün adı').fill('Ilgaz El Kremi 75 ml');
    await page.getByLabel('Marka').fill('Ilgaz');
    await page.getByRole('combobox', { name: 'Kategori' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: 'Sınıf' }).selectOption('Genel ürün');
    await page.getByRole('button', { name: 'Ürünü oluştur' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ilgaz El Kremi 75 ml' })).toBeVisible();
    await page.getByRole('link', { name: 'Bütün ürünler' }).click();
    await page.getByLabel('Barkod ya da ürün adı').fill(barcode);
    await expect(page.getByRole('row').filter({ hasText: barcode }).getByText('Açık')).toBeVisible();
  });
});
