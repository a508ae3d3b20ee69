import type { Api } from '@havan/api-client/client';
import { type CookieChoice, setCookiePolicy } from '@havan/contract/consent';

/** Keeps an answer at the server; whether it arrived makes no difference to the page. */
export async function tellServer(api: Api, choice: NonNullable<CookieChoice>): Promise<void> {
  await api.call(setCookiePolicy, { choice }).catch(() => null);
}
