import { checkLink } from '@havan/contract/identity/account';
import { expect, type Page } from '@playwright/test';
import { hold, refusal } from '../../fixtures/answers.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test, withPerson } from '../../fixtures/test.ts';

const stale = 'x'.repeat(43);

/** A public page in a failure state, and the text that it then shows. */
const lost: readonly (readonly [path: string, says: string])[] = [
  [`activation#${stale}`, 'Bu bağlantı geçersiz ya da süresi dolmuş.'],
  [`resetpassword#${stale}`, 'Bu bağlantı geçersiz ya da süresi dolmuş.'],
  [`setpassword#${stale}`, 'Bu bağlantı geçersiz ya da süresi dolmuş.'],
  ['gsm-verification', 'Doğrulama adımınız bulunamadı'],
];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

// @spec §2.2 activation settings warning-password

test('an invalid link explains how to continue', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, says] of lost) {
    await page.goto(`${product.buyerOrigin}/account/${path}`);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    // Two of these addresses differ only in their fragment, and a change of the fragment loads no page.
    await page.goto('about:blank');
  }
});

test('a weak password must be replaced, and a mailed link is checked before use', async ({
  page,
  product,
}) => {
  await page.goto(`${product.buyerOrigin}/account/warningpassword`);
  await page.getByRole('button', { name: 'Şifremi yenile ve giriş yap' }).click();
  await expect(page.getByRole('textbox', { name: 'Kullanıcı adı' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  const look = await hold(page, checkLink, refusal('Bağlantı şu anda kontrol edilemiyor.'));
  await page.goto(`${product.buyerOrigin}/account/resetpassword#${stale}`);
  await expect(page.getByText('Bağlantı kontrol ediliyor')).toBeVisible();
  look.release();
  await expect(page.getByText('Bağlantı şu anda kontrol edilemiyor.')).toBeVisible();
  await expect(heading(page, 'Bağlantı kullanılamıyor')).toBeVisible();
  await expectAccessible(page);
  await look.invalidate();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByText('Bu bağlantı geçersiz ya da süresi dolmuş.')).toBeVisible();
});

const settings = [
  ['', 'Kullanıcı bilgilerim'],
  ['/notification', 'Bildirim ayarlarım'],
  ['/password', 'Şifre işlemleri'],
  ['/sessions', 'Oturumlarım'],
  ['/staff', 'Kullanıcılar'],
] as const;

test('every settings page opens, and a notification can be switched off', async ({ browser, product }) => {
  test.slow();
  await withPerson(browser, product, 'buyer', 'eczane', async ({ page }) => {
    for (const [path, title] of settings) {
      await page.goto(`/myprofile/settings${path}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('main').getByText(/yükleniyor/)).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto('/transfer-account');
    await expect(heading(page, /kardeş sitemizde/)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/myprofile/settings/notification');
    const rated = page.getByRole('switch', { name: 'Değerlendirme, Uygulama' });
    await expect(rated).toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await rated.press('Space');
    await expect(rated).not.toBeChecked();
    await saved;
    await page.reload();
    await expect(rated).not.toBeChecked();
    await rated.press('Space');
    await expect(rated).toBeChecked();
  });
});
