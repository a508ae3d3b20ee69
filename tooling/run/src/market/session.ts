import { setCookiePolicy } from '@havan/contract/identity/consent';
import { getGlobalInformations } from '@havan/contract/bootstrap/basic-infos';
import { type SessionTokens, signIn } from '@havan/contract/identity/session';
import type { LaunchSettings } from '../product/settings.ts';
import { send } from './wire.ts';

type Area = 'buyer' | 'merchant';
type Addresses = Pick<LaunchSettings, 'port' | 'buyerOrigin' | 'merchantOrigin'>;

/** User types of the specification, section 1: 1 lands on the buyer home, 2 on the merchant home. */
const userTypes = { buyer: 1, merchant: 2 } as const;

/** Returns the demo accounts of a running product, in the order of their company types. */
export async function demoAccounts(port: number) {
  const { demoAccounts: accounts } = await send(port, getGlobalInformations, {});
  return accounts;
}

/** The device that each account signed in with; without it every sign-in would be one with a new device. */
const devices = new Map<string, string>();

/** Signs in a demo account through the API. */
export async function signInAs(port: number, username: string, area: Area): Promise<SessionTokens> {
  const accounts = await demoAccounts(port);
  const password = accounts[0]?.password ?? '';
  const account = `${port}/${username}`;
  const deviceToken = devices.get(account);
  const tokens = await send(port, signIn, {
    username,
    password,
    userType: userTypes[area],
    ...(deviceToken !== undefined && { deviceToken }),
  });
  devices.set(account, tokens.deviceToken);
  // Cookies are refused beforehand, so that no question appears during a journey.
  await send(port, setCookiePolicy, { choice: 'refused' }, tokens.token);
  return tokens;
}

/** Returns Playwright's storage state of a signed-in browser context. */
export function storageStateOf(addresses: Addresses, area: Area, tokens: SessionTokens) {
  const origin = area === 'buyer' ? addresses.buyerOrigin : addresses.merchantOrigin;
  const localStorage = [
    { name: `havan.session.${userTypes[area]}`, value: JSON.stringify(tokens) },
    // The cookie question stays answered after a sign-out.
    { name: 'havan.cookie-policy', value: 'refused' },
    // The wallet offer is dismissed, too.
    { name: 'havan.wallet-popup', value: String(Date.now()) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
