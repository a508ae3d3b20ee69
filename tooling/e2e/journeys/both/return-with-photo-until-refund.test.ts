import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { ruleForBuyer } from '../../fixtures/commands/operator.ts';
import { smallestPng } from '../../fixtures/smallest-png.ts';
import { orderBetween, shipOut } from '../../fixtures/sold.ts';
import { test } from '../../fixtures/test.ts';

const answer = 'Paket eksiksiz teslim edildi';

// @spec §2.2 order-detail
// @spec buying payout return-with-photo

test('a pharmacy returns a damaged unit by keyboard, the seller rejects, the platform decides, and the ledger balances', async ({
  product,
  pharmacy,
  merchant,
}) => {
  const order = await orderBetween(product, pharmacy.token, merchant.token);
  await shipOut(product, merchant.token, order.orderId);

  await test.step('the buyer says what is wrong and shows it', async () => {
    const { page } = pharmacy;
    const { keyboard } = page;
    await page.goto(`/myprofile/orderdetail/purchased/${order.orderId}`);
    const open = page.getByRole('button', { name: 'İade talep et' });
    await expect(open).toBeVisible();
    await tabTo(page, open);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'İade talebi' });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('spinbutton').first());
    await keyboard.press('ArrowUp');
    const reason = dialog.getByRole('combobox').first();
    await tabTo(page, reason);
    await keyboard.type('Hasarlı');
    await expect(reason.locator('option:checked')).toHaveText('Hasarlı ürün');
    const file = dialog.locator('input[type="file"]');
    await tabTo(page, file);
    await file.setInputFiles({ name: 'koli.png', mimeType: 'image/png', buffer: smallestPng });
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Talebi gönder' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Talebiniz satıcıya iletildi.')).toBeVisible();
  });

  await test.step('the seller sees the photo and rejects, saying why', async () => {
    await merchant.page.goto(`/merchant/myprofile/orderdetail/sold/${order.orderId}`);
    await merchant.page.getByRole('button', { name: 'Büyüt: Talep fotoğrafı 1' }).click();
    const large = merchant.page.getByRole('dialog', { name: 'Talep fotoğrafı 1' });
    await expect(large.getByRole('img', { name: 'Talep fotoğrafı 1' })).toBeVisible();
    await merchant.page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await merchant.page.getByRole('button', { name: 'Reddet' }).click();
    const dialog = merchant.page.getByRole('dialog', { name: 'Talep reddedilsin mi?' });
    await dialog.getByRole('textbox', { name: 'Yanıtınız' }).fill(answer);
    await dialog.getByRole('button', { name: 'Reddet' }).click();
    await expect(merchant.page.getByText('Talep reddedildi.')).toBeVisible();
  });

  await test.step('the buyer takes it to the platform, which rules for the buyer', async () => {
    const { page } = pharmacy;
    await page.reload();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByRole('button', { name: 'Platforma taşı' }).click();
    const dialog = page.getByRole('dialog', { name: 'Talep platforma taşınsın mı?' });
    await dialog.getByRole('button', { name: 'Platforma taşı' }).click();
    await expect(page.getByText('Talep platforma taşındı.')).toBeVisible();
    const card = page.getByRole('article', { name: /^Talep \d+$/ });
    await ruleForBuyer(product, Number((await card.getAttribute('aria-label'))?.replace('Talep ', '')));
  });

  await test.step('the ledger shows payment and refund, and adds up to nothing', async () => {
    await pharmacy.page.goto(`/myprofile/orderdetail/purchased/${order.orderId}/ledger`);
    await expect(pharmacy.page.getByRole('rowheader', { name: /İade/ })).toBeVisible();
    await expect(pharmacy.page.getByText('Hesaplar kapandı: bütün kayıtların toplamı sıfır.')).toBeVisible();
    await expectAccessible(pharmacy.page);
  });
});
