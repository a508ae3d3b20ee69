import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test, withPerson } from '../../fixtures/test.ts';

// @spec §1 notifications
// @spec §2.2 my-notifications
// @spec §2.3 notification-panel

test('at most one menu of the header is open', async ({ browser, product }) => {
  // Among the buyers, only pharmacies have messages (specification §6).
  await withPerson(browser, product, 'buyer', 'eczane', async ({ page }) => {
    await page.goto('/myprofile/notifications');
    const title = page.getByRole('heading', { level: 1, name: 'Bildirimlerim' });
    const bell = page.getByRole('button', { name: /^Bildirimler/ });
    const account = page.getByRole('button', { name: /^Hesabım/ });
    const notifications = page.getByRole('region', { name: 'Bildirimler' });
    const messages = page.getByRole('region', { name: 'Mesajlar' });
    const menu = page.getByRole('region', { name: 'Hesabım' });
    await page.getByRole('button', { name: /^Mesajlar/ }).click();
    await expect(messages.getByRole('link', { name: 'Bütün mesajlar' })).toBeVisible();
    await expectAccessible(page);
    await bell.click();
    await expect(messages).toBeHidden();
    await expect(notifications.getByRole('tab', { name: /Alışlarım/ })).toBeVisible();
    await expectAccessible(page);
    await account.click();
    await expect(menu).toBeVisible();
    await expect(notifications).toBeHidden();

    await title.click();
    await expect(menu).toBeHidden();

    await bell.click();
    await expect(notifications).toBeVisible();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await expect(notifications).toBeHidden();

    await page.mouse.wheel(0, -2000);
    const { keyboard } = page;
    await bell.press('Enter');
    const [first, second] = [notifications.getByRole('tab').first(), notifications.getByRole('tab').nth(1)];
    await expect(first).toBeVisible();
    await keyboard.press('Tab');
    await expect(first).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await account.press('Enter');
    await expect(notifications).toBeHidden();
    await keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await expect(bell).toBeFocused();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: /^Mesajlar/ }).press('Enter');
    await keyboard.press('Tab');
    await expect(messages.getByRole('link').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(messages).toBeHidden();
    await expect(page.getByRole('button', { name: /^Mesajlar/ })).toBeFocused();

    const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 360, height: 740 });
    await account.click();
    // The tab bar of a phone does not cover the last line.
    await menu.getByRole('button', { name: 'Çıkış yap' }).click({ trial: true });
    await page.setViewportSize(desktop);
    await menu.getByRole('link', { name: 'Siparişlerim' }).click();
    await expect(page).toHaveURL(/myprofile\/orders/);
    await expect(menu).toBeHidden();
  });
});

test('notifications are filtered by kind, and a link keeps the view', async ({ pharmacy: { page } }) => {
  await page.goto('/myprofile/notifications');
  await page.getByRole('tab', { name: /Duyurular/ }).click();
  await page.getByRole('button', { name: /Hizmet duyurusu/ }).click();
  await expect(page).toHaveURL(/tab=15&kinds=151/);
  await page.reload();
  await expect(page.getByRole('button', { name: /Hizmet duyurusu/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/bakım yapılacaktır/)).toBeVisible();
  await expect(page.getByText(/Kış sağlığı kampanyaları/)).toHaveCount(0);
  await expectAccessible(page);
});
