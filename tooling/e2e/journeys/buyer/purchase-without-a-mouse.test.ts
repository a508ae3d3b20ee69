import { expect } from '@playwright/test';
import { holdScripts } from '../../fixtures/answers.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { bankPage } from '../../fixtures/checkout.ts';
import { arrowTo, tabTo } from '../../fixtures/keyboard.ts';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

/** Returns the name as typed on a keyboard without Turkish letters. */
const withoutTurkishLetters = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

// @spec §2.3 search-dropdown
// @spec buying 3ds-modal without-mouse

test('a pharmacy buys with the keyboard alone', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  await fillCart(product.port, token, []);
  const { product: wanted, offers } = await goodsFromTwoSellers(product.port, token);
  const seller = offers[0].seller.sellerUsername;
  const { keyboard } = page;

  await test.step('finds the product: slash, its name without Turkish letters, down, enter', async () => {
    // The journey begins when the page is drawn and its scripts have not run.
    const letScriptsCome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keyboard.press('/');
    await keyboard.type(withoutTurkishLetters(wanted.productName));
    letScriptsCome();
    await expect(page.getByRole('option', { name: wanted.productName })).toBeVisible({ timeout: 45_000 });
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: wanted.productName, level: 1 })).toBeVisible();
  });

  await test.step('puts an offer into the cart', async () => {
    const table = page.getByRole('table', { name: 'Teklifler' });
    await tabTo(page, table.getByRole('button', { name: `${seller} teklifini sepete ekle` }));
    await keyboard.press('Enter');
    await expect(page.getByText('Sepete eklendi').last()).toBeVisible();
  });

  await test.step('meets the search again among the last ones', async () => {
    await keyboard.press('/');
    await expect(page.getByRole('group', { name: 'Son aramalarınız' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Son aramalarınız' })).toBeHidden();
  });

  await test.step('walks through all that was found to a brand, and to a seller', async () => {
    const { brandId, brandName } = wanted;
    const found = page.getByRole('listbox', { name: 'Öneriler' });
    for (const [name, section, address] of [
      [brandName, 'Markalar', new RegExp(`/categories\\?brandId=${brandId}$`)],
      [seller, 'Satıcılar', new RegExp(`/sellerlistings/${offers[0].seller.sellerId}$`)],
    ] as const) {
      await page.getByRole('banner').getByRole('combobox').focus();
      await keyboard.type(name);
      const row = found.getByRole('group', { name: section }).getByRole('option', { name }).first();
      await expect(row).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('End');
      await expect(found.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('Home');
      await arrowTo(page, row);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      // A name typed before the page moves the focus to its main part would not reach the field.
      await expect(page.getByRole('main')).toBeFocused();
    }
    await expect(page.getByRole('heading', { name: seller, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('goes on to the payment from the cart', async () => {
    await page.goto('/cart');
    const pay = page.getByRole('link', { name: 'Ödemeye geç' }).first();
    await expect(pay).toBeVisible();
    await tabTo(page, pay);
    await keyboard.press('Enter');
  });

  await test.step('fills the form from field to field', async () => {
    await expect(page.getByRole('heading', { name: 'Ödeme', level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Kart üzerindeki ad soyad' }));
    await keyboard.type('Deneme Eczacı');
    await tabTo(page, page.getByRole('textbox', { name: 'Kart numarası' }));
    await keyboard.type(cards.troy);
    await tabTo(page, page.getByRole('textbox', { name: 'Son kullanma tarihi' }));
    await keyboard.type('1235');
    await tabTo(page, page.getByRole('textbox', { name: 'Güvenlik kodu' }));
    await keyboard.type('123');
    for (const agreement of await page.getByRole('checkbox', { name: /metnini okudum/ }).all()) {
      await tabTo(page, agreement);
      await keyboard.press('Space');
    }
    await tabTo(page, page.getByRole('button', { name: 'Siparişi tamamla' }));
    await keyboard.press('Enter');
  });

  await test.step('answers the bank', async () => {
    const code = bankPage(page).getByRole('textbox', { name: 'Doğrulama kodu' });
    await expect(code).toBeVisible();
    await tabTo(page, code);
    await keyboard.type(threeDsCode);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
    await expect(page.getByRole('main', { name: 'Siparişiniz alındı | Havan' })).toBeFocused();
  });
});
