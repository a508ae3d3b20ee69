import { createQueryClient } from '@havan/api-client/query-defaults';
import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WithdrawModal } from './WithdrawModal.tsx';

const client = createQueryClient();
const wallet = { ...sampleOf(calls.getWallet.schemas.result), balance: 10_000_000 };
const app = testApp([
  {
    path: '/withdraw',
    element: (
      <QueryClientProvider client={client}>
        <WithdrawModal wallet={wallet} onClose={() => undefined} />
      </QueryClientProvider>
    ),
  },
]);
const sample = sampleOf(calls.getPayoutAccounts.schemas.result);
const getPayoutAccounts = {
  ...sample,
  accounts: sample.accounts.map((account) => ({ ...account, state: 'usable' })),
};
let remove = () => {};
afterEach(() => {
  remove();
  client.clear();
});

const submit = page.getByRole('button', { name: 'Hesabıma aktar' });
const code = page.getByRole('textbox', { name: 'Doğrulama kodu' });

test('a large withdrawal asks for the code in its field, where the cursor then is', async () => {
  const question = 'Doğrulama uygulamanızın gösterdiği 6 haneli kodu yazın.';
  const wrong = 'Girdiğiniz kod hatalı ya da süresi dolmuş.';
  const answers = {
    getPayoutAccounts,
    withdrawToIban: new Refusal(403, question, 'secondFactorRequired'),
    proveSecondFactor: new Refusal(409, wrong, 'codeInvalid'),
  };
  ({ remove } = await showApp(app, { path: '/withdraw', answers }));
  await page.getByRole('textbox', { name: 'Tutar' }).fill('60000');
  await submit.click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/kurtarma kodlarınızdan biri/);
  // To be asked is no failure.
  await expect.element(page.getByText(question)).not.toBeInTheDocument();
  await submit.click();
  await expect.element(page.getByText('Doğrulama kodunu yazın.')).toBeVisible();
  await code.fill('000000');
  await expect.element(page.getByText('Doğrulama kodunu yazın.')).not.toBeInTheDocument();
  await submit.click();
  await expect.element(page.getByText(wrong)).toBeVisible();
  await expect.element(page.getByText(question)).not.toBeInTheDocument();
});

test('a member without an authenticator is told why, and led to where it is turned on', async () => {
  const reason = 'Bir günde 50.000,00 TL ve üzeri para çekmek için iki adımlı doğrulamayı açın.';
  const answers = { getPayoutAccounts, withdrawToIban: new Refusal(403, reason, 'secondFactorMissing') };
  ({ remove } = await showApp(app, { path: '/withdraw', answers }));
  await page.getByRole('textbox', { name: 'Tutar' }).fill('60000');
  await submit.click();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'İki adımlı doğrulamayı aç' }))
    .toHaveAttribute('href', '/settings');
  await expect.element(code).not.toBeInTheDocument();
});
