import { expect, type Page } from '@playwright/test';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

const company = 'Kuyulu Medikal';
const queue = (page: Page) => page.getByRole('navigation', { name: 'Rozet başvuruları' });
const title = (page: Page) => page.getByRole('heading', { level: 2, name: company });
const approve = (page: Page) => page.getByRole('button', { name: 'Onayla' });

test('of two operators at one item the second is told who has it, and gets it when the first leaves', async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  const second = await context.newPage();
  const address = `http://backoffice.localhost:${product.port}`;

  await test.step('the first operator has the item', async () => {
    await signInOperator(page, product);
    await page
      .getByRole('link', { name: /^Rozet başvuruları/ })
      .first()
      .click();
    await expect(title(page)).toBeVisible();
    await expect(approve(page)).toBeEnabled();
  });

  await test.step('the second reads it, and can decide nothing', async () => {
    await signInOperator(second, product, 'yonetici');
    await second.goto(`${address}/badges`);
    await expect(title(second)).toBeVisible();
    await expect(second.getByRole('alert').getByText(/Selin Aras inceliyor/)).toBeVisible();
    await expect(queue(second).getByText('Selin Aras inceliyor')).toBeVisible();
    await expect(approve(second)).toHaveCount(0);
    await second.keyboard.press('a');
    await expect(second.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the first leaves the queue, and the second decides by keyboard alone', async () => {
    // The first operator leaves by the address bar, which unmounts no component.
    await page.goto(`${address}/`);
    await expect(approve(second)).toBeEnabled({ timeout: 20_000 });
    await second.keyboard.press('a');
    await expect(second.getByRole('dialog').getByRole('button', { name: 'Onayla' })).toBeFocused();
    await second.keyboard.press('Enter');
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await expect(queue(second).getByRole('button', { name: company })).toHaveCount(0);
    // The next item is open and has the focus.
    await expect(queue(second).locator('[aria-current="true"]')).toBeFocused();
  });

  await test.step('for the first it is gone', async () => {
    await page
      .getByRole('link', { name: /^Rozet başvuruları/ })
      .first()
      .click();
    await expect(queue(page).getByRole('button').first()).toBeVisible();
    await expect(queue(page).getByRole('button', { name: company })).toHaveCount(0);
  });
  await context.close();
});
