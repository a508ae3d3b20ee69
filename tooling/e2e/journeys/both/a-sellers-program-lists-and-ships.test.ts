import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { send } from '@havan/run/market/wire';
import type { Addresses } from '../../fixtures/addresses.ts';
import { buy } from '../../fixtures/purchase.ts';
import { type Receiver, signatureOf, startReceiver } from '../../fixtures/program/receiver.ts';
import { importsOf, sellerProject, type SellerProject } from '../../fixtures/program/seller-program.ts';
import { test } from '../../fixtures/test.ts';

test('a program of a seller lists by key, receives the order, and ships it', async ({
  pharmacy,
  merchant,
  product,
}) => {
  test.slow();
  const seller = merchant.page;
  const receiver = await startReceiver();
  const project = await sellerProject(`http://127.0.0.1:${product.port}`);
  try {
    await seller.goto('/merchant/myprofile/settings/integration');
    const key = await test.step('the seller makes a key', () => makeKey(seller));
    const secret = await test.step('and an address for webhooks, which a test reaches', () =>
      addWebhook(seller, receiver));

    const listingId = await test.step('the installed client compiles, and lists a product', async () => {
      expect(await project.compile()).toBe('');
      return listNew(product, pharmacy.token, project, key);
    });

    const orderId = await test.step('an order arrives, signed', () =>
      orderOfWebhook(product, pharmacy.token, listingId, { receiver, secret }));

    await test.step('the program ships it and reads it back; money it may not move', async () => {
      expect(await project.step(key, 'ship', orderId)).toEqual({ state: 'shipped' });
      expect(await project.step(key, 'read')).toContainEqual([orderId, 1]);
      expect(await project.step(key, 'withdraw')).toBe(403);
      await seller.goto(`/merchant/myprofile/orderdetail/sold/${orderId}`);
      await expect(seller.getByText('123456789012').first()).toBeVisible();
    });

    await test.step('the same package answers in a browser', async () => {
      expect(await readInBrowser(seller, project, key)).toContain(orderId);
    });

    await test.step('a revoked key is refused at once', async () => {
      await seller.goto('/merchant/myprofile/settings/integration');
      await seller.getByRole('button', { name: `${keyName} anahtarını iptal et` }).click();
      await seller.getByRole('dialog').getByRole('button', { name: 'İptal et' }).click();
      await expect(seller.getByText('Anahtar iptal edildi')).toBeVisible();
      expect(await project.step(key, 'refused')).toBe(401);
      await seller.getByRole('button', { name: `Sil: ${receiver.url}` }).click();
      await seller.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
      await expect(seller.getByText('Adres silindi')).toBeVisible();
    });
  } finally {
    receiver.close();
    project.remove();
  }
});

const keyName = 'Örnek program';

async function makeKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Anahtar oluştur' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Ad( |$)/ }).fill(keyName);
  for (const scope of ['İlan açma, stok ve fiyat yazma', 'Siparişleri okuma', 'Sipariş onaylama'])
    await dialog.getByLabel(scope).check();
  await dialog.getByRole('button', { name: 'Anahtar oluştur' }).click();
  const key = await dialog.getByLabel('Anahtar', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  return key;
}

async function addWebhook(page: Page, receiver: Receiver): Promise<string> {
  await page.getByRole('button', { name: 'Adres ekle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adres' }).fill(receiver.url);
  await dialog.getByRole('button', { name: 'Adres ekle' }).click();
  const secret = await dialog.getByLabel('İmza anahtarı', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  await page.getByRole('button', { name: `Deneme gönder: ${receiver.url}` }).click();
  await expect(page.getByText('Deneme bildirimi ulaştı')).toBeVisible();
  return secret;
}

/** Lists a product that the seller does not sell yet; returns its listing. */
async function listNew(
  { port }: Addresses,
  token: string,
  project: SellerProject,
  key: string,
): Promise<number> {
  const { items } = await send(port, getProductListings, {}, token);
  for (const { barcode, productId } of items) {
    const answer = (await project.step(key, 'list', barcode)) as { outcome: string; listingId: number };
    if (answer.outcome !== 'created') continue;
    const listed = async () => {
      const { listings } = await send(port, getProductDetail, { productId: String(productId) }, token);
      return listings.some(({ listingId }) => listingId === answer.listingId);
    };
    await expect.poll(listed).toBe(true);
    return answer.listingId;
  }
  throw new Error('The seller sells every product of the first page already.');
}

/** Buys units of a listing and returns the order that a signed webhook named. */
async function orderOfWebhook(
  product: Addresses,
  token: string,
  listingId: number,
  { receiver, secret }: { readonly receiver: Receiver; readonly secret: string },
): Promise<number> {
  const { items } = await send(product.port, getProductListings, {}, token);
  for (const { productId } of items) {
    const detail = await send(product.port, getProductDetail, { productId: String(productId) }, token);
    const offer = detail.listings.find((one) => one.listingId === listingId);
    if (!offer) continue;
    const [order] = await buy(product, token, [offer]);
    const arrival = () =>
      receiver.arrived.find(({ body }) => {
        const { type, data } = JSON.parse(body) as { type: string; data: { orderId?: number } };
        return type === 'order.created' && data.orderId === order?.orderId;
      });
    await expect.poll(() => arrival() !== undefined).toBe(true);
    const arrived = arrival();
    if (!arrived || !order) throw new Error('No webhook arrived.');
    expect(arrived.headers['webhook-signature']).toBe(signatureOf(arrived, secret));
    return order.orderId;
  }
  throw new Error('The listing is nowhere.');
}

/** Reads the orders of the key with the installed package in a page; returns their ids. */
async function readInBrowser(page: Page, project: SellerProject, key: string): Promise<unknown> {
  const prefix = '/example-packages/';
  const origin = new URL(page.url()).origin;
  const map = JSON.stringify({ imports: importsOf(project, prefix) });
  await page.route(`${origin}${prefix}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(prefix.length);
    return name === ''
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><link rel="icon" href="data:,"><title>Örnek</title><script type="importmap">${map}</script>`,
        })
      : route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync(path.join(project.folder, 'node_modules', name)),
        });
  });
  await page.goto(prefix);
  return page.evaluate(
    `(async () => {
      const { createKeyApi } = await import('@havan/api-client/key-api');
      const { getOrderFeed } = await import('@havan/api-client/contract/sales/order-feed');
      const api = createKeyApi({ baseUrl: location.origin, key: ${JSON.stringify(key)} });
      const found = [];
      for (let page; !page || page.hasMore; ) {
        page = await api.call(getOrderFeed, page ? { cursor: page.cursor } : {});
        found.push(...page.items.map(({ orderId }) => orderId));
      }
      return found;
    })()`,
  );
}
