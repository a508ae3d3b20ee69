import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

test('a seller reads its weekly statement, and finance pays the companies without a wallet', async ({
  merchant,
  page,
  product,
}) => {
  await test.step('the statement of a week, as a page and as a PDF', async () => {
    const seller = merchant.page;
    await seller.goto('/merchant/myprofile/transactions');
    await seller.getByRole('link', { name: 'Haftalık ekstreler' }).click();
    const number = seller.getByRole('link', { name: /^HK-\d{4}-\d{6}$/ }).first();
    const name = await number.textContent();
    const download = seller.waitForEvent('download');
    await seller.getByRole('button', { name: `${name}, PDF` }).click();
    const file = await (await download).path();
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    await number.click();
    await expect(seller.getByRole('heading', { name: name ?? '' })).toBeVisible();
    await expect(seller.getByText('Kapanış bakiyesi')).toBeVisible();
    await expectAccessible(seller);
    await seller.goto('/merchant/myprofile/transactions/nothing-of-the-kind');
    await expect(seller.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  });

  await test.step('the run: prepared, approved, handed over, confirmed', async () => {
    await signInOperator(page, product);
    await page.getByRole('link', { name: 'Hesaba ödemeler' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hesaba ödemeler' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ödeme listesini hazırla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Listeyi hazırla' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^OD-/ })).toBeVisible();
    await page.getByRole('button', { name: 'Onayla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /\.csv indir$/ }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(';TRY;');
    await page.getByRole('button', { name: 'Banka gönderdi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gönderildi say' }).click();
    await expect(page.getByRole('cell', { name: 'Gönderildi' }).first()).toBeVisible();
  });

  await test.step('one of them comes back', async () => {
    await page.getByRole('button', { name: 'Geri döndü' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bankanın bildirdiği neden').selectOption('Hesap kapalı');
    await dialog.getByRole('button', { name: 'Geri döndü' }).click();
    await expect(page.getByRole('cell', { name: 'Hesap kapalı.' })).toBeVisible();
  });

  await test.step('the books agree, and a payment stands on one line of time', async () => {
    await page.getByRole('link', { name: 'Mutabakat' }).click();
    await page.getByRole('button', { name: 'Bankayla karşılaştır' }).click();
    await expect(page.getByText('Banka ile defter aynı: fark yok.')).toBeVisible();
    await page.getByRole('link', { name: 'Ödemeler', exact: true }).click();
    await page.getByLabel('Durum').selectOption('Ödendi');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const line = page.getByRole('list', { name: 'Ödemenin zaman çizgisi' });
    await expect(line.getByText('Alıcı ödemeyi başlattı')).toBeVisible();
    await line
      .getByRole('link', { name: /^Kayıt \d+$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Defter' })).toBeVisible();
    await expectAccessible(page);
  });
});
