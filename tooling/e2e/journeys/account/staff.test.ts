import { signIn } from '@havan/contract/identity/session';
import { send } from '@havan/run/market/wire';
import { storageStateOf } from '@havan/run/market/session';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { joinedCompany, newcomer } from '../../fixtures/new-company.ts';
import { sentTo } from '../../fixtures/commands/mailbox.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 set-password settings

test('an owner invites a colleague, who accepts, works and is removed again', async ({
  browser,
  product,
}) => {
  const { port, buyerOrigin } = product;
  const owner = await joinedCompany(port);
  const tokens = await send(port, signIn, {
    username: owner.username,
    password: owner.password,
    userType: 1,
  });
  const context = await browser.newContext({
    baseURL: buyerOrigin,
    storageState: storageStateOf(product, 'buyer', tokens),
  });
  const page = await context.newPage();
  const guest = newcomer();

  await page.goto('/myprofile/settings/staff');
  await page.getByRole('textbox', { name: 'E-posta adresi' }).fill(guest.email);
  await page.getByRole('button', { name: 'Davet gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Bekleyen davetler' })).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newContext({ baseURL: buyerOrigin });
  const there = await visitor.newPage();
  await there.goto(`/account/setpassword#${await sentTo(port, guest.email, /setpassword#([\w-]{40,})/)}`);
  await there.getByRole('textbox', { name: 'Ad soyad' }).fill(guest.fullName);
  await there.getByRole('textbox', { name: 'Cep telefonu' }).fill(guest.phone);
  await there.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(guest.username);
  await there.getByRole('textbox', { name: 'Şifre', exact: true }).fill(guest.password);
  await there.getByRole('textbox', { name: 'Şifre (tekrar)' }).fill(guest.password);
  await expectAccessible(there);
  await there.getByRole('button', { name: 'Hesabımı aç' }).click();
  await expect(there.getByRole('heading', { name: 'Hesabınız açıldı' })).toBeVisible();
  const member = await send(port, signIn, {
    username: guest.username,
    password: guest.password,
    userType: 1,
  });
  expect(member.userType).toBe(1);

  await page.reload();
  await page.getByRole('button', { name: `Çıkar: ${guest.fullName}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Firmadan çıkar' }).click();
  await expect(page.getByText(`${guest.fullName} firmadan çıkarıldı.`)).toBeVisible();
  await expect(
    send(port, signIn, { username: guest.username, password: guest.password, userType: 1 }),
  ).rejects.toThrow('401');
  await Promise.all([context.close(), visitor.close()]);
});
