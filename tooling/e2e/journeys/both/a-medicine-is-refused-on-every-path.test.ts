import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { bulkAddCartItems } from '@havan/contract/cart/cart-transfer';
import { noWishes, smartCartBuilder } from '@havan/contract/cart/smart-cart';
import { setProductAlert } from '@havan/contract/catalogue/alerts';
import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { applyListingBatch } from '@havan/contract/listings/listing-bulk';
import { feedListings } from '@havan/contract/listings/listing-feed';
import {
  activateListings,
  createListing,
  getListableProduct,
  passivateListings,
} from '@havan/contract/listings/listings';
import { reorder } from '@havan/contract/sales/order-after';
import { send } from '@havan/run/market/wire';
import { expect, type Page } from '@playwright/test';
import type { Addresses } from '../../fixtures/addresses.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { fillCart, goodsToList } from '../../fixtures/market.ts';
import { buy } from '../../fixtures/purchase.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { type Person, test, withPerson } from '../../fixtures/test.ts';

const law = /6197 sayılı Kanun|reçeteli|ilaç/i;

test('goods that an operator finds to be a medicine are refused on every path, as a licensed one is', async ({
  browser,
  pharmacy,
  page: desk,
  product,
}) => {
  test.setTimeout(180_000);
  // No other journey counts the listings of this seller.
  await withPerson(browser, product, 'merchant', 'eczadeposu', (merchant) =>
    refusedEverywhere({ merchant, pharmacy, desk, product }),
  );
});

interface Parties {
  readonly merchant: Person;
  readonly pharmacy: Person;
  /** The back office page of an operator. */
  readonly desk: Page;
  readonly product: Addresses;
}

async function refusedEverywhere({ merchant, pharmacy, desk, product }: Parties): Promise<void> {
  const { port } = product;
  const { page } = merchant;
  const goods = await goodsToList(port, pharmacy.token, merchant.token, 2);
  const { productId, barcode, productName } = goods;
  const terms = { productId, price: 15_000, stock: 40, expiration: '2029-05-31' };
  await send(port, createListing, terms, merchant.token);
  const { product: known } = await send(port, getListableProduct, { barcode }, merchant.token);
  const listingId = known?.ownListings[0]?.listingId ?? 0;
  const { listings } = await send(port, getProductDetail, { productId: String(productId) }, pharmacy.token);
  const offer = listings.find((each) => each.listingId === listingId);
  if (!offer) throw new Error('The listing is not on sale.');
  const [order] = await buy(product, pharmacy.token, [offer]);
  await fillCart(port, pharmacy.token, [offer]);

  await test.step('an operator files it as a medicine', async () => {
    await signInOperator(desk, product);
    await desk.getByRole('link', { name: 'Ürünler', exact: true }).click();
    await desk.getByLabel('Barkod ya da ürün adı').fill(barcode);
    await desk.getByRole('link', { name: productName }).click();
    await desk.getByRole('combobox', { name: 'Sınıf' }).selectOption('İlaç');
    await desk.getByRole('button', { name: 'Kaydet' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Satışa kapat' }).click();
    await expect(desk.getByText('Ürün kaydedildi.').first()).toBeVisible();
  });

  await test.step('no buyer gets it: cart, quick order, smart cart, re-order, alert', async () => {
    const buyer = pharmacy.token;
    const { groups } = await send(port, getCart, {}, buyer);
    const line = groups.flatMap(({ lines }) => lines).find((each) => each.listingId === listingId);
    expect(line).toMatchObject({ canBuy: false, notices: expect.arrayContaining(['withdrawn']) });
    const more = { listingId, type: 'add', count: 1 } as const;
    await expect(send(port, addOrRemove, more, buyer)).rejects.toThrow(law);
    const bulk = await send(port, bulkAddCartItems, { lines: [{ productId, count: 1 }] }, buyer);
    expect(bulk.lines[0]?.outcome).not.toBe('added');
    const wants = [{ productId, quantity: 1 }];
    await expect(send(port, smartCartBuilder, { wants, wishes: noWishes }, buyer)).rejects.toThrow();
    expect((await send(port, reorder, { orderId: order?.orderId ?? 0 }, buyer)).added).toBe(0);
    const alert = { productId, priceDrop: true, backInStock: true, targetPrice: null };
    await expect(send(port, setProductAlert, alert, buyer)).rejects.toThrow();
  });

  await test.step('no seller offers it: calls of the API', async () => {
    const seller = merchant.token;
    await expect(send(port, createListing, terms, seller)).rejects.toThrow(law);
    await send(port, passivateListings, { listingIds: [listingId] }, seller);
    const { rows } = await send(port, activateListings, { listingIds: [listingId] }, seller);
    expect(rows[0]).toMatchObject({ done: false, sentence: expect.stringMatching(law) });
    const change = { kind: 'state', state: 'active' } as const;
    const target = { by: 'selection' as const, listingIds: [listingId] };
    expect(await send(port, applyListingBatch, { target, change }, seller)).toMatchObject({
      changed: 0,
      refused: 1,
    });
    const feed = await send(port, feedListings, { rows: [{ barcode, stock: 5, price: 15_000 }] }, seller);
    expect(feed.rows[0]).toMatchObject({ outcome: 'refused', sentence: expect.stringMatching(law) });
  });

  await test.step('the desk and a file name the law', async () => {
    await page.goto('/merchant/myprofile/listings/new');
    await expect(page.getByRole('textbox', { name: 'Okutun ya da barkod yazın' })).toBeFocused();
    await page.keyboard.type(`(01)0${barcode}(17)290531(10)C3`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: productName })).toContainText('Yayımlanamaz');
    await expect(page.getByText(/6197/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yayına alınacak satır yok' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/merchant/myprofile/listings/import');
    const csv = `Barkod;Stok;Fiyat;Miat\r\n${barcode};5;150,00;06/2029\r\n`;
    await page
      .getByLabel('Stok dosyası')
      .setInputFiles({ name: 'ilac.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Dosyayı kontrol et' }).click();
    await expect(page.getByText(/6197/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /satırı yaz$/ })).toHaveCount(0);
  });
}
