import {
  approveMembershipAgreement,
  getAgreementTemplate,
  getMembershipAgreement,
  getPendingAgreement,
} from '@havan/contract/identity/agreements';
import { checkKepMersisInfo } from '@havan/contract/identity/company/legal-details';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { getPageParameters } from '@havan/contract/bootstrap/page-settings';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { answerDifferently, answerWith, hold, refusal } from '../../fixtures/answers.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** The answer that the API gave before 3 June 2024; the HTTP tests check which companies receive it. */
const membership = { isShowPopUp: true, html: '<h2>1. Konu</h2><p>Üyenin koşulları.</p>' };
const failing = { expectsFailures: true };

// @spec §2.3 membership-modal sales-details-modal
// @spec §3 agreement-entities
// @spec §4 confirm-when-ticked legal-save

test('the membership agreement is ticked, refused once, confirmed and closed', async ({
  browser,
  product,
}) => {
  const act = async ({ page }: Parameters<Parameters<typeof withPerson>[4]>[0]) => {
    await answerWith(page, getMembershipAgreement, membership);
    await page.goto('/merchant/kurumsal/satis');
    const modal = page.getByRole('dialog', { name: 'Üyelik Sözleşmesi' });
    await expect(modal.getByRole('heading', { name: '1. Konu' })).toBeVisible();
    await expectAccessible(page);
    const confirm = modal.getByRole('button', { name: 'Üyelik Sözleşmesini Onayla' });
    await expect(confirm).toBeDisabled();
    await page.keyboard.press('Escape');
    await modal.getByRole('checkbox', { name: "Üyelik Sözleşmesi'ni okudum, onaylıyorum." }).check();

    const approval = await hold(page, approveMembershipAgreement, refusal('Sözleşme şu anda onaylanamıyor.'));
    await confirm.click();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    approval.release();
    const alert = modal.getByRole('alert');
    await expect(alert).toContainText('Sözleşme şu anda onaylanamıyor.');
    const [button, error] = [await confirm.boundingBox(), await alert.boundingBox()];
    expect(error?.y).toBeGreaterThan(button?.y ?? Number.POSITIVE_INFINITY);

    await approval.invalidate();
    await answerWith(page, getMembershipAgreement, { isShowPopUp: false, html: null });
    await confirm.click();
    await expect(modal).toBeHidden();
  };
  await withPerson(browser, product, 'merchant', 'satici', act, failing);
});

test('a pharmacy is never asked for the membership agreement', async ({ browser, product }) => {
  await withPerson(browser, product, 'buyer', 'eczane', async ({ page }) => {
    await answerWith(page, getMembershipAgreement, membership);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    await page.goto('/kurumsal/satis');
    await expect.poll(() => asked).toContain('CheckAgreementUpdate');
    expect(asked).not.toContain('GetMembershipAgreement');
  });
});

test('an agreement that fails to load shows the failure and cannot be confirmed', async ({
  browser,
  product,
}) => {
  const act = async ({ page, token }: Parameters<Parameters<typeof withPerson>[4]>[0]) => {
    const sender = { port: product.port, token };
    await answerDifferently(page, sender, [getUserBasicInfos, {}], (infos) => ({
      ...infos,
      user: { ...infos.user, hasPendingAgreement: true },
    }));
    await answerWith(page, getPendingAgreement, {
      slug: 'kullanici-sozlesmesi',
      title: 'Kullanıcı Sözleşmesi',
    });
    (await hold(page, getAgreementTemplate, refusal('Metin şu anda okunamıyor.'))).release();
    await page.goto('/kurumsal/satis');
    const modal = page.getByRole('dialog', { name: 'Kullanıcı Sözleşmesi' });
    await expect(modal.getByRole('alert')).toContainText('Metin şu anda okunamıyor.');
    await expect(modal.getByRole('checkbox')).toBeDisabled();
    await expect(modal.getByRole('button', { name: 'Kullanıcı Sözleşmesini Onayla' })).toBeDisabled();
  };
  await withPerson(browser, product, 'buyer', 'eczane', act, failing);
});

test('sales details need the required fields before saving, and accept no blanks', async ({
  browser,
  product,
}) => {
  await withPerson(browser, product, 'merchant', 'satici', async ({ page, token }) => {
    const sender = { port: product.port, token };
    await answerDifferently(page, sender, [getUserBasicInfos, {}], (infos) => ({
      ...infos,
      featureFlags: {
        ...infos.featureFlags,
        mersisKepAddress: { enabled: true, limited: true, userIds: [infos.user.id] },
      },
    }));
    const details = { isShowPopUp: true, kepInformations: null, mersisInformations: null };
    await answerWith(page, checkKepMersisInfo, { ...details, isRequiredMersis: false });
    await page.goto('/merchant/kurumsal/satis');
    const modal = page.getByRole('dialog', { name: 'Satış Bilgileriniz Eksik!' });
    const save = modal.getByRole('button', { name: 'Kaydet' });
    const kep = modal.getByRole('textbox', { name: 'KEP adresi' });
    await expect(save).toBeDisabled();
    await kep.pressSequentially('a b');
    await expect(kep).toHaveValue('ab');
    await expect(save).toBeEnabled();

    await answerWith(page, checkKepMersisInfo, { ...details, isRequiredMersis: true });
    await page.reload();
    await kep.fill('firma@hs01.kep.tr');
    await expect(save).toBeDisabled();
    await modal.getByRole('textbox', { name: 'MERSİS numarası' }).fill('0123456789012345');
    await expect(save).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  });
});

test('the wallet is offered only on the home page, until it is dismissed', async ({ browser, product }) => {
  await withPerson(browser, product, 'merchant', 'satici', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('asked')) return;
      sessionStorage.setItem('asked', 'yes');
      localStorage.removeItem('havan.wallet-popup');
    });
    await answerWith(page, getPageParameters, { walletActivationPopupStatus: true });
    await page.goto('/merchant/homepage');
    const offer = page.getByRole('complementary', { name: 'Cüzdanınızı etkinleştirin' });
    await expect(offer.getByRole('link', { name: 'Cüzdanımı aç' })).toHaveAttribute(
      'href',
      '/merchant/myprofile/wallet',
    );
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Daha sonra' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});
