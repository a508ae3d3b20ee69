import { confirmOrder } from '@havan/contract/sales/orders';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { orderBetween } from '../../fixtures/sold.ts';
import { test } from '../../fixtures/test.ts';

test('a pharmacy opens a ticket about an order, a case from it, and finds the way back', async ({
  product,
  pharmacy: { page, token },
  merchant,
}) => {
  const { orderId } = await orderBetween(product, token, merchant.token);
  await send(product.port, confirmOrder, { orderId }, merchant.token);
  const subject = `Yanlış adet sipariş ettim ${Date.now()}`;

  await test.step('the ticket names its order', async () => {
    await page.goto('/support-requests/new');
    await page.getByRole('radio', { name: /Sipariş ve teslimat/ }).check();
    await page.getByRole('textbox', { name: 'Konu' }).fill(subject);
    await page
      .getByRole('textbox', { name: 'Açıklama' })
      .fill('On yerine yüz adet yazmışım, bu siparişi iptal edelim.');
    await page.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(page.getByText('Talebinizin ilgili olduğu siparişi seçin.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Sipariş' }).fill(String(orderId));
    await page.getByRole('option', { name: String(orderId) }).click();
    await page.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  });

  await test.step('the case is opened there', async () => {
    await page.getByRole('button', { name: 'İptal talebi aç' }).click();
    const dialog = page.getByRole('dialog', { name: 'İptal talebi' });
    const units = dialog.getByRole('spinbutton').first();
    await units.focus();
    await page.keyboard.press('ArrowUp');
    await dialog.getByRole('combobox').first().selectOption({ index: 1 });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(page.getByText('Talebiniz satıcıya iletildi.').first()).toBeVisible();
  });

  await test.step('each leads to the other', async () => {
    const ticket = page.url();
    await page.getByRole('link', { name: 'İade/iptal talebi açıldı' }).click();
    await expect(page).toHaveURL(new RegExp(`/orderdetail/purchased/${orderId}$`));
    await page.getByRole('link', { name: /^Destek talebi \d+$/ }).click();
    await expect(page).toHaveURL(ticket);
    await expectAccessible(page);
  });
});
