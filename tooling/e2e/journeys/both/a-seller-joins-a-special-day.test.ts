import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

test('a seller offers a listing for a special day, and an operator approves it', async ({
  page,
  product,
  merchant: { page: desk },
}) => {
  test.slow();
  let title = '';
  let name = '';

  await test.step('a price above what the day takes is refused at its field, a fitting one is sent', async () => {
    await desk.goto('/merchant/myprofile/listings/special-days');
    const day = desk
      .getByRole('listitem')
      .filter({ has: desk.getByRole('link', { name: 'İlanlarımla katıl' }) })
      .first();
    title = await day.getByRole('heading').innerText();
    await day.getByRole('link', { name: 'İlanlarımla katıl' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const row = desk
      .getByRole('table', { name: 'İlanlarım' })
      .getByRole('row')
      .filter({ has: desk.getByRole('textbox', { name: /özel gün fiyatı$/ }) })
      .filter({ hasNotText: /Onay bekliyor|Onaylandı|Reddedildi/ })
      .last();
    const field = row.getByRole('textbox', { name: /özel gün fiyatı$/ });
    name = (await row.getByRole('cell').first().innerText()).split('\n')[0] ?? '';
    const highest = /en çok ([\d.,]+)/.exec(await row.innerText())?.[1] ?? '';
    await field.fill('99999,00');
    await field.blur();
    await expect(row.getByText(`En çok ${highest} TL olabilir.`)).toBeVisible();
    await field.fill(highest);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: '1 değişikliği gönder' }).click();
    await expect(desk.getByText('Teklifleriniz gönderildi').first()).toBeVisible();
  });

  await test.step('the operator approves it', async () => {
    await signInOperator(page, product);
    await page.getByRole('link', { name: 'Özel günler' }).click();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').first().check();
    await expectAccessible(page);
    await page.getByRole('button', { name: '1 teklifi onayla' }).click();
    await expect(page.getByText('1 teklif onaylandı.').first()).toBeVisible();
  });

  await test.step('the seller sees it, and cannot take it back', async () => {
    await desk.reload();
    await desk.getByRole('searchbox', { name: 'Barkod ya da ürün adı' }).fill(name);
    const row = desk.getByRole('row').filter({ hasText: name }).first();
    await expect(row.getByText('Onaylandı')).toBeVisible();
    await expect(row.getByRole('textbox')).toHaveCount(0);
  });
});
