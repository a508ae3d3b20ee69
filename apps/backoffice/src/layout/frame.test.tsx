import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepSession } from '../session.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { SignInScreen } from '../features/session/SignInScreen.tsx';
import { Frame } from './Frame.tsx';

let remove = () => {};
afterEach(() => {
  remove();
  keepSession(null);
});

test.each([
  ['finance', false],
  ['catalogue', true],
] as const)('an address typed by %s opens only with its right: %s', async (role, isOpen) => {
  keepSession('a-token');
  ({ remove } = showScreen(
    <Routes>
      <Route element={<Frame />}>
        <Route path="/" element={<Navigate to="/listings" replace />} />
        <Route path="/listings" element={<h1>İlanlar</h1>} />
      </Route>
    </Routes>,
    ({ path }) =>
      path === 'GetOperator'
        ? { operatorId: 1, name: 'Selin Aras', username: 'selin', roles: [role] }
        : { queues: [] },
  ));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(isOpen ? 'İlanlar' : 'Bu alanı kullanmak için yetkiniz yok.');
});

test.each([
  ['expired', ['Oturumunuz sona erdi. Yeniden girince kaldığınız sayfaya dönersiniz.'], 'Siparişler'],
  ['left', [], 'Bugün'],
] as const)(
  'after a session that %s the sign-in leads to the right page',
  async (end, sentences, heading) => {
    keepSession('a-token');
    keepSession(null, end);
    let starts = 0;
    /** Redirects to the orders at the first rendering, and shows the page of the day afterwards. */
    function Start() {
      const [isFirst] = useState(() => (starts += 1) === 1);
      return isFirst ? <Navigate to="/orders?late=3" replace /> : <h1>Bugün</h1>;
    }
    ({ remove } = showScreen(
      <Routes>
        <Route path="/login" element={<SignInScreen />} />
        <Route path="/" element={<Start />} />
        <Route element={<Frame />}>
          <Route path="/orders" element={<h1>Siparişler</h1>} />
        </Route>
      </Routes>,
      ({ path }) => {
        if (path === 'GetOperator') return { operatorId: 1, name: 'Selin Aras', roles: ['finance'] };
        if (path === 'SignIn') return { token: 'b-token' };
        return path === 'GetDemoOperators' ? { accounts: [] } : { queues: [] };
      },
    ));
    await expect.element(page.getByRole('heading', { name: 'Platform masası' })).toBeVisible();
    const said = page.getByText(/^Oturumunuz sona erdi/).elements();
    expect(said.map((element) => element.textContent)).toEqual(sentences);
    await page.getByLabelText('Kullanıcı adı ya da e-posta').fill('operator');
    await page.getByLabelText('Şifre', { exact: true }).fill('x');
    await page.getByLabelText('Doğrulama kodu').fill('123456');
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
);
