import type { RequestOf } from '@havan/contract/call';
import { createHandOver, redeemHandOver, signIn, signOut } from '@havan/contract/identity/session';
import type { Api } from '../client.ts';

export type Credentials = RequestOf<typeof signIn>;

/**
 * Returns the calls around a session as plain functions: the sign-in page is the first page of a new visitor
 * and does without the query cache.
 */
export const sessionActions = (api: Api) => ({
  signIn: (credentials: Credentials) => api.call(signIn, credentials),
  signOut: (everywhere = false) => api.call(signOut, { everywhere }),
  /** Creates a code for the other host; `token` belongs to a session that is not stored here. */
  createHandOver: (userType: 1 | 2, token?: string) =>
    api.call(createHandOver, { userType }, token === undefined ? {} : { token }),
  redeemHandOver: (code: string) => api.call(redeemHandOver, { code }),
});
