import { getPaymentStatus } from '@havan/contract/payment';
import { send } from '@havan/run/market/wire';
import { startApi } from '@havan/run/product/product';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { expect } from '@playwright/test';
import { bankPaymentsSince, cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillBasket, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test, withPerson } from '../../fixtures/test.ts';

test.setTimeout(150_000);

test('an API killed while the bank asks for the code ends with one paid order and one charge', async ({
  browser,
}) => {
  const market = await launchThrowaway();
  const { settings } = market;
  const started = new Date();
  const ignore = { expectsFailures: true };
  try {
    await withPerson(
      browser,
      settings,
      'buyer',
      'eczane',
      async ({ page, token }) => {
        const { offers } = await goodsFromTwoSellers(settings.port, token);
        await fillBasket(settings.port, token, offers.slice(0, 1));
        await page.goto('/payment');
        await fillCheckout(page, cards.success);
        const paying = page.waitForResponse((response) => response.url().endsWith('/Payment/Pay'));
        await payAndMeetBank(page);
        const { result } = (await (await paying).json()) as {
          readonly result: { readonly paymentId: string };
        };

        process.kill(market.api.pid, 'SIGKILL');
        await market.api.gone;
        await answerBank(page, threeDsCode);
        await expect
          .poll(async () => (await bankPaymentsSince(settings.bankPort, started)).map(({ status }) => status))
          .toEqual(['captured']);

        const again = startApi(settings);
        await again.ready;
        await page.goto(`/payment/success?paymentId=${result.paymentId}`);
        await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible({
          timeout: 30_000,
        });
        await expect(page.getByRole('link', { name: /^Sipariş / })).toHaveCount(1);
        const { state, orders } = await send(settings.port, getPaymentStatus, result, token);
        expect({ state, orders: orders.length }).toEqual({ state: 'captured', orders: 1 });
        expect(await bankPaymentsSince(settings.bankPort, started)).toHaveLength(1);
        await again.stop();
      },
      ignore,
    );
  } finally {
    await market.stop();
  }
});
