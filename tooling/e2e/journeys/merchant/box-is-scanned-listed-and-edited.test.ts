import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { getListableProduct } from '@havan/contract/listings/listings';
import { expect } from '@playwright/test';
import { send } from '@havan/run/market/wire';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

/** A licensed medicine: it may be found, never sold here. */
const medicine = '8699525013859';

// @spec §2.2 my-listings

test('a box is scanned, is an offer of the market, and its price is changed in place; a medicine is refused', async ({
  merchant,
  pharmacy,
  product,
}) => {
  const { page } = merchant;
  const { keyboard } = page;
  const barcode = await freeBarcode();

  await test.step('a medicine is refused with its law', async () => {
    await page.goto('/merchant/myprofile/listings/new');
    await expect(page.getByRole('textbox', { name: 'Okutun ya da barkod yazın' })).toBeFocused();
    await scan(medicine);
    await expect(page.getByText(/6197/).first()).toBeVisible();
  });

  await test.step('a box, its month and its units stand in a row', async () => {
    await scan(barcode);
    await scan('0931');
    await scan('*7');
    await expect(page.getByRole('row').filter({ hasText: '09/2031' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('with a price it is an offer', async () => {
    await page.getByRole('gridcell', { name: '–' }).first().dblclick();
    await keyboard.press('Control+a');
    await keyboard.type('9,90');
    await keyboard.press('Enter');
    await keyboard.press('Control+Enter');
    await expect(page.getByRole('row').filter({ hasText: '09/2031' }).getByText('Yayında')).toBeVisible();
    await expect.poll(offeredPrice).toBe(990);
  });

  await test.step('its price is changed in the table, and buyers see it', async () => {
    await page.goto(`/merchant/myprofile/listings?q=${barcode}`);
    const cell = page.getByRole('row').filter({ hasText: '09/2031' }).getByText('9,90').first();
    await cell.click();
    await keyboard.type('9,80');
    await keyboard.press('Enter');
    await keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Kaydedilmemiş değişiklikler' })).toHaveCount(0);
    await expect.poll(offeredPrice).toBe(980);
  });

  async function scan(text: string): Promise<void> {
    await keyboard.type(text);
    await keyboard.press('Enter');
  }

  /** A product that this seller does not list. */
  async function freeBarcode(): Promise<string> {
    const { items } = await send(product.port, getProductListings, { pageSize: '50' }, pharmacy.token);
    for (const { barcode: each } of items) {
      const found = await send(product.port, getListableProduct, { barcode: each }, merchant.token);
      if (found.product && !found.product.refusal && found.product.ownListings.length === 0) return each;
    }
    throw new Error('The seller lists every product of the first page.');
  }

  /** The lowest price that a pharmacy sees. */
  async function offeredPrice(): Promise<number | null> {
    const found = await send(product.port, getListableProduct, { barcode }, merchant.token);
    return found.product?.cheapest ?? null;
  }
});
