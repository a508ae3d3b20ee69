import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { getOrders } from '@havan/contract/sales/orders';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { smallestPng } from '../../fixtures/smallest-png.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test, withPerson } from '../../fixtures/test.ts';

test('a seller answers by template, the pharmacy sends a file and reports a message, an operator decides', async ({
  browser,
  page,
  product,
  merchant,
}) => {
  test.slow();
  const stamp = Date.now();
  const { user: seller } = await send(product.port, getUserBasicInfos, {}, merchant.token);
  const name = `Yolda ${stamp}`;
  const filled = new RegExp(`(\\d+) numaralı siparişiniz hazır. ${stamp}`);

  // Pharmacy companies have no messages (specification §1), and the `pharmacy` of another worker may be one.
  await withPerson(browser, product, 'buyer', 'eczane', async (pharmacy) => {
    const { user: buyer } = await send(product.port, getUserBasicInfos, {}, pharmacy.token);

    await test.step('the pharmacy asks with a picture', async () => {
      const { page: asked } = pharmacy;
      await asked.goto(`/myprofile/messages?company=${seller.companyId}`);
      await asked.getByRole('textbox', { name: 'Mesajınız' }).fill(`Bu kutu hasarlı mı? ${stamp}`);
      await asked.getByRole('button', { name: 'Dosya ekle' }).click();
      await asked
        .locator('input[type="file"]')
        .setInputFiles({ name: 'kutu.png', mimeType: 'image/png', buffer: smallestPng });
      await expect(asked.getByText('kutu.png').first()).toBeVisible();
      await asked.getByRole('button', { name: 'Gönder' }).click();
      await expect(asked.getByRole('log').getByText(`Bu kutu hasarlı mı? ${stamp}`)).toBeVisible();
      await expect(asked.getByRole('log').getByText('kutu.png').last()).toBeVisible();
    });

    await test.step('the seller writes a template once and sends it with the number of the order', async () => {
      const { page: desk } = merchant;
      await desk.goto(`/merchant/myprofile/messages?company=${buyer.companyId}`);
      await expect(desk.getByRole('log').getByText('kutu.png').last()).toBeVisible();
      await desk.getByRole('textbox', { name: 'Mesajınız' }).press('/');
      await desk.getByRole('button', { name: 'Yeni şablon' }).click();
      const form = desk.getByRole('dialog', { name: 'Yeni şablon' });
      await form.getByRole('button', { name: 'Şablonu kaydet' }).click();
      await expect(form.getByText('Şablona bir ad verin.')).toBeVisible();
      await form.getByRole('textbox', { name: 'Şablonun adı' }).fill(name);
      await form
        .getByRole('textbox', { name: 'Metin' })
        .fill(`{sipariş no} numaralı siparişiniz hazır. ${stamp}`);
      await form.getByRole('button', { name: 'Şablonu kaydet' }).click();
      const list = desk.getByRole('dialog', { name: 'Mesaj şablonları' });
      await expect(list.getByText(name)).toBeVisible();
      await expectAccessible(desk);
      await list.getByRole('button', { name: `Mesaja ekle: ${name}` }).click();
      const field = desk.getByRole('textbox', { name: 'Mesajınız' });
      await expect(field).toHaveValue(filled);
      const orderId = Number(filled.exec(await field.inputValue())?.[1]);
      const ofBuyer = { type: 'sold', otherId: String(buyer.companyId), pageSize: '100' } as const;
      const { items: sold } = await send(product.port, getOrders, ofBuyer, merchant.token);
      expect(sold.map((order) => order.orderId)).toContain(orderId);
      await desk.getByRole('button', { name: 'Gönder' }).click();
      await expect(desk.getByRole('log').getByText(filled)).toBeVisible();
    });

    await test.step('the pharmacy reports it', async () => {
      const { page: asked } = pharmacy;
      await expect(asked.getByRole('log').getByText(filled)).toBeVisible();
      await asked
        .getByRole('log')
        .getByRole('button', { name: /^Bildir: / })
        .last()
        .click();
      const dialog = asked.getByRole('dialog');
      await dialog.getByRole('radio', { name: 'İstenmeyen reklam' }).check();
      await expectAccessible(asked);
      await dialog.getByRole('button', { name: 'Bildir' }).click();
      await expect(asked.getByText('Bildirdiniz, inceleniyor').last()).toBeVisible();
    });

    await test.step('the operator reads the conversation and rejects the report', async () => {
      await signInOperator(page, product);
      await page
        .getByRole('navigation', { name: 'Sıradakiler' })
        .getByRole('link', { name: /^Mesaj bildirimleri/ })
        .click();
      const queue = page.getByRole('navigation', { name: 'Mesaj bildirimleri' });
      await queue.getByRole('button').last().click();
      await expect(page.getByText(filled)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Bildirimi reddet' }).click();
      await expect(page.getByText('Bildirim reddedildi.').first()).toBeVisible();
      await expect(page.getByText(filled)).toHaveCount(0);
    });

    await test.step('the pharmacy reads the decision', async () => {
      await pharmacy.page.reload();
      await expect(pharmacy.page.getByText('Bildiriminiz reddedildi').last()).toBeVisible();
    });
  });
});
