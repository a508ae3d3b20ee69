import { addOrRemove } from '@havan/contract/cart/cart';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { changeTokenEveryMs } from '@havan/domain/limits';
import { send } from '@havan/run/market/wire';
import { expect, type Page } from '@playwright/test';
import { fillCart, offerOfSeller } from '../../fixtures/market.ts';
import { buy } from '../../fixtures/purchase.ts';
import { test } from '../../fixtures/test.ts';

/** Waits for the event stream of the page; from then on the page does not poll. */
const streamOf = (page: Page) =>
  page.waitForRequest((request) => request.url().includes('/Master/LiveStream'));

const countIn = async (page: Page, name: RegExp): Promise<number> =>
  Number(/\d+/.exec((await page.getByRole('link', { name }).first().textContent()) ?? '')?.[0] ?? 0);

// @spec buying counters

test('badges of open pages follow the work of others, by stream or by polling', async ({
  product,
  pharmacy,
  merchant,
}) => {
  const { user } = await send(product.port, getUserBasicInfos, {}, merchant.token);
  const offer = await offerOfSeller(product.port, pharmacy.token, user.companyId);
  await fillCart(product.port, pharmacy.token, []);

  const streams = [streamOf(merchant.page), streamOf(pharmacy.page)];
  await merchant.page.goto('/merchant');
  await pharmacy.page.goto('/');
  const orders = /^Siparişler/;
  // This seller has orders from the start, so a badge without a number has not loaded yet.
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
      await page.clock.fastForward(changeTokenEveryMs);
      expect(await countIn(page, orders)).toBe(before + 2);
    }).toPass();
  });
});
