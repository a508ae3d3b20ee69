import { formatDay, istanbulDayOf } from '@havan/domain/istanbul';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

// @spec §7 users-adverts

test('an operator publishes a slider and an announcement; a buyer sees both', async ({
  page,
  pharmacy,
  product,
}) => {
  const mark = String(Date.now()).slice(-6);
  const [title, notice] = [`Vitrin ${mark}`, `Duyuru ${mark}: pazar gecesi bakım var.`];
  const today = formatDay(istanbulDayOf(new Date()));

  await test.step('the operator', async () => {
    await signInOperator(page, product);
    await page.getByRole('link', { name: 'Vitrin' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yeni slayt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Yeni slayt' });
    await dialog.getByLabel('Başlık').fill(title);
    await dialog.getByLabel('İlk gün').fill(today);
    await dialog.getByLabel('Son gün').fill(today);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Slayt kaydedildi.').first()).toBeVisible();

    await page.getByRole('link', { name: 'Duyurular' }).click();
    await page.getByLabel('Metin').fill(notice);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yayımla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yayımla' }).click();
    await expect(page.getByText('Duyuru yayımlandı.').first()).toBeVisible();
  });

  await test.step('the buyer', async () => {
    const { page: buyer } = pharmacy;
    await buyer.goto('/homepage');
    await expect(buyer.getByRole('heading', { name: title })).toBeAttached();
    await buyer.goto('/myprofile/notifications');
    await buyer
      .getByRole('tab', { name: /^Duyurular/ })
      .or(buyer.getByRole('link', { name: /^Duyurular/ }))
      .first()
      .click();
    await expect(buyer.getByText(notice).first()).toBeVisible();
  });
});
