import { sampleOf } from '@havan/contract/testing/sample-of';
import { calls } from '@havan/contract/calls';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal, showApp } from '../../testing/show-app.tsx';
import { testApp } from '../../testing/test-app.ts';
import { sessionRoutes } from './session-routes.tsx';

const app = testApp(sessionRoutes);
const name = page.getByLabelText('Kullanıcı adı veya e-posta');
const password = page.getByLabelText('Şifre', { exact: true });
const button = page.getByRole('button', { name: 'Giriş yap', exact: true });
let remove = () => {};
afterEach(() => remove());

/** Fills the form and submits it to a server with the given answer. */
async function signIn(answer: unknown) {
  const shown = await showApp(app, {
    path: '/account/login',
    isSignedIn: false,
    answers: { signIn: answer },
  });
  ({ remove } = shown);
  await userEvent.fill(name, 'eczane');
  await userEvent.fill(password, 'Pazar-2026');
  await userEvent.click(button);
  return shown;
}

test('asks for missing values and sends nothing', async () => {
  const shown = await showApp(app, { path: '/account/login', isSignedIn: false });
  ({ remove } = shown);
  await userEvent.click(button);
  await expect.element(page.getByText('Şifrenizi yazın.')).toBeVisible();
  expect([...shown.asked]).not.toContain('signIn');
});

test('shows that it is signing in', async () => {
  await signIn(new Promise(() => {}));
  await expect
    .element(page.getByRole('button', { name: /Giriş yap/ }).first())
    .toHaveAttribute('aria-busy', 'true');
});

test.each([401, 403, 409])('shows the message of a refusal (%i) and keeps the input', async (status) => {
  await signIn(new Refusal(status, 'Kullanıcı adı ya da şifre yanlış.'));
  await expect.element(page.getByText('Kullanıcı adı ya da şifre yanlış.')).toBeVisible();
  await expect.element(password).toHaveValue('Pazar-2026');
});

test('asks for the code of the second factor below the password, which stays', async () => {
  const shown = await signIn(new Refusal(403, 'Kodu yazın.', 'secondFactorRequired'));
  const code = page.getByLabelText(/Doğrulama kodu/);
  await expect.element(code).toHaveFocus();
  await expect.element(password).toHaveValue('Pazar-2026');
  expect(page.getByText('Kodu yazın.').elements()).toEqual([]);
  shown.asked.clear();
  await userEvent.click(button);
  await expect.element(page.getByText('Doğrulama kodunu yazın.')).toBeVisible();
  expect([...shown.asked]).not.toContain('signIn');
  await userEvent.fill(code, '123456');
  await userEvent.click(button);
  await expect.poll(() => [...shown.asked]).toContain('signIn');
});

test('opens the home page', async () => {
  const tokens = sampleOf(calls.signIn.schemas.result);
  const { left } = await signIn({ ...tokens, userType: app.userType });
  await expect.poll(() => left, { timeout: 10_000 }).toEqual(['/homepage']);
});
