import { getPaymentStatus } from '@havan/contract/sales/payment';
import { send } from '@havan/run/market/wire';
import type { Child } from '@havan/run/product/child';
import { startApi } from '@havan/run/product/product';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { expect } from '@playwright/test';
import { outcomesAtBank, cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test, withPerson } from '../../fixtures/test.ts';

// @spec buying api-killed

test.setTimeout(300_000);

test('an API killed during the code page of the bank leaves one paid order and one charge', async ({
  browser,
}) => {
  const market = await launchThrowaway();
  const { settings } = market;
  const started = new Date();
  const ignore = { expectsFailures: true };
  let again: Child | undefined;
  try {
    await withPerson(
      browser,
      settings,
      'buyer',
      'eczane',
      async ({ page, token }) => {
        const { offers } = await goodsFromTwoSellers(settings.port, token);
        await fillCart(settings.port, token, offers.slice(0, 1));
        await page.goto('/payment');
        await fillCheckout(page, cards.visa);
        const paying = page.waitForResponse((response) => response.url().endsWith('/Payment/Pay'));
        await payAndMeetBank(page);
        const { result } = (await (await paying).json()) as {
          readonly result: { readonly paymentId: string };
        };

        process.kill(market.api.pid, 'SIGKILL');
        await market.api.gone;
        await answerBank(page, threeDsCode);
        await expect.poll(() => outcomesAtBank(settings.bankPort, started, cards.visa)).toEqual(['captured']);

        again = startApi(settings);
        await again.ready;
        await page.goto(`/payment/success?paymentId=${result.paymentId}`);
        await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible({
          timeout: 30_000,
        });
        await expect(page.getByRole('link', { name: /^Sipariş \d/ })).toHaveCount(1);
        const { state, orders } = await send(
          settings.port,
          getPaymentStatus,
          { paymentId: result.paymentId },
          token,
        );
        expect({ state, orders: orders.length }).toEqual({ state: 'captured', orders: 1 });
        expect(await outcomesAtBank(settings.bankPort, started, cards.visa)).toEqual(['captured']);
      },
      ignore,
    );
  } finally {
    await again?.stop();
    await market.stop();
  }
});
