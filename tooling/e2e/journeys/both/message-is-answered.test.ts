import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test, withPerson } from '../../fixtures/test.ts';

// @spec §1 messages
// @spec §2.2 my-messages
// @spec §7 seller-answers

test('a pharmacy’s message appears on the seller’s open page, and so does the answer', async ({
  browser,
  product,
  merchant,
}) => {
  test.slow();
  const { user } = await send(product.port, getUserBasicInfos, {}, merchant.token);
  const question = `Miadı 2028 olan var mı? ${Date.now()}`;
  await withPerson(browser, product, 'buyer', 'eczane', async ({ page }) => {
    const streams = [page, merchant.page].map((each) => each.waitForRequest(/Master\/LiveStream/));
    await merchant.page.goto('/merchant/myprofile/messages');
    await page.goto(`/myprofile/messages?company=${user.companyId}`);
    await Promise.all(streams);

    const field = page.getByRole('textbox', { name: 'Mesajınız' });
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('Lütfen bir mesaj yazın.')).toBeVisible();
    await field.fill(question);
    await field.press('Control+Enter');
    await expect(page.getByRole('log').getByText(question)).toBeVisible();
    await expectAccessible(page);

    const row = merchant.page
      .getByRole('navigation', { name: 'Konuşmalar' })
      .getByRole('link', { name: question });
    await expect(row).toContainText('Okunmamış');
    await row.click();
    const log = merchant.page.getByRole('log');
    await expect(log.getByText(question)).toBeVisible();
    await expectAccessible(merchant.page);
    const answer = `Var, yarın kargoda. ${Date.now()}`;
    await merchant.page.getByRole('textbox', { name: 'Mesajınız' }).fill(answer);
    await merchant.page.getByRole('button', { name: 'Gönder' }).click();
    await expect(log.getByText(answer)).toBeVisible();
    await expect(row).toHaveCount(0);

    await expect(page.getByRole('log').getByText(answer)).toBeVisible();
    await expect(page.getByText(/Okundu/).last()).toBeVisible();
  });
});

test('a seller answers a question about its product', async ({ merchant: { page } }) => {
  await page.goto('/merchant/myprofile/listings/questions');
  const answerButtons = page.getByRole('main').getByRole('button', { name: /^Yanıtla: / });
  await answerButtons.first().press('Enter');
  const field = page.getByRole('textbox', { name: 'Yanıtınız' });
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Vazgeç' }).press('Enter');
  await expect(answerButtons.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Yanıtı gönder' });
  await send.click();
  await expect(page.getByText('Lütfen yanıtınızı yazın.')).toBeVisible();
  await expectAccessible(page);
  const answer = `Kargoya verdiğimiz gün kesiyoruz. ${Date.now()}`;
  await field.fill(answer);
  await send.click();
  await expect(field).toBeHidden();
  await page.getByRole('tab', { name: /Yanıtladıklarım/ }).click();
  await expect(page.getByText(answer)).toBeVisible();
});
