import { createListing, getListableProduct } from '@havan/contract/listings/listings';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { goodsToList } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 my-listings

test('listings are edited in place by keyboard; Escape takes back, and another tab’s change is asked about', async ({
  merchant,
  pharmacy,
  product,
}) => {
  const { page, token } = merchant;
  const { barcode, productId } = await goodsToList(product.port, pharmacy.token, token, 1);
  for (const expiration of ['2028-01-31', '2029-01-31']) {
    const terms = { productId, price: 10_000, stock: 20, expiration, state: 'active' as const };
    const { outcome } = await send(product.port, createListing, terms, token);
    expect(outcome).toBe('saved');
  }
  const stored = async () => {
    const { product: now } = await send(product.port, getListableProduct, { barcode }, token);
    return (now?.ownListings ?? []).toSorted((a, b) =>
      String(a.expiration).localeCompare(String(b.expiration)),
    );
  };
  const address = `/merchant/myprofile/listings?q=${barcode}&sort=expiration`;
  const first = page.getByRole('row').filter({ hasText: '01/2028' });
  const second = page.getByRole('row').filter({ hasText: '01/2029' });
  const bar = page.getByRole('region', { name: 'Kaydedilmemiş değişiklikler' });

  await test.step('Enter goes down, Tab to the right, Escape leaves the cell as it was', async () => {
    await page.goto(address);
    await first.getByRole('gridcell').filter({ hasText: '100,00' }).click();
    await page.keyboard.type('101,50');
    await page.keyboard.press('Enter');
    // The cell below has the focus; typing starts to edit it.
    await page.keyboard.type('+%10');
    await expect(page.getByText('110,00 TL')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(second).toContainText('110,00');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('999');
    await page.keyboard.press('Escape');
    await expect(bar).toContainText('2 değişiklik');
    await expectAccessible(page);
  });

  await test.step('Tab writes a cell and opens the way to the next', async () => {
    await first.getByRole('gridcell').filter({ hasText: /^20/ }).click();
    await page.keyboard.type('25');
    await page.keyboard.press('Tab');
    await expect(bar).toContainText('3 değişiklik');
    await expect(first.getByRole('gridcell').filter({ hasText: '101,50' })).toBeFocused();
  });

  await test.step('Ctrl+S saves all of it, Ctrl+Z before that would not', async () => {
    await page.keyboard.press('Control+s');
    await expect(bar).toHaveCount(0);
    expect((await stored()).map(({ price, stock }) => ({ price, stock }))).toEqual([
      { price: 10_150, stock: 25 },
      { price: 11_000, stock: 20 },
    ]);
  });

  await test.step('a second tab has changed the row meanwhile: the later one sees it, nothing is lost', async () => {
    const other = await page.context().newPage();
    await other.goto(address);
    await expect(other.getByRole('row').filter({ hasText: '01/2028' })).toContainText('101,50');
    await first.getByRole('gridcell').filter({ hasText: '101,50' }).click();
    await page.keyboard.type('102');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(bar).toHaveCount(0);
    await other
      .getByRole('row')
      .filter({ hasText: '01/2028' })
      .getByRole('gridcell')
      .filter({ hasText: '101,50' })
      .click();
    await other.keyboard.type('99,90');
    await other.keyboard.press('Enter');
    await other.keyboard.press('Control+s');
    await expect(other.getByText(/Siz yazarken bu ilan başka bir yerde değişti/)).toBeVisible();
    expect((await stored())[0]?.price).toBe(10_200);
    await other.getByRole('button', { name: 'Benim yazdığım kalsın' }).click();
    await other.keyboard.press('Control+s');
    await expect.poll(async () => (await stored())[0]?.price).toBe(9990);
    await other.close();
  });
});
