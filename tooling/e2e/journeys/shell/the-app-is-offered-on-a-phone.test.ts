import { getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import { signInAs, storageStateOf } from '@havan/run/market/session';
import { devices, expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { answerDifferently } from '../../fixtures/answers.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.3 app-banner

const apps = {
  androidAppUrl: 'https://play.example/havan',
  iosAppUrl: 'https://apps.example/havan',
};

for (const [device, href, where] of [
  ['Pixel 7', apps.androidAppUrl, 'Google Play’de ücretsiz'],
  ['iPhone 15', apps.iosAppUrl, 'App Store’da ücretsiz'],
  ['Desktop Chrome', null, ''],
] as const) {
  test(`on a ${device} the banner offers ${href ?? 'nothing'}`, async ({ browser, product }) => {
    const { userAgent, viewport } = devices[device] ?? {};
    const tokens = await signInAs(product.port, 'eczane', 'buyer');
    const context = await browser.newContext({
      ...(userAgent !== undefined && { userAgent }),
      ...(viewport !== undefined && { viewport }),
      storageState: storageStateOf(product, 'buyer', tokens),
    });
    const page = await context.newPage();
    await answerDifferently(page, product, [getGlobalInformations, {}], (globals) => ({
      ...globals,
      ...apps,
    }));
    await page.goto(`${product.buyerOrigin}/kurumsal/satis`);
    await expect(page.getByRole('button', { name: /^Hesabım, / })).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'Mobil uygulama' });
    if (href === null) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /Google Play/ })).toBeVisible();
      await expect(banner).toHaveCount(0);
    } else {
      await expect(banner.getByText(where)).toBeVisible();
      await expect(banner.getByRole('link')).toHaveAttribute('href', href);
      await expectAccessible(page);
      await banner.getByRole('button', { name: 'Kapat' }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: /^Hesabım, / })).toBeVisible();
      await expect(banner).toHaveCount(0);
    }
    await context.close();
  });
}
