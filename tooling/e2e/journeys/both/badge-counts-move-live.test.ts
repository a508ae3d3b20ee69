import { addOrRemove } from '@havan/contract/basket';
import { getUserBasicInfos } from '@havan/contract/master';
import { pulseEveryMs } from '@havan/domain/limits';
import { send } from '@havan/run/market/wire';
import { expect, type Page } from '@playwright/test';
import { fillBasket, offerOfSeller } from '../../fixtures/market.ts';
import { buy } from '../../fixtures/purchase.ts';
import { test } from '../../fixtures/test.ts';

/** The page holds its stream from then on, and asks for nothing by itself. */
const streamOf = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/Master/LiveStream'));

const countIn = async (page: Page, name: RegExp): Promise<number> =>
  Number(/\d+/.exec((await page.getByRole('link', { name }).first().textContent()) ?? '')?.[0] ?? 0);

test('badges of open pages move while somebody else acts: by the stream, and without one by asking', async ({
  product,
  pharmacy,
  merchant,
}) => {
  const { user } = await send(product.port, getUserBasicInfos, {}, merchant.token);
  const offer = await offerOfSeller(product.port, pharmacy.token, user.companyId);
  await fillBasket(product.port, pharmacy.token, []);

  const streams = [streamOf(merchant.page), streamOf(pharmacy.page)];
  await merchant.page.goto('/merchant');
  await pharmacy.page.goto('/');
  const orders = /^Siparişler/;
  // The market has orders for this seller from the start: without a number the badge has not come yet.
  await expect.poll(() => countIn(merchant.page, orders)).toBeGreaterThan(0);
  const before = await countIn(merchant.page, orders);
  const requests = await Promise.all(streams);
  for (const request of requests) {
    expect(new URL(request.url()).search, 'no token in an address').not.toMatch(/token|[\w-]{40,}/i);
    expect(request.headers()['authorization']).toMatch(/^Bearer /);
  }

  await test.step('the cart of another device', async () => {
    const { listingId, minQuantity } = offer;
    await send(product.port, addOrRemove, { listingId, type: 'add', count: minQuantity }, pharmacy.token);
    await expect(pharmacy.page.getByRole('link', { name: /^Sepet.*1/ }).first()).toBeVisible();
  });

  await test.step('the order that a pharmacy places with the seller', async () => {
    await buy(product, pharmacy.token, [offer]);
    await expect.poll(() => countIn(merchant.page, orders)).toBe(before + 1);
  });

  await test.step('and without a stream, because the page asks by itself', async () => {
    const { page } = merchant;
    await page.clock.install();
    await page.route('**/Master/LiveStream*', (route) => route.fulfill({ status: 429 }));
    await page.reload();
    await expect.poll(() => countIn(page, orders)).toBe(before + 1);
    await buy(product, pharmacy.token, [offer]);
    await expect(async () => {
      await page.clock.fastForward(pulseEveryMs);
      expect(await countIn(page, orders)).toBe(before + 2);
    }).toPass();
  });
});
