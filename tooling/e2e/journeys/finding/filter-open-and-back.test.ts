import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 categories

test('going back to a list restores its filters and scroll position', async ({ pharmacy }) => {
  const { page } = pharmacy;
  const labels = page.getByRole('article');

  await test.step('narrows with one key and two ticks at once', async () => {
    await page.goto('/categories/1376');
    await expect(labels.first()).toBeVisible();
    await expectAccessible(page);
    // The filter for a long expiry is on by default: the first press clears it, the second sets it.
    await page.keyboard.press('8');
    await expect(page).toHaveURL(/longExpiry=false/);
    await page.keyboard.press('8');
    await expect(page).toHaveURL(/longExpiry=true/);
    // The second brand is pressed before the list of the first one is rendered.
    const brands = page.getByRole('region', { name: 'Marka' }).getByRole('checkbox');
    await expect(brands.nth(1)).toBeVisible();
    await brands.evaluateAll((boxes: Array<{ click: () => void }>) => {
      for (const box of boxes.slice(0, 2)) box.click();
    });
    await expect(page).toHaveURL(/brandId=\d+%2C\d+/);
    await expect(page.getByRole('region', { name: 'Seçili filtreler' })).toBeVisible();
    await rest(page);
  });

  await test.step('loads more, opens a product far down and comes back', async () => {
    // A slow machine still lays the labels of the first page when its height rests.
    await expect(labels).toHaveCount(20);
    await page.getByRole('button', { name: 'Daha fazla göster' }).click();
    await expect(page.getByRole('list', { name: /^Ürünler, 21–/ })).toBeVisible();
    const wanted = page
      .getByRole('list', { name: /^Ürünler, 21–/ })
      .getByRole('link')
      .first();
    await wanted.scrollIntoViewIfNeeded();
    const name = await wanted.textContent();
    const before = await page.evaluate<number>('scrollY');
    expect(before).toBeGreaterThan(500);
    await wanted.click();
    await expect(page).toHaveURL(/listingdetail/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/longExpiry=true&brandId=\d+/);
    await expect(page.getByRole('link', { name: name?.trim() ?? '', exact: true }).first()).toBeInViewport();
  });

  await test.step('takes the filters away', async () => {
    await page.getByRole('button', { name: 'Filtreleri kaldır' }).first().click();
    await expect(page).toHaveURL(/\/categories\/1376\?longExpiry=false$/);
    await rest(page);
  });

  await test.step('a reload far down, and one on the way, lead back to the very place', async () => {
    const third = page.getByRole('list', { name: 'Ürünler, 41–60' });
    for (const next of [page.getByRole('list', { name: 'Ürünler, 21–40' }), third]) {
      await page.getByRole('button', { name: 'Daha fazla göster' }).click();
      await expect(next).toBeAttached();
    }
    await third.getByRole('link').last().scrollIntoViewIfNeeded();
    const placeOf = () => third.getByRole('link').last().boundingBox();
    // A page whose height has just grown still scrolls, so the test leaves it when the position is stable.
    let left = await placeOf();
    await expect
      .poll(
        async () => {
          const was = left;
          left = await placeOf();
          return left?.y === was?.y;
        },
        { intervals: [500] },
      )
      .toBe(true);
    // A row above may have gained a line meanwhile, such as a discount; a larger difference is another position.
    const isBack = async () => Math.abs(((await placeOf())?.y ?? Number.NaN) - (left?.y ?? 0)) <= 20;
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.reload();
    await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
    await third.getByRole('link').last().click();
    // The list has a heading of level 1 as well, so only the address shows that the product page is open.
    await expect(page).toHaveURL(/listingdetail/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/categories/);
    await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
  });

  await test.step('an address with unknown values has a note and shows the list', async () => {
    await page.goto('/categories/1376?renk=mavi&sort=9');
    await expect(page.getByText('Bağlantıdaki bazı filtreler tanınmadı')).toBeVisible();
    await expect(labels.first()).toBeVisible();
  });
});

/** Waits until the list under the new filters has replaced the former one and the height of the page is stable. */
async function rest(page: Page): Promise<void> {
  let height = 0;
  const isResting = async () => {
    const was = height;
    height = await page.evaluate<number>('document.documentElement.scrollHeight');
    return height === was;
  };
  await expect.poll(isResting, { intervals: [750] }).toBe(true);
}
