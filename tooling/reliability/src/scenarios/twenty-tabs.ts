import { createApi } from '@havan/api-client/client';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { refreshToken, type SessionTokens, signIn } from '@havan/contract/identity/session';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { password } from '../harness/people.ts';
import type { Stand } from '../harness/harness.ts';
import { ask } from '../harness/wire.ts';

const tabs = 20;

/**
 * Twenty tabs of one browser with an expired token, each with its own client and API process, with real Web Locks
 * between them: one refresh is sent, every tab gets an answer, and none is signed out.
 */
export async function twentyTabs(
  harness: Stand,
  bases: readonly string[],
  username: string,
): Promise<string[]> {
  const signedIn = (await ask(bases[0] ?? '', signIn, { username, password, userType: 1 })).result;
  if (!signedIn) return ['nobody could sign in to open twenty tabs'];
  await harness.sql.query(`update access_token set expires_at = now() - interval '1 minute'`);
  let stored: SessionTokens | null = { ...signedIn, tokenExpireDate: new Date(0).toISOString() };
  let signedOut = 0;
  const openTab = (at: number) =>
    createApi({
      baseUrl: bases[at % bases.length] ?? '',
      session: {
        storage: {
          read: () => stored,
          write: (tokens) => {
            stored = tokens;
          },
          clear: () => {
            stored = null;
          },
        },
        withLock: (name, task) => navigator.locks.request(name, task),
        // The tabs share one storage.
        marks: { set: () => Promise.resolve(), has: () => Promise.resolve(false) },
        now: () => Date.now(),
        onSignedOut: () => {
          signedOut += 1;
        },
      },
      newKey: () => crypto.randomUUID(),
    });
  const open = Array.from({ length: tabs }, (_, at) => openTab(at));
  const wire = countRequests(`/${refreshToken.path}`);
  // Half of the tabs notice the expiry by their clock, the other half by a 401.
  const answers = await Promise.allSettled(
    open.map(async (api, at) => {
      if (at % 2 === 0) await api.session.restore();
      return api.call(getUserBasicInfos, {});
    }),
  );
  const refreshes = wire.end();
  const failed = answers.filter(({ status }) => status === 'rejected').length;
  return [
    ...(refreshes === 1 ? [] : [`${tabs} tabs with an expired token made ${refreshes} refreshes`]),
    ...(failed === 0 ? [] : [`${failed} of ${tabs} tabs were not answered`]),
    ...(signedOut === 0 ? [] : [`${signedOut} of ${tabs} tabs were signed out`]),
  ];
}

/** Counts the requests of this process to an address. */
function countRequests(path: string): { readonly end: () => number } {
  let count = 0;
  const note = (message: unknown) => {
    const { request } = message as { readonly request: { readonly path: string } };
    if (request.path.endsWith(path)) count += 1;
  };
  subscribe('undici:request:create', note);
  return {
    end: () => {
      unsubscribe('undici:request:create', note);
      return count;
    },
  };
}
