import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { confirmOrder } from '@havan/contract/orders';
import { send } from '@havan/run/market/wire';
import { orderBetween } from '../../fixtures/sold.ts';
import { test } from '../../fixtures/test.ts';

const invoice = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n', 'latin1');

test('the seller adds an invoice by its rule, and the buyer downloads the very same bytes', async ({
  product,
  pharmacy,
  merchant,
}) => {
  const order = await orderBetween(product, pharmacy.token, merchant.token);
  await send(product.port, confirmOrder, { orderId: order.orderId }, merchant.token);

  await test.step('a number that is none is refused, then it is right', async () => {
    await merchant.page.goto(`/merchant/myprofile/orderdetail/sold/${order.orderId}`);
    await merchant.page.getByRole('button', { name: 'Fatura yükle' }).click();
    const dialog = merchant.page.getByRole('dialog', { name: 'Fatura yükle' });
    const number = dialog.getByRole('textbox', { name: 'Fatura numarası' });
    await number.fill('123');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'fatura.pdf', mimeType: 'application/pdf', buffer: invoice });
    await dialog.getByRole('button', { name: 'Faturayı yükle' }).click();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('HVN2026000000123');
    await dialog.getByRole('button', { name: 'Faturayı yükle' }).click();
    await expect(merchant.page.getByText('HVN2026000000123')).toBeVisible();
  });

  await test.step('the buyer downloads it', async () => {
    await pharmacy.page.goto(`/myprofile/orderdetail/purchased/${order.orderId}`);
    const coming = pharmacy.page.waitForEvent('download');
    await pharmacy.page.getByRole('button', { name: 'Faturayı indir' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('fatura.pdf');
    expect((await readFile(await download.path())).equals(invoice)).toBe(true);
  });
});
