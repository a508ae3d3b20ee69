import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { rateOrder } from '@havan/contract/sales/order-after';
import { approveOrder } from '@havan/contract/sales/orders';
import { notificationKinds } from '@havan/domain/notification-kind';
import { send } from '@havan/run/market/wire';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { reportDelivered } from '../../fixtures/commands/operator.ts';
import { orderBetween, shipOut } from '../../fixtures/sold.ts';
import { test } from '../../fixtures/test.ts';

const comment = 'Kutular ezilmiş geldi, miatlar doğruydu.';
const answer = 'Haklısınız; bundan sonra koruyucu kutuyla gönderiyoruz.';

/** Returns the rating of an order in the list of evaluations. */
const ratingOf = (page: Page, orderId: number) =>
  page
    .locator('section', { has: page.getByRole('link', { name: `Sipariş ${orderId}`, exact: true }) })
    .last();

test('a rating reaches its seller, who answers it once, and the buyer reads the answer', async ({
  product,
  pharmacy,
  merchant,
}) => {
  const { port } = product;
  const { orderId } = await orderBetween(product, pharmacy.token, merchant.token);
  await shipOut(product, merchant.token, orderId);
  await reportDelivered(product, orderId);
  await send(port, approveOrder, { orderId }, pharmacy.token);
  await send(port, rateOrder, { orderId, score: 6, comment }, pharmacy.token);
  const noticeTo = async (token: string, kind: number) =>
    (await send(port, getLastNotifications, {}, token)).find(
      ({ subCategoryId, notificationText }) =>
        subCategoryId === kind && notificationText.includes(String(orderId)),
    );

  await test.step('the seller is notified, and answers', async () => {
    await expect.poll(() => noticeTo(merchant.token, notificationKinds.saleRated)).toBeDefined();
    const { page } = merchant;
    await page.goto('/merchant/myprofile/evaluations?filter=waiting');
    const rating = ratingOf(page, orderId);
    await expect(rating.getByText(comment)).toBeVisible();
    await rating.getByRole('button', { name: 'Yanıtla' }).click();
    const field = rating.getByRole('textbox', { name: 'Yanıtınız' });
    await rating.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(answer);
    await expectAccessible(page);
    await rating.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(page.getByText('Yanıtınız gönderildi.').first()).toBeVisible();
    await page.goto('/merchant/myprofile/evaluations');
    await expect(rating.getByText(answer)).toBeVisible();
    await expect(rating.getByRole('button', { name: 'Yanıtla' })).toHaveCount(0);
  });

  await test.step('the buyer is notified, and reads it', async () => {
    await expect
      .poll(async () => (await noticeTo(pharmacy.token, notificationKinds.ratingAnswered))?.redirectUrl)
      .toBe('/myprofile/evaluations');
    const { page } = pharmacy;
    await page.goto('/myprofile/evaluations');
    const rating = ratingOf(page, orderId);
    await expect(rating.getByText(/^Satıcının yanıtı/)).toBeVisible();
    await expect(rating.getByText(answer)).toBeVisible();
    await expectAccessible(page);
  });
});
