import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test, withPerson } from '../../fixtures/test.ts';

// @spec §2.3 announcement-box sales-details-modal
// @spec §4 confirm-when-ticked legal-save pending-agreement
// @spec §8 attribute-errors

test('a pharmacy signs the agreement that blocks its page', async ({ browser, product }) => {
  await withPerson(browser, product, 'buyer', 'manolyaecz5', async ({ page }) => {
    await page.goto('/kurumsal/satis');
    const agreement = page.getByRole('dialog', { name: 'Kullanıcı Sözleşmesi' });
    await expect(agreement.getByRole('heading', { name: '1. Hesap' })).toBeVisible();
    await expectAccessible(page);
    const confirm = agreement.getByRole('button', { name: 'Kullanıcı Sözleşmesini Onayla' });
    await expect(confirm).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(agreement).toBeVisible();
    await agreement.getByRole('checkbox', { name: "Kullanıcı Sözleşmesi'ni okudum, onaylıyorum." }).check();
    await confirm.click();
    await expect(agreement).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: /Hesabım, Manolya/ })).toBeVisible();
    await expect(agreement).toBeHidden();
  });
});

test('a seller completes its KEP address and MERSIS number', async ({ browser, product }) => {
  await withPerson(
    browser,
    product,
    'merchant',
    'kavraresmi12',
    async ({ page }) => {
      await page.goto('/merchant/homepage');
      const details = page.getByRole('dialog', { name: 'Satış Bilgileriniz Eksik!' });
      await expect(details).toBeVisible();
      expect((await details.boundingBox())?.width).toBeLessThanOrEqual(420);
      await expectAccessible(page);
      const save = details.getByRole('button', { name: 'Kaydet' });
      await expect(save).toBeDisabled();
      await details.getByRole('textbox', { name: 'KEP adresi' }).fill('kavra@firma.example');
      await details.getByRole('textbox', { name: 'MERSİS numarası' }).fill('0123456789012345');
      await expect(details.getByRole('textbox', { name: 'MERSİS numarası' })).toHaveValue(
        '0123-4567-8901-2345',
      );
      await save.click();
      await expect(details.getByText(/kep\.tr/).first()).toBeVisible();
      await details.getByRole('textbox', { name: 'KEP adresi' }).fill('kavra@hs01.kep.tr');

      // A refusal of the server appears below the button and the modal stays open (specification §8).
      const call = '**/api/v1/Users/UpdateKepAdressAndMersisNo**';
      await page.route(call, (route) => route.abort());
      await save.click();
      await expect(details.getByRole('alert')).toContainText('Teknik bir sorun');
      await page.unroute(call);
      await save.click();
      await expect(details).toBeHidden();
    },
    { expectsFailures: true },
  );
});

test('a pharmacy is informed once that texts have changed', async ({ browser, product }) => {
  await withPerson(browser, product, 'buyer', 'cevizeczan7', async ({ page }) => {
    await page.goto('/kurumsal/satis');
    const box = page.getByRole('complementary', { name: 'Metinlerimiz güncellendi' });
    await expect(box.getByRole('link', { name: 'Metni oku' })).toHaveAttribute(
      'href',
      '/kurumsal/kullanim-kosullari',
    );
    await expectAccessible(page);
    const reported = page.waitForResponse(/AcknowledgeAgreementUpdate/);
    await box.getByRole('button', { name: 'Okudum' }).click();
    await expect(box).toBeHidden();
    await reported;
    await page.reload();
    await expect(page.getByRole('button', { name: /Hesabım, Ceviz/ })).toBeVisible();
    await expect(box).toBeHidden();
  });
});
