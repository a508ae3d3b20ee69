import { createAccountTransfer, redeemAccountTransfer } from '@havan/contract/identity/account-transfer';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const partnerSecret = 'what the sister site shows when it asks';
const app = testApp({ config: { partnerUrl: 'https://recete.example/giris', partnerSecret } });

const transfer = async (returnUrl?: string) => {
  const { token } = await signedInAs(app, 'pharmacy');
  const { url } = (await app.call(createAccountTransfer, { returnUrl }, { token })).result;
  return new URL(url);
};
const redeem = (address: URL, secret = partnerSecret) =>
  app.call(redeemAccountTransfer, {
    token: address.searchParams.get('token') ?? '',
    partnerSecret: secret,
  });

// @spec §2.2 transfer-account

test('leads to the partner with a token that identifies the user, once and for a minute', async () => {
  const address = await transfer('/urun/12');
  expect(address.origin + address.pathname).toBe('https://recete.example/giris');
  expect(address.searchParams.get('returnUrl')).toBe('/urun/12');
  expect((await redeem(address, 'a guess that is long enough to be one')).status).toBe(403);
  expect((await redeem(address)).result).toMatchObject({ fullName: 'Deniz Yılmaz', companyType: 'pharmacy' });
  expect((await redeem(address)).body.errors[0]?.code).toBe('linkUsed');
  const late = await transfer();
  app.clock.advance(60_000);
  expect((await redeem(late)).body.errors[0]?.code).toBe('linkExpired');
});

test('throttles wrong secrets, and never the partner itself', async () => {
  const used = await transfer();
  await redeem(used);
  for (let n = 0; n < 30; n += 1) expect((await redeem(used)).body.errors[0]?.code).toBe('linkUsed');
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await redeem(used, `a long guess, number ${n}`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await redeem(await transfer())).status).toBe(200);
});

test('leads to no other origin', async () => {
  const address = await transfer('https://evil.example/');
  expect(address.origin).toBe('https://recete.example');
  expect(address.searchParams.has('returnUrl')).toBe(false);
});

test('is for pharmacies', async () => {
  expect((await app.call(createAccountTransfer, {})).status).toBe(401);
  const merchant = await signedInAs(app, 'merchant');
  expect((await app.call(createAccountTransfer, {}, merchant)).status).toBe(403);
});
