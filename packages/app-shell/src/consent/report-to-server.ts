import type { Api } from '@havan/api-client/client';
import { type CookieChoice, setCookiePolicy } from '@havan/contract/identity/consent';

/** Saves an answer on the server; a failure does not affect the page. */
export async function reportToServer(api: Api, choice: NonNullable<CookieChoice>): Promise<void> {
  await api.call(setCookiePolicy, { choice }).catch(() => null);
}
