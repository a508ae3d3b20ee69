import { getSessions, signIn } from '@havan/contract/identity/session';
import { expect } from '@playwright/test';
import { send } from '@havan/run/market/wire';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { joinedCompany } from '../../fixtures/new-company.ts';
import { sentTo } from '../../fixtures/commands/mailbox.ts';
import { test } from '../../fixtures/test.ts';

const fresh = 'zT5mB8wQ';

// @spec §2.2 password-reset

test('a forgotten password is reset by the mailed link, which ends every session', async ({
  page,
  product,
}) => {
  const { port, buyerOrigin } = product;
  const { username, email, password } = await joinedCompany(port);
  const elsewhere = await send(port, signIn, { username, password, userType: 1 });

  await test.step('asks for a link', async () => {
    await page.goto(`${buyerOrigin}/account/login`);
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
    await page.getByRole('textbox', { name: 'E-posta adresi' }).fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
    await expect(page.getByRole('heading', { name: 'E-postanızı kontrol edin' })).toBeVisible();
    await expectAccessible(page);
  });

  const token = await sentTo(port, email, /resetpassword#([\w-]{40,})/);

  await test.step('sets a new one', async () => {
    await page.goto(`${buyerOrigin}/account/resetpassword#${token}`);
    await page.getByRole('textbox', { name: 'Yeni şifre', exact: true }).fill(fresh);
    await page.getByRole('textbox', { name: 'Yeni şifre (tekrar)' }).fill('baska');
    await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
    await expect(page.getByText('Şifreler uyuşmuyor.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Yeni şifre (tekrar)' }).fill(fresh);
    await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
    await expect(page.getByRole('heading', { name: 'Şifreniz değiştirildi' })).toBeVisible();
    await expectAccessible(page);
    await expect(send(port, getSessions, {}, elsewhere.token)).rejects.toThrow('401');
  });

  await test.step('signs in with it, and not with the old one', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click();
    await page.getByRole('textbox', { name: 'Kullanıcı adı veya e-posta' }).fill(username);
    await page.getByRole('textbox', { name: 'Şifre' }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Kullanıcı adı ya da şifre hatalı.');
    await page.getByRole('textbox', { name: 'Şifre' }).fill(fresh);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${buyerOrigin}/homepage`);
  });

  await test.step('finds the link used up', async () => {
    await page.goto(`${buyerOrigin}/account/resetpassword#${token}`);
    await expect(page.getByText('Bu bağlantı daha önce kullanılmış.')).toBeVisible();
  });
});
