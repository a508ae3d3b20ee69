import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from './app.ts';

let remove = () => {};
afterEach(() => remove());

test.each([true, false])('the user name can be changed while its flag is %j', async (isOn) => {
  ({ remove } = await showApp(app, { path: '/myprofile/settings', flags: { usernameChange: isOn } }));
  await expect.element(page.getByRole('button', { name: 'Değiştir: ad soyad' })).toBeVisible();
  const change = page.getByRole('button', { name: 'Değiştir: kullanıcı adı' });
  expect(change.elements()).toHaveLength(isOn ? 1 : 0);
});
