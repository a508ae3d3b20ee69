import { gtinCheckDigit } from '@havan/domain/gtin';
import { getListableProduct } from '@havan/contract/listings/listings';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

/** Returns a barcode that no product has. */
function newBarcode(prefix: string): string {
  const body = `${prefix}${String(Date.now()).slice(-7)}`;
  return `${body}${gtinCheckDigit(body)}`;
}

test('a requested product is on sale with its approval, by the terms agreed to; a refusal is read at its row', async ({
  merchant,
  page: desk,
  product,
}) => {
  const { page, token } = merchant;
  const [wanted, unwanted] = [newBarcode('86997'), newBarcode('86998')];
  const name = `Elvarin Güneş Kremi ${wanted.slice(-4)}`;
  const refused = `Bilinmez Şurup ${unwanted.slice(-4)}`;
  const line = page.getByRole('textbox', { name: 'Okutun ya da barkod yazın' });
  const dialog = page.getByRole('dialog', { name: 'Ürün iste' });
  /** Types as a hand scanner does. */
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  await test.step('the box is unknown; the form says what is missing and keeps what was typed', async () => {
    await page.goto('/merchant/myprofile/listings/new');
    await expect(line).toBeFocused();
    for (const text of [wanted, '0328', '*12']) await type(text);
    await page.getByRole('button', { name: 'Ürün iste' }).click();
    await dialog.getByRole('textbox', { name: 'Marka' }).fill('Elvarin');
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
    await expect(dialog.getByText('Ürünün kutudaki adını yazınız.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Kutudaki adı' })).toBeFocused();
    await page.keyboard.type(name);
    await expectAccessible(page);
  });

  await test.step('without a price it cannot be agreed to; with one its row says what will be on sale', async () => {
    await dialog.getByRole('checkbox', { name: /^Onaylanınca bu fiyat/ }).check();
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
    await expect(dialog.getByText(/^Fiyat yazın;/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^Onaylanınca bu fiyat/ }).uncheck();
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
    await expect(page.getByText(`${wanted} istendi, onay bekliyor.`, { exact: false })).toBeVisible();
    await page.getByRole('gridcell').nth(5).dblclick();
    await page.keyboard.type('148,90');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: /^Onaylanınca bu fiyat/ }).check();
    await expect(page.getByText(/yayına alınacak: 148,90 TL, 12 adet, miat 03\/2028/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a second box is requested', async () => {
    await line.focus();
    await type(unwanted);
    await page.getByRole('button', { name: 'Ürün iste' }).click();
    await dialog.getByRole('textbox', { name: 'Kutudaki adı' }).fill(refused);
    await dialog.getByRole('textbox', { name: 'Marka' }).fill('Bilinmez');
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
    await expect(dialog).toHaveCount(0);
  });

  const open = async (title: string) => {
    await desk
      .getByRole('navigation', { name: 'Ürün istekleri' })
      .getByRole('button', { name: title })
      .click();
    await expect(desk.getByRole('heading', { level: 2, name: title })).toBeVisible();
  };

  await test.step('the operator reads the terms, creates the product and approves', async () => {
    await signInOperator(desk, product);
    await desk.goto(`http://backoffice.localhost:${product.port}/product-requests`);
    await open(name);
    await expect(desk.getByText('148,90 TL, 12 adet, miat 03/2028')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('link', { name: 'Ürünü oluştur' }).click();
    await expect(desk.getByLabel('Barkod')).toHaveValue(wanted);
    await desk.getByRole('combobox', { name: 'Kategori' }).click();
    await desk.getByRole('option').first().click();
    await desk.getByRole('combobox', { name: 'Sınıf' }).selectOption('Genel ürün');
    await desk.getByRole('button', { name: 'Ürünü oluştur' }).click();
    await expect(desk.getByText('Ürün oluşturuldu.').first()).toBeVisible();
    await desk.goto(`http://backoffice.localhost:${product.port}/product-requests`);
    await open(name);
    await desk.getByRole('button', { name: 'Onayla' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
    await expect(desk.getByText('İstek onaylandı.').first()).toBeVisible();
  });

  await test.step('the other is refused with a reason', async () => {
    await open(refused);
    await desk.getByRole('button', { name: 'Reddet' }).click();
    await desk.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 });
    await desk.getByRole('dialog').getByRole('button', { name: 'Reddet' }).click();
    await expect(desk.getByText('İstek reddedildi.').first()).toBeVisible();
  });

  await test.step('the offer is on sale once, and both rows say what became of them', async () => {
    const { product: listed } = await send(product.port, getListableProduct, { barcode: wanted }, token);
    expect(listed?.ownListings.map(({ price, stock, expiration }) => [price, stock, expiration])).toEqual([
      [14_890, 12, '2028-03-31'],
    ]);
    await page.reload();
    await expect(page.getByText(/^Onaylanınca kendiliğinden yayına alındı: 148,90 TL/)).toBeVisible();
    await expect(page.getByText(/^Ürün isteğiniz reddedildi:/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'İlanı aç' }).click();
    await expect(page.getByText(name).first()).toBeVisible();
  });
});
