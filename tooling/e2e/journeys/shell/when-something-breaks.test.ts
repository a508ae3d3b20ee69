import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test, withPerson } from '../../fixtures/test.ts';

// @spec §2.2 offline version
// @spec §2.3 error-screen
// @spec §7 error-log
// @spec §8 chunk-failure

test('the version page shows the server’s version, and the offline page leads back', async ({
  page,
  product,
}) => {
  const { version } = await send(product.port, getGlobalInformations, {});
  await page.goto(`${product.buyerOrigin}/version`);
  await expect(page.getByText(version, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${product.buyerOrigin}/offline`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page).toHaveURL(/\/account\/login/);
});

test('a chunk missing for two minutes shows how to refresh and is reported to the server', async ({
  browser,
  product,
}) => {
  await withPerson(
    browser,
    product,
    'buyer',
    'eczane',
    async ({ page, token }) => {
      await page.clock.install();
      await page.goto('/kurumsal/satis');
      await expect(page.getByRole('button', { name: /^Hesabım, / })).toBeVisible();
      await page.getByRole('button', { name: /^Hesabım, / }).click();
      const favourites = page.getByRole('link', { name: 'Favorilerim' });
      await expect(favourites).toBeVisible();
      let isAway = true;
      await page.route('**/assets/**', async (route) => {
        // The request is never answered, as on a connection that is lost but not yet detected.
        if (!isAway) await route.continue();
      });
      const reported = page.waitForRequest('**/Logs/ClientError');
      await favourites.click();
      await page.clock.runFor(119_000);
      await expect(page.getByText(/Ctrl\s*\+\s*F5/)).toHaveCount(0);
      await page.clock.runFor(2000);
      await expect(page.getByText(/Ctrl\s*\+\s*F5/)).toBeVisible();
      await expect(page.getByText(/Command\s*\+\s*Shift\s*\+\s*R/)).toBeVisible();
      expect((await reported).postDataJSON()).toMatchObject({
        application: 'buyer',
        message: 'ChunkError: Chunk load timed out',
        pageUrl: '/myprofile/favorites',
      });
      isAway = false;
      await page.getByRole('button', { name: 'Sayfayı yenile' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Favorilerim' })).toBeVisible();

      // Without a connection the page shows a message; it continues when the connection returns.
      await page.context().setOffline(true);
      await page.getByRole('link', { name: /^Sepet/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'İnternet bağlantınız yok.' })).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: /^Sepet/ })).toBeVisible();

      // A part that does not load leaves the rest of the screen usable.
      const { items } = await send(product.port, getProductListings, { sort: '3', pageSize: '1' }, token);
      const foot = '**/assets/product-more-*';
      await page.route(foot, (route) => route.abort());
      await page.goto(`/listingdetail/${items[0]?.productId}`);
      await page.getByText(/^Miat cetvelinde her çizgi bir ay/).scrollIntoViewIfNeeded();
      await expect(page.getByText('Bu bölüm yüklenemedi')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: items[0]?.productName ?? '' })).toBeVisible();
      await page.unroute(foot);
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      // A browser that caches the failure of a module needs the button, which then reloads the page.
      const again = page.getByRole('button', { name: 'Yeniden dene' });
      await expect(async () => {
        if (await again.isVisible()) await again.click();
        await page.getByText(/^Miat cetvelinde her çizgi bir ay/).scrollIntoViewIfNeeded();
        await expect(page.getByRole('heading', { name: 'Fiyat geçmişi' })).toBeVisible({ timeout: 3000 });
      }).toPass();
    },
    { expectsFailures: true },
  );
});
