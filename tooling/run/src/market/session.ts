import { setCookiePolicy } from '@havan/contract/consent';
import { getGlobalInformations } from '@havan/contract/master';
import { type SessionTokens, signIn } from '@havan/contract/session';
import type { LaunchSettings } from '../product/settings.ts';
import { send } from './wire.ts';

type Area = 'buyer' | 'merchant';
type Addresses = Pick<LaunchSettings, 'port' | 'buyerOrigin' | 'merchantOrigin'>;

/** User types of the specification, section 1: 1 lands on the buyer home, 2 on the merchant home. */
const userTypes = { buyer: 1, merchant: 2 } as const;

/** The demo accounts of a running product, in the order of their company types. */
export async function demoAccounts(port: number) {
  const { demoAccounts: accounts } = await send(port, getGlobalInformations, {});
  return accounts;
}

/** Signs in by the API; `username` is a demo account's. */
export async function signInAs(port: number, username: string, area: Area): Promise<SessionTokens> {
  const accounts = await demoAccounts(port);
  const password = accounts[0]?.password ?? '';
  const tokens = await send(port, signIn, { username, password, userType: userTypes[area] });
  // Nobody is counted here, and nobody is asked in the middle of a journey.
  await send(port, setCookiePolicy, { choice: 'refused' }, tokens.token);
  return tokens;
}

/** What Playwright puts into a new browser context so that it opens signed in. */
export function storageStateOf(addresses: Addresses, area: Area, tokens: SessionTokens) {
  const origin = area === 'buyer' ? addresses.buyerOrigin : addresses.merchantOrigin;
  const localStorage = [
    { name: `havan.session.${userTypes[area]}`, value: JSON.stringify(tokens) },
    // Signed out on the way, nobody is asked about cookies either.
    { name: 'havan.cookie-policy', value: 'refused' },
    // Nor is anybody offered the wallet.
    { name: 'havan.wallet-popup', value: String(Date.now()) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
