import { checkResult } from '@havan/api-client/check-result';
import { createApi } from '@havan/api-client/client';
import type { UserType } from '@havan/domain/company';
import type { AppProfile, Audience, SharedPaths } from './app-profile.ts';
import { createGlobals } from './globals.ts';
import { otherAppHref } from './other-app.ts';
import { fetchOrTake } from '../start/early-answers.ts';
import { browserSessionPorts } from '../session/session-ports.ts';
import { createSessionStore } from '../session/session-store.ts';

interface AppFacts {
  readonly audience: Audience;
  readonly userType: UserType;
  readonly basename: AppProfile['basename'];
  readonly paths: SharedPaths;
}

/**
 * Creates the profile of an app from the browser's storage, locks, clock and randomness. A stored session is restored,
 * with a request only when its token has expired (specification §4).
 */
export function createProfile({ audience, userType, basename, paths }: AppFacts): AppProfile {
  const now = () => Date.now();
  const session = createSessionStore(userType, localStorage, now);
  const api = createApi({
    baseUrl: '',
    session: browserSessionPorts(session, now),
    newKey: () => crypto.randomUUID(),
    check: import.meta.env.DEV ? checkResult : undefined,
    fetch: fetchOrTake,
  });
  const globals = createGlobals(api);
  addEventListener('storage', ({ key }) => session.storageChanged(key));
  void api.session.restore().catch(() => session.setRefreshing(false));
  return {
    audience,
    userType,
    basename,
    api,
    session,
    globals,
    paths,
    // The server sends the value of every flag, with its default; no page loads the table of all defaults.
    flags: { isOn: () => true },
    botCheck: null,
    otherAppHref: (path) =>
      otherAppHref(path, { origin: location.origin, audience }, globals.getState().globals),
    leave: (href) => location.assign(href),
  };
}
