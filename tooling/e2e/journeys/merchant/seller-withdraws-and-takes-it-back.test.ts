import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

// @spec §1 wallet-and-reorder
// @spec §2.2 my-wallet
// @spec buying withdrawal

test('the seller accepts the wallet contract, withdraws and cancels in time', async ({
  merchant: { page },
}) => {
  await page.goto('/merchant/myprofile/wallet');
  await expect(page.getByRole('heading', { name: 'Cüzdanım' })).toBeVisible();
  await expectAccessible(page);

  await test.step('the contract is newer than the seller’s consent: it comes first, its button waits for the tick', async () => {
    await page.getByRole('button', { name: 'Para çek', exact: true }).click();
    const contract = page.getByRole('dialog', { name: 'Cüzdan sözleşmesi' });
    const accept = contract.getByRole('button', { name: 'Sözleşmeyi onayla' });
    await expect(accept).toBeDisabled();
    await contract.getByRole('checkbox', { name: 'Cüzdan sözleşmesini okudum, onaylıyorum.' }).check();
    await accept.click();
  });

  await test.step('an amount that is not there is refused, then it goes', async () => {
    const dialog = page.getByRole('dialog', { name: 'Para çek' });
    const amount = dialog.getByRole('textbox', { name: 'Tutar' });
    await amount.fill('9999999');
    await dialog.getByRole('button', { name: 'Hesabıma aktar' }).click();
    await expect(dialog.getByText('Bakiyenizden fazlasını çekemezsiniz.')).toBeVisible();
    await amount.fill('125,50');
    await dialog.getByRole('button', { name: 'Hesabıma aktar' }).click();
    await expect(page.getByText('Para çekme talebiniz alındı.')).toBeVisible();
  });

  await test.step('it is taken back before the bank has it', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Banka işlemi bekleniyor' });
    await expect(row.getByText('125,50')).toBeVisible();
    await row.getByRole('button', { name: 'İptal et' }).click();
    await expect(page.getByText('Para çekme iptal edildi, tutar cüzdanınıza döndü.')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
